import { weightedDigitSum, withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/** Returns the check digit for seven digits of a Czech or Slovak company number (IČO). */
export function icoDigit(body: string): number {
  return (11 - (weightedDigitSum(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10;
}

/** Returns the Czech or Slovak feminine form of a surname. */
export function czechFeminineSurname(surname: string): string {
  if (surname.endsWith('ý')) return surname.replace(/ý$/, 'á');
  return `${surname.replace(/[ae]$/, '').replace(/e([ck])$/, '$1')}ová`;
}

/** Cities, names and number formats of Czechia, for the demo's companies and persons. */
export const czechiaData: DemoCountry = {
  code: 'CZ',
  dial: '420',
  cities: [
    ['Praha', 'Praha', '1%0 00', '220 00# ###'],
    ['Brno', 'Jihomoravský kraj', '6%2 00', '540 00# ###'],
    ['Ostrava', 'Moravskoslezský kraj', '70% 00', '590 00# ###'],
    ['Plzeň', 'Plzeňský kraj', '3%1 00', '370 00# ###'],
    ['Olomouc', 'Olomoucký kraj', '779 00', '580 00# ###'],
    ['Liberec', 'Liberecký kraj', '460 0%', '480 00# ###'],
    ['Hradec Králové', 'Královéhradecký kraj', '500 0%', '490 00# ###'],
    ['České Budějovice', 'Jihočeský kraj', '370 0%', '380 00# ###'],
    ['Zlín', 'Zlínský kraj', '760 01', '570 00# ###'],
    ['Pardubice', 'Pardubický kraj', '530 0%', '460 00# ###'],
  ],
  streets: splitList(`
    Průmyslová, Nádražní, Dlouhá, Hlavní, Skladová, Lipová, Zahradní, Školní, Masarykova, Husova, Polní, Na Příkopě
  `),
  mobiles: ['601 000 ###'],
  men: splitList('Jan, Jiří, Josef, Karel, Lukáš, Martin, Michal, Milan, Ondřej, Pavel, Petr, Tomáš, Václav, Zdeněk'),
  women: splitList('Alena, Anna, Eva, Hana, Jana, Kateřina, Lenka, Lucie, Marie, Martina, Petra, Tereza, Věra'),
  surnames: splitList(`
    Novák, Svoboda, Novotný, Dvořák, Černý, Procházka, Kučera, Veselý, Horák, Němec, Marek, Pospíšil, Hájek, Král,
    Jelínek, Růžička, Beneš, Fiala, Sedláček, Zeman
  `),
  feminine: czechFeminineSurname,
  trades: splitList(`
    Pivovar, Pila, Pekárna, Mlékárna, Slévárna, Tiskárna, Sklárna, Stavebniny, Nábytek, Papírna, Ovocnářství
  `),
  brands: {
    first: splitList('Agro, Bohe, Morav, Kov, Dřevo, Plast, Sklo, Alfa, Interi, Stav, Elektro, Vital'),
    second: splitList('chem, form, gal, kom, max, pak, prom, servis, tech, tex, via'),
  },
  forms: ['{} s.r.o.', '{} s.r.o.', '{} spol. s r.o.', '{} a.s.', '{} v.o.s.'],
  numbers(random) {
    const ico = withCheckDigit(random, random.pick(['2######', '4######', '6######']), icoDigit);
    return { tax_number: `CZ${ico}`, company_id: ico, vat: `CZ${ico}`, eori: `CZ${ico}` };
  },
};
