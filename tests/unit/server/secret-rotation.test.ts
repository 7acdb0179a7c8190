import { describe, expect, it } from 'vitest';
import { SignedFileUrls } from '../../../server/areas/media/signed-urls';
import { SharedLinkSigner } from '../../../server/areas/sharing/signer';
import type { TokenSecrets } from '../../../server/runtime/token-keys';

const [older, newer] = ['the secret before the rotation', 'the secret after the rotation'];
const nowMs = Date.UTC(2026, 0, 1);

/** Signs with one list of secrets and reads with another: the seconds that a file's address is still valid. */
function fileSecondsLeft(signing: TokenSecrets, reading: TokenSecrets): number | undefined {
  const address = new URL(new SignedFileUrls(signing, 15).of('1/2-thumb', nowMs), 'http://localhost');
  const [until = '', signature = ''] = [...address.searchParams.values()];
  return new SignedFileUrls(reading, 15).secondsLeft('1/2-thumb', until, signature, nowMs);
}

async function readLink(signing: TokenSecrets, reading: TokenSecrets, endsInSeconds = 60) {
  const ends = Math.floor(Date.now() / 1000) + endsInSeconds;
  return new SharedLinkSigner(reading).read(await new SharedLinkSigner(signing).sign({ tenant: '1', link: '2', ends }));
}

describe('after a rotation of the secret', () => {
  it.each<{ name: string; signing: TokenSecrets; reading: TokenSecrets; isValid: boolean }>([
    {
      name: 'signed before, while the old secret is accepted',
      signing: [older],
      reading: [newer, older],
      isValid: true,
    },
    { name: 'signed after', signing: [newer, older], reading: [newer], isValid: true },
    { name: 'signed before, without the old secret', signing: [older], reading: [newer], isValid: false },
    {
      name: 'signed by a server of a rollout that has only the old one',
      signing: [newer, older],
      reading: [older],
      isValid: false,
    },
  ])(
    'addresses of files and links of customers are valid as expected: $name',
    async ({ signing, reading, isValid }) => {
      expect(fileSecondsLeft(signing, reading)).toBe(isValid ? 900 : undefined);
      expect(await readLink(signing, reading)).toEqual(isValid ? { tenant: '1', link: '2' } : 'unknown');
      expect(await readLink(signing, reading, -60)).toBe(isValid ? 'expired' : 'unknown');
    },
  );
});
