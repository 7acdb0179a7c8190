/** The sign before decimals in a file, for numbers that can be read in two ways, such as `1,234`. */
export type DecimalSign = ',' | '.';

/** Returns the number that a person has typed, with spaces or signs between thousands; undefined if it is none. */
export function parseNumber(typed: string, decimal: DecimalSign): number | undefined {
  const text = typed.replaceAll(/[\s\u00a0\u202f'’]/g, '').replace('−', '-');
  if (!/^[+-]?[\d.,]*\d[\d.,]*(e[+-]?\d+)?$/i.test(text)) return undefined;
  const sign = decimalSignOf(text, decimal);
  const thousands = sign === ',' ? '.' : ',';
  const [whole = '', fraction, ...more] = text.split(sign);
  if (more.length > 0 || fraction?.includes(thousands)) return undefined;
  // Thousands have three digits each: `1.23.456` is a typing error.
  if (whole.includes(thousands) && !new RegExp(`^[+-]?\\d{1,3}(\\${thousands}\\d{3})+$`).test(whole)) return undefined;
  const digits = whole.replaceAll(thousands, '');
  const number = Number(fraction === undefined ? digits : `${digits}.${fraction}`);
  return Number.isFinite(number) ? number : undefined;
}

/** Returns the decimal sign of a number: the last of two different signs, or one that thousands cannot have. */
function decimalSignOf(text: string, decimal: DecimalSign): DecimalSign {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const used = comma >= 0 ? ',' : '.';
  const other = used === ',' ? '.' : ',';
  const count = text.split(used).length - 1;
  if (count > 1) return other;
  if (count === 0) return decimal;
  const isThousands = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return isThousands && used !== decimal ? other : used;
}
