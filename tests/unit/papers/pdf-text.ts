import { inflateSync } from 'node:zlib';

/** The texts and rectangles of a page of a PDF. */
export interface PdfPage {
  /** Texts in the order in which they were written to the file. */
  texts: readonly string[];
  /** Filled rectangles. Positions and sizes are in points, measured from the top left corner of the page. */
  filled: readonly { x: number; y: number; width: number; height: number }[];
}

/**
 * Returns the pages of a PDF that pdfkit has created. Such a file contains texts as numbers of glyphs, which each
 * font's ToUnicode table maps to letters.
 */
export function readPdf(file: Buffer): PdfPage[] {
  const text = file.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const stream = (id: string): string => {
    const body = objects.get(id) ?? '';
    const [, head = '', rest = ''] = /^([\s\S]*?stream\r?\n)([\s\S]*)$/.exec(body) ?? [];
    // The last byte of packed data can be that of a line break.
    const bytes = Buffer.from(rest.slice(0, Number(/\/Length (\d+)/.exec(head)?.[1])), 'latin1');
    return (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const reference = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '';
  const lettersOf = (font: string) => readLetters(stream(reference(objects.get(font) ?? '', 'ToUnicode')));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return pages.map((page) => {
    const resources = objects.get(reference(page, 'Resources')) ?? page;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, lettersOf(id)]),
    );
    return readContent(stream(reference(page, 'Contents')), fonts);
  });
}

/** Parses the ToUnicode table of a font. Returns the letters by glyph number, which has four hexadecimal digits. */
function readLetters(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', , list = ''] of table.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    const written = [...list.matchAll(/<([0-9a-f ]+)>/gi)].map(([, code = '']) => code.replaceAll(' ', ''));
    written.forEach((code, place) => {
      const glyph = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function readContent(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): PdfPage {
  const texts: string[] = [];
  let letters: ReadonlyMap<string, string> = new Map();
  for (const [, font, line] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    if (line === undefined) continue;
    const glyphs = [...line.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? []);
    texts.push(glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '\uFFFD').join(''));
  }
  const filled = [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\s+f\b/g)].map(
    ([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }),
  );
  return { texts, filled };
}
