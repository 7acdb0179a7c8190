// Makes the smaller pictures of the picture on the standard input. conversion.ts runs this text in a process of its own
// and reads its answer, a line of JSON.
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';

// Calls are answered first.
setPriority(5);

// What is evaluated has no folder of its own to find packages from.
const { default: sharp } = await import(process.argv[1]);
sharp.concurrency(1);

/** Smaller pictures: a square for galleries and lists, and one as large as a screen. */
const thumb = { width: 320, height: 320, fit: 'cover', withoutEnlargement: true };
const preview = { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true };

async function encode(name, picture) {
  const { data, info } = await picture.webp({ quality: 80, effort: 3 }).toBuffer({ resolveWithObject: true });
  return { name, data: data.toString('base64'), width: info.width, height: info.height };
}

async function convert(file) {
  const decode = () => sharp(file, { failOn: 'error', sequentialRead: true }).autoOrient();
  const { data, info } = await decode().resize(preview).raw().toBuffer({ resolveWithObject: true });
  const screen = () => sharp(data, { raw: info });
  // Decoding is most of the work. Only of a long, narrow picture is the preview too small for the square.
  const square = Math.min(info.width, info.height) < thumb.width ? decode() : screen();
  return [await encode('thumb', square.resize(thumb)), await encode('preview', screen())];
}

const file = await buffer(process.stdin);
const conversions = await convert(file).catch(() => null);
process.stdout.write(JSON.stringify(conversions));
