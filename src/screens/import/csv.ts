/** Returns a CSV file as Excel reads it in a language: with a byte order mark, and separated by semicolons in Polish. */
export function csvFileOf(rows: readonly (readonly string[])[], language: string): Blob {
  const separator = language === 'en' ? ',' : ';';
  const lines = rows.map((row) => row.map((cell) => quotedCell(cell, separator)).join(separator));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** Quotes a cell where needed. A cell that a spreadsheet would compute begins with an apostrophe. */
function quotedCell(cell: string, separator: string): string {
  const isFormula = /^[=@\t\r]/.test(cell) || (/^[+-]/.test(cell) && !/^[+-][\d\s.,()-]*$/.test(cell));
  const text = isFormula ? `'${cell}` : cell;
  return text.includes('"') || text.includes('\n') || text.includes('\r') || text.includes(separator)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** Saves a file as a download of the browser. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this function has returned, so the address is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
