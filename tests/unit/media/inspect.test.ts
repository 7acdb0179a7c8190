import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectFile } from '../../../server/areas/media/file-inspection';
import { fileCollections, type FileCollectionRule } from '../../../server/areas/media/rules';
import { WorkSlots } from '../../../server/runtime/slots';
import { UploadedFile } from '../../../server/dialect/uploaded-file';

const directory = mkdtempSync(join(tmpdir(), 'waybill-inspect-'));
const path = join(directory, 'photo.jpg');
let photo: UploadedFile;
let rule: FileCollectionRule;

beforeAll(async () => {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#446688' } });
  const { size } = await picture.jpeg().toFile(path);
  photo = new UploadedFile(path, 'photo.jpg', size, true);
  const { photos } = fileCollections.VEHICLE;
  if (!photos) throw new Error('Vehicles have no photos.');
  rule = photos;
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Returns a queue for conversions of pictures whose only slot is occupied until `release` is called. */
function busyQueue() {
  const conversions = new WorkSlots({ slots: 1, perOwner: 1, maxWaiting: 1 });
  let release: () => void = () => undefined;
  const job = new Promise<void>((resolve) => {
    release = resolve;
  });
  void conversions.run('a', () => job);
  return { conversions, release };
}

describe('inspecting a picture', () => {
  it('is refused when too many pictures of the tenant wait, but not for another tenant', async () => {
    const { conversions, release } = busyQueue();
    const inspected = (tenant: string) =>
      inspectFile(photo, rule, { largest: rule.largest, tenant, conversions, takePixels: () => 0 });
    const [first, second] = [inspected('a'), inspected('a')].map((picture) => picture.catch((error: unknown) => error));
    // One of the two pictures waits for the slot, and the other is refused. Which one depends on the speed of the disk.
    const refusal = await Promise.race([first, second]);
    expect(refusal).toMatchObject({
      extensions: { code: 1429, retryAfter: 60, validation: { 'input.file': [{ code: 'too_many_pictures' }] } },
    });
    const other = inspected('b');
    release();
    expect((await other).conversions.map(({ name }) => name)).toEqual(['thumb', 'preview']);
    expect(await Promise.all([first, second])).toContainEqual(expect.objectContaining({ type: 'image/jpeg' }));
  });

  it('is refused at once when it has too many pixels', async () => {
    const { conversions, release } = busyQueue();
    const tight = { ...rule, pixels: 640 * 480 - 1 };
    const inspected = inspectFile(photo, tight, {
      largest: rule.largest,
      tenant: 'a',
      conversions,
      takePixels: () => 0,
    });
    // The only slot is occupied, so this test would hang if the picture waited for a slot instead of being refused.
    await expect(inspected).rejects.toMatchObject({
      extensions: { validation: { 'input.file': [{ code: 'picture_too_large' }] } },
    });
    release();
  });
});
