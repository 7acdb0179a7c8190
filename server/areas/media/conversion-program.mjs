// Reads a picture from standard input and writes its smaller versions to standard output as JSON. conversion.ts runs
// this text in a child process.
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';

// A lower priority than the server's, so that conversions do not slow down the server.
setPriority(5);

// A program that runs with `--eval` has no folder to resolve packages from, so the caller gives the URL of sharp.
const { default: sharp } = await import(process.argv[1]);
sharp.concurrency(1);

/** Format of the square version for galleries and lists. */
const thumb = { width: 320, height: 320, fit: 'cover', withoutEnlargement: true };
/** Format of the version for a whole screen. */
const preview = { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true };

async function encode(name, picture) {
  const { data, info } = await picture.webp({ quality: 80, effort: 3 }).toBuffer({ resolveWithObject: true });
  return { name, data: data.toString('base64'), width: info.width, height: info.height };
}

async function convert(file) {
  const decode = () => sharp(file, { failOn: 'error', sequentialRead: true }).autoOrient();
  const { data, info } = await decode().resize(preview).raw().toBuffer({ resolveWithObject: true });
  const fromPreview = () => sharp(data, { raw: info });
  // Decoding takes most of the time, so the square version is made from the preview. A long, narrow picture is decoded
  // again, because its preview is narrower than the square version.
  const square = Math.min(info.width, info.height) < thumb.width ? decode() : fromPreview();
  return [await encode('thumb', square.resize(thumb)), await encode('preview', fromPreview())];
}

const file = await buffer(process.stdin);
const conversions = await convert(file).catch(() => null);
process.stdout.write(JSON.stringify(conversions));
