/** Loads the page of a new record, with the code of all inputs that its form may have. */
export async function loadCreateScreen() {
  const [screen] = await Promise.all([
    import('./CreateScreen'),
    import('../../ui/ChoiceBox'),
    import('../../fields/inputs/SuggestInput'),
  ]);
  return screen;
}
