/** The next step of the request, as one button. */
export function NextStep() {
  return null;
}
