import type { GraphQLSchema } from 'graphql';
import type { ContractNames } from '../../providers/data/contract';

/**
 * Returns the names of a schema: lists with their columns, queries of single values, mutations with their arguments, and
 * types with their fields.
 */
export function contractNamesOf(schema: GraphQLSchema, dialect: 'waybill' | 'lighthouse'): ContractNames;
