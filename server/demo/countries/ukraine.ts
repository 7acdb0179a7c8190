import { weightedDigitSum, withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/** Returns the check digit for seven digits of a Ukrainian company number (EDRPOU) that begins with 3 or 4. */
function edrpouDigit(body: string): number {
  const first = weightedDigitSum(body, [7, 1, 2, 3, 4, 5, 6]) % 11;
  return first < 10 ? first : (weightedDigitSum(body, [9, 3, 4, 5, 6, 7, 8]) % 11) % 10;
}

/**
 * Cities, names and number formats of Ukraine, for the demo's companies and persons. Names are in Latin letters, as on
 * freight papers. Companies have no EORI number, because Ukraine is not in the EU.
 */
export const ukraineData: DemoCountry = {
  code: 'UA',
  dial: '380',
  cities: [
    ['Kyiv', 'Kyiv', '0%###', '44 000 ####'],
    ['Lviv', 'Lvivska oblast', '790##'],
    ['Odesa', 'Odeska oblast', '650##', '48 000 ####'],
    ['Kharkiv', 'Kharkivska oblast', '610##', '57 000 ####'],
    ['Dnipro', 'Dnipropetrovska oblast', '490##'],
    ['Lutsk', 'Volynska oblast', '430##'],
    ['Rivne', 'Rivnenska oblast', '330##'],
    ['Uzhhorod', 'Zakarpatska oblast', '880##'],
  ],
  streets: splitList(`
    vul. Promyslova, vul. Shevchenka, vul. Franka, vul. Zaliznychna, vul. Skladska, prosp. Svobody, vul. Sadova,
    vul. Hrushevskoho
  `),
  mobiles: ['67 000 ####'],
  men: splitList('Andrii, Bohdan, Dmytro, Ihor, Ivan, Mykola, Oleh, Oleksandr, Serhii, Taras, Vasyl, Volodymyr, Yurii'),
  women: splitList(
    'Halyna, Iryna, Kateryna, Larysa, Liudmyla, Mariia, Nataliia, Oksana, Olena, Svitlana, Tetiana, Yuliia',
  ),
  surnames: splitList(`
    Shevchenko, Kovalenko, Bondarenko, Tkachenko, Kravchenko, Oliinyk, Koval, Polishchuk, Savchuk, Melnyk, Rudenko,
    Moroz, Lysenko
  `),
  trades: splitList('Hlibzavod, Mebli, Molokozavod, Budmaterialy, Lisozavod, Zernotreid, Metal, Papir'),
  brands: {
    first: splitList('Agro, Bud, Dnipro, Eko, Halych, Karpat, Lys, Ukr, Volyn, Zern'),
    second: splitList('derev, khlib, lis, metal, pak, prom, tekh, torh, trans, eksport'),
  },
  forms: ['TOV {}', 'TOV {}', 'TOV {}', 'PrAT {}', 'PP {}'],
  numbers(random) {
    const edrpou = withCheckDigit(random, '3######', edrpouDigit);
    return { tax_number: random.text(`${edrpou.slice(0, 7)}#####`), company_id: edrpou, vat: null, eori: null };
  },
};
