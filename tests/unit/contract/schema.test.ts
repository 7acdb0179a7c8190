import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
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

/** Yields the type itself, its fields, arguments and enum values, each as its name and its description. */
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

function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum`);
  return type.getValues().map((value) => value.name);
}

describe('the contract', () => {
  it('describes every type, field, argument and value', () => {
    const bare = types.flatMap((type) => Array.from(described(type))).filter(([, text]) => !text?.trim());
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  it('takes one `input`, or a few simple arguments, in every mutation', () => {
    const odd = rootFields
      .filter(({ root }) => root === 'Mutation')
      .filter(({ field }) => {
        const [first, ...others] = field.args;
        if (!first || others.length > 0) return true;
        return first.name === 'input' ? !String(first.type).endsWith('Input!') : !String(first.type).endsWith('!');
      });
    expect(odd.map(({ field }) => field.name)).toEqual([]);
  });

  it('has only lists as queries, except for own data and calculations', () => {
    const single = rootFields.filter(({ root, field }) => root === 'Query' && !lists.includes(field));
    expect(single.map(({ field }) => field.name).toSorted()).toEqual([
      'account',
      'cmrWaybill',
      'cmrWaybills',
      'companySubscription',
      'crewBookings',
      'customerDataExport',
      'dashboard',
      'driverHours',
      'externalAccess',
      'forgotPasswordToken',
      'importFields',
      'importRows',
      'inboxSettings',
      'latestSuccessfulPayment',
      'legCandidates',
      'paymentQuote',
      'paymentReceipt',
      'personalDataExport',
      'planDocument',
      'planningBoard',
      'pushKey',
      'requestAudience',
      'routeEstimates',
      'routeFindings',
      'serverStatus',
      'subscriptionContacts',
      'subscriptionState',
      'tariffOffers',
      'twofaStatus',
      'usedCountries',
    ]);
  });
});

describe.each(lists.map((field) => field.name))('the list %s', (name) => {
  const prefix = name.charAt(0).toUpperCase() + name.slice(1);

  it('is compared by its id, and by each column that it is ordered by', () => {
    const columns = valuesOf(`${prefix}Column`);
    expect(columns).toContain('id');
    expect(columns).toEqual(expect.arrayContaining(valuesOf(`${prefix}OrderColumn`)));
  });

  it('names no column that is hidden', () => {
    const names = valuesOf(`${prefix}Column`);
    expect(names.filter((column) => /tenant_id|hash|secret|token/.test(column))).toEqual([]);
  });
});
