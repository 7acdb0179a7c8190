import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { invalidInputError } from '../../dialect/errors';
// oxlint-disable-next-line import/default -- Vite exports the file's text.
import program from './conversion-program.mjs?raw';
import { countJpegScans } from './jpeg-scans';
import type { FileVariant } from './stored-files';

/** A smaller version of a picture. */
export interface ConvertedPicture {
  name: FileVariant;
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Milliseconds after which the conversion of a picture is stopped. The largest pictures take about three seconds on an
 * idle machine.
 */
const timeoutMs = 30_000;
const maxOutputBytes = 32 * 1024 * 1024;
const maxJpegScans = 100;

const execFileAsync = promisify(execFile);

/**
 * Creates the smaller versions of a picture, given as a path or bytes, in a child process. A child process does not
 * block the threads that check passwords, frees its memory, and can be killed while decoding.
 * @throws ContractError for a picture that cannot be read or takes too long.
 */
export async function convertPicture(source: string | Buffer): Promise<ConvertedPicture[]> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  if (countJpegScans(bytes) > maxJpegScans) throw fileError('picture_too_complex');
  const sharp = pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href;
  // The environment is empty, so that a process that decodes users' files cannot read the server's secrets.
  const options = { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: maxOutputBytes, env: {} } as const;
  const running = execFileAsync(process.execPath, ['--input-type=module', '--eval', program, sharp], options);
  // Writing to a process that has ended fails. The error is ignored, because `running` reports why the process ended.
  running.child.stdin?.on('error', () => undefined).end(bytes);
  const { stdout } = await running.catch((error: unknown) => {
    throw isTimeout(error) ? fileError('picture_too_complex') : error;
  });
  const output: unknown = JSON.parse(stdout);
  if (!Array.isArray(output)) throw fileError('file_damaged');
  return output.map(parseConversion);
}

/** Parses one element of the program's JSON output, which has the picture's bytes as base64. */
function parseConversion(value: unknown): ConvertedPicture {
  if (typeof value !== 'object' || value === null) throw new TypeError('A converted picture is not an object.');
  const { name, data, width, height } = { name: '', data: '', width: 0, height: 0, ...value };
  if (name !== 'thumb' && name !== 'preview') throw new TypeError('A converted picture has an unknown name.');
  return { name, data: Buffer.from(data, 'base64'), width, height };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'killed' in error && error.killed === true;
}

function fileError(code: string): Error {
  return invalidInputError({ 'input.file': [{ code }] });
}
