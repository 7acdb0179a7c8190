import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, describe, expect, it } from 'vitest';
import { type Cipher, createCipher, openCipher, parseKeyFile } from '../../../server/backup/cipher';
import { linesOf } from '../../../server/backup/lines';
import { readManifest, writeManifest } from '../../../server/backup/manifest';
import { findPart, readPart, verifyPart, writePart } from '../../../server/backup/parts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the message of what a promise rejected with. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const newDirectory = (name: string) => {
  const directory = join(folder, name);
  mkdirSync(directory);
  return directory;
};

async function* bytesOf(...chunks: readonly (string | Uint8Array)[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
const long = 'waybill '.repeat(40_000);

describe('a part of a backup', () => {
  it.each<[string, string, (directory: string) => Promise<Cipher | undefined>]>([
    ['plain', 'rows.jsonl', async () => undefined],
    ['compressed', 'rows.jsonl.gz', async () => undefined],
    ['encrypted', 'rows.jsonl.gz', (directory) => createCipher(directory, { identity })],
  ])('reads what was written when it is %s, and is found by a second run', async (form, name, cipherIn) => {
    const directory = newDirectory(form);
    const store = { directory, cipher: await cipherIn(directory) };
    const part = await writePart(store, name, bytesOf(long, 'end'));
    await verifyPart(store, part);
    expect(await collect(readPart(store, part.path))).toBe(`${long}end`);
    expect(await findPart(store, name)).toEqual(part);
    expect(await findPart(store, 'other.jsonl')).toBeUndefined();
    expect(readFileSync(join(directory, part.path)).includes('waybill')).toBe(form === 'plain');
  });

  it('is refused by name when a byte has changed, it is shorter, or it is missing', async () => {
    const store = { directory: newDirectory('damaged') };
    const part = await writePart(store, 'tables/users.jsonl', bytesOf('abc'));
    const file = join(store.directory, part.path);
    const refusals: unknown[] = [];
    for (const damage of [() => writeFileSync(file, 'abd'), () => truncateSync(file, 2), () => rmSync(file)]) {
      damage();
      refusals.push(await verifyPart(store, part).catch(messageOf));
    }
    const changed = 'The backup is damaged: tables/users.jsonl has another content than when it was written.';
    expect(refusals).toEqual([changed, changed, 'The backup is incomplete: tables/users.jsonl is missing.']);
  });

  it('cannot be read when an encrypted part was truncated', async () => {
    const directory = newDirectory('truncated');
    const store = { directory, cipher: await createCipher(directory, { identity }) };
    const part = await writePart(store, 'file', bytesOf(long));
    // Removes the last chunk of the format (64 KB, and 16 bytes each), so that only whole ones remain.
    truncateSync(join(directory, part.path), part.bytes - (long.length % 65_536) - 16);
    await expect(collect(readPart(store, part.path))).rejects.toThrow('invalid tag');
  });
});

/** A low work factor, because scrypt otherwise takes seconds for each key. */
const quickScryptLogN = 10;

describe('a key file', () => {
  it.each([
    ['AGE-SECRET-KEY-1ABC', { identity: 'AGE-SECRET-KEY-1ABC' }],
    ['# created: 2026\n# public key: age1xyz\nAGE-SECRET-KEY-1ABC\n', { identity: 'AGE-SECRET-KEY-1ABC' }],
    ['# of the office\nage1xyz\n', { recipient: 'age1xyz' }],
    ['correct horse battery\n', { passphrase: 'correct horse battery' }],
    ['ends in a space \r\n', { passphrase: 'ends in a space ' }],
  ])('is parsed: %j', (content, key) => {
    expect(parseKeyFile(content)).toEqual(key);
  });

  it('is refused when its passphrase is short', () => {
    expect(() => parseKeyFile('short\n')).toThrow('The passphrase in the key file is shorter than 12 characters.');
  });

  it('opens only a backup that it has encrypted', async () => {
    const passphrase = 'correct horse battery';
    const directory = newDirectory('passphrase');
    const cipher = await createCipher(directory, { passphrase }, quickScryptLogN);
    const part = await writePart({ directory, cipher }, 'f', bytesOf('abc'));
    const again = await createCipher(directory, { passphrase });
    expect(await collect(readPart({ directory, cipher: again }, part.path))).toBe('abc');
    const refusal = (key: ReturnType<typeof parseKeyFile>) => openCipher(directory, key).catch(messageOf);
    expect([
      await refusal({ passphrase: 'another passphrase' }),
      await refusal({ identity }),
      await refusal({ recipient }),
      await createCipher(directory, { recipient }).catch(messageOf),
    ]).toEqual([
      'The passphrase in the key file is not that of the backup.',
      'The backup was encrypted with another key than that of the key file.',
      'The key file holds a public key, which reads no backup.',
      `The backup in ${directory} was begun with another key.`,
    ]);
  });

  it('with a public key encrypts what the private key reads', async () => {
    const directory = newDirectory('recipient');
    await writePart({ directory, cipher: await createCipher(directory, { recipient }) }, 'f', bytesOf('abc'));
    expect(await collect(readPart({ directory, cipher: await openCipher(directory, { identity }) }, 'f.age'))).toBe(
      'abc',
    );
  });
});

describe('a manifest', () => {
  const list = { path: 'files.jsonl.gz', bytes: 0, sha256: '' };
  const manifest = {
    version: '0.1.0',
    createdAt: '2026-11-26T12:00:00Z',
    engine: 'pglite',
    migrations: ['0000_tables'],
    tables: [],
    files: { count: 0, bytes: 0, list },
    missingFiles: [],
  };

  it('is refused when it is damaged, or of a newer form', async () => {
    const store = { directory: newDirectory('manifest') };
    await writeManifest(store, manifest);
    expect(await readManifest(store)).toEqual({ format: 1, ...manifest });
    const file = join(store.directory, 'manifest.json');
    const read = () => readManifest(store).catch(messageOf);
    writeFileSync(file, JSON.stringify({ ...manifest, format: 2 }));
    const newer = await read();
    writeFileSync(file, '{"format": 1');
    expect([newer, await read()]).toEqual([
      'The backup has a newer form. Restore it with the version of Waybill that wrote it.',
      'The backup is damaged: manifest.json cannot be read.',
    ]);
  });
});

describe('lines', () => {
  it.each([
    [['a\nb'], ['a', 'b']],
    [
      ['a\n', 'b\n'],
      ['a', 'b'],
    ],
    [
      ['a', 'b\n\nc\n'],
      ['ab', '', 'c'],
    ],
    [[], []],
  ])('of %j are %j', async (chunks, lines) => {
    const read: string[] = [];
    for await (const line of linesOf(bytesOf(...chunks))) read.push(line);
    expect(read).toEqual(lines);
  });

  it('keep a letter whose bytes come in two chunks', async () => {
    const bytes = Buffer.from('ł\n');
    const read: string[] = [];
    for await (const line of linesOf(bytesOf(bytes.subarray(0, 1), bytes.subarray(1)))) read.push(line);
    expect(read).toEqual(['ł']);
  });
});
