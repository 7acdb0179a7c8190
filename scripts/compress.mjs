// Writes a Brotli and a gzip version beside each text file of a folder, which the server sends unchanged.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(js|mjs|css|html|svg|json|txt|webmanifest)$/;
/** Smallest size in bytes that is compressed. A smaller response fits into one packet anyway. */
const worthIt = 1024;

const encodings = [
  {
    ending: '.br',
    compress: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  },
  { ending: '.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
];

/** Compresses the text files of a folder and its subfolders that are large enough. */
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
