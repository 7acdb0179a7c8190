import { weightedDigitSum, withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/** Returns the check digit for eight digits of a Dutch RSIN; 10 when no valid number has them. */
function rsinDigit(body: string): number {
  return weightedDigitSum(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
}

/** Cities, names and number formats of the Netherlands, for the demo's companies and persons. */
export const netherlandsData: DemoCountry = {
  code: 'NL',
  dial: '31',
  cities: [
    ['Rotterdam', 'Zuid-Holland', '30%# @@', '10 000 ####'],
    ['Amsterdam', 'Noord-Holland', '10%# @@', '20 000 ####'],
    ['Utrecht', 'Utrecht', '35%# @@', '30 000 ####'],
    ['Eindhoven', 'Noord-Brabant', '56%# @@', '40 000 ####'],
    ['Tilburg', 'Noord-Brabant', '50%# @@', '13 000 ####'],
    ['Venlo', 'Limburg', '59%# @@', '77 000 ####'],
    ['Groningen', 'Groningen', '97%# @@', '50 000 ####'],
    ['Zwolle', 'Overijssel', '80%# @@', '38 000 ####'],
    ['Nijmegen', 'Gelderland', '65%# @@', '24 000 ####'],
  ],
  streets: splitList(`
    Industrieweg, Havenstraat, Stationsweg, Dorpsstraat, Kerkstraat, Molenweg, Transportweg, Bedrijvenlaan, Kanaaldijk
  `),
  mobiles: ['85 000 ####'],
  men: splitList('Bas, Daan, Dirk, Hans, Jan, Jeroen, Johan, Kees, Maarten, Peter, Pieter, Ruud, Sander, Willem'),
  women: splitList('Anke, Anna, Astrid, Els, Femke, Ingrid, Karin, Lotte, Marieke, Marloes, Sanne, Saskia'),
  surnames: splitList(`
    de Jong, Jansen, de Vries, van den Berg, Bakker, van Dijk, Visser, Smit, Meijer, de Boer, Mulder, de Groot, Bos,
    Vos, Peters, Hendriks, van Leeuwen, Dekker
  `),
  trades: splitList(`
    Bloemen, Zuivel, Groothandel, Bouwmaterialen, Houthandel, Drukkerij, Verpakkingen, Staalbouw, Meubelen, Bakkerij
  `),
  brands: {
    first: splitList('Agri, Delta, Euro, Flora, Holland, Maas, Noord, Polder, Rijn, Veluw, West'),
    second: splitList('bouw, chemie, food, fruit, metaal, pack, plant, plast, staal, tech, trade'),
  },
  forms: ['{} B.V.', '{} B.V.', '{} B.V.', '{} N.V.', '{} V.O.F.'],
  numbers(random) {
    const rsin = withCheckDigit(random, '8#######', rsinDigit);
    return { tax_number: rsin, company_id: random.text('%#######'), vat: `NL${rsin}B01`, eori: `NL${rsin}` };
  },
};
