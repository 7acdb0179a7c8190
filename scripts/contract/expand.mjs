// Expands the generator's directives in the parts of the contract. Second step of parse (sources.mjs) → expand → print
// (print.mjs).
import { buildASTSchema, concatAST, getDirectiveValues, GraphQLError, Kind } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { typeNameOf } from './ast.mjs';
import { expandCreateOf, expandFieldsFrom, expandUpdateOf } from './derived-types.mjs';
import { expandPaginate } from './list.mjs';
import { mutationArgumentBuilders } from './mutations.mjs';

/** Names of the directives that the generator replaces with definitions. Other directives remain in schema.graphql. */
const expanded = new Set([
  'paginate',
  'whereConditions',
  'orderBy',
  'fieldsFrom',
  'writable',
  'createOf',
  'updateOf',
  'requiresPermission',
  'allowedWithoutSubscription',
  ...Object.keys(mutationArgumentBuilders),
]);
/**
 * Directives of types, each with its expanding function, in the order of expansion: `@updateOf` comes after
 * `@createOf`, because an update input repeats the fields of the expanded create input.
 */
const typeDirectives = [
  ['fieldsFrom', expandFieldsFrom],
  ['createOf', expandCreateOf],
  ['updateOf', expandUpdateOf],
];
const rootTypes = new Set(['Query', 'Mutation', 'Subscription']);

/** Thrown if the contract has mistakes. Its message lists every mistake with file and line. */
export class ContractMistakes extends Error {
  constructor(errors) {
    super(errors.map(String).join('\n\n'));
  }
}

/** Returns a function that finds the directive of a given name on a node, and evaluates the directive's arguments. */
function directiveReader(schema) {
  return (node, name) => {
    const directive = node.directives.find((each) => each.name.value === name);
    return { directive, args: (directive && getDirectiveValues(schema.getDirective(name), node)) ?? {} };
  };
}

/** Returns all type definitions by name, including the fields that their directives add. */
function typesByName(definitions, directiveOf) {
  const types = new Map(
    definitions.filter(({ kind }) => kind.endsWith('TypeDefinition')).map((node) => [node.name.value, node]),
  );
  for (const [directiveName, expand] of typeDirectives) {
    for (const node of types.values()) {
      const found = directiveOf(node, directiveName);
      if (found.directive) types.set(node.name.value, expand(node, types, found));
    }
  }
  return types;
}

/**
 * Expands the directives of a root field. Returns the expanded field, the type definitions that the field needs, and
 * the field's `action` on its records, such as `list` or `create` (undefined for a field with a handwritten resolver).
 */
function expandRootField(field, types, directiveOf) {
  if (directiveOf(field, 'paginate').directive) {
    return { ...expandPaginate(field, types, directiveOf), action: 'list' };
  }
  const adjusting = ['whereConditions', 'orderBy'].find((name) => directiveOf(field, name).directive);
  if (adjusting) throw new GraphQLError(`"${field.name.value}" has @${adjusting}, but no @paginate.`, { nodes: field });
  const kind = Object.keys(mutationArgumentBuilders).find((name) => directiveOf(field, name).directive);
  if (!kind) return { field, definitions: [] };
  return {
    field: { ...field, arguments: [mutationArgumentBuilders[kind](field, types)] },
    definitions: [],
    action: kind,
  };
}

const withoutExpanded = (node) => ({
  ...node,
  directives: (node.directives ?? []).filter(({ name }) => !expanded.has(name.value)),
});

/**
 * Expands the parts of the contract, each `{ name, document }`. One part has to define `Query`. Returns:
 * - `sections`: the expanded definitions of each part;
 * - `roots`: the root types with the fields of all parts;
 * - `permissions`: names of the root fields that each permission allows;
 * - `mutations`: for each mutation, whether it is allowed without a subscription;
 * - `methods`: names of the root fields with a directive such as `@paginate` or `@create`, by record type and action;
 *   entity records resolve them.
 * @throws ContractMistakes
 */
export function expandContract(parts) {
  const whole = concatAST(parts.map(({ document }) => document));
  const errors = validateSDL(whole);
  if (errors.length > 0) throw new ContractMistakes(errors);
  try {
    return expandValid(parts, whole);
  } catch (error) {
    throw error instanceof GraphQLError ? new ContractMistakes([error]) : error;
  }
}

function expandValid(parts, whole) {
  const directiveOf = directiveReader(buildASTSchema(whole, { assumeValidSDL: true }));
  const types = typesByName(whole.definitions, directiveOf);
  const roots = new Map([...types].filter(([name]) => rootTypes.has(name)));
  const generated = new Set();
  const permissions = {};
  const methods = {};
  const mutations = new Map();

  const expandRoot = (extension) => {
    const root = roots.get(extension.name.value);
    const results = extension.fields.map((field) => {
      const { directive, args } = directiveOf(field, 'requiresPermission');
      if (!directive)
        throw new GraphQLError(`"${field.name.value}" names no permission, so that no user could call it.`, {
          nodes: field,
        });
      for (const code of args.anyOf) (permissions[code] ??= []).push(field.name.value);
      if (root.name.value === 'Mutation')
        mutations.set(field.name.value, directiveOf(field, 'allowedWithoutSubscription').directive !== undefined);
      const result = expandRootField(field, types, directiveOf);
      if (result.action) ((methods[typeNameOf(field.type)] ??= {})[result.action] ??= []).push(field.name.value);
      return result;
    });
    const fields = results.map(({ field }) => withoutExpanded(field));
    roots.set(extension.name.value, { ...root, fields: [...root.fields, ...fields] });
    // Several lists can return records of the same type, but the type of their pages may be defined only once.
    return results
      .flatMap(({ definitions }) => definitions)
      .filter(({ name }) => !generated.has(name.value) && generated.add(name.value));
  };

  const expandDefinition = (node) => {
    if (node.kind === Kind.OBJECT_TYPE_EXTENSION && rootTypes.has(node.name.value)) return expandRoot(node);
    if (node.kind === Kind.DIRECTIVE_DEFINITION) return expanded.has(node.name.value) ? [] : [node];
    if (roots.has(node.name?.value)) return [];
    const definition = withoutExpanded(types.get(node.name?.value) ?? node);
    return [definition.fields ? { ...definition, fields: definition.fields.map(withoutExpanded) } : definition];
  };

  const sections = parts.map(({ name, document }) => ({
    name,
    definitions: document.definitions.flatMap(expandDefinition),
  }));
  return { sections, roots: [...roots.values()], permissions, mutations, methods };
}
