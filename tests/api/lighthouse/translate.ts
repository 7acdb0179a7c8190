import { Kind, parse, print } from 'graphql';
import type { DocumentNode, OperationDefinitionNode, VariableDefinitionNode } from 'graphql';
import { isJsonObject, type RecordedOperation } from './recording';
import { rootFieldTranslators, type TranslatedField } from './root-fields';

/** A recorded operation, translated to Waybill's schema. */
export interface TranslatedOperation {
  operation: RecordedOperation;
  /**
   * Converts the value of a root field of Waybill's answer to the value that the recorded server would have returned.
   */
  read(name: string, value: unknown): unknown;
}

/**
 * Translates an operation of the recorded Lighthouse server to Waybill's schema. Root fields without a counterpart stay
 * unchanged, so that Waybill refuses them.
 */
export function translateOperation(sent: RecordedOperation): TranslatedOperation {
  const operation = typeof sent.query === 'string' ? operationIn(sent.query) : undefined;
  const variables = isJsonObject(sent.variables) ? sent.variables : {};
  if (!operation || (sent.variables && !isJsonObject(sent.variables))) {
    return { operation: sent, read: (_name, value) => value };
  }
  const fields = operation.selectionSet.selections.map((node, index) => {
    if (node.kind !== Kind.FIELD) throw new Error('The recorded operations have no fragments at their root.');
    const name = node.alias?.value ?? node.name.value;
    const translation: TranslatedField = rootFieldTranslators[node.name.value]?.({ node, variables, index }) ?? {
      text: print({ ...node, alias: undefined }),
    };
    return { name, ...translation };
  });
  const body = fields.map(({ name, text }) => `${name}: ${text}`).join('\n');
  const added = fields.flatMap((field) => field.variables ?? []);
  const kept = (operation.variableDefinitions ?? []).filter(({ variable }) => names(body, variable.name.value));
  const definitions = [...kept.map(inOurTypes), ...added.map(({ name, type }) => `$${name}: ${type}`)];
  const head = definitions.length > 0 ? `(${definitions.join(', ')})` : '';
  return {
    operation: {
      ...sent,
      query: `${operation.operation} ${operation.name?.value ?? ''}${head} {\n${body}\n}`,
      variables: {
        ...Object.fromEntries(Object.entries(variables).filter(([name]) => names(body, name))),
        ...Object.fromEntries(added.map(({ name, value }) => [name, value])),
      },
    },
    read: (name, value) => {
      const read = fields.find((field) => field.name === name)?.read;
      return read ? read(value) : value;
    },
  };
}

/** Returns the operation of a document that contains exactly one operation and nothing else; otherwise undefined. */
function operationIn(query: string): OperationDefinitionNode | undefined {
  const [only, ...others] = parsed(query)?.definitions ?? [];
  return only?.kind === Kind.OPERATION_DEFINITION && others.length === 0 ? only : undefined;
}

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

/** Returns whether a GraphQL text uses a variable. */
function names(text: string, variable: string): boolean {
  return new RegExp(`\\$${variable}\\b`).test(text);
}

/**
 * Returns the definition of a variable with Waybill's types. An ID becomes Mixed, because Waybill finds a single record
 * by a condition on a list.
 */
function inOurTypes(definition: VariableDefinitionNode): string {
  return print(definition)
    .replace(/\bID\b/, 'Mixed')
    .replace('CreateVehicleInput', 'CreateRecordedVehicleInput');
}
