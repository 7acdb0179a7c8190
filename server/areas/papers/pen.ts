import { createRequire } from 'node:module';
import { finished } from 'node:stream/promises';
import Document from 'pdfkit';
import { fit, type Fitted, leading, wrap } from './cmr/fitting';
import type { Area } from './cmr/layout';

const packages = createRequire(import.meta.url);
const fontOf = (weight: string) =>
  packages.resolve(`@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`);

/** Weights of the font, all with the letters of Polish and its neighbours. By path: pdfkit opens it once for each. */
const fonts = { regular: fontOf('400Regular'), strong: fontOf('600SemiBold') };

/** A weight of the font. */
export type Weight = keyof typeof fonts;

/** Points of a millimetre. */
const point = 72 / 25.4;
/** Space between the line of a box and its text, in millimetres. */
const padding = 1.1;

/** Writes and draws on pages of a PDF, in millimetres from the left upper corner. */
export class Pen {
  private readonly document: PDFKit.PDFDocument;

  constructor(title: string, language: string) {
    this.document = new Document({
      size: 'A4',
      margin: 0,
      font: fonts.regular,
      lang: language,
      info: { Title: title, Creator: 'Waybill' },
    });
    this.document.lineWidth(0.5).strokeColor('#333333').fillColor('#000000');
  }

  /** Goes on to a further page. */
  turn(): void {
    this.document.addPage();
    this.document.lineWidth(0.5).strokeColor('#333333').fillColor('#000000');
  }

  /** The lines of an area's four sides. */
  frame({ x, y, width, height }: Area): void {
    this.document.rect(x * point, y * point, width * point, height * point).stroke();
  }

  /** Black from side to side. */
  blacken({ x, y, width, height }: Area): void {
    this.document.rect(x * point, y * point, width * point, height * point).fill();
  }

  /** A text within an area, in the size that fits; `end`: at its right side, as figures stand. */
  write(text: string, area: Area, { weight = 'regular', end = false }: { weight?: Weight; end?: boolean } = {}): void {
    const inner = within(area);
    const fitted = fit(text, { width: inner.width * point, height: inner.height * point }, (part) =>
      this.width(part, weight),
    );
    this.lines(fitted, inner, weight, end);
  }

  /** A text of one size, broken into lines; `end` as above. Answers the height that it takes with the space around it. */
  label(
    text: string,
    area: Area,
    { size, weight = 'regular', end = false }: { size: number; weight?: Weight; end?: boolean },
  ): number {
    const inner = within(area);
    const lines = wrap(text, inner.width * point, (part) => this.width(part, weight) * size);
    this.lines({ size, lines }, inner, weight, end);
    return (lines.length * size * leading) / point + padding;
  }

  /** Height that a text of people takes in a width, with the space around it. */
  heightOf(text: string, width: number): number {
    const { size, lines } = fit(text, { width: (width - 2 * padding) * point, height: Infinity }, (part) =>
      this.width(part, 'regular'),
    );
    return (lines.length * size * leading) / point + 2 * padding;
  }

  /** The finished document. */
  async finish(): Promise<Buffer> {
    const pieces: Buffer[] = [];
    this.document.on('data', (piece: Buffer) => pieces.push(piece));
    this.document.end();
    await finished(this.document);
    return Buffer.concat(pieces);
  }

  private width(text: string, weight: Weight): number {
    return this.document.font(fonts[weight]).fontSize(1).widthOfString(text);
  }

  private lines({ size, lines }: Fitted, { x, y, width }: Area, weight: Weight, end: boolean): void {
    lines.forEach((line, place) => {
      const indent = end ? width * point - this.width(line, weight) * size : 0;
      this.document
        .font(fonts[weight])
        .fontSize(size)
        .text(line, x * point + indent, y * point + place * size * leading, { lineBreak: false });
    });
  }
}

function within({ x, y, width, height }: Area): Area {
  return { x: x + padding, y: y + padding, width: width - 2 * padding, height: Math.max(height - 2 * padding, 0) };
}
