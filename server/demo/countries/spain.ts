import { luhnDigit } from '../../formats/luhn';
import { withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/** Cities, names and number formats of Spain, for the demo's companies and persons. */
export const spainData: DemoCountry = {
  code: 'ES',
  dial: '34',
  cities: [
    ['Madrid', 'Comunidad de Madrid', '280##', '910 00 ## ##'],
    ['Barcelona', 'Cataluña', '080##', '930 00 ## ##'],
    ['Valencia', 'Comunidad Valenciana', '460##', '960 00 ## ##'],
    ['Sevilla', 'Andalucía', '410##'],
    ['Zaragoza', 'Aragón', '500##'],
    ['Bilbao', 'País Vasco', '480##'],
    ['Murcia', 'Región de Murcia', '300##'],
    ['Almería', 'Andalucía', '040##'],
    ['Vigo', 'Galicia', '362##'],
    ['Pamplona', 'Navarra', '310##'],
  ],
  streets: splitList(`
    Calle Mayor, Calle de la Industria, Avenida de la Constitución, Calle Real, Polígono Industrial Norte,
    Calle del Puerto, Avenida de Europa, Calle Cervantes
  `),
  mobiles: ['600 00 ## ##'],
  men: splitList(
    'Alejandro, Antonio, Carlos, David, Fernando, Francisco, Javier, José, Juan, Luis, Manuel, Miguel, Pablo',
  ),
  women: splitList('Ana, Carmen, Cristina, Elena, Isabel, Laura, Lucía, María, Marta, Pilar, Raquel, Rosa, Teresa'),
  surnames: splitList(`
    García, Fernández, González, Rodríguez, López, Martínez, Sánchez, Pérez, Gómez, Martín, Jiménez, Ruiz, Hernández,
    Díaz, Moreno, Álvarez
  `),
  trades: splitList(
    'Bodegas, Conservas, Cerámicas, Frutas, Hortalizas, Aceites, Muebles, Fundición, Papelera, Imprenta',
  ),
  brands: {
    first: splitList('Agro, Anda, Cata, Euro, Fruti, Hispa, Iber, Levan, Medi, Plasti, Cantabr'),
    second: splitList('cer, fruit, gres, lux, mar, metal, pack, plast, sol, tec, verde'),
  },
  forms: ['{} S.L.', '{} S.L.', '{} S.L.U.', '{} S.A.'],
  numbers(random) {
    const nif = `B${withCheckDigit(random, '%######', luhnDigit)}`;
    return { tax_number: nif, company_id: random.text('Hoja M-%#####'), vat: `ES${nif}`, eori: `ES${nif}` };
  },
};
