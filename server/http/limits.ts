import {
  type DocumentNode,
  type FragmentDefinitionNode,
  isExecutableDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { badRequest } from '../dialect/errors';

/** What one operation may ask for. The widest screens of the console need about a third of it. */
export const limits = {
  /** Characters and tokens of its text. */
  characters: 20_000,
  tokens: 2000,
  /** Fields within fields. */
  depth: 15,
  /** Root fields, whatever their aliases. */
  rootFields: 10,
  /** Fields in all, fragments counted wherever they are used. */
  fields: 500,
  /** Operations of one batch. */
  batch: 25,
  /** Bytes of a body. */
  body: 1024 * 1024,
} as const;

/** What a selection asks for. */
interface Size {
  depth: number;
  roots: number;
  fields: number;
}

/**
 * Refuses a document that asks for too much. Runs before validation, whose cost grows with the square of a document.
 * @throws ContractError that says which limit was passed.
 */
export function checkLimits(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (!isExecutableDefinitionNode(definition)) throw badRequest('A document must hold no definitions of types.');
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const name = definition.name.value;
    if (fragments.has(name)) throw badRequest(`There must be only one fragment named ${name}.`);
    fragments.set(name, definition);
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  // One document is compiled once: its operation has to be the only one.
  if (operations.length !== 1) throw badRequest('A document must hold one operation.');
  const { measure, used } = measurer(fragments);
  for (const { selectionSet } of operations) {
    const { depth, roots, fields } = measure(selectionSet);
    refuseAbove('depth', depth, limits.depth);
    refuseAbove('number of root fields', roots, limits.rootFields);
    refuseAbove('number of fields', fields, limits.fields);
  }
  // GraphQL validates unused fragments too, and the limits above do not count them.
  for (const name of fragments.keys()) if (!used.has(name)) throw badRequest(`The fragment ${name} is not used.`);
}

function refuseAbove(what: string, value: number, limit: number): void {
  if (value > limit) throw badRequest(`The ${what} of an operation must not exceed ${limit}.`);
}

/** Measures selections; each fragment once, however often it is used. A fragment within itself has no bounds. */
function measurer(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const measured = new Map<string, Size>();
  const unbounded = { depth: Infinity, roots: Infinity, fields: Infinity };

  const ofFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, unbounded);
    const fragment = fragments.get(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : { depth: 0, roots: 0, fields: 0 };
    measured.set(name, size);
    return size;
  };

  const ofSelections = (set: SelectionSetNode): Size => {
    const total = { depth: 0, roots: 0, fields: 0 };
    for (const node of set.selections) {
      switch (node.kind) {
        case Kind.FIELD: {
          const inner = node.selectionSet ? ofSelections(node.selectionSet) : { depth: 0, fields: 0 };
          total.depth = Math.max(total.depth, inner.depth + 1);
          total.roots += 1;
          total.fields += inner.fields + 1;
          break;
        }
        case Kind.INLINE_FRAGMENT:
          add(total, ofSelections(node.selectionSet));
          break;
        case Kind.FRAGMENT_SPREAD:
          add(total, ofFragment(node.name.value));
          break;
      }
    }
    return total;
  };
  return { measure: ofSelections, used: measured };
}

function add(total: Size, size: Size): void {
  total.depth = Math.max(total.depth, size.depth);
  total.roots += size.roots;
  total.fields += size.fields;
}
