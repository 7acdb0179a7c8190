import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, ContractError } from '../dialect/errors';
import { UploadedFile } from '../dialect/uploaded-file';
import { limits } from './limits';
import { insertFiles, parseUploadMap } from './upload-map';

/** Maximum files of one request. */
const maxFiles = 10;

/** The directory of uploaded files until their request is answered, and the maximum bytes of each. */
export interface UploadSettings {
  incoming: string;
  largest: number;
}

/** A parsed multipart request. */
export interface MultipartRequest {
  /** The body as JSON would have been, with the files in place of the nulls. */
  body: unknown;
  /** Deletes the files. */
  discard(): Promise<void>;
}

/** The request body exceeds the limit. */
class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** Registers the multipart parser, which `receiveMultipart` uses. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a request by the GraphQL multipart request specification: `operations`, then `map`, then the files. If it is
 * malformed or the connection breaks, the files are deleted.
 */
export async function receiveMultipart(
  request: FastifyRequest,
  { incoming, largest }: UploadSettings,
): Promise<MultipartRequest> {
  const folder = join(incoming, randomUUID());
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    if (Number(request.headers['content-length']) > limits.body + maxFiles * largest)
      throw new BodyTooLarge('Request body is too large');
    return { body: await readParts(request, folder, largest), discard };
  } catch (error) {
    await discard();
    // The rest of the body is discarded, so that the client can read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw isMalformed(error) ? badRequest('The multipart body is not formed like one.') : error;
  }
}

/** Errors of the parser have neither a code, like those of the disk and the connection, nor a status. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && !(error instanceof ContractError) && !('code' in error) && !('statusCode' in error);
}

async function readParts(request: FastifyRequest, folder: string, largest: number): Promise<unknown> {
  const fields = new Map<string, unknown>();
  const files = new Map<string, UploadedFile>();
  const sizes = { fileSize: largest, files: maxFiles, fieldSize: limits.body, fields: 2, headerPairs: 20 };
  for await (const part of request.parts({ limits: sizes })) {
    if (part.type === 'file') {
      if (!fields.has('operations') || !fields.has('map'))
        throw badRequest('Files must follow the operations and the map.');
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
  // Browsers escape quotes and line breaks in file names like this.
  const name = filename.replaceAll('%22', '"').replace(/%0[AD]/g, ' ');
  return new UploadedFile(path, name, target.bytesWritten, !file.truncated);
}

/** Parses a JSON part. The library has already parsed parts with a JSON content type. */
function jsonOf(value: unknown, name: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw badRequest(`The part ${name} is not JSON.`);
  }
}
