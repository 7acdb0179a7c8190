// Each validator is imported by its own module, because importing the whole package takes ten times as long.
import { validate as atBusiness } from 'stdnum/lib/cjs/at/businessid.js';
import { validate as atVat } from 'stdnum/lib/cjs/at/uid.js';
import { validate as beVat } from 'stdnum/lib/cjs/be/vat.js';
import { validate as bgVat } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as chUid } from 'stdnum/lib/cjs/ch/uid.js';
import { validate as chVat } from 'stdnum/lib/cjs/ch/vat.js';
import { validate as cyVat } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as czDic } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as czIco } from 'stdnum/lib/cjs/cz/ico.js';
import { validate as deVat } from 'stdnum/lib/cjs/de/vat.js';
import { validate as dkCvr } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as eeKmkr } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as eeRegister } from 'stdnum/lib/cjs/ee/registrikood.js';
import { validate as esNif } from 'stdnum/lib/cjs/es/nif.js';
import { validate as fiAlv } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as fiYtunnus } from 'stdnum/lib/cjs/fi/ytunnus.js';
import { validate as frSiren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as frSiret } from 'stdnum/lib/cjs/fr/siret.js';
import { validate as frTva } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gbVat } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as grVat } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as hrOib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as huAnum } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as ieVat } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as itIva } from 'stdnum/lib/cjs/it/iva.js';
import { validate as ltPvm } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as luTva } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as lvPvn } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as mtVat } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as nlBtw } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as noMva } from 'stdnum/lib/cjs/no/mva.js';
import { validate as noOrgnr } from 'stdnum/lib/cjs/no/orgnr.js';
import { validate as plNip } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as plRegon } from 'stdnum/lib/cjs/pl/regon.js';
import { validate as ptNif } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as roCif } from 'stdnum/lib/cjs/ro/cif.js';
import { validate as seOrgnr } from 'stdnum/lib/cjs/se/orgnr.js';
import { validate as seVat } from 'stdnum/lib/cjs/se/vat.js';
import { validate as siDdv } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as skDph } from 'stdnum/lib/cjs/sk/dph.js';
import { validate as uaEdrpou } from 'stdnum/lib/cjs/ua/edrpou.js';

/** Validates a number by a country's format and check digits. */
export type NumberRule = (text: string) => { isValid: boolean };

/** Returns a rule that checks the format only, by a pattern, and no check digits. */
const patternRule =
  (pattern: RegExp): NumberRule =>
  (text) => ({ isValid: pattern.test(text) });

/** Rules for VAT numbers by their prefix: EL for Greece, XI for Northern Ireland. */
export const vatRules: Readonly<Record<string, NumberRule>> = {
  AT: atVat,
  BE: beVat,
  BG: bgVat,
  CH: chVat,
  CY: cyVat,
  CZ: czDic,
  DE: deVat,
  DK: dkCvr,
  EE: eeKmkr,
  EL: grVat,
  ES: esNif,
  FI: fiAlv,
  FR: frTva,
  GB: gbVat,
  HR: hrOib,
  HU: huAnum,
  IE: ieVat,
  IT: itIva,
  LT: ltPvm,
  LU: luTva,
  LV: lvPvn,
  MT: mtVat,
  NL: nlBtw,
  NO: noMva,
  PL: plNip,
  PT: ptNif,
  RO: roCif,
  SE: seVat,
  SI: siDdv,
  SK: skDph,
  XI: gbVat,
};

/** Rules for company registration numbers by country. A number must match one rule of its country. */
export const registrationRules: Readonly<Record<string, readonly NumberRule[]>> = {
  AT: [atBusiness],
  BE: [beVat],
  CH: [chUid],
  CZ: [czIco],
  // German companies have the number in the commercial register, which some courts suffix with letters.
  DE: [patternRule(/^(HR[AB]|GNR|PR|VR|GSR) ?\d{1,6}( ?[A-Z]{1,2})?$/i)],
  DK: [dkCvr],
  EE: [eeRegister],
  FI: [fiYtunnus],
  FR: [frSiren, frSiret],
  HR: [hrOib],
  NO: [noOrgnr],
  // Polish KRS numbers have no check digit; sole traders have only a REGON or NIP.
  PL: [patternRule(/^\d{10}$/), plRegon, plNip],
  PT: [ptNif],
  SE: [seOrgnr],
  // Slovakia uses the company numbers of Czechoslovakia.
  SK: [czIco],
  UA: [uaEdrpou],
};
