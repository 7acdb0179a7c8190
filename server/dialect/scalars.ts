import { type GraphQLSchema, isScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';
import { isMoment } from './moments';

/** Checks moments where they come in. Values go out as the database's codecs made them. */
export function bindScalars(schema: GraphQLSchema): void {
  const moment = schema.getType('DateTime');
  if (!isScalarType(moment)) throw new Error('The contract has no scalar DateTime.');
  moment.parseValue = (value) => momentFrom(value);
  moment.parseLiteral = (node: ValueNode) => momentFrom(valueFromASTUntyped(node));
}

function momentFrom(value: unknown): string {
  if (typeof value !== 'string' || value[10] !== 'T' || !isMoment(value)) {
    throw new TypeError('DateTime takes a moment as ISO 8601 text with its offset.');
  }
  return value;
}
