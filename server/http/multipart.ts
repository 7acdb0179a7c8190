import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequestError, ContractError } from '../dialect/errors';
import { UploadedFile } from '../dialect/uploaded-file';
import { operationLimits } from './limits';
import { insertFiles, parseUploadMap } from './upload-map';

/** Maximum number of files in one request. */
const maxFiles = 10;

/** Settings of file uploads. */
export interface UploadSettings {
  /** Directory in which uploaded files are kept until their request is answered. */
  incoming: string;
  /** Maximum number of bytes of one file. */
  largest: number;
}

/** A parsed multipart request. */
export interface MultipartRequest {
  /** The operations, like the body of a JSON request, with files inserted at the paths of the map. */
  body: unknown;
  /** Deletes the files from the directory of uploads. Call it when the request has been answered. */
  discard(): Promise<void>;
}

/** Thrown when the request body exceeds the limit; answered with the status 413. */
class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** Registers the multipart parser that `receiveMultipart` needs. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a request of the GraphQL multipart request specification: `operations`, then `map`, then the files. If the body
 * is malformed or the connection breaks, the received files are deleted.
 * @throws ContractError for a malformed body
 */
export async function receiveMultipart(
  request: FastifyRequest,
  { incoming, largest }: UploadSettings,
): Promise<MultipartRequest> {
  const folder = join(incoming, randomUUID());
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    if (Number(request.headers['content-length']) > operationLimits.body + maxFiles * largest)
      throw new BodyTooLarge('Request body is too large');
    return { body: await readParts(request, folder, largest), discard };
  } catch (error) {
    await discard();
    // Reads and ignores the rest of the body, because a client that is still sending might not read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw isMalformed(error) ? badRequestError('The multipart body is not formed like one.') : error;
  }
}

/** Returns whether the parser refused the body. Errors of disk, connection and size limits have a code or status. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && !(error instanceof ContractError) && !('code' in error) && !('statusCode' in error);
}

async function readParts(request: FastifyRequest, folder: string, largest: number): Promise<unknown> {
  const fields = new Map<string, unknown>();
  const files = new Map<string, UploadedFile>();
  const sizes = { fileSize: largest, files: maxFiles, fieldSize: operationLimits.body, fields: 2, headerPairs: 20 };
  for await (const part of request.parts({ limits: sizes })) {
    if (part.type === 'file') {
      if (!fields.has('operations') || !fields.has('map'))
        throw badRequestError('Files must follow the operations and the map.');
      files.set(part.fieldname, await saveFile(part, folder));
    } else {
      fields.set(part.fieldname, jsonOf(part.value, part.fieldname));
    }
  }
  return insertFiles(fields.get('operations'), parseUploadMap(fields.get('map')), files);
}

async function saveFile({ file, filename }: MultipartFile, folder: string): Promise<UploadedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const target = createWriteStream(path);
  await pipeline(file, target);
  // Browsers escape quotes and line breaks in file names as %22, %0A and %0D.
  const name = filename.replaceAll('%22', '"').replace(/%0[AD]/g, ' ');
  return new UploadedFile(path, name, target.bytesWritten, !file.truncated);
}

/** Parses a JSON part. The library has already parsed parts with a JSON content type. */
function jsonOf(value: unknown, name: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw badRequestError(`The part ${name} is not JSON.`);
  }
}
