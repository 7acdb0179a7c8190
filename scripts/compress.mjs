// Writes a Brotli and a gzip version beside each text file of a folder. The server sends these files as they are and
// need not compress responses.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(js|mjs|css|html|svg|json|txt|webmanifest)$/;
/**
 * Size in bytes from which a file is compressed. A smaller file fits into one network packet even without compression.
 */
const worthIt = 1024;

const encodings = [
  {
    ending: '.br',
    compress: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  },
  { ending: '.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
];

/** Compresses the text files of at least 1024 bytes in a folder and its subfolders. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < worthIt) return;
      for (const { ending, compress } of encodings) writeFileSync(file + ending, await compress(content));
    }),
  );
}
