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
import { fillIn, readMap } from './upload-map';

/** Files of one call. */
const mostFiles = 10;

/** Where the files of a call lie until it is answered, and how many bytes each may have. */
export interface Incoming {
  incoming: string;
  largest: number;
}

/** A call as it came by multipart. */
export interface Received {
  /** What a body of JSON would have held, with the files at their places. */
  body: unknown;
  /** Takes the files away. */
  discard(): Promise<void>;
}

/** A body that is larger than any call may be. */
class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** Lets the app know multipart bodies. `receive` reads them. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Takes in a call by the GraphQL multipart request specification: `operations`, then `map`, then the files. Nothing of
 * it stays when it is not formed like one, or when its sender goes away.
 */
export async function receive(request: FastifyRequest, { incoming, largest }: Incoming): Promise<Received> {
  const folder = join(incoming, randomUUID());
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    if (Number(request.headers['content-length']) > limits.body + mostFiles * largest)
      throw new BodyTooLarge('Request body is too large');
    return { body: await readParts(request, folder, largest), discard };
  } catch (error) {
    await discard();
    // What is still on its way is read and let go, so that the sender can read why.
    request.raw.unpipe();
    request.raw.resume();
    throw isMalformed(error) ? badRequest('The multipart body is not formed like one.') : error;
  }
}

/** The parser's own errors are bare; those of the disk and the connection have codes, and those that are told already a status. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && !(error instanceof ContractError) && !('code' in error) && !('statusCode' in error);
}

async function readParts(request: FastifyRequest, folder: string, largest: number): Promise<unknown> {
  const fields = new Map<string, unknown>();
  const files = new Map<string, UploadedFile>();
  const sizes = { fileSize: largest, files: mostFiles, fieldSize: limits.body, fields: 2, headerPairs: 20 };
  for await (const part of request.parts({ limits: sizes })) {
    if (part.type === 'file') {
      if (!fields.has('operations') || !fields.has('map'))
        throw badRequest('Files must follow the operations and the map.');
      files.set(part.fieldname, await keep(part, folder));
    } else {
      fields.set(part.fieldname, jsonOf(part.value, part.fieldname));
    }
  }
  return fillIn(fields.get('operations'), readMap(fields.get('map')), files);
}

async function keep({ file, filename }: MultipartFile, folder: string): Promise<UploadedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const target = createWriteStream(path);
  await pipeline(file, target);
  // So browsers write what would end the name.
  const name = filename.replaceAll('%22', '"').replace(/%0[AD]/g, ' ');
  return new UploadedFile(path, name, target.bytesWritten, !file.truncated);
}

/** A part of JSON: the library reads those that say so themselves. */
function jsonOf(value: unknown, name: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw badRequest(`The part ${name} is not JSON.`);
  }
}
