import { isRecord } from '../../providers/answer';

/** What is asked of a document that the server makes: the contract's `PdfDocument`. */
export const documentFields: string[] = ['file_name', 'mime_type', 'content'];

/** Saves a document that the server answered where the browser keeps what it fetches. */
export function saveDocument(file: unknown): void {
  if (!isRecord(file) || typeof file.content !== 'string') throw new Error('No document was answered.');
  const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: String(file.mime_type) }));
  const link = document.createElement('a');
  link.href = address;
  link.download = String(file.file_name);
  link.click();
  // The browser has taken the file by the time that others have had their turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
