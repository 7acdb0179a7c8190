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
import { rootFieldCosts, listSearchCost, recordReadCost, valueReadCost, valuesSentCost } from './rules';

/** Number of records on the largest page of a list. */
const largestPage = 100;
/** Assumed number of records in a list without `first` and without `@listSize`. */
const assumedSize = 10;

type Values = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;
type Fields = Readonly<Record<string, Field>>;

/** Points that a part of an operation costs, and whether they are the same for all variables. */
interface Cost {
  points: number;
  isFixed: boolean;
}

/** What surrounds a selection and affects its cost. */
interface SelectionContext {
  /** Page size, if the selection belongs to a page. */
  pageSize?: number;
  /** Points for calling each root field; absent below root fields. */
  call?: number;
}

/**
 * Returns the cost of an operation before its execution: the records that it may read, multiplied by the lists around
 * them, their values, and the searches of its lists.
 * @param document a valid document with one operation
 */
export function operationCostOf(schema: GraphQLSchema, document: DocumentNode, variables: Values): number {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return 0;
  const visitor = new CostVisitor(document, withDefaults(operation, variables));
  const { points } = visitor.ofSelections(operation.selectionSet, root.getFields(), {
    call: rootFieldCosts[operation.operation],
  });
  const sum = points + valuesSentCost(countValues(variables));
  // The subtraction hides rounding errors of the sum, which `ceil` would turn into a whole point.
  return Math.ceil(sum - 1e-6);
}

/** Cache of the costs of selections that do not depend on variables. */
const fixedCosts = new WeakMap<SelectionSetNode, Cost>();

/** Adds up the costs of the parts of one operation. */
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
    if (isLeafType(type) || !node.selectionSet) return { points: weight + valueReadCost, isFixed: given.length === 0 };
    const args = Object.fromEntries(
      given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, this.variables)]),
    );
    const records = isListType(getNullableType(field.type))
      ? (pageSize ?? numberOf(field, 'assumedSize') ?? assumedSize)
      : 1;
    const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
    const inner = this.ofSelections(node.selectionSet, fields, { pageSize: pageSizeOf(args) });
    return {
      points: weight + listSearchCost(args) + records * (recordReadCost + inner.points),
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

/** Returns the page size from the arguments of a list; undefined without `first`. */
function pageSizeOf(args: Values): number | undefined {
  if (!('first' in args)) return undefined;
  // A call whose `first` is not a number is refused later; until then it counts as the largest page.
  return typeof args.first === 'number' ? Math.max(args.first, 0) : largestPage;
}

const directives = new WeakMap<Field, ReadonlyMap<string, number>>();

/** Returns a number from a field's directives: `@cost(weight: …)`, `@listSize(assumedSize: …)`. */
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

/**
 * Counts the values in a call's variables, lists and objects included. It does not recurse, because input may be deeply
 * nested.
 */
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
