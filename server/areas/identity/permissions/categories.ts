/** A group of permissions. */
export interface Category {
  code: string;
  name_en: string;
  name_pl: string;
  description_en: string;
  description_pl: string;
  /** Whether administrators see it. One that they don't see is still shown to who holds a permission of it. */
  visible: boolean;
  /** Whether its permissions are given and taken. Otherwise everybody who is signed in has them, in whatever role. */
  toggle: boolean;
}

/** What permissions are about, in the order in which they are shown. */
export const categories = [
  {
    code: 'session',
    name_en: 'Signing in',
    name_pl: 'Logowanie',
    description_en: 'Coming in. Anybody may, signed in or not.',
    description_pl: 'Wejście do systemu. Dostępne dla każdego, także bez zalogowania.',
    visible: false,
    toggle: false,
  },
  {
    code: 'account',
    name_en: 'Own account',
    name_pl: 'Własne konto',
    description_en: 'Everybody’s own devices and settings, and what the console itself needs.',
    description_pl: 'Własne urządzenia i ustawienia każdego użytkownika oraz to, czego wymaga działanie aplikacji.',
    visible: true,
    toggle: false,
  },
  {
    code: 'reference',
    name_en: 'Reference data',
    name_pl: 'Słowniki',
    description_en:
      'Lists that everybody chooses from: countries and cities, classes, makes and models of vehicles, reasons, services.',
    description_pl:
      'Listy, z których każdy wybiera: kraje i miasta, klasy, marki i modele pojazdów, przyczyny, usługi.',
    visible: true,
    toggle: false,
  },
  {
    code: 'requests',
    name_en: 'Requests and routes',
    name_pl: 'Zlecenia i trasy',
    description_en: 'Transport requests with their cargo, routes and tasks.',
    description_pl: 'Zlecenia transportowe wraz z ładunkiem, trasami i zadaniami.',
    visible: true,
    toggle: true,
  },
  {
    code: 'customers',
    name_en: 'Customers',
    name_pl: 'Klienci',
    description_en: 'Companies and people who order transport.',
    description_pl: 'Firmy i osoby zlecające transport.',
    visible: true,
    toggle: true,
  },
  {
    code: 'fleet',
    name_en: 'Vehicles',
    name_pl: 'Pojazdy',
    description_en: 'The fleet: its data, papers and verification.',
    description_pl: 'Tabor: dane, dokumenty i weryfikacja pojazdów.',
    visible: true,
    toggle: true,
  },
  {
    code: 'people',
    name_en: 'Users and roles',
    name_pl: 'Użytkownicy i role',
    description_en: 'Who works in the company and what each of them may do.',
    description_pl: 'Kto pracuje w firmie i jakie ma uprawnienia.',
    visible: true,
    toggle: true,
  },
  {
    code: 'company',
    name_en: 'Company',
    name_pl: 'Firma',
    description_en: 'The company’s registered data, addresses, contact people and verification.',
    description_pl: 'Dane rejestrowe firmy, adresy, osoby kontaktowe i weryfikacja.',
    visible: true,
    toggle: true,
  },
  {
    code: 'billing',
    name_en: 'Subscription and payments',
    name_pl: 'Subskrypcja i płatności',
    description_en: 'The tariff that the company pays for, its payments, and talks with sales.',
    description_pl: 'Taryfa opłacana przez firmę, płatności i kontakt z działem sprzedaży.',
    visible: true,
    toggle: true,
  },
  {
    code: 'media',
    name_en: 'Files',
    name_pl: 'Pliki',
    description_en: 'Photos and documents that belong to records.',
    description_pl: 'Zdjęcia i dokumenty dołączone do rekordów.',
    visible: true,
    toggle: true,
  },
  {
    code: 'activity',
    name_en: 'Activity',
    name_pl: 'Historia zmian',
    description_en: 'Who did what, and when.',
    description_pl: 'Kto, co i kiedy zmienił.',
    visible: true,
    toggle: true,
  },
  {
    code: 'operator',
    name_en: 'Operator',
    name_pl: 'Operator systemu',
    description_en: 'The operator’s work across companies: answering requests for verification.',
    description_pl: 'Praca operatora systemu dla wszystkich firm: rozpatrywanie wniosków o weryfikację.',
    visible: false,
    toggle: true,
  },
] as const satisfies readonly Category[];

/** Code of a category. */
export type CategoryCode = (typeof categories)[number]['code'];

/** Whether a category's permissions are given and taken by a tenant's administrators. */
export function isGiven(category: CategoryCode): boolean {
  return categories.some(({ code, visible, toggle }) => code === category && visible && toggle);
}

/** Whether whoever is signed in has a category's permissions. */
export function isEverybodys(category: CategoryCode): boolean {
  return categories.some(({ code, visible, toggle }) => code === category && visible && !toggle);
}
