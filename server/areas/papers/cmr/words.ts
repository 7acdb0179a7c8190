import type { Language } from '../../../contract.generated';

/** A heading in each language of Waybill. */
export type Heading = Readonly<Record<Language, string>>;

/** Boxes of the note that take a text, by the numbers that the form gives them; the last two have none there. */
export const headings = {
  1: { en: 'Sender (name, address, country)', pl: 'Nadawca (nazwa, adres, kraj)' },
  2: { en: 'Consignee (name, address, country)', pl: 'Odbiorca (nazwa, adres, kraj)' },
  3: { en: 'Place designated for delivery of the goods', pl: 'Miejsce przeznaczenia' },
  4: { en: 'Place and date of taking over of the goods', pl: 'Miejsce i data załadowania' },
  5: { en: 'Documents attached', pl: 'Załączone dokumenty' },
  6: { en: 'Marks and numbers', pl: 'Cechy i numery' },
  7: { en: 'Number of packages', pl: 'Ilość sztuk' },
  8: { en: 'Method of packing', pl: 'Sposób opakowania' },
  9: { en: 'Nature of the goods', pl: 'Rodzaj towaru' },
  10: { en: 'Statistical number', pl: 'Numer statystyczny' },
  11: { en: 'Gross weight in kg', pl: 'Waga brutto w kg' },
  12: { en: 'Volume in m³', pl: 'Objętość w m³' },
  13: { en: 'Sender’s instructions', pl: 'Instrukcje nadawcy' },
  14: { en: 'Cash on delivery', pl: 'Zapłata przy odbiorze (zaliczenie)' },
  15: { en: 'Payment for carriage', pl: 'Postanowienia odnośnie przewoźnego' },
  16: { en: 'Carrier (name, address, country)', pl: 'Przewoźnik (nazwa, adres, kraj)' },
  17: { en: 'Successive carriers (name, address, country)', pl: 'Kolejni przewoźnicy (nazwa, adres, kraj)' },
  18: { en: 'Carrier’s reservations and observations', pl: 'Zastrzeżenia i uwagi przewoźnika' },
  19: { en: 'Special agreements', pl: 'Postanowienia specjalne' },
  20: { en: 'To be paid by', pl: 'Do zapłacenia przez' },
  21: { en: 'Established in / on', pl: 'Wystawiono w / dnia' },
  22: { en: 'Signature and stamp of the sender', pl: 'Podpis i stempel nadawcy' },
  23: { en: 'Signature and stamp of the carrier', pl: 'Podpis i stempel przewoźnika' },
  24: {
    en: 'Goods received: place, date, signature and stamp of the consignee',
    pl: 'Przesyłkę otrzymano: miejscowość, data, podpis i stempel odbiorcy',
  },
  vehicle: { en: 'Registration numbers of the vehicles', pl: 'Numery rejestracyjne pojazdów' },
  driver: { en: 'Driver', pl: 'Kierowca' },
} as const satisfies Readonly<Record<string, Heading>>;

/** What stands on the note beside its boxes' headings. */
export const sentences = {
  title: { en: 'International consignment note', pl: 'Międzynarodowy list przewozowy' },
  convention: {
    en: 'This carriage is subject, notwithstanding any clause to the contrary, to the Convention on the Contract for the International Carriage of Goods by Road (CMR).',
    pl: 'Niniejszy przewóz podlega postanowieniom konwencji o umowie międzynarodowego przewozu drogowego towarów (CMR), bez względu na jakąkolwiek przeciwną klauzulę.',
  },
  total: { en: 'Total', pl: 'Razem' },
  continued: { en: 'Continued on the next page', pl: 'Ciąg dalszy na następnej stronie' },
  unpacked: { en: 'Unpacked', pl: 'Bez opakowania' },
  page: { en: 'Page', pl: 'Strona' },
  loading: { en: 'Loading', pl: 'Załadunek' },
  unloading: { en: 'Unloading', pl: 'Rozładunek' },
  carriagePaid: { en: 'Carriage paid', pl: 'Przewoźne zapłacone' },
  carriageForward: { en: 'Carriage forward', pl: 'Przewoźne niezapłacone' },
  sender: { en: 'Sender', pl: 'Nadawca' },
  currency: { en: 'Currency', pl: 'Waluta' },
  consignee: { en: 'Consignee', pl: 'Odbiorca' },
  charges: { en: 'Carriage charges', pl: 'Przewoźne' },
  deductions: { en: 'Deductions', pl: 'Bonifikaty' },
  supplements: { en: 'Supplementary charges', pl: 'Dopłaty' },
  other: { en: 'Other charges', pl: 'Koszty dodatkowe' },
} as const satisfies Readonly<Record<string, Heading>>;

/** A heading in the company's language and in English; once where these are the same. */
export function both(heading: Heading, language: Language): readonly string[] {
  return language === 'en' ? [heading.en] : [heading[language], heading.en];
}
