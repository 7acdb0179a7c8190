import {
  type DocumentNode,
  type FragmentDefinitionNode,
  isExecutableDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { badRequestError } from '../dialect/errors';

/** Limits of operations and HTTP requests. The console's largest operations reach about a third of them. */
export const operationLimits = {
  /** Maximum number of characters of an operation's document. */
  characters: 20_000,
  /** Maximum number of lexical tokens of an operation's document. */
  tokens: 2000,
  /** Maximum number of nested levels of fields. */
  depth: 15,
  /** Maximum number of root fields, each alias counted. */
  rootFields: 10,
  /** Maximum number of all fields; a fragment's fields count each time the fragment is used. */
  fields: 600,
  /** Maximum number of operations in one batch. */
  batch: 25,
  /** Maximum number of bytes of a request body. */
  body: 1024 * 1024,
} as const;

/** Size of a selection; a fragment counts as the fields that it contains. */
interface Size {
  depth: number;
  roots: number;
  fields: number;
}

/**
 * Checks a document's size before validation, whose cost grows with the square of the size.
 * @throws ContractError that names the exceeded limit
 */
export function checkDocumentLimits(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (!isExecutableDefinitionNode(definition)) throw badRequestError('A document must hold no definitions of types.');
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const name = definition.name.value;
    if (fragments.has(name)) throw badRequestError(`There must be only one fragment named ${name}.`);
    fragments.set(name, definition);
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  // Compiled documents are cached without an operation name, so there must be only one operation.
  if (operations.length !== 1) throw badRequestError('A document must hold one operation.');
  const { measure, used } = measurer(fragments);
  for (const { selectionSet } of operations) {
    const { depth, roots, fields } = measure(selectionSet);
    refuseAbove('depth', depth, operationLimits.depth);
    refuseAbove('number of root fields', roots, operationLimits.rootFields);
    refuseAbove('number of fields', fields, operationLimits.fields);
  }
  // GraphQL also validates unused fragments, which the limits above do not count.
  for (const name of fragments.keys()) if (!used.has(name)) throw badRequestError(`The fragment ${name} is not used.`);
}

function refuseAbove(what: string, value: number, limit: number): void {
  if (value > limit) throw badRequestError(`The ${what} of an operation must not exceed ${limit}.`);
}

/** Creates a function that measures selections. A fragment that contains itself has infinite size. */
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
