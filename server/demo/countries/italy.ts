import { luhnDigit } from '../../formats/luhn';
import { withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/** Cities, names and number formats of Italy, for the demo's companies and persons. */
export const italyData: DemoCountry = {
  code: 'IT',
  dial: '39',
  cities: [
    ['Milano', 'Lombardia', '201##', '02 000# ####'],
    ['Roma', 'Lazio', '001##', '06 000# ####'],
    ['Torino', 'Piemonte', '101##', '011 000 ####'],
    ['Bologna', 'Emilia-Romagna', '401##', '051 000 ####'],
    ['Verona', 'Veneto', '371##', '045 000 ####'],
    ['Padova', 'Veneto', '351##', '049 000 ####'],
    ['Genova', 'Liguria', '161##', '010 000 ####'],
    ['Firenze', 'Toscana', '501##', '055 000 ####'],
    ['Napoli', 'Campania', '801##', '081 000 ####'],
    ['Trieste', 'Friuli-Venezia Giulia', '341##', '040 000 ####'],
    ['Bolzano', 'Trentino-Alto Adige', '39100', '0471 000###'],
  ],
  streets: splitList(`
    Via dell'Industria, Via Roma, Via Garibaldi, Via Milano, Viale Europa, Via Mazzini, Via del Lavoro, Via Verdi,
    Corso Italia
  `),
  mobiles: ['340 000 ####'],
  men: splitList(`
    Alessandro, Andrea, Antonio, Davide, Fabio, Francesco, Giovanni, Giuseppe, Luca, Marco, Matteo, Paolo, Stefano
  `),
  women: splitList(`
    Alessandra, Anna, Barbara, Chiara, Elena, Federica, Francesca, Giulia, Laura, Maria, Paola, Sara, Silvia
  `),
  surnames: splitList(`
    Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, Costa,
    Fontana, Rizzo
  `),
  trades: splitList(`
    Caseificio, Cartiera, Ceramiche, Fonderia, Mobilificio, Oleificio, Pastificio, Vetreria, Tipografia, Cantine,
    Marmi
  `),
  brands: {
    first: splitList('Agri, Alpi, Ceram, Euro, Ferr, Ital, Legno, Medi, Nova, Pada, Plast'),
    second: splitList('form, frutta, line, mec, metal, pack, plast, tecno, tex, vetro'),
  },
  forms: ['{} S.r.l.', '{} S.r.l.', '{} S.p.A.', '{} S.n.c.', '{} S.a.s.'],
  numbers(random) {
    const vat = withCheckDigit(random, '0%#####01%', luhnDigit);
    return { tax_number: vat, company_id: random.text('REA %######'), vat: `IT${vat}`, eori: `IT${vat}` };
  },
};
