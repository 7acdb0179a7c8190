import { weightedDigitSum, withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/** Returns the check digit for eight digits of a Lithuanian company code or VAT number. */
function lithuanianDigit(body: string): number {
  const first = weightedDigitSum(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  return first < 10 ? first : (weightedDigitSum(body, [3, 4, 5, 6, 7, 8, 9, 1]) % 11) % 10;
}

/** Returns the Lithuanian feminine form of a surname, as unmarried women have it. */
function feminine(surname: string): string {
  if (surname.endsWith('as')) return surname.replace(/as$/, 'aitė');
  return surname.replace(/us$/, 'utė').replace(/is$/, 'ytė');
}

/** Cities, names and number formats of Lithuania, for the demo's companies and persons. */
export const lithuaniaData: DemoCountry = {
  code: 'LT',
  dial: '370',
  cities: [
    ['Vilnius', 'Vilniaus apskritis', 'LT-0%1##', '5 200 0###'],
    ['Kaunas', 'Kauno apskritis', 'LT-4%2##', '37 000###'],
    ['Klaipėda', 'Klaipėdos apskritis', 'LT-9%1##'],
    ['Šiauliai', 'Šiaulių apskritis', 'LT-7%2##', '41 500###'],
    ['Panevėžys', 'Panevėžio apskritis', 'LT-3%1##'],
    ['Marijampolė', 'Marijampolės apskritis', 'LT-682##'],
    ['Alytus', 'Alytaus apskritis', 'LT-621##'],
  ],
  streets: splitList(`
    Pramonės g., Gedimino pr., Laisvės al., Savanorių pr., Vilniaus g., Kauno g., Taikos pr., Sodų g.,
    Dariaus ir Girėno g.
  `),
  mobiles: ['600 0####'],
  men: splitList(
    'Andrius, Darius, Gintaras, Jonas, Kęstutis, Linas, Mantas, Marius, Mindaugas, Rimantas, Tomas, Vytautas',
  ),
  women: splitList('Asta, Aušra, Daiva, Eglė, Ieva, Inga, Jolanta, Jurgita, Laima, Rasa, Rūta, Vilma'),
  surnames: splitList(`
    Kazlauskas, Jankauskas, Petrauskas, Stankevičius, Vasiliauskas, Žukauskas, Butkus, Paulauskas, Urbonas,
    Kavaliauskas, Navickas, Ramanauskas, Savickas, Balčiūnas, Rimkus, Bagdonas
  `),
  feminine,
  trades: splitList('Baldai, Mediena, Pieninė, Kepykla, Statyba, Metalas, Popierius, Grūdai, Vaisiai'),
  brands: {
    first: splitList('Balt, Agro, Neri, Gintar, Medi, Plast, Eko, Aukšt, Žemait, Pajūri'),
    second: splitList('chema, grupė, kroviniai, linija, mediena, metalas, pakas, prekyba, statyba, techna'),
  },
  forms: ['UAB {}', 'UAB {}', 'UAB {}', 'AB {}', 'MB {}'],
  numbers(random) {
    const code = withCheckDigit(random, '30######', lithuanianDigit);
    return {
      tax_number: code,
      company_id: code,
      vat: `LT${withCheckDigit(random, '%######1', lithuanianDigit)}`,
      eori: `LT${code}`,
    };
  },
};
