import { badRequest } from '../dialect/errors';
import type { UploadedFile } from '../dialect/uploaded-file';

/** Which places of the operations each file belongs at: `variables.input.file`, in a batch `0.variables.input.file`. */
export type UploadMap = ReadonlyMap<string, readonly string[]>;

/** Places that the files of one call may have: each can mean that a picture is unpacked. */
const mostPlaces = 10;

/** Reads the part `map`. @throws ContractError when it is not formed like one. */
export function readMap(value: unknown): UploadMap {
  if (!isRecord(value)) throw badRequest('The map of files must be an object.');
  if (Object.values(value).flat().length > mostPlaces)
    throw badRequest(`Files have at most ${mostPlaces} places in a call.`);
  return new Map(
    Object.entries(value).map(([name, paths]) => {
      if (!Array.isArray(paths) || !paths.every(isPath))
        throw badRequest('The map of files must name places in variables.');
      return [name, paths];
    }),
  );
}

function isPath(path: unknown): path is string {
  return typeof path === 'string' && /^(\d+\.)?variables(\.\w+)+$/.test(path);
}

/**
 * Puts files at their places in operations, where the specification wants a null to stand.
 * @throws ContractError for a file that did not come, and for a place that is not there.
 */
export function fillIn(operations: unknown, map: UploadMap, files: ReadonlyMap<string, UploadedFile>): unknown {
  for (const [name, paths] of map) {
    const file = files.get(name);
    if (!file) throw badRequest(`The file ${name} is missing.`);
    for (const path of paths) put(operations, path, file);
  }
  return operations;
}

function put(operations: unknown, path: string, file: UploadedFile): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce<unknown>((at, key) => (holds(at, key) ? at[key] : undefined), operations);
  if (!holds(place, last) || place[last] !== null) throw badRequest(`There is no place for a file at ${path}.`);
  place[last] = file;
}

/** Own keys alone: a path must not lead to what every object has. */
function holds(value: unknown, key: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
