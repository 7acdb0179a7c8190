import type { VehicleMakeName } from '../areas/fleet';
import type { RandomGenerator } from './random';

/** Characters that a VIN may contain: all letters and digits except I, O and Q. */
const vinCharacters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** VIN characters of the model years from 2010 on, in order. After thirty years they repeat. */
const yearCharacters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/**
 * World manufacturer identifiers (first characters of a VIN) by make. Manufacturers of fewer than 1000 vehicles a year
 * share identifiers that end in 9.
 */
export const manufacturerIds: Readonly<Record<VehicleMakeName, string>> = {
  Volvo: 'YV2',
  Scania: 'YS2',
  MAN: 'WMA',
  DAF: 'XLR',
  'Mercedes-Benz': 'WDB',
  Iveco: 'ZCF',
  'Renault Trucks': 'VF6',
  'Ford Trucks': 'NM0',
  Isuzu: 'JAA',
  'Mitsubishi Fuso': 'TYB',
  Krone: 'WKE',
  'Schmitz Cargobull': 'WSM',
  Kögel: 'WK0',
  Wielton: 'SUD',
  Fliegl: 'W09',
  Lamberet: 'VM3',
  Chereau: 'VF9',
  Benalu: 'VF9',
  Kässbohrer: 'NP9',
  Feldbinder: 'WFB',
  Magyar: 'VF9',
  LAG: 'YA9',
  Lohr: 'VF9',
  Rolfo: 'ZA9',
  Faymonville: 'YA9',
  Goldhofer: 'WG0',
  Nooteboom: 'XMR',
  'MAX Trailer': 'YA9',
  Fiat: 'ZFA',
  Volkswagen: 'WV1',
  Peugeot: 'VF3',
  Citroën: 'VF7',
  Opel: 'W0V',
  Renault: 'VF1',
  Ford: 'WF0',
  Nissan: 'VNV',
  Toyota: 'YAR',
  Knapen: 'XL9',
  Kraker: 'XL9',
  STAS: 'YA9',
  Meiller: 'W09',
  Langendorf: 'W09',
  'D-TEC': 'XL9',
  Broshuis: 'XL9',
  Humbaur: 'WHD',
  Böckmann: 'W09',
  Temared: 'SU9',
  Spitzer: 'W09',
};

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Returns a random VIN: manufacturer, type, check digit, year, plant and serial number. */
export function randomVin(random: RandomGenerator, manufacturer: string, year: number): string {
  const type = random.text('@@#@#', 'ABCDEFGHJKLMNPRSTUVWXYZ');
  const plant = random.text('@', 'ABEFGLNW');
  const beforeCheckDigit = `${manufacturer}${type}`;
  const afterCheckDigit = `${vinYearCharacter(year)}${plant}${random.text('######')}`;
  return beforeCheckDigit + vinCheckDigit(`${beforeCheckDigit}0${afterCheckDigit}`) + afterCheckDigit;
}

/** Returns the tenth character of a VIN, which is the model year (2010 or later). */
export function vinYearCharacter(year: number): string {
  return yearCharacters.charAt((year - 2010) % yearCharacters.length);
}

/**
 * Returns the check digit of a VIN, its ninth character: the weighted sum of the other characters modulo 11, with X for
 * 10.
 */
export function vinCheckDigit(number: string): string {
  const values = Array.from(number, vinValueOf);
  const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Returns the value of a VIN character: A to H are 1 to 8, J to R are 1 to 9, S to Z are 2 to 9. */
function vinValueOf(character: string): number {
  if (/\d/.test(character)) return Number(character);
  if (!vinCharacters.includes(character)) throw new Error(`A VIN has no ${character}.`);
  const code = character.charCodeAt(0);
  if (character < 'J') return code - 64;
  return character < 'S' ? code - 73 : code - 81;
}
