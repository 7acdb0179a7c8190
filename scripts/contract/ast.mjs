// Functions that build the definitions that directives expand to. Types are passed as SDL text, for example
// `[Vehicle!]!`.
import { Kind, parseType, parseValue } from 'graphql';

const name = (value) => ({ kind: Kind.NAME, value });
const description = (value) => ({ kind: Kind.STRING, value, block: false });

/** Builds an argument, or a field of an input type. */
export function inputValue(fieldName, type, text, defaultValue) {
  return {
    kind: Kind.INPUT_VALUE_DEFINITION,
    name: name(fieldName),
    description: description(text),
    type: parseType(type),
    ...(defaultValue !== undefined && { defaultValue: parseValue(defaultValue) }),
    directives: [],
  };
}

/** Builds a field of an object type. */
export function objectField(fieldName, type, text) {
  const field = { name: name(fieldName), description: description(text), type: parseType(type) };
  return { kind: Kind.FIELD_DEFINITION, ...field, arguments: [], directives: [] };
}

/** Builds a value of an enum. */
export function enumValue(valueName, text) {
  return { kind: Kind.ENUM_VALUE_DEFINITION, name: name(valueName), description: description(text), directives: [] };
}

/** Builds an object type. */
export function objectType(typeName, text, fields) {
  const kind = Kind.OBJECT_TYPE_DEFINITION;
  return { kind, name: name(typeName), description: description(text), interfaces: [], directives: [], fields };
}

/** Builds an input type. */
export function inputType(typeName, text, fields) {
  const kind = Kind.INPUT_OBJECT_TYPE_DEFINITION;
  return { kind, name: name(typeName), description: description(text), directives: [], fields };
}

/** Builds an enum. */
export function enumType(typeName, text, values) {
  const kind = Kind.ENUM_TYPE_DEFINITION;
  return { kind, name: name(typeName), description: description(text), directives: [], values };
}

/** Returns the name of a type without lists and non-null: `Vehicle` for `[Vehicle!]!`. */
export function namedType(type) {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** Returns a type without its outer non-null: `[Vehicle!]` for `[Vehicle!]!`. */
export function nullable(type) {
  return type.kind === Kind.NON_NULL_TYPE ? type.type : type;
}

/** Returns the field of a definition by its name, or undefined. */
export function fieldOf(definition, fieldName) {
  return definition?.fields?.find((field) => field.name.value === fieldName);
}

/** Returns a name with its first letter in upper case: `VehicleClass` for `vehicleClass`. */
export function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the words of a type's name in lower case: `vehicle class` for `VehicleClass`. */
export function wordsOf(typeName) {
  return typeName.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
