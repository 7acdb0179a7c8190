// Its named `raw` is another thing: a symbology of that name.
import bwip from 'bwip-js/node';

/** A bar: where it begins and how wide it is, in modules. */
export interface Bar {
  at: number;
  width: number;
}

/** A text as bars of Code 128, with the modules that they take. */
export function barsOf(text: string): { bars: readonly Bar[]; modules: number } {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('Code 128 was not drawn as bars.');
  const bars: Bar[] = [];
  let at = 0;
  // Bars and spaces in turn, a bar first.
  symbol.sbs.forEach((width, place) => {
    if (place % 2 === 0) bars.push({ at, width });
    at += width;
  });
  return { bars, modules: at };
}
