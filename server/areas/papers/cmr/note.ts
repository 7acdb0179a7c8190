import type { Language } from '../../../contract.generated';
import type { Texts } from '../../../texts/texts';
import type { FormBoxName, GoodsColumnName } from './layout';
import { bilingualLine, type SentenceName } from './bilingual-texts';
import { countryName } from '../country-name';

/** A postal address on the note. */
export interface ConsignmentNoteAddress {
  street: string | null;
  zip: string | null;
  city: string | null;
  country: string | null;
  description: string | null;
}

/** Sender or carrier on the note. */
export interface ConsignmentNoteParty {
  name: string | null;
  place: ConsignmentNoteAddress | null;
  phone: string | null;
  vat: string | null;
}

/** A cargo item on the note: a vehicle, or goods that are described. */
export interface NoteCargo {
  /** The vehicle's class, make and model; empty for other goods. */
  vehicle: string;
  goods: string | null;
  packages: number | null;
  packaging: string | null;
  weight: number;
}

/** Data from which a consignment note is written. */
export interface WaybillData {
  number: string;
  language: Language;
  sender: ConsignmentNoteParty;
  carrier: ConsignmentNoteParty;
  from: ConsignmentNoteAddress | null;
  to: ConsignmentNoteAddress | null;
  loading: { from: string | null; to: string | null };
  unloading: { from: string | null; to: string | null };
  service: string | null;
  /** Date of the note as YYYY-MM-DD, like all days of a note. */
  today: string;
  consignee: { name: string | null; address: string | null };
  cargo: readonly NoteCargo[];
  vehicles: readonly string[];
  drivers: readonly string[];
  documents: readonly string[];
}

/** A row of the goods table. */
export type GoodsRow = Readonly<Partial<Record<GoodsColumnName, string>>>;

/** Texts of the note's boxes and goods. */
export interface ConsignmentNote {
  boxes: Readonly<Partial<Record<FormBoxName, string>>>;
  goods: readonly GoodsRow[];
  total: GoodsRow;
}

/** Returns the texts of a note. Boxes whose content is known only at handover stay empty, to be filled in by hand. */
export function consignmentNoteOf(waybill: WaybillData, texts: Texts): ConsignmentNote {
  const { language } = texts;
  const { from, to, loading, unloading, cargo } = waybill;
  const kilograms = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const bilingual = (name: SentenceName) => bilingualLine(name, texts);
  const windows = [
    timeWindowText(bilingual('loading'), loading),
    timeWindowText(bilingual('unloading'), unloading),
    from?.description,
    to?.description,
  ];
  return {
    boxes: {
      1: partyText(waybill.sender, language),
      2: [waybill.consignee.name, waybill.consignee.address ?? placeText(to, language)].filter(Boolean).join('\n'),
      3: placeText(to && { ...to, street: null }, language),
      4: [placeText(from, language), daysText(loading)].filter(Boolean).join('\n'),
      5: waybill.documents.join(', '),
      13: windows.filter(Boolean).join('\n'),
      16: partyText(waybill.carrier, language),
      19: waybill.service ?? '',
      21: [waybill.carrier.place?.city ?? from?.city, dayText(waybill.today)].filter(Boolean).join(', '),
      vehicle: waybill.vehicles.join('\n'),
      driver: waybill.drivers.join('\n'),
    },
    goods: cargo.map((item, place) => ({
      6: `${place + 1}`,
      7: packageCountOf(item)?.toString() ?? '',
      8: item.packaging ?? (item.vehicle ? bilingual('unpacked') : ''),
      9: [item.goods, item.vehicle].filter(Boolean).join(', '),
      11: kilograms.format(item.weight),
    })),
    total: {
      6: bilingual('total'),
      7: totalPackagesText(cargo),
      11: kilograms.format(cargo.reduce((sum, { weight }) => sum + weight, 0)),
    },
  };
}

/** Returns the number of packages of a cargo item; null when it is not known. A vehicle is one package. */
function packageCountOf({ packages, vehicle }: NoteCargo): number | null {
  return packages ?? (vehicle ? 1 : null);
}

/** Returns the total number of packages; empty while the number of an item is not known. */
function totalPackagesText(cargo: readonly NoteCargo[]): string {
  const counts = cargo.map(packageCountOf);
  return counts.includes(null) ? '' : String(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0));
}

function partyText({ name, place, phone, vat }: ConsignmentNoteParty, language: string): string {
  return [name, placeText(place, language), [vat, phone].filter(Boolean).join(' · ')].filter(Boolean).join('\n');
}

function placeText(place: ConsignmentNoteAddress | null, language: string): string {
  if (!place) return '';
  const town = [place.zip, place.city].filter(Boolean).join(' ');
  return [place.street, town, place.country && countryName(place.country, language)].filter(Boolean).join('\n');
}

function timeWindowText(title: string, span: { from: string | null; to: string | null }): string {
  const text = daysText(span);
  return text && `${title}: ${text}`;
}

function daysText({ from, to }: { from: string | null; to: string | null }): string {
  return [...new Set([from, to])]
    .filter((day) => day !== null)
    .map(dayText)
    .join(' – ');
}

/** Formats a day as DD/MM/YYYY. */
function dayText(day: string): string {
  return day.split('-').toReversed().join('/');
}
