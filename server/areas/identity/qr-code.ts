import { toString } from 'qrcode';

/** Draws a text as a picture to scan: an SVG as a `data:` address. */
export async function drawQrCode(text: string): Promise<string> {
  const svg = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
