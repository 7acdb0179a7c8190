import { splitList } from './countries/country';
import type { RandomGenerator } from './random';

/** Letters of Polish plates. Letters that look like digits or like each other are not used. */
const polishLetters = 'ACEFGHJKLMNPRSTUVWXY';
const latinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const dutchLetters = 'BDFGHJKLNPRSTVXZ';

/** Codes of towns and counties on Polish plates, by voivodeship. */
export const polishPlateCodes: Readonly<Record<string, readonly string[]>> = {
  dolnośląskie: splitList('DW, DWR, DLE, DSW, DOL, DBL'),
  'kujawsko-pomorskie': splitList('CB, CT, CBY, CIN, CWL'),
  lubelskie: splitList('LU, LUB, LZ, LPU, LBI'),
  lubuskie: splitList('FZ, FG, FSL, FSW, FZA'),
  łódzkie: splitList('EL, EPI, EZG, EPA, EKU'),
  małopolskie: splitList('KR, KRA, KNS, KTA, KOL'),
  mazowieckie: splitList('WA, WB, WE, WGM, WPI, WPR, WR, WS, WPL, WWL'),
  opolskie: splitList('OP, OPO, OK, ONY, OKL'),
  podkarpackie: splitList('RZ, RZE, RMI, RP, RDE'),
  podlaskie: splitList('BI, BIA, BS, BLM, BAU'),
  pomorskie: splitList('GD, GA, GWE, GDA, GTC, GST'),
  śląskie: splitList('SK, SG, SC, SB, SO, SPI'),
  świętokrzyskie: splitList('TK, TKI, TOS, TSA, TST'),
  'warmińsko-mazurskie': splitList('NO, NOL, NE, NIL, NEL'),
  wielkopolskie: splitList('PO, PZ, PK, PKA, PL, PGN, PWL, PSR, PN'),
  zachodniopomorskie: splitList('ZS, ZPL, ZK, ZST, ZGR'),
};

/** Patterns of the characters that follow a place code of two letters, and of three letters. */
const afterTwo = ['#####', '####@', '###@@', '#@###', '#@@##'];
const afterThree = ['@###', '##@@', '#@##', '##@#', '#@@#', '@@##', '#####', '####@', '###@@'];

const germanDistricts = splitList('B, HH, M, K, F, HRO, GÜ, SN, HL, LWL, DD, L, FF, GR');

/** Returns a random Polish plate of a voivodeship. */
export function randomPolishPlate(random: RandomGenerator, voivodeship: string): string {
  const code = random.pick(polishPlateCodes[voivodeship] ?? []);
  const pattern = random.pick(code.length === 2 ? afterTwo : afterThree);
  return `${code} ${random.text(pattern, polishLetters)}`;
}

/** Returns a random German plate: district, one or two letters, three or four digits. */
export function randomGermanPlate(random: RandomGenerator, districts: readonly string[] = germanDistricts): string {
  return `${random.pick(districts)} ${random.text(random.pick(['@@ %###', '@@ %##', '@ %###']), latinLetters)}`;
}

/** Patterns of plates from other countries in which the demo's hauliers buy or lease vehicles. */
const foreignPatterns = {
  CZ: ['1A@ ####', '2B@ ####', '3T@ ####', '4S@ ####'],
  LT: ['@@@ ###'],
  SK: ['BA ###@@', 'BL ###@@', 'ZA ###@@', 'KE ###@@'],
  NL: ['%%-B@@-%', 'B@-@@-%%', '%%-O@-@@'],
} as const;

/** Returns a random plate of a country in `foreignPatterns`. */
export function randomForeignPlate(random: RandomGenerator, country: keyof typeof foreignPatterns): string {
  return random.text(random.pick(foreignPatterns[country]), country === 'NL' ? dutchLetters : latinLetters);
}
