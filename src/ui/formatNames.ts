/** Joins names in the way of a language: "Anna, Jan or Ewa". */
export const formatNames = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
