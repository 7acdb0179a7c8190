import { defaultLanguage } from '../texts/languages';
import {
  buildASTSchema,
  type DocumentNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql';
import type { Entity } from './entity';
import { extendEntity, type EntityExtension } from './extension';
import {
  listedEntity,
  resolverOfCreate,
  resolverOfDelete,
  resolverOfList,
  type MethodResolver,
  resolverOfRestore,
  resolverOfUpdate,
} from './methods';
import { registerChangeField } from './records-change';
import { addScalarChecks } from './scalars';
import { TableScope } from './scope';
import { SqlParameters } from './parameters';
import { tableShapeOf } from './table';
import { isNestedListField, findToManyField } from './to-many';
import { resolveNestedList } from './truncated';
import { fieldPathOf } from './where';

/** The entities and resolvers with which an area implements its part of the contract. */
export interface ContractPart {
  entities: readonly Entity[];
  /** Additions of the area to entities of other areas. */
  extensions?: readonly EntityExtension[];
  /** Resolvers by type and field. */
  resolvers?: Readonly<Record<string, object | undefined>>;
  /** Resolvers of queries that return a record read by the dialect, with the selected fields. */
  queries?: Readonly<Record<string, MethodResolver<never>>>;
  /**
   * Resolvers of mutations that do more than write a record. They return a record read by the dialect, with the
   * selected fields.
   */
  mutations?: Readonly<Record<string, MethodResolver<never>>>;
}

/** Returns a part of the contract in SDL as a syntax tree. Source locations are not needed. */
export const parseContract = (sdl: string): DocumentNode => parse(sdl, { noLocation: true });

/**
 * Returns the executable schema: entities' lists and writes, and the resolvers of the areas.
 * @throws if the contract and the server do not match: a root field without a resolver, a column that no entity has, an
 * input field that is not stored
 */
export function createExecutableContract(contract: DocumentNode, parts: readonly ContractPart[]): GraphQLSchema {
  // The generator has validated the SDL.
  const schema = buildASTSchema(contract, { assumeValidSDL: true });
  addScalarChecks(schema);
  for (const { extensions = [] } of parts) for (const extension of extensions) extendEntity(extension);
  for (const { entities, resolvers, queries, mutations } of parts) {
    bindResolvers(schema, 'Query', queries ?? {});
    bindResolvers(schema, 'Mutation', mutations ?? {});
    for (const [type, fields] of Object.entries(resolvers ?? {})) bindResolvers(schema, type, fields ?? {});
    for (const entity of entities) bindEntity(schema, entity);
  }
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!field.resolve && !field.subscribe) throw new Error(`${root?.name}.${field.name} has no resolver.`);
      const entity = listedEntity(field.resolve);
      if (entity) listFields.set(field, entity);
      registerChangeField(field);
    }
  }
  return schema;
}

const listFields = new WeakMap<GraphQLField<unknown, unknown>, Entity>();

/** Returns the entity that a root field of an executable schema lists, if the dialect resolves it; otherwise undefined. */
export function entityOfListField(field: GraphQLField<unknown, unknown>): Entity | undefined {
  return listFields.get(field);
}

function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The contract has no type ${name}.`);
  return type;
}

function fieldOf(schema: GraphQLSchema, type: string, name: string) {
  const field = objectType(schema, type).getFields()[name];
  if (!field) throw new Error(`The contract has no ${type}.${name}.`);
  return field;
}

function bindResolvers(schema: GraphQLSchema, type: string, fields: object): void {
  for (const [name, resolver] of Object.entries<unknown>({ ...fields })) {
    Object.assign(fieldOf(schema, type, name), typeof resolver === 'function' ? { resolve: resolver } : resolver);
  }
}

function bindEntity(schema: GraphQLSchema, entity: Entity): void {
  const { list, create, update, delete: remove, restore } = entity.methods;
  if (list) bindList(schema, entity, list);
  if (create) fieldOf(schema, 'Mutation', create).resolve = resolverOfCreate(entity);
  const updates = typeof update === 'string' ? [update] : (update ?? []);
  for (const name of updates) fieldOf(schema, 'Mutation', name).resolve = resolverOfUpdate(entity);
  for (const name of create ? [create, ...updates] : updates) requireStored(schema, entity, name);
  if (remove) fieldOf(schema, 'Mutation', remove).resolve = resolverOfDelete(entity);
  if (restore) fieldOf(schema, 'Mutation', restore).resolve = resolverOfRestore(entity);
  for (const field of Object.values(objectType(schema, entity.type).getFields())) {
    // An area's own resolver replaces the column. Nested lists are checked in spite of their resolver, because entities
    // can share a type.
    if (field.resolve && field.resolve !== resolveNestedList) continue;
    requireSelectable(entity, field.name);
    if (isNestedListField(entity.fields[field.name])) field.resolve = resolveNestedList;
  }
}

/** Binds a list query, after checking that all its filter, group and order columns exist. */
function bindList(schema: GraphQLSchema, entity: Entity, name: string): void {
  const field = fieldOf(schema, 'Query', name);
  field.resolve = resolverOfList(entity);
  for (const argument of field.args) {
    const type = getNamedType(argument.type);
    if (!isInputObjectType(type)) continue;
    const column = type.getFields().column;
    const columns = column && getNamedType(column.type);
    if (!isEnumType(columns)) continue;
    for (const { name: value } of columns.getValues())
      requireColumn(entity, fieldPathOf(value), argument.name !== 'orderBy');
  }
}

/** Throws if a list cannot be filtered, grouped or ordered by a column. */
function requireColumn(entity: Entity, path: string, mayBeSeveral: boolean): void {
  const field = entity.fields[path];
  if (mayBeSeveral && field?.kind === 'any') {
    const related = findToManyField(entity, field.relation).entity();
    for (const column of field.paths) requireValue(related, column);
  } else requireValue(entity, path);
}

/** Throws if the entity does not store a field of the mutation's input. */
function requireStored(schema: GraphQLSchema, entity: Entity, name: string): void {
  const argument = fieldOf(schema, 'Mutation', name).args[0];
  const input = argument && getNamedType(argument.type);
  if (!isInputObjectType(input)) throw new Error(`${name} takes no input.`);
  for (const key of Object.keys(input.getFields())) {
    if (!tableShapeOf(entity).columns.has(key) && !entity.fields[key])
      throw new Error(`Nothing stores ${input.name}.${key}.`);
  }
}

/** Throws if a field of the contract is neither a relation nor a value that SQL can select. */
function requireSelectable(entity: Entity, name: string): void {
  const kind = entity.fields[name]?.kind;
  if (kind === undefined || kind === 'path' || kind === 'computed' || kind === 'localized' || kind === 'folded')
    requireValue(entity, name);
}

const emptyViewer = { tenant: '0', user: '0', permissions: new Set<string>() };

function requireValue(entity: Entity, path: string): void {
  new TableScope(entity, {
    ...emptyViewer,
    language: defaultLanguage,
    parameters: new SqlParameters(),
    aliases: 0,
  }).value(path);
}
