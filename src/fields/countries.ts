/** ISO 3166-1 alpha-2 codes of the countries, separated by spaces. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

const knownCodes = new Set(codes.split(' '));

/** Returns whether a text is a country code. */
export const isCountryCode = (code: string): boolean => knownCodes.has(code);

const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** Returns a country's name in a language, or the code itself when it is unknown. */
export function countryName(code: string, language: string): string {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  namesByLanguage.set(language, names);
  return isCountryCode(code) ? (names.of(code) ?? code) : code;
}

/** Number of the company's countries that stand above all others. */
const maxUsedFirst = 6;

/**
 * Returns all countries with their names in a language, sorted by name.
 *
 * @param used countries of the company's addresses, the most frequent first; the first of them stand above all others
 */
export function countryOptions(language: string, used: readonly string[] = []): { id: string; title: string }[] {
  const { compare } = new Intl.Collator(language);
  const first = used.filter(isCountryCode).slice(0, maxUsedFirst);
  const optionOf = (id: string) => ({ id, title: countryName(id, language) });
  const others = [...knownCodes].filter((id) => !first.includes(id)).map(optionOf);
  return [...first.map(optionOf), ...others.toSorted((a, b) => compare(a.title, b.title))];
}
