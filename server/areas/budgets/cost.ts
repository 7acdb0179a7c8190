import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { callCost, pageCost, recordCost, valueCost, valuesSentCost } from './rules';

/** Records of a list without `first` whose `@listSize` the contract does not give. */
const assumedSize = 10;

type Variables = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, GraphQLField<unknown, unknown>>>;

/** Where a selection stands: how often it is read, and how many records the lists in it hold. */
interface Reading {
  times: number;
  /** `first` of the list whose page this is. */
  first?: number;
  /** What calling each of the fields costs; absent: they are read. */
  call?: number;
}

/**
 * Returns the cost of an operation, known before it is carried out: the records that it may read, each counted as often as
 * the lists around it repeat it, their values, and what its lists have to search.
 * @param document holds one operation, and is valid
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, variables: Variables): number {
  let cost = valuesSentCost(countValues(variables));
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation);
    const reading = { times: 1, call: callCost[definition.operation] };
    if (root) cost += ofSelections(definition.selectionSet, root.getFields(), reading);
  }
  return Math.ceil(cost);

  function ofSelections(set: SelectionSetNode, fields: Fields, reading: Reading): number {
    let sum = 0;
    for (const node of set.selections) {
      switch (node.kind) {
        case Kind.FIELD: {
          const field = fields[node.name.value];
          if (field) sum += ofField(node, field, reading);
          break;
        }
        case Kind.INLINE_FRAGMENT:
          sum += ofSelections(node.selectionSet, fields, reading);
          break;
        case Kind.FRAGMENT_SPREAD: {
          const fragment = document.definitions.find(
            (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
          );
          if (fragment?.kind === Kind.FRAGMENT_DEFINITION) sum += ofSelections(fragment.selectionSet, fields, reading);
          break;
        }
      }
    }
    return sum;
  }

  function ofField(
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    { times, first, call = 0 }: Reading,
  ): number {
    const type = getNamedType(field.type);
    const weight = (call + weightOf(field)) * times;
    if (!isCompositeType(type)) return weight + valueCost * times;
    const args = argumentsOf(field, node, variables);
    const page = pageCost(args, asksForTotal(node)) * times;
    const isList = isListType(getNullableType(field.type));
    const records = times * (isList ? (first ?? assumedSizeOf(field)) : 1);
    const inner = { times: records, first: firstOf(args) };
    const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
    const own = recordCost * records;
    return weight + page + own + (node.selectionSet ? ofSelections(node.selectionSet, fields, inner) : 0);
  }
}

/** What a field is called with; nothing where that does not fit, as the call is refused then. */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): Variables {
  try {
    return field.args.length > 0 ? getArgumentValues(field, node, variables) : {};
  } catch {
    return {};
  }
}

function firstOf({ first }: Variables): number | undefined {
  return typeof first === 'number' ? Math.max(first, 0) : undefined;
}

function asksForTotal({ selectionSet }: FieldNode): boolean {
  const info = selectionSet?.selections.find((one) => one.kind === Kind.FIELD && one.name.value === 'paginatorInfo');
  if (info?.kind !== Kind.FIELD) return false;
  const names = info.selectionSet?.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : ''));
  return names?.some((name) => name === 'total' || name === 'lastPage') === true;
}

const directives = new WeakMap<object, ReadonlyMap<string, number>>();

/** Numbers that the contract's cost directives give for a field: `@cost(weight: …)`, `@listSize(assumedSize: …)`. */
function directivesOf(field: GraphQLField<unknown, unknown>): ReadonlyMap<string, number> {
  const known = directives.get(field);
  if (known) return known;
  const read = new Map((field.astNode?.directives ?? []).flatMap(numbersOf));
  directives.set(field, read);
  return read;
}

function numbersOf({ arguments: given = [] }: DirectiveNode): [string, number][] {
  return given.flatMap(({ name, value }): [string, number][] =>
    value.kind === Kind.INT ? [[name.value, Number(value.value)]] : [],
  );
}

function weightOf(field: GraphQLField<unknown, unknown>): number {
  return directivesOf(field).get('weight') ?? 0;
}

function assumedSizeOf(field: GraphQLField<unknown, unknown>): number {
  return directivesOf(field).get('assumedSize') ?? assumedSize;
}

/** How many values a call sends, whatever they stand in. Without recursion: they may stand in any number of lists. */
function countValues(variables: Variables): number {
  const waiting: unknown[] = [variables];
  let count = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) count += 1;
    else for (const one of Object.values(value)) waiting.push(one);
  }
  return count;
}
