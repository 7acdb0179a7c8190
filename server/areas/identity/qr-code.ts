import type { Config } from '../../config';
import type { QrCode } from '../../contract.generated';
import { invalidInputError } from '../../dialect/errors';
import { consoleUrlProblem } from './passwords/console-urls';

/** Returns a text as a QR code: an SVG in a `data:` URL. */
export async function drawQrCode(text: string): Promise<string> {
  // Loaded at the first code, as are other packages that a start does not need.
  const { toString } = await import('qrcode');
  const svg = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Returns a URL of the console as a QR code, to open it on another device. @throws ContractError for foreign URLs */
export async function drawConsoleUrlQrCode(url: string, config: Pick<Config, 'links' | 'production'>): Promise<QrCode> {
  const problem = consoleUrlProblem(url, config);
  if (problem) throw invalidInputError({ url: [problem] });
  return { qr_image: await drawQrCode(new URL(url).href) };
}
