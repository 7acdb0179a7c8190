import { type DocumentNode, type GraphQLFormattedError, Kind } from 'graphql';
import type { OperationOutcome } from './media-types';

/** The answer of an operation: its JSON, its errors, and how far the operation got. */
export interface OperationAnswer {
  json: string;
  errors: readonly GraphQLFormattedError[];
  outcome: OperationOutcome;
}

/** An operation that runs. */
export interface ObservedOperation {
  /**
   * Name of the method that it calls: a root field of the contract. `several` for operations of more than one, and
   * `unknown` until its document is valid. Never a text of a caller, so the number of names is limited.
   */
  name: string;
}

/** Runs operations and observes them, for metrics and traces. */
export interface OperationObserver {
  observeOperation(run: (operation: ObservedOperation) => Promise<OperationAnswer>): Promise<OperationAnswer>;
}

const names = new WeakMap<DocumentNode, string>();

/** Returns the name of the method that a valid document calls, or `several`. */
export function methodNameOf(document: DocumentNode): string {
  const known = names.get(document);
  if (known !== undefined) return known;
  const name = readMethodName(document);
  names.set(document, name);
  return name;
}

function readMethodName({ definitions }: DocumentNode): string {
  const found = new Set<string>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const selection of definition.selectionSet.selections)
      found.add(selection.kind === Kind.FIELD ? selection.name.value : 'several');
  }
  const [first = 'unknown'] = found;
  return found.size > 1 ? 'several' : first;
}
