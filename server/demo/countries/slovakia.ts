import { withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';
import { czechFeminineSurname, icoDigit } from './czechia';

/** Returns the check digit for nine digits of a Slovak tax number (DIČ), which is divisible by 11; 10 when none fits. */
function dicDigit(body: string): number {
  return (11 - ((Number(body) * 10) % 11)) % 11;
}

/** Cities, names and number formats of Slovakia, for the demo's companies and persons. */
export const slovakiaData: DemoCountry = {
  code: 'SK',
  dial: '421',
  cities: [
    ['Bratislava', 'Bratislavský kraj', '8%1 0%', '2 200 0## ##'],
    ['Košice', 'Košický kraj', '040 %1'],
    ['Žilina', 'Žilinský kraj', '010 0%', '41 500 0# ##'],
    ['Nitra', 'Nitriansky kraj', '949 0%'],
    ['Trnava', 'Trnavský kraj', '917 0%'],
    ['Trenčín', 'Trenčiansky kraj', '911 0%'],
    ['Banská Bystrica', 'Banskobystrický kraj', '974 0%'],
    ['Prešov', 'Prešovský kraj', '080 0%'],
  ],
  streets: splitList(
    'Priemyselná, Hlavná, Železničná, Skladová, Mlynská, Štúrova, Záhradná, Školská, Družstevná, Poľná',
  ),
  mobiles: ['910 00# ###'],
  men: splitList('Ján, Jozef, Juraj, Marek, Martin, Michal, Miroslav, Peter, Štefan, Tomáš, Vladimír'),
  women: splitList('Andrea, Anna, Eva, Jana, Katarína, Lucia, Mária, Martina, Monika, Zuzana'),
  surnames: splitList(
    'Horváth, Kováč, Varga, Tóth, Nagy, Baláž, Molnár, Balog, Lukáč, Novák, Polák, Hudák, Gajdoš, Šimko',
  ),
  feminine: czechFeminineSurname,
  trades: splitList('Pekáreň, Mliekareň, Píla, Nábytok, Stavebniny, Strojárne, Zlieváreň, Tlačiareň, Konzerváreň'),
  brands: {
    first: splitList('Agro, Tatra, Podun, Kovo, Drevo, Plasto, Eko, Inter, Zem, Oravo'),
    second: splitList('chem, form, kom, mont, pak, plod, stav, tech, tex, trade'),
  },
  forms: ['{} s.r.o.', '{} s.r.o.', '{} spol. s r.o.', '{} a.s.'],
  numbers(random) {
    const dic = withCheckDigit(random, '202######', dicDigit);
    return {
      tax_number: dic,
      company_id: withCheckDigit(random, random.pick(['3######', '4######', '5######']), icoDigit),
      vat: `SK${dic}`,
      eori: `SK${dic}`,
    };
  },
};
