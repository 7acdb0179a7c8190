import { luhnDigit, withDigit } from '../check-digits';
import { list, type Country } from './country';

/** Sweden. Its phone numbers are from the ranges that the regulator PTS reserves for fiction. */
export const sweden: Country = {
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
  streets: list(`
    Industrigatan, Hamngatan, Storgatan, Kungsgatan, Järnvägsgatan, Verkstadsgatan, Åkerivägen, Skolgatan
  `),
  mobiles: ['70 174 06 %#'],
  men: list('Anders, Erik, Fredrik, Johan, Karl, Lars, Magnus, Mats, Mikael, Nils, Per, Stefan'),
  women: list('Anna, Birgitta, Elin, Emma, Eva, Ingrid, Karin, Kristina, Linda, Maria, Sara, Ulrika'),
  surnames: list(`
    Andersson, Johansson, Karlsson, Nilsson, Eriksson, Larsson, Olsson, Persson, Svensson, Gustafsson, Lindberg,
    Bergström
  `),
  trades: list('Bageri, Bryggeri, Sågverk, Mejeri, Snickeri, Tryckeri, Byggvaror, Stålverk, Glasbruk, Möbler'),
  brands: {
    first: list('Nord, Svea, Berg, Ek, Fjäll, Göta, Lind, Mälar, Skog, Väst'),
    second: list('bygg, frakt, glas, kraft, pack, plast, stål, teknik, trä, vik'),
  },
  forms: ['{} AB', '{} AB', '{} AB', '{} HB', '{} KB'],
  numbers(random) {
    const number = withDigit(random, '556######', luhnDigit);
    const written = number.replace(/(....)$/, '-$1');
    return { tax_number: written, company_id: written, vat: `SE${number}01`, eori: `SE${number}` };
  },
};
