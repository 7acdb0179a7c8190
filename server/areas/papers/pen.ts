import { createRequire } from 'node:module';
import { finished } from 'node:stream/promises';
import Document from 'pdfkit';
import { fitText, type FittedText, lineHeight, wrapText } from './fit-text';
import type { PageArea } from './cmr/layout';

const packages = createRequire(import.meta.url);
const fontOf = (weight: string) =>
  packages.resolve(`@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`);

/** Font files by weight. The fonts include the letters of Central European languages. pdfkit caches fonts by path. */
const fonts = { regular: fontOf('400Regular'), strong: fontOf('600SemiBold') };

/** A weight of the font. */
export type FontWeight = keyof typeof fonts;

/** Points per millimetre; a point is 1/72 inch. */
const pointsPerMm = 72 / 25.4;
/** Padding of a box, in millimetres. */
const padding = 1.1;

/** Draws on pages of a PDF. Areas are in millimetres from the upper left corner, font sizes in points. */
export class PdfCanvas {
  private readonly document: PDFKit.PDFDocument;

  constructor(title: string, language: string, { landscape = false }: { landscape?: boolean } = {}) {
    this.document = new Document({
      size: 'A4',
      layout: landscape ? 'landscape' : 'portrait',
      margin: 0,
      font: fonts.regular,
      lang: language,
      info: { Title: title, Creator: 'Waybill' },
    });
    this.document.lineWidth(0.5).strokeColor('#333333').fillColor('#000000');
  }

  /** Adds a page, on which everything is drawn from now on. */
  addPage(): void {
    this.document.addPage();
    this.document.lineWidth(0.5).strokeColor('#333333').fillColor('#000000');
  }

  /** Draws the outline of an area. */
  frame({ x, y, width, height }: PageArea): void {
    this.document.rect(x * pointsPerMm, y * pointsPerMm, width * pointsPerMm, height * pointsPerMm).stroke();
  }

  /** Fills an area with black. */
  fillBlack({ x, y, width, height }: PageArea): void {
    this.document.rect(x * pointsPerMm, y * pointsPerMm, width * pointsPerMm, height * pointsPerMm).fill();
  }

  /** Writes a text into an area, in the largest font size that fits; `end` aligns it to the right. */
  write(
    text: string,
    area: PageArea,
    { weight = 'regular', end = false }: { weight?: FontWeight; end?: boolean } = {},
  ): void {
    const inner = withoutPadding(area);
    const fitted = fitText(text, { width: inner.width * pointsPerMm, height: inner.height * pointsPerMm }, (part) =>
      this.width(part, weight),
    );
    this.lines(fitted, inner, weight, end);
  }

  /**
   * Writes a text in one font size, wrapped to the area's width. Returns the height of the text with padding, in
   * millimetres.
   */
  label(
    text: string,
    area: PageArea,
    { size, weight = 'regular', end = false }: { size: number; weight?: FontWeight; end?: boolean },
  ): number {
    const inner = withoutPadding(area);
    const lines = wrapText(text, inner.width * pointsPerMm, (part) => this.width(part, weight) * size);
    this.lines({ size, lines }, inner, weight, end);
    return (lines.length * size * lineHeight) / pointsPerMm + padding;
  }

  /** Returns the height that `write` needs for a text in an area of a width, with padding; all in millimetres. */
  heightOf(text: string, width: number): number {
    const { size, lines } = fitText(text, { width: (width - 2 * padding) * pointsPerMm, height: Infinity }, (part) =>
      this.width(part, 'regular'),
    );
    return (lines.length * size * lineHeight) / pointsPerMm + 2 * padding;
  }

  /** Finishes the document and returns the bytes of the PDF. */
  async finish(): Promise<Buffer> {
    const pieces: Buffer[] = [];
    this.document.on('data', (piece: Buffer) => pieces.push(piece));
    this.document.end();
    await finished(this.document);
    return Buffer.concat(pieces);
  }

  private width(text: string, weight: FontWeight): number {
    return this.document.font(fonts[weight]).fontSize(1).widthOfString(text);
  }

  private lines({ size, lines }: FittedText, { x, y, width }: PageArea, weight: FontWeight, end: boolean): void {
    lines.forEach((line, place) => {
      const indent = end ? width * pointsPerMm - this.width(line, weight) * size : 0;
      this.document
        .font(fonts[weight])
        .fontSize(size)
        .text(line, x * pointsPerMm + indent, y * pointsPerMm + place * size * lineHeight, { lineBreak: false });
    });
  }
}

function withoutPadding({ x, y, width, height }: PageArea): PageArea {
  return { x: x + padding, y: y + padding, width: width - 2 * padding, height: Math.max(height - 2 * padding, 0) };
}
