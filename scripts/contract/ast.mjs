// Functions that build nodes of GraphQL's syntax tree for the definitions that the generator adds to the contract. The
// functions take types as SDL text, for example `[Vehicle!]!`.
import { Kind, parseType, parseValue } from 'graphql';

const name = (value) => ({ kind: Kind.NAME, value });
const description = (value) => ({ kind: Kind.STRING, value, block: false });

/** Builds the node of an argument, or of a field of an input type. `type` is SDL text, `text` the description. */
export function inputValueNode(fieldName, type, text, defaultValue) {
  return {
    kind: Kind.INPUT_VALUE_DEFINITION,
    name: name(fieldName),
    description: description(text),
    type: parseType(type),
    ...(defaultValue !== undefined && { defaultValue: parseValue(defaultValue) }),
    directives: [],
  };
}

/** Builds the node of a field of an object type. `type` is SDL text, `text` the description. */
export function objectFieldNode(fieldName, type, text) {
  const field = { name: name(fieldName), description: description(text), type: parseType(type) };
  return { kind: Kind.FIELD_DEFINITION, ...field, arguments: [], directives: [] };
}

/** Builds the node of an enum value. `text` is its description. */
export function enumValueNode(valueName, text) {
  return { kind: Kind.ENUM_VALUE_DEFINITION, name: name(valueName), description: description(text), directives: [] };
}

/** Builds the node of an object type from the nodes of its fields. `text` is its description. */
export function objectTypeNode(typeName, text, fields) {
  const kind = Kind.OBJECT_TYPE_DEFINITION;
  return { kind, name: name(typeName), description: description(text), interfaces: [], directives: [], fields };
}

/** Builds the node of an input type from the nodes of its fields. `text` is its description. */
export function inputTypeNode(typeName, text, fields) {
  const kind = Kind.INPUT_OBJECT_TYPE_DEFINITION;
  return { kind, name: name(typeName), description: description(text), directives: [], fields };
}

/** Builds the node of an enum from the nodes of its values. `text` is its description. */
export function enumTypeNode(typeName, text, values) {
  const kind = Kind.ENUM_TYPE_DEFINITION;
  return { kind, name: name(typeName), description: description(text), directives: [], values };
}

/** Returns the name of the type that a type node contains, without lists and non-null: `Vehicle` for `[Vehicle!]!`. */
export function typeNameOf(type) {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeNameOf(type.type);
}

/** Returns a type node without its outer non-null: `[Vehicle!]` for `[Vehicle!]!`. */
export function withoutNonNull(type) {
  return type.kind === Kind.NON_NULL_TYPE ? type.type : type;
}

/** Returns the field of a type definition that has the given name, or undefined if there is none. */
export function findField(definition, fieldName) {
  return definition?.fields?.find((field) => field.name.value === fieldName);
}

/** Returns a text with its first letter in upper case: `VehicleClass` for `vehicleClass`. */
export function capitalize(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the words of a type's name in lower case, for descriptions: `vehicle class` for `VehicleClass`. */
export function lowerCaseWordsOf(typeName) {
  return typeName.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
