import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { fetchVehicleId, uploadProblemsOf, tryUpload, uploadFile } from './calls';

let server: TestServer;
let admin: SignedInUser;
let vehicle: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  vehicle = await fetchVehicleId(server, admin.token);
});

afterAll(() => server.close());

/** Returns a PNG file of one colour. */
const plain = async (width: number, height: number, background = '#fff') => {
  const picture = sharp({ create: { width, height, channels: 3, background } }).png();
  return new File([new Uint8Array(await picture.toBuffer())], 'plain.png', { type: 'image/png' });
};

describe('concurrent uploads of pictures', () => {
  it('create variants of the right size and colour', async () => {
    const pictures = [
      { file: plain(2400, 1200, '#ff0000'), preview: [1600, 800], thumb: [320, 320], color: [255, 0, 0] },
      { file: plain(500, 1000, '#00ff00'), preview: [500, 1000], thumb: [320, 320], color: [0, 255, 0] },
      { file: plain(6000, 400, '#0000ff'), preview: [1600, 107], thumb: [320, 320], color: [0, 0, 255] },
      { file: plain(100, 60, '#ffff00'), preview: [100, 60], thumb: [100, 60], color: [255, 255, 0] },
    ];
    const shown = await Promise.all(
      pictures.map(async ({ file }) => {
        const { conversions } = await uploadFile(server, admin.token, await file, { id: vehicle });
        return Promise.all(
          conversions.map(async ({ name, url, width, height }) => {
            const response = await fetch(`${server.url}${url}`);
            const { data, info } = await sharp(await response.arrayBuffer())
              .resize(1, 1)
              .raw()
              .toBuffer({ resolveWithObject: true });
            expect(info.channels).toBe(3);
            // The conversion to WebP changes colours slightly, so each colour channel is rounded to 0 or 255.
            return { name, size: [width, height], color: Array.from(data, (value) => (value > 127 ? 255 : 0)) };
          }),
        );
      }),
    );
    expect(shown).toEqual(
      pictures.map(({ preview, thumb, color }) => [
        { name: 'thumb', size: thumb, color },
        { name: 'preview', size: preview, color },
      ]),
    );
  });
});

describe('a picture is refused', () => {
  it('when an avatar has more pixels than the limit of avatars', async () => {
    const file = await plain(5200, 5000);
    const avatar = { id: admin.user, model_type: 'USER', collection: 'avatar' };
    const result = await tryUpload(server, admin.token, file, avatar);
    expect(uploadProblemsOf(result)?.['input.file']).toEqual([{ code: 'picture_too_large', payload: { max: 25 } }]);
    await uploadFile(server, admin.token, file, { id: vehicle });
  });

  it('when a JPEG repeats its last scan a thousand times', async () => {
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#446688' } });
    const jpeg = await picture.jpeg({ progressive: true }).toBuffer();
    const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const bytes = Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(1000).fill(last), jpeg.subarray(-2)]);
    const result = await tryUpload(server, admin.token, new File([new Uint8Array(bytes)], 'a.jpg'), { id: vehicle });
    expect(uploadProblemsOf(result)?.['input.file']).toEqual([{ code: 'picture_too_complex' }]);
  });
});

describe('the pixel budget per minute', () => {
  it('is per tenant; uploads above it are refused and not stored', async () => {
    const limited = await startSecondServer(server, { environment: { MEGAPIXELS_PER_MINUTE: '1' } });
    const file = await plain(1000, 900);
    await uploadFile(limited, admin.token, file, { id: vehicle });
    const { errors } = await tryUpload(limited, admin.token, file, { id: vehicle });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 1429,
      reason: 'too_many_pictures',
      retryAfter: expect.any(Number),
      validation: { 'input.file': [{ code: 'too_many_pictures' }] },
    });
    const other = await server.signIn('admin@other.test');
    const theirs = await fetchVehicleId(limited, other.token);
    await uploadFile(limited, other.token, file, { id: theirs });
    await limited.close();
  });
});
