const withoutMarks: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd' };

/** Returns a text for comparisons: without diacritics, capitals, and spaces and punctuation at its ends or doubled. */
export function foldWord(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łßøđ]/g, (letter) => withoutMarks[letter] ?? letter)
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/^[\s.:*]+|[\s.:*]+$/g, '');
}
