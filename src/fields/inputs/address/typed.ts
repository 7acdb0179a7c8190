/** What an address that somebody types seems to say. */
export interface TypedAddress {
  street: string;
  house_number: string;
  zip: string;
  city: string;
}

/** A postal code: digits with a dash or a gap, perhaps a country's letters, or letters and digits as the Dutch and British write. */
const zipForm =
  /(?:^|\s)(\d{4}\s?[A-Z]{2}|(?:[A-Za-z]{1,2}-)?\d{2,3}[- ]?\d{2,3}|[A-Za-z]{1,2}\d[\dA-Za-z]?\s?\d[A-Za-z]{2})(?=\s|$)/;
/** A beginning of a postal code, where nothing else is typed. */
const zipBegun = /^(?:[A-Za-z]{1,2}-)?\d[\d -]*$/;
const houseForm = /^(.*\D)\s+(\d+\s?[A-Za-z]?(?:[/-]\d+[A-Za-z]?)?)$/;

/**
 * Takes a typed address apart: `Prosta 12, 00-850 Warszawa` into street, house number, postal code and city. The last
 * part between commas is the place; of one part alone nobody can tell whether it is a street, so it is a place.
 */
export function typedAddress(text: string): TypedAddress {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const place = parts.at(-1) ?? '';
  const way = parts.length > 1 ? (parts[0] ?? '') : '';
  const [, street = way, house = ''] = houseForm.exec(way) ?? [];
  const zip = zipBegun.test(place) ? place : (zipForm.exec(place)?.[1] ?? '');
  return { street: street.trim(), house_number: house, zip, city: place.replace(zip, '').replace(/\s+/g, ' ').trim() };
}
