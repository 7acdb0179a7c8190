/**
 * Characters that `fold` replaces by the character at the same index of `plainLetters`. The hyphen becomes a space, so
 * that `bielsko biala` finds Bielsko-Biała.
 */
const accentedLetters = 'áàâäãåāăąćčĉċçďđðéèêëēĕėęěğģĝġĥħíìîïĩīĭįıĵķľłļĺńňñņóòôöõøōŏőřŕŗśšşșŝťţțŧúùûüũūŭůűųŵýÿŷžźż’‘-';
const plainLetters = "aaaaaaaaacccccdddeeeeeeeeegggghhiiiiiiiiijkllllnnnnooooooooorrrsssssttttuuuuuuuuuuwyyyzzz'' ";

/** Letters that `fold` replaces by two letters. */
const twoLetterForms: readonly [string, string][] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];
/** Letters that people also type as two letters. `fold_names` adds these spellings. */
const alternativeSpellings: readonly [string, string][] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
];

const replaceSql = (text: string, letters: readonly [string, string][]) =>
  letters.reduce((sql, [letter, written]) => `replace(${sql}, '${letter}', '${written}')`, text);
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

// The Turkish capital İ is replaced first, because `lower` turns it into two characters. NFC joins letters and
// combining marks.
const lowercaseSql = `lower(normalize(replace(value, 'İ', 'I'), NFC))`;
const foldSql = `translate(${replaceSql(lowercaseSql, twoLetterForms)}, ${quote(accentedLetters)}, ${quote(plainLetters)})`;

/**
 * SQL functions that match names regardless of case and diacritics. `fold` converts a text to lower case without
 * diacritics. `fold_names` returns the searchable spellings of a name, one per line. `fold_pattern` turns a LIKE
 * pattern into a pattern that matches a whole line of `fold_names`.
 */
export const foldingFunctionsSql: readonly string[] = [
  `CREATE OR REPLACE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN CASE WHEN octet_length(value) = char_length(value) THEN replace(lower(value), '-', ' ') ELSE ${foldSql} END`,
  `CREATE OR REPLACE FUNCTION fold_names(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN E'\\n' || fold(value) || E'\\n' || CASE WHEN octet_length(value) = char_length(value) THEN ''
     WHEN ${replaceSql('lower(value)', alternativeSpellings)} = lower(value) THEN ''
     ELSE fold(${replaceSql('lower(value)', alternativeSpellings)}) || E'\\n' END`,
  `CREATE OR REPLACE FUNCTION fold_pattern(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN E'%\\n' || fold(value) || E'\\n%'`,
];
