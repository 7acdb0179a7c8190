const formats = new Map<string, Intl.NumberFormat>();

/** Returns a number format. Each is created once, because creating one takes longer than rendering a cell of a table. */
export function numberFormatOf(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}
