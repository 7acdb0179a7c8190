/** Letters with marks, and what each is without; the hyphen is a space, so that `bielsko biala` finds Bielsko-Biała. */
const marked = 'áàâäãåāăąćčĉċçďđðéèêëēĕėęěğģĝġĥħíìîïĩīĭįıĵķľłļĺńňñņóòôöõøōŏőřŕŗśšşșŝťţțŧúùûüũūŭůűųŵýÿŷžźż’‘-';
const plain = "aaaaaaaaacccccdddeeeeeeeeegggghhiiiiiiiiijkllllnnnnooooooooorrrsssssttttuuuuuuuuuuwyyyzzz'' ";

/** Letters that are two without their mark. */
const pairs: readonly [string, string][] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];
/** Letters that are also written as two where the keyboard lacks them. */
const spelledOut: readonly [string, string][] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
];

const replaced = (text: string, letters: readonly [string, string][]) =>
  letters.reduce((sql, [letter, written]) => `replace(${sql}, '${letter}', '${written}')`, text);
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

// A Turkish capital becomes two characters in small letters, and a letter may come as one with a mark that follows it.
const small = `lower(normalize(replace(value, 'İ', 'I'), NFC))`;
const folded = `translate(${replaced(small, pairs)}, ${quote(marked)}, ${quote(plain)})`;

/**
 * Functions that find names whatever their letters' marks. `fold` is a text without them, in small letters. Names, one
 * a line, that a search may go by are kept as `fold_names`; `fold_pattern` is what LIKE takes to find a name among them,
 * from its beginning to its end where the pattern says nothing else.
 */
export const foldingFunctions: readonly string[] = [
  `CREATE OR REPLACE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN CASE WHEN octet_length(value) = char_length(value) THEN replace(lower(value), '-', ' ') ELSE ${folded} END`,
  `CREATE OR REPLACE FUNCTION fold_names(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN E'\\n' || fold(value) || E'\\n' || CASE WHEN octet_length(value) = char_length(value) THEN ''
     WHEN ${replaced('lower(value)', spelledOut)} = lower(value) THEN ''
     ELSE fold(${replaced('lower(value)', spelledOut)}) || E'\\n' END`,
  `CREATE OR REPLACE FUNCTION fold_pattern(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN E'%\\n' || fold(value) || E'\\n%'`,
];
