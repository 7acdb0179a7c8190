import { splitList, type DemoCountry } from './country';

/** Cities, names and number formats of Belgium, for the demo's companies and persons. */
export const belgiumData: DemoCountry = {
  code: 'BE',
  dial: '32',
  cities: [
    ['Antwerpen', 'Antwerpen', '20%0', '3 200 0# ##'],
    ['Gent', 'Oost-Vlaanderen', '9000', '9 200 0# ##'],
    ['Liège', 'Liège', '4000', '4 200 0# ##'],
    ['Bruxelles', 'Bruxelles-Capitale', '10%0'],
    ['Brugge', 'West-Vlaanderen', '8000'],
    ['Charleroi', 'Hainaut', '6000'],
    ['Hasselt', 'Limburg', '3500'],
  ],
  streets: splitList(`
    Industrielaan, Havenlaan, Stationsstraat, Kerkstraat, rue du Moulin, rue de la Gare, Molenstraat, Nijverheidskaai
  `),
  mobiles: ['460 00 ## ##'],
  men: splitList('Bart, Benoît, Dirk, Jan, Koen, Luc, Marc, Olivier, Pieter, Stijn, Tom, Wim'),
  women: splitList('An, Annick, Chantal, Ellen, Griet, Ilse, Katrien, Lies, Martine, Nathalie, Sofie, Véronique'),
  surnames: splitList(`
    Peeters, Janssens, Maes, Jacobs, Mertens, Willems, Claes, Goossens, Wouters, De Smet, Dubois, Lambert, Dupont
  `),
  trades: splitList(`
    Brouwerij, Zuivel, Chocolaterie, Meubelen, Textiel, Glas, Bouwstoffen, Groenten, Brasserie, Imprimerie
  `),
  brands: {
    first: splitList('Bel, Brabant, Euro, Flandria, Leie, Meuse, Schelde, Wallo'),
    second: splitList('chem, food, glas, hout, pack, plast, staal, tex, trans, vert'),
  },
  forms: ['{} BV', '{} BV', '{} NV', '{} SRL', '{} SA'],
  numbers(random) {
    const body = random.text('0%######');
    const number = body + String(97 - (Number(body) % 97)).padStart(2, '0');
    return {
      tax_number: number,
      company_id: number.replace(/^(....)(...)(...)$/, '$1.$2.$3'),
      vat: `BE${number}`,
      eori: `BE${number}`,
    };
  },
};
