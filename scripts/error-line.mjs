import { stripVTControlCharacters } from 'node:util';

const maxLength = 300;

/**
 * Returns the first 300 characters of an error message in one line, without colors. The first line alone often says too
 * little: Playwright writes what it expected into the following lines.
 */
export function errorLineOf(message) {
  return stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim().slice(0, maxLength);
}

/** Returns the name of a test, followed by the beginning of its error message if it has one. */
export function withError(name, message) {
  return message ? `${name}: ${errorLineOf(message)}` : name;
}
