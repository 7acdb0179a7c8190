import { badRequestError } from '../dialect/errors';
import type { UploadedFile } from '../dialect/uploaded-file';
import { isRecord } from '../formats/is-record';

/**
 * Paths in the operations at which each file is inserted, by the file's name in the request: `variables.input.file`, or
 * in a batch `0.variables.input.file`.
 */
export type UploadMap = ReadonlyMap<string, readonly string[]>;

/** Maximum number of uses of files in one request, because each use may decode a picture. */
const maxUses = 10;

/** Parses the part `map`. @throws ContractError if it is malformed */
export function parseUploadMap(value: unknown): UploadMap {
  if (!isRecord(value)) throw badRequestError('The map of files must be an object.');
  if (Object.values(value).flat().length > maxUses)
    throw badRequestError(`Files have at most ${maxUses} places in a call.`);
  return new Map(
    Object.entries(value).map(([name, paths]) => {
      if (!Array.isArray(paths) || !paths.every(isPath))
        throw badRequestError('The map of files must name places in variables.');
      return [name, paths];
    }),
  );
}

function isPath(path: unknown): path is string {
  return typeof path === 'string' && /^(\d+\.)?variables(\.\w+)+$/.test(path);
}

/**
 * Replaces the nulls at the mapped paths with the files. Changes `operations` and returns it.
 * @throws ContractError for a missing file, and for a path without a null
 */
export function insertFiles(operations: unknown, map: UploadMap, files: ReadonlyMap<string, UploadedFile>): unknown {
  for (const [name, paths] of map) {
    const file = files.get(name);
    if (!file) throw badRequestError(`The file ${name} is missing.`);
    for (const path of paths) insertFile(operations, path, file);
  }
  return operations;
}

function insertFile(operations: unknown, path: string, file: UploadedFile): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((at, key) => (hasOwnKey(at, key) ? at[key] : undefined), operations);
  if (!hasOwnKey(parent, last) || parent[last] !== null)
    throw badRequestError(`There is no place for a file at ${path}.`);
  parent[last] = file;
}

/** Returns whether a value has its own key. Inherited keys are refused, because a path must not reach the prototype. */
function hasOwnKey(value: unknown, key: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
