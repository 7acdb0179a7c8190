import { isRecord } from '../../providers/graphqlResponse';

/** Fields to request of a document that the server generates, the contract's `PdfDocument`. */
export const documentFields: string[] = ['file_name', 'mime_type', 'content'];

/** Saves a generated document as a download of the browser. */
export function downloadDocument(file: unknown): void {
  if (!isRecord(file) || typeof file.content !== 'string') throw new Error('No document was answered.');
  const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: String(file.mime_type) }));
  const link = document.createElement('a');
  link.href = url;
  link.download = String(file.file_name);
  link.click();
  // The browser reads the file after this function has returned, so the address is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
