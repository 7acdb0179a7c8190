/** A postal code in a text, and the text before and after it. */
export interface FoundCode {
  zip: string;
  before: string;
  after: string;
}

/** Forms of postal codes, the most distinctive first. Each is tried in the whole text before the next one. */
const codeForms = [
  // Portugal, Poland, and codes with a country prefix such as LT-01103
  /\d{4}-\d{3}|\d{2}-\d{3}|[A-Za-z]{1,2}-\d{3,6}/,
  // Netherlands, United Kingdom
  /\d{4}\s?[A-Z]{2}|[A-Za-z]{1,2}\d[\dA-Za-z]?\s?\d[A-Za-z]{2}/,
  // Czechia, Slovakia, Sweden, Greece
  /\d{3}\s\d{2}/,
  // Germany and most other countries
  /\d{4,6}/,
  // A Polish code with a space
  /\d{2}\s\d{3}/,
].map((form) => new RegExp(`(?<=^|\\s)(?:${form.source})(?=\\s|$)`));

/** Matches a text that consists only of the beginning of a postal code. */
const codeBeginning = /^(?:[A-Za-z]{1,2}-)?\d[\d -]*$/;

/** Returns the postal code in a text; undefined when it contains none. */
export function findPostalCode(text: string): FoundCode | undefined {
  if (codeBeginning.test(text)) return { zip: text, before: '', after: '' };
  for (const form of codeForms) {
    const match = form.exec(text);
    if (match) {
      const [written] = match;
      return {
        // Codes of these countries are stored with their prefix.
        zip: /^L[TV]-/i.test(written) ? written : written.replace(/^[A-Za-z]{1,2}-/, ''),
        before: text.slice(0, match.index).trim(),
        after: text.slice(match.index + written.length).trim(),
      };
    }
  }
  return undefined;
}

/** Beginnings of the postal codes of large cities, without separators. The server has only one code of each. */
const zones: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PL: {
    Warszawa: '00 01 02 03 04',
    Kraków: '30 31',
    Łódź: '90 91 92 93 94',
    Wrocław: '50 51 52 53 54',
    Poznań: '60 61',
    Gdańsk: '80',
    Szczecin: '70 71',
    Bydgoszcz: '85',
    Lublin: '20',
    Białystok: '15',
    Katowice: '40',
    Gdynia: '810 811 812 813 814 815 816',
    Sopot: '817 818',
    Kielce: '25',
    Rzeszów: '35',
    Olsztyn: '10',
    Opole: '45',
    'Zielona Góra': '65',
    Koszalin: '75',
  },
  CZ: { Praha: '1', Brno: '60 61 62 63 64', Ostrava: '70 71 72', Plzeň: '30 31 32', Liberec: '460', Olomouc: '77' },
  SK: { Bratislava: '81 82 83 84 85', Košice: '040' },
  LT: { Vilnius: '0 10 11 12 13 14', Kaunas: '44 45 46 47 48 49 50 51 52', Klaipėda: '91 92 93 94 95' },
};

/** Returns the country of a postal code by its form, where that is unique. */
function countryOfCode(zip: string): string | undefined {
  if (/^\d{2}-\d{1,3}$/.test(zip)) return 'PL';
  if (/^LT-\d+$/i.test(zip)) return 'LT';
  // Czech codes begin with 1 to 7, Slovak ones with 0, 8 or 9.
  if (/^\d{3} \d{2}$/.test(zip)) return /^[1-7]/.test(zip) ? 'CZ' : 'SK';
  return undefined;
}

/** Returns the large city in whose zone a postal code is; undefined when it is not known. */
export function cityOfPostalCode(zip: string): { city: string; country: string } | undefined {
  const country = countryOfCode(zip);
  if (country === undefined) return undefined;
  const digits = zip.replace(/\D/g, '');
  const [city] =
    Object.entries(zones[country] ?? {}).find(([, beginnings]) =>
      beginnings.split(' ').some((beginning) => digits.startsWith(beginning)),
    ) ?? [];
  return city === undefined ? undefined : { city, country };
}
