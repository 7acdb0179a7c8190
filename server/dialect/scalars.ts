import { type GraphQLSchema, isScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';
import { UploadedFile } from './uploaded-file';
import { isIsoDate, isIsoTimestamp } from './timestamps';

/**
 * Adds checks of input values to the contract's scalars. Output values are not checked, because the codecs create them.
 * The scalar `Mixed` accepts any input.
 */
export function addScalarChecks(schema: GraphQLSchema): void {
  bind(schema, 'DateTime', dateTimeFrom);
  bind(schema, 'Date', dateFrom);
  bind(schema, 'Coordinates', coordinatesFrom);
  bind(schema, 'Upload', uploadFrom);
  bind(schema, 'Json', jsonFrom);
}

function bind(schema: GraphQLSchema, name: string, from: (value: unknown) => unknown): void {
  const scalar = schema.getType(name);
  if (!isScalarType(scalar)) throw new Error(`The contract has no scalar ${name}.`);
  scalar.parseValue = from;
  scalar.parseLiteral = (node: ValueNode, variables) => from(valueFromASTUntyped(node, variables));
}

function dateTimeFrom(value: unknown): string {
  if (typeof value !== 'string' || value[10] !== 'T' || !isIsoTimestamp(value)) {
    throw new TypeError('DateTime takes a moment as ISO 8601 text with its offset.');
  }
  return value;
}

function dateFrom(value: unknown): string {
  if (typeof value !== 'string' || !isIsoDate(value)) throw new TypeError('Date takes a day as text: 2026-11-21.');
  return value;
}

function coordinatesFrom(value: unknown): { latitude: number; longitude: number } {
  if (typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value) {
    const { latitude, longitude } = value;
    if (within(latitude, 90) && within(longitude, 180)) return { latitude, longitude };
  }
  throw new TypeError('Coordinates takes { latitude, longitude } in degrees.');
}

function uploadFrom(value: unknown): UploadedFile {
  if (!(value instanceof UploadedFile))
    throw new TypeError('Upload takes a file that comes with the call, as multipart.');
  return value;
}

/**
 * Maximum number of nested levels of a JSON value. `JSON.stringify` fails on values nested thousands of levels deep.
 */
const maxDepth = 50;

function jsonFrom(value: unknown): unknown {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw new TypeError(`Json takes at most ${maxDepth} levels.`);
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return value;
}

function within(degrees: unknown, most: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}
