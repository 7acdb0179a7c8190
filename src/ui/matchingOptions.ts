/** Returns a text in the form in which searches compare it: without case and diacritics, so that `lodz` equals `Łódź`. */
export function foldForSearch(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Returns the options whose titles contain the typed text. Titles that start with it come first. */
export function findMatchingOptions<O extends { title: string }>(options: readonly O[], typed: string): O[] {
  const text = foldForSearch(typed.trim());
  const positions = options.map((option) => ({ option, position: foldForSearch(option.title).indexOf(text) }));
  const isMatchAt = (isStart: boolean) =>
    positions.filter(({ position }) => (isStart ? position === 0 : position > 0)).map(({ option }) => option);
  return [...isMatchAt(true), ...isMatchAt(false)];
}
