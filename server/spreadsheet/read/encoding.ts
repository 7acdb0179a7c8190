import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Encodings of texts that spreadsheets write. Windows-1250 is that of Excel in central Europe. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250';

/**
 * Returns the encoding of a text file: by its byte order mark, by the zero bytes of UTF-16 without one, or UTF-8 if all
 * of the file is valid UTF-8. A file may be ASCII for its first megabyte, so the whole file is read.
 */
export async function detectEncoding(path: string): Promise<TextEncoding> {
  const start = await readStart(path, 512);
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 1].map((offset) => start.filter((byte, index) => byte === 0 && index % 2 === offset).length);
  const many = start.length / 8;
  if ((zeros[1] ?? 0) > many) return 'utf-16le';
  if ((zeros[0] ?? 0) > many) return 'utf-16be';
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1250';
}

async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(path);
    for await (const chunk of chunks) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Decodes a file piece by piece. Leaves out the byte order mark. */
export async function* decodedText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
