/** The parts of a typed address; a missing part is an empty string. */
export interface TypedAddress {
  street: string;
  house_number: string;
  zip: string;
  city: string;
}

/** Matches a postal code: digits with a dash or space and an optional country prefix, or the Dutch or British form. */
const zipPattern =
  /(?:^|\s)(\d{4}\s?[A-Z]{2}|(?:[A-Za-z]{1,2}-)?\d{2,3}[- ]?\d{2,3}|[A-Za-z]{1,2}\d[\dA-Za-z]?\s?\d[A-Za-z]{2})(?=\s|$)/;
/** Matches the beginning of a postal code when nothing else is typed. */
const zipBeginningPattern = /^(?:[A-Za-z]{1,2}-)?\d[\d -]*$/;
const housePattern = /^(.*\D)\s+(\d+\s?[A-Za-z]?(?:[/-]\d+[A-Za-z]?)?)$/;

/**
 * Splits a typed address: `Prosta 12, 00-850 Warszawa` into street, house number, postal code and city. The part after
 * the last comma has the postal code and the city. Without a comma, the whole text is that part.
 */
export function parseTypedAddress(text: string): TypedAddress {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const cityPart = parts.at(-1) ?? '';
  const streetPart = parts.length > 1 ? (parts[0] ?? '') : '';
  const [, street = streetPart, house = ''] = housePattern.exec(streetPart) ?? [];
  const zip = zipBeginningPattern.test(cityPart) ? cityPart : (zipPattern.exec(cityPart)?.[1] ?? '');
  return {
    street: street.trim(),
    house_number: house,
    zip,
    city: cityPart.replace(zip, '').replace(/\s+/g, ' ').trim(),
  };
}
