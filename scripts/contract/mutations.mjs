// Builds the argument of a mutation with the directive `@create`, `@update`, `@delete` or `@restore`.
import { GraphQLError } from 'graphql';
import { capitalize, inputValueNode, typeNameOf, lowerCaseWordsOf } from './ast.mjs';

function idArgument(field) {
  return inputValueNode('id', 'ID!', `Id of the ${lowerCaseWordsOf(typeNameOf(field.type))}.`);
}

/**
 * Builds the argument `input` of a mutation. The argument's type is named after the mutation: `CreateVehicleInput` for
 * `createVehicle`.
 */
function inputArgument(field, types, text) {
  const input = `${capitalize(field.name.value)}Input`;
  const definition = types.get(input);
  if (!definition) throw new GraphQLError(`"${field.name.value}" needs an input type "${input}".`, { nodes: field });
  return inputValueNode('input', `${input}!`, text ?? definition.description.value);
}

/** Functions that build the argument of a mutation, by the name of the mutation's directive. */
export const mutationArgumentBuilders = {
  create: (field, types) => inputArgument(field, types),
  update: (field, types) => inputArgument(field, types, 'What changes.'),
  delete: idArgument,
  restore: idArgument,
};
