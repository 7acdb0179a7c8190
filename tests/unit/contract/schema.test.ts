import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);
const rootFields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  .filter((type) => type !== undefined && type !== null)
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ root: type.name, field })));
const lists = rootFields
  .filter(({ field }) => getNamedType(field.type).name.endsWith('Paginator'))
  .map(({ field }) => field);

/** Everything of a type that can carry a description, by the name that a reader would look for. */
function* described(type: GraphQLNamedType): Generator<[name: string, description: string | null | undefined]> {
  yield [type.name, type.description];
  if (isEnumType(type)) {
    for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description];
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field.description];
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field.description];
      for (const argument of field.args) yield [`${type.name}.${field.name}(${argument.name})`, argument.description];
    }
  }
}

const argumentsOf = (field: GraphQLField<unknown, unknown>) =>
  Object.fromEntries(field.args.map((argument) => [argument.name, String(argument.type)]));
const fieldsOf = (type: GraphQLInputObjectType) =>
  Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));

function inputType(name: string): GraphQLInputObjectType {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`${name} is no input type`);
  return type;
}

describe('the contract', () => {
  it('describes every type, field, argument and value', () => {
    const bare = types.flatMap((type) => Array.from(described(type))).filter(([, text]) => !text?.trim());
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  it('takes one `input`, or what has no need of one, in every mutation', () => {
    const odd = rootFields
      .filter(({ root }) => root === 'Mutation')
      .filter(({ field }) => {
        const [first, ...others] = field.args;
        if (!first || others.length > 0) return true;
        return first.name === 'input' ? !String(first.type).endsWith('Input!') : !String(first.type).endsWith('!');
      });
    expect(odd.map(({ field }) => field.name)).toEqual([]);
  });

  it('has only lists among its queries, beside what one asks of oneself and what is reckoned', () => {
    const single = rootFields.filter(({ root, field }) => root === 'Query' && !lists.includes(field));
    expect(single.map(({ field }) => field.name)).toEqual([
      'account',
      'forgotPasswordToken',
      'externalAccess',
      'cmrWaybill',
      'twofaStatus',
      'routeEstimates',
      'driverHours',
      'crewBookings',
      'latestSuccessfulPayment',
      'subscriptionState',
      'companySubscription',
      'paymentQuote',
      'paymentReceipt',
      'dashboard',
    ]);
  });
});

describe.each(lists.map((field) => [field.name, field] as const))('the list %s', (name, field) => {
  const prefix = name.charAt(0).toUpperCase() + name.slice(1);
  const row = getNamedType(field.type).name.replace(/Paginator$/, '');

  it('takes first, page, where and orderBy, and trashed where records are deleted', () => {
    const type = schema.getType(row);
    const trashed = isObjectType(type) && 'deleted_at' in type.getFields() ? { trashed: 'Trashed' } : {};
    expect(argumentsOf(field)).toEqual({
      first: 'Int!',
      page: 'Int',
      where: `${prefix}Where`,
      orderBy: `[${prefix}Order!]`,
      ...trashed,
    });
  });

  it('answers a page: paginatorInfo and data', () => {
    const type = schema.getType(`${row}Paginator`);
    const fields = isObjectType(type)
      ? Object.values(type.getFields()).map((item) => `${item.name}: ${String(item.type)}`)
      : [];
    expect(fields).toEqual(['paginatorInfo: PaginatorInfo!', `data: [${row}!]!`]);
  });

  it('has conditions of three fixed levels', () => {
    const condition = { column: `${prefix}Column`, operator: 'Operator', value: 'Mixed' };
    const group = (inner: string) => ({ ...condition, AND: `[${inner}!]`, OR: `[${inner}!]` });
    expect(fieldsOf(inputType(`${prefix}Where`))).toEqual(group(`${prefix}WhereGroup`));
    expect(fieldsOf(inputType(`${prefix}WhereGroup`))).toEqual(group(`${prefix}WhereCondition`));
    expect(fieldsOf(inputType(`${prefix}WhereCondition`))).toEqual(condition);
    for (const level of ['Where', 'WhereGroup', 'WhereCondition']) {
      expect(inputType(`${prefix}${level}`).getFields().operator?.defaultValue).toBe('EQ');
    }
  });

  it('is ordered by columns of its own, which conditions know too', () => {
    expect(fieldsOf(inputType(`${prefix}Order`))).toEqual({ column: `${prefix}OrderColumn!`, direction: 'Direction!' });
    const ordered = schema.getType(`${prefix}OrderColumn`);
    const filtered = schema.getType(`${prefix}Column`);
    if (!isEnumType(ordered) || !isEnumType(filtered)) throw new Error('the columns are no enums');
    const columns = filtered.getValues().map((value) => value.name);
    expect(columns).toContain('id');
    expect(columns).toEqual(expect.arrayContaining(ordered.getValues().map((value) => value.name)));
  });

  it('names no column that is hidden', () => {
    const columns = schema.getType(`${prefix}Column`);
    const names = isEnumType(columns) ? columns.getValues().map((value) => value.name) : [];
    expect(names.filter((column) => /tenant_id|hash|secret|token/.test(column))).toEqual([]);
  });
});
