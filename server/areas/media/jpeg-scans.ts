/** Second bytes of JPEG markers. The first byte is always 0xFF. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, firstRestart: 0xd0, lastRestart: 0xd7 };

/**
 * Returns the number of scans of a JPEG; 0 for any other file. A progressive JPEG is decoded once per scan, so half a
 * megabyte with thousands of scans takes half a minute. Cameras and programs write about ten scans.
 */
export function countJpegScans(file: Uint8Array): number {
  if (file[0] !== 0xff || file[1] !== marker.start) return 0;
  let scans = 0;
  let at = 2;
  while (at + 3 < file.length) {
    const kind = file[at + 1] ?? 0;
    if (file[at] !== 0xff || kind === 0xff || hasNoLength(kind)) {
      // Skips scan data, markers without a length and fill bytes between segments.
      at += 1;
      continue;
    }
    if (kind === marker.end) break;
    if (kind === marker.scan) scans += 1;
    // Skips the segment by its length field, which counts its own two bytes. The segment may hold a thumbnail with
    // scans.
    at += 2 + Math.max(2, (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0));
  }
  return scans;
}

/** Returns whether 0xFF followed by this byte is part of scan data or a marker without a length. */
function hasNoLength(byte: number): boolean {
  return byte <= 1 || byte === marker.start || (byte >= marker.firstRestart && byte <= marker.lastRestart);
}
