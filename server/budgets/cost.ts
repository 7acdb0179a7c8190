import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { callCost, pageCost, recordCost, valueCost, valuesSentCost } from './rules';

/** Records of the largest page. */
const largestPage = 100;
/** Records of a list without `first` whose `@listSize` the contract does not give. */
const assumedSize = 10;

type Values = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;
type Fields = Readonly<Record<string, Field>>;

/** Points of a part of an operation that is read once, and whether they are the same whatever the variables are. */
interface Cost {
  points: number;
  isFixed: boolean;
}

/** What the costs of a selection depend on beside its fields. */
interface SelectionContext {
  /** Records of the page that this is. */
  pageSize?: number;
  /** What calling each of the fields costs; absent: they are read. */
  call?: number;
}

/**
 * Returns the cost of an operation, known before it is carried out: the records that it may read, each counted as often as
 * the lists around it repeat it, their values, and what its lists have to search.
 * @param document holds one operation, and is valid
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, variables: Values): number {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return 0;
  const visitor = new CostVisitor(document, withDefaults(operation, variables));
  const { points } = visitor.ofSelections(operation.selectionSet, root.getFields(), {
    call: callCost[operation.operation],
  });
  const sum = points + valuesSentCost(countValues(variables));
  // Sums of tenths have rounding errors.
  return Math.ceil(sum - 1e-6);
}

/** Costs of selections that no variable changes: most of a document, which is walked at each call. */
const fixedCosts = new WeakMap<SelectionSetNode, Cost>();

/** Adds up the costs of one operation. */
class CostVisitor {
  constructor(
    private readonly document: DocumentNode,
    private readonly variables: Values,
  ) {}

  ofSelections(set: SelectionSetNode, fields: Fields, context: SelectionContext): Cost {
    const known = fixedCosts.get(set);
    if (known) return known;
    const sum: Cost = { points: 0, isFixed: context.pageSize === undefined };
    for (const node of set.selections) {
      const { points, isFixed } =
        node.kind === Kind.FIELD
          ? this.ofField(node, fields[node.name.value], context)
          : this.ofFragment(
              node.kind === Kind.INLINE_FRAGMENT ? node : this.fragment(node.name.value),
              fields,
              context,
            );
      sum.points += points;
      sum.isFixed &&= isFixed;
    }
    if (sum.isFixed) fixedCosts.set(set, sum);
    return sum;
  }

  private fragment(name: string): FragmentDefinitionNode | undefined {
    return this.document.definitions.find(
      (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
    );
  }

  private ofFragment(
    fragment: { selectionSet: SelectionSetNode } | undefined,
    fields: Fields,
    context: SelectionContext,
  ): Cost {
    return fragment ? this.ofSelections(fragment.selectionSet, fields, context) : { points: 0, isFixed: true };
  }

  private ofField(node: FieldNode, field: Field | undefined, { pageSize, call = 0 }: SelectionContext): Cost {
    if (!field) return { points: 0, isFixed: true };
    const weight = call + (numberOf(field, 'weight') ?? 0);
    const type = getNamedType(field.type);
    const given = node.arguments ?? [];
    if (isLeafType(type) || !node.selectionSet) return { points: weight + valueCost, isFixed: given.length === 0 };
    const args = Object.fromEntries(
      given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, this.variables)]),
    );
    const records = isListType(getNullableType(field.type))
      ? (pageSize ?? numberOf(field, 'assumedSize') ?? assumedSize)
      : 1;
    const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
    const inner = this.ofSelections(node.selectionSet, fields, { pageSize: pageSizeOf(args) });
    return {
      points: weight + pageCost(args) + records * (recordCost + inner.points),
      isFixed: inner.isFixed && given.length === 0,
    };
  }
}

function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, variables: Values): Values {
  const given: Record<string, unknown> = {};
  for (const { variable, defaultValue } of variableDefinitions)
    if (defaultValue) given[variable.name.value] = valueFromASTUntyped(defaultValue);
  return { ...given, ...variables };
}

/** Records of a page, by the arguments of its list; undefined for what has no `first`. */
function pageSizeOf(args: Values): number | undefined {
  if (!('first' in args)) return undefined;
  // Without a number the call is refused: it only must not look cheap.
  return typeof args.first === 'number' ? Math.max(args.first, 0) : largestPage;
}

const directives = new WeakMap<Field, ReadonlyMap<string, number>>();

/** A number that the contract's directives give for a field: `@cost(weight: …)`, `@listSize(assumedSize: …)`. */
function numberOf(field: Field, argument: 'weight' | 'assumedSize'): number | undefined {
  const known = directives.get(field);
  if (known) return known.get(argument);
  const read = new Map((field.astNode?.directives ?? []).flatMap(numbersIn));
  directives.set(field, read);
  return read.get(argument);
}

function numbersIn({ arguments: given = [] }: DirectiveNode): [string, number][] {
  return given.flatMap(({ name, value }): [string, number][] =>
    value.kind === Kind.INT ? [[name.value, Number(value.value)]] : [],
  );
}

/** How many values a call sends, lists and objects included. Without recursion: they may stand in any number of lists. */
function countValues(variables: Values): number {
  const waiting = Object.values(variables);
  let count = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    count += 1;
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) waiting.push(one);
  }
  return count;
}
