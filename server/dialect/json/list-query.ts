import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
  getNamedType,
  Kind,
  locatedError,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { RequestContext } from '../context';
import type { RowProjection, RowWriter } from '../projection';
import { entityOfListField } from '../contract';
import type { Entity } from '../entity';
import { readPage } from '../list';
import type { ListArguments } from '../list-statement';
import { readAsCaller } from '../methods';
import type { PageStatementCache } from '../page-statements';
import type { FieldSelection } from '../selection';
import { type Fragments, fieldNodesOf, namesOf, type OutputSelection, outputSelectionOf } from './output-selection';
import { IrregularValueError, jsonOfObject, jsonOfValue } from './write-json';

/**
 * A query of one list, whose answer is written as JSON from the rows. The GraphQL executor would make an object of each
 * row, complete each of its values and write the whole as JSON: twice the processor time of everything else.
 */
export class ListQuery {
  private readonly writers = new WeakMap<RowProjection, Map<OutputSelection | undefined, RowWriter>>();
  private readonly names: FieldSelection;

  private constructor(
    private readonly schema: GraphQLSchema,
    readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly root: { key: string; node: FieldNode; field: GraphQLField<unknown, unknown>; entity: Entity },
    private readonly output: OutputSelection,
    private readonly statements: PageStatementCache,
  ) {
    this.names = namesOf(output);
  }

  /**
   * Returns the list query of a document; undefined for other documents, and for those that need the GraphQL executor.
   * @param document a valid document
   */
  static of(
    schema: GraphQLSchema,
    document: DocumentNode,
    statements: () => PageStatementCache,
  ): ListQuery | undefined {
    const fragments: Record<string, Fragments[string]> = {};
    const operations: OperationDefinitionNode[] = [];
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
      if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    }
    const [operation, ...others] = operations;
    const type = schema.getQueryType();
    if (!operation || others.length > 0 || operation.operation !== OperationTypeNode.QUERY || !type) return undefined;
    if (operation.directives && operation.directives.length > 0) return undefined;
    const [first, ...more] = fieldNodesOf(type, [operation.selectionSet], fragments) ?? [];
    if (!first || more.length > 0) return undefined;
    const [key, nodes] = first;
    const [node] = nodes;
    const field = node && type.getFields()[node.name.value];
    const entity = field && entityOfListField(field);
    const page = field && getNamedType(field.type);
    if (!entity || !isObjectType(page)) return undefined;
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const output = outputSelectionOf(page, sets, fragments);
    if (output?.fields.some(({ name }) => name === 'groups')) return undefined;
    return output && new ListQuery(schema, document, operation, { key, node, field, entity }, output, statements());
  }

  /** Name of the list's root field. */
  get method(): string {
    return this.root.field.name;
  }

  /** Returns whether a request for an operation of this name runs this query. */
  isNamed(name: string | undefined): boolean {
    return name === undefined || name === this.operation.name?.value;
  }

  /** Returns the arguments of the list for variables; undefined if GraphQL refuses them. */
  argumentsOf(variables: Readonly<Record<string, unknown>>): ListArguments | undefined {
    const { coerced } = getVariableValues(this.schema, this.operation.variableDefinitions ?? [], variables, {
      maxErrors: 1,
    });
    if (!coerced) return undefined;
    try {
      const args = getArgumentValues(this.root.field, this.root.node, coerced);
      return areListArguments(args) ? args : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Reads the list and returns the JSON of the answer's data.
   * @throws IrregularValueError if the GraphQL executor must answer
   * @throws GraphQLError with the place of the list for an error of the list
   */
  async run(args: ListArguments, context: RequestContext): Promise<string> {
    try {
      return await this.read(args, context);
    } catch (error) {
      throw error instanceof IrregularValueError ? error : locatedError(error, [this.root.node], [this.root.key]);
    }
  }

  private async read(args: ListArguments, context: RequestContext): Promise<string> {
    const { entity, key } = this.root;
    const { rows, paginatorInfo, projection } = await readAsCaller(entity, context, (session, statement, totals) =>
      readPage(session, {
        entity,
        args,
        selection: this.names,
        context: statement,
        totals,
        statements: this.statements,
      }),
    );
    const page = jsonOfObject(this.output, ({ name, type, selection }) => {
      if (name === 'paginatorInfo') return jsonOfValue(paginatorInfo, type, selection);
      if (!projection) return '[]';
      const write = this.writerOf(projection, selection);
      return `[${rows.map((row) => write(row, 0)).join(',')}]`;
    });
    return `{${JSON.stringify(key)}:${page}}`;
  }

  /** Returns the function that writes a row of a projection, which is made once for each alias of the rows. */
  private writerOf(projection: RowProjection, selection: OutputSelection | undefined): RowWriter {
    const known = this.writers.get(projection)?.get(selection);
    if (known) return known;
    const made = projection.writer(selection);
    this.writers.set(projection, new Map(this.writers.get(projection)).set(selection, made));
    return made;
  }
}

/** Returns whether the arguments of a field are those of a list. GraphQL has checked their types by the contract. */
function areListArguments(
  args: Readonly<Record<string, unknown>>,
): args is Readonly<Record<string, unknown>> & ListArguments {
  return typeof args.first === 'number';
}
