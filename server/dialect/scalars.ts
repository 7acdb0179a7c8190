import { type GraphQLSchema, isScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';

/** Checks moments where they come in. Values go out as the database's codecs made them. */
export function bindScalars(schema: GraphQLSchema): void {
  const moment = schema.getType('DateTime');
  if (!isScalarType(moment)) throw new Error('The contract has no scalar DateTime.');
  moment.parseValue = (value) => momentFrom(value);
  moment.parseLiteral = (node: ValueNode) => momentFrom(valueFromASTUntyped(node));
}

function momentFrom(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T/.test(value) || Number.isNaN(Date.parse(value))) {
    throw new TypeError('DateTime takes a moment as ISO 8601 text with its offset.');
  }
  return value;
}
