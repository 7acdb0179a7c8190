let asked = (): boolean => false;

/** Whether the page that one goes to is to be loaded as a document. */
export const loadsNext = (): boolean => asked();

/** Has `loadsNext` ask this: who knows the answer is fetched later than who asks. */
export function tellNext(ask: () => boolean): void {
  asked = ask;
}
