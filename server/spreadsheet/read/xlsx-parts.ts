import { type Entry, open, type ZipFile } from 'yauzl';
import { SaxesParser } from 'saxes';
import { type FileLimits, SpreadsheetError } from './cells';

/** The start of an XML element: its name without a prefix, and its attributes. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Receives the elements of an XML part. */
export interface XmlHandler {
  start?(element: XmlElement): void;
  text?(text: string): void;
  end?(name: string): void;
}

/**
 * The parts of an XLSX file, which is a ZIP archive of XML. Parts are unpacked as they are read. yauzl refuses a part
 * that unpacks to more bytes than the archive says, so checking what it says bounds a ZIP bomb.
 */
export class XlsxParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly limits: FileLimits,
  ) {}

  /** Opens an archive. @throws SpreadsheetError if the file is no archive, or unpacks to too many bytes */
  static async open(path: string, limits: FileLimits): Promise<XlsxParts> {
    const zip = await openZip(path);
    try {
      const entries = await readEntries(zip);
      return new XlsxParts(zip, entries, limits);
    } catch (error) {
      zip.close();
      throw error instanceof SpreadsheetError ? error : new SpreadsheetError('file_unreadable', {}, { cause: error });
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  close(): void {
    this.zip.close();
  }

  /** Reads a part as XML, and yields after each piece, so that the caller can take what the handler has collected. */
  async *parse(name: string, handler: XmlHandler): AsyncGenerator<void> {
    const entry = this.entries.get(name);
    if (!entry) throw new SpreadsheetError('file_unreadable');
    if (entry.uncompressedSize > this.limits.unpackedBytes)
      throw new SpreadsheetError('file_too_large', { megabytes: this.limits.unpackedBytes / 1024 / 1024 });
    const parser = new SaxesParser();
    parser.on('opentag', (tag) => handler.start?.({ name: localName(tag.name), attributes: tag.attributes }));
    parser.on('closetag', (tag) => handler.end?.(localName(tag.name)));
    parser.on('text', (text) => handler.text?.(text));
    parser.on('cdata', (text) => handler.text?.(text));
    const stream = await this.openStream(entry);
    const decoder = new TextDecoder();
    try {
      const chunks: AsyncIterable<Buffer> = stream;
      for await (const chunk of chunks) {
        parser.write(decoder.decode(chunk, { stream: true }));
        yield;
      }
      parser.close();
      yield;
    } catch (error) {
      throw error instanceof SpreadsheetError ? error : new SpreadsheetError('file_unreadable', {}, { cause: error });
    } finally {
      stream.destroy();
    }
  }

  /** Reads a whole part as XML. */
  async parseAll(name: string, handler: XmlHandler): Promise<void> {
    const pieces = this.parse(name, handler);
    while (!(await pieces.next()).done);
  }

  private openStream(entry: Entry) {
    return new Promise<NonNullable<Parameters<Parameters<ZipFile['openReadStream']>[1]>[1]>>((resolve, reject) => {
      this.zip.openReadStream(entry, (error, stream) => {
        if (stream) resolve(stream);
        else reject(error ?? new Error('The part cannot be read.'));
      });
    });
  }
}

/** Maximum number of parts of an archive. */
const maxParts = 5000;

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (zip) resolve(zip);
      else reject(new SpreadsheetError('file_unreadable', {}, { cause: error }));
    });
  });
}

function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      if (entries.size > maxParts) reject(new SpreadsheetError('file_unreadable'));
      else zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
