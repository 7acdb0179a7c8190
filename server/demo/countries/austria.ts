import { luhnDigit } from '../../formats/luhn';
import { withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/** Returns the check digit for seven digits of an Austrian VAT number: Luhn's digit minus 4, modulo 10. */
function uidDigit(body: string): number {
  return (luhnDigit(`${body}0`) + 6) % 10;
}

/** Cities, names and number formats of Austria, for the demo's companies and persons. */
export const austriaData: DemoCountry = {
  code: 'AT',
  dial: '43',
  cities: [
    ['Wien', 'Wien', '1%10', '1 2000###'],
    ['Graz', 'Steiermark', '80%0', '316 000###'],
    ['Linz', 'Oberösterreich', '40%0', '732 000###'],
    ['Salzburg', 'Salzburg', '50%0', '662 000###'],
    ['Innsbruck', 'Tirol', '60%0', '512 000###'],
    ['Klagenfurt', 'Kärnten', '90%0', '463 000###'],
    ['St. Pölten', 'Niederösterreich', '3100'],
    ['Dornbirn', 'Vorarlberg', '6850'],
  ],
  streets: splitList(`
    Industriestraße, Hauptstraße, Bahnhofstraße, Linzer Straße, Wiener Straße, Donaulände, Mühlgasse, Kirchengasse,
    Gewerbestraße
  `),
  mobiles: ['660 000####'],
  men: splitList(
    'Alexander, Christian, Florian, Franz, Johann, Josef, Karl, Manfred, Martin, Michael, Stefan, Wolfgang',
  ),
  women: splitList(
    'Andrea, Barbara, Christine, Elisabeth, Eva, Gabriele, Ingrid, Karin, Katharina, Maria, Monika, Sabine',
  ),
  surnames: splitList(`
    Gruber, Huber, Bauer, Wagner, Müller, Pichler, Steiner, Moser, Mayer, Hofer, Leitner, Berger, Fuchs, Eder, Fischer
  `),
  trades: splitList(`
    Sägewerk, Molkerei, Brauerei, Tischlerei, Papierfabrik, Stahlbau, Baustoffe, Weingut, Glashütte, Mühle
  `),
  brands: {
    first: splitList('Alpen, Austro, Danu, Enns, Holz, Noric, Tauern, Tirol, Vita'),
    second: splitList('chem, form, glas, kraft, line, pack, stahl, tec, trade'),
  },
  forms: ['{} GmbH', '{} GmbH', '{} AG', '{} KG', '{} OG'],
  numbers: (random) => ({
    tax_number: random.text('%# ###/####'),
    company_id: random.text('FN %#####@').toLowerCase().replace('fn', 'FN'),
    vat: `ATU${withCheckDigit(random, '%######', uidDigit)}`,
    eori: random.text('ATEOS1##########'),
  }),
};
