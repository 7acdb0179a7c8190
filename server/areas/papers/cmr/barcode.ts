// The named export `raw` of bwip-js is another function (a barcode type), so the default export's `raw` is used.
import bwip from 'bwip-js/node';

/** A bar of a barcode: its start and width, in modules. A module is the width of the narrowest bar. */
export interface BarcodeBar {
  at: number;
  width: number;
}

/** Returns the bars of a text in Code 128, and their total width in modules. */
export function encodeCode128(text: string): { bars: readonly BarcodeBar[]; modules: number } {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode library returned no bars for Code 128.');
  const bars: BarcodeBar[] = [];
  let at = 0;
  // Bars and spaces alternate, beginning with a bar.
  symbol.sbs.forEach((width, place) => {
    if (place % 2 === 0) bars.push({ at, width });
    at += width;
  });
  return { bars, modules: at };
}
