import { luhnDigit } from '../../formats/luhn';
import { withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/**
 * Cities, names and number formats of Sweden, for the demo's companies and persons. The phone numbers are from ranges
 * that the regulator PTS reserves for fiction.
 */
export const swedenData: DemoCountry = {
  code: 'SE',
  dial: '46',
  cities: [
    ['Stockholm', 'Stockholms län', '1%# ##', '8 465 00 %#'],
    ['Göteborg', 'Västra Götalands län', '4%# ##', '31 390 06 %#'],
    ['Malmö', 'Skåne län', '21% ##', '40 628 04 %#'],
    ['Helsingborg', 'Skåne län', '25% ##'],
    ['Jönköping', 'Jönköpings län', '55% ##'],
    ['Västerås', 'Västmanlands län', '72% ##'],
    ['Umeå', 'Västerbottens län', '90% ##'],
  ],
  streets: splitList(`
    Industrigatan, Hamngatan, Storgatan, Kungsgatan, Järnvägsgatan, Verkstadsgatan, Åkerivägen, Skolgatan
  `),
  mobiles: ['70 174 06 %#'],
  men: splitList('Anders, Erik, Fredrik, Johan, Karl, Lars, Magnus, Mats, Mikael, Nils, Per, Stefan'),
  women: splitList('Anna, Birgitta, Elin, Emma, Eva, Ingrid, Karin, Kristina, Linda, Maria, Sara, Ulrika'),
  surnames: splitList(`
    Andersson, Johansson, Karlsson, Nilsson, Eriksson, Larsson, Olsson, Persson, Svensson, Gustafsson, Lindberg,
    Bergström
  `),
  trades: splitList('Bageri, Bryggeri, Sågverk, Mejeri, Snickeri, Tryckeri, Byggvaror, Stålverk, Glasbruk, Möbler'),
  brands: {
    first: splitList('Nord, Svea, Berg, Ek, Fjäll, Göta, Lind, Mälar, Skog, Väst'),
    second: splitList('bygg, frakt, glas, kraft, pack, plast, stål, teknik, trä, vik'),
  },
  forms: ['{} AB', '{} AB', '{} AB', '{} HB', '{} KB'],
  numbers(random) {
    const number = withCheckDigit(random, '556######', luhnDigit);
    const hyphenated = number.replace(/(....)$/, '-$1');
    return { tax_number: hyphenated, company_id: hyphenated, vat: `SE${number}01`, eori: `SE${number}` };
  },
};
