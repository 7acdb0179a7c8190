/** The parts of a typed address; a missing part is an empty string. */
export interface TypedAddress {
  street: string;
  house_number: string;
  zip: string;
  city: string;
}

/** Matches a postal code: digits with a dash or space and an optional country prefix, or a Dutch or British code. */
const zipPattern =
  /(?:^|\s)(\d{4}\s?[A-Z]{2}|(?:[A-Za-z]{1,2}-)?\d{2,3}[- ]?\d{2,3}|[A-Za-z]{1,2}\d[\dA-Za-z]?\s?\d[A-Za-z]{2})(?=\s|$)/;
/** Matches a text that consists only of the beginning of a postal code. */
const zipBeginningPattern = /^(?:[A-Za-z]{1,2}-)?\d[\d -]*$/;
const housePattern = /^(.*\D)\s+(\d+\s?[A-Za-z]?(?:[/-]\d+[A-Za-z]?)?)$/;

/**
 * Splits an address such as `Prosta 12, 00-850 Warszawa` into street, house number, postal code and city. Postal code
 * and city are expected after the last comma; a text without a comma is read as postal code and city only.
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
