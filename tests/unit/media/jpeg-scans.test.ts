import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countJpegScans } from '../../../server/areas/media/jpeg-scans';

const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#446688' } });
/** Returns the bytes of a JPEG segment: its marker, its length and its content. */
const segment = (marker: number, content: readonly number[]) => [0xff, marker, 0, content.length + 2, ...content];
const scan = segment(0xda, [1, 0, 0]);

describe('the scans of a JPEG', () => {
  it('are one in a sequential file, and several in a progressive one', async () => {
    expect(countJpegScans(await picture().jpeg().toBuffer())).toBe(1);
    expect(countJpegScans(await picture().jpeg({ progressive: true }).toBuffer())).toBeGreaterThan(5);
  });

  it.each([
    ['a PNG', picture().png(), 0],
    ['a WebP', picture().webp(), 0],
  ])('are not counted in a %s file', async (_what, file, scans) => {
    expect(countJpegScans(await file.toBuffer())).toBe(scans);
  });

  it.each([
    ['data that holds escaped bytes and restarts', [...scan, 0xff, 0, 1, 0xff, 0xd3, 2, ...scan, 0xff, 0xd9], 2],
    ['a small picture within a segment', [...segment(0xe1, [0xff, 0xd8, ...scan, 0xff, 0xd9]), ...scan], 1],
    ['a film that follows the picture', [...scan, 0xff, 0xd9, ...scan, ...scan], 1],
    ['a marker without a length before others', [0xff, 1, ...scan, 0xff, 1, 0xff, 0xda, 0, 5, 1, 0, 0], 2],
    ['fill bytes before a marker', [...scan, 0xff, 0xff, ...scan], 2],
    ['an end in the middle of a segment', [...scan, 0xff, 0xe1, 0xff], 1],
    ['a segment with an impossible length', [0xff, 0xe1, 0, 0, ...scan], 1],
  ])('are counted correctly with %s', (_what, bytes, scans) => {
    expect(countJpegScans(Uint8Array.from([0xff, 0xd8, ...bytes]))).toBe(scans);
  });
});
