import { type GraphQLSchema, isScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';
import { IncomingFile } from './incoming-file';
import { isDay, isMoment } from './moments';

/**
 * Checks values of the contract's scalars where they come in; they go out as the database's codecs made them. `Mixed`
 * takes anything.
 */
export function bindScalars(schema: GraphQLSchema): void {
  bind(schema, 'DateTime', momentFrom);
  bind(schema, 'Date', dayFrom);
  bind(schema, 'Coordinates', placeFrom);
  bind(schema, 'Upload', fileFrom);
  bind(schema, 'Json', jsonFrom);
}

function bind(schema: GraphQLSchema, name: string, from: (value: unknown) => unknown): void {
  const scalar = schema.getType(name);
  if (!isScalarType(scalar)) throw new Error(`The contract has no scalar ${name}.`);
  scalar.parseValue = from;
  scalar.parseLiteral = (node: ValueNode, variables) => from(valueFromASTUntyped(node, variables));
}

function momentFrom(value: unknown): string {
  if (typeof value !== 'string' || value[10] !== 'T' || !isMoment(value)) {
    throw new TypeError('DateTime takes a moment as ISO 8601 text with its offset.');
  }
  return value;
}

function dayFrom(value: unknown): string {
  if (typeof value !== 'string' || !isDay(value)) throw new TypeError('Date takes a day as text: 2026-11-21.');
  return value;
}

function placeFrom(value: unknown): { latitude: number; longitude: number } {
  if (typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value) {
    const { latitude, longitude } = value;
    if (within(latitude, 90) && within(longitude, 180)) return { latitude, longitude };
  }
  throw new TypeError('Coordinates takes { latitude, longitude } in degrees.');
}

function fileFrom(value: unknown): IncomingFile {
  if (!(value instanceof IncomingFile))
    throw new TypeError('Upload takes a file that comes with the call, as multipart.');
  return value;
}

/** Levels of JSON within JSON: what goes on for thousands cannot be written again. */
const deepest = 50;

function jsonFrom(value: unknown): unknown {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw new TypeError(`Json takes at most ${deepest} levels.`);
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return value;
}

function within(degrees: unknown, most: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}
