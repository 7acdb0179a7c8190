import { iso7064Digit, withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/**
 * Cities, names and number formats of Germany, for the demo's companies and persons. The phone numbers are from ranges
 * that the Bundesnetzagentur reserves for films.
 */
export const germanyData: DemoCountry = {
  code: 'DE',
  dial: '49',
  cities: [
    ['Berlin', 'Berlin', '1####', '30 23125###'],
    ['Hamburg', 'Hamburg', '22###', '40 66969###'],
    ['München', 'Bayern', '81###', '89 99998###'],
    ['Köln', 'Nordrhein-Westfalen', '51###', '221 4710###'],
    ['Frankfurt am Main', 'Hessen', '60###', '69 90009###'],
    ['Stuttgart', 'Baden-Württemberg', '70###'],
    ['Leipzig', 'Sachsen', '04###'],
    ['Dresden', 'Sachsen', '01###'],
    ['Hannover', 'Niedersachsen', '30###'],
    ['Nürnberg', 'Bayern', '90###'],
    ['Rostock', 'Mecklenburg-Vorpommern', '18###'],
    ['Bremen', 'Bremen', '28###'],
    ['Duisburg', 'Nordrhein-Westfalen', '47###'],
    ['Cottbus', 'Brandenburg', '03###'],
  ],
  streets: splitList(`
    Industriestraße, Hafenstraße, Bahnhofstraße, Am Gewerbepark, Hauptstraße, Lindenallee, Gartenstraße, Schulstraße,
    Goethestraße, Werkstraße, Daimlerstraße, Mühlenweg, Zum Güterbahnhof, Robert-Bosch-Straße
  `),
  mobiles: ['171 39200##', '176 040690##'],
  men: splitList(
    'Andreas, Bernd, Christian, Dirk, Felix, Frank, Jan, Jürgen, Lars, Lukas, Matthias, Stefan, Thomas, Uwe',
  ),
  women: splitList('Andrea, Anja, Claudia, Heike, Julia, Katrin, Lena, Martina, Nicole, Petra, Sabine, Stefanie, Ute'),
  surnames: splitList(`
    Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Koch, Richter, Klein, Wolf,
    Neumann, Schwarz, Krüger, Hartmann, Lange, Werner, Krause, Lehmann, Köhler, Jansen
  `),
  trades: splitList(`
    Möbelwerk, Sägewerk, Stahlbau, Papierfabrik, Brauerei, Molkerei, Großbäckerei, Gießerei, Glaswerk, Baustoffe,
    Maschinenbau, Druckerei, Obsthandel, Fleischwaren, Verpackungen
  `),
  brands: {
    first: splitList('Alpen, Nord, Rhein, Elb, Main, Hansa, Prima, Isar, Saxo, Vita, Bau, Holz, Metall'),
    second: splitList('chem, form, glas, kraft, pack, plast, stahl, tec, werk, frucht, line'),
  },
  forms: ['{} GmbH', '{} GmbH', '{} GmbH & Co. KG', '{} AG', '{} KG', '{} e.K.'],
  numbers: (random) => ({
    tax_number: random.text('%#/###/#####'),
    company_id: random.text('HRB %####'),
    vat: `DE${withCheckDigit(random, '%#######', iso7064Digit)}`,
    eori: random.text('DE%######'),
  }),
};
