import type { CategoryCode } from './categories';
import { permissionMethods } from './methods.generated';

/** Code of a permission, as the contract names it by `@requiresPermission`. */
export type PermissionCode = keyof typeof permissionMethods;

/** Name of a root field of the contract. */
export type MethodName = (typeof permissionMethods)[PermissionCode][number];

/** A right to call methods, with its titles. */
interface Permission {
  code: PermissionCode;
  category: CategoryCode;
  title_en: string;
  title_pl: string;
}

/**
 * Titles of the permissions. A role holds some of them; those of the categories `session`, `account` and `reference` are
 * everybody's.
 */
const titles: readonly Permission[] = [
  {
    code: 'session.begin',
    category: 'session',
    title_en: 'Sign in and stay signed in',
    title_pl: 'Logowanie i podtrzymanie sesji',
  },
  {
    code: 'session.register',
    category: 'session',
    title_en: 'Register a company',
    title_pl: 'Rejestracja firmy',
  },
  {
    code: 'session.links',
    category: 'session',
    title_en: 'Use the links of e-mails',
    title_pl: 'Korzystanie z linków z wiadomości',
  },
  {
    code: 'session.shared',
    category: 'session',
    title_en: 'Open shared links',
    title_pl: 'Otwieranie udostępnionych linków',
  },
  {
    code: 'account.own',
    category: 'account',
    title_en: 'Own data and settings',
    title_pl: 'Własne dane i ustawienia',
  },
  {
    code: 'account.security',
    category: 'account',
    title_en: 'Own password and two-step sign-in',
    title_pl: 'Własne hasło i logowanie dwuetapowe',
  },
  {
    code: 'account.devices',
    category: 'account',
    title_en: 'Own devices',
    title_pl: 'Własne urządzenia',
  },
  {
    code: 'account.console',
    category: 'account',
    title_en: 'Live changes and new records’ ids',
    title_pl: 'Zmiany na żywo i identyfikatory nowych rekordów',
  },
  {
    code: 'account.permissions',
    category: 'account',
    title_en: 'See what one may do',
    title_pl: 'Wgląd we własne uprawnienia',
  },
  {
    code: 'account.subscription',
    category: 'account',
    title_en: 'See whether the company has a tariff',
    title_pl: 'Wgląd w stan subskrypcji firmy',
  },
  {
    code: 'account.picture',
    category: 'account',
    title_en: 'Own picture',
    title_pl: 'Własne zdjęcie',
  },
  {
    code: 'reference.read',
    category: 'reference',
    title_en: 'See reference data',
    title_pl: 'Przeglądanie słowników',
  },

  {
    code: 'dashboard.read',
    category: 'requests',
    title_en: 'See the dashboard',
    title_pl: 'Przeglądanie pulpitu',
  },
  {
    code: 'requests.read',
    category: 'requests',
    title_en: 'See all requests',
    title_pl: 'Przeglądanie wszystkich zleceń',
  },
  {
    code: 'requests.assigned',
    category: 'requests',
    title_en: 'See requests that one has a part in',
    title_pl: 'Przeglądanie własnych zleceń',
  },
  {
    code: 'requests.write',
    category: 'requests',
    title_en: 'Add and change requests',
    title_pl: 'Dodawanie i edycja zleceń',
  },
  {
    code: 'requests.assign',
    category: 'requests',
    title_en: 'Give requests to logisticians',
    title_pl: 'Przydzielanie zleceń logistykom',
  },
  {
    code: 'requests.delete',
    category: 'requests',
    title_en: 'Delete and restore requests',
    title_pl: 'Usuwanie i przywracanie zleceń',
  },
  {
    code: 'routes.write',
    category: 'requests',
    title_en: 'Plan routes of requests',
    title_pl: 'Planowanie tras zleceń',
  },
  {
    code: 'tasks.write',
    category: 'requests',
    title_en: 'Set tasks of requests',
    title_pl: 'Planowanie zadań w zleceniach',
  },
  {
    code: 'templates.write',
    category: 'requests',
    title_en: 'Set templates of tasks',
    title_pl: 'Szablony zadań',
  },
  {
    code: 'requests.handle',
    category: 'requests',
    title_en: 'Work requests as their logistician',
    title_pl: 'Prowadzenie zleceń jako logistyk',
  },
  {
    code: 'requests.share',
    category: 'requests',
    title_en: 'Share requests by a link',
    title_pl: 'Udostępnianie zleceń linkiem',
  },
  {
    code: 'requests.papers',
    category: 'requests',
    title_en: 'Print consignment notes',
    title_pl: 'Drukowanie listów przewozowych',
  },
  {
    code: 'routes.drive',
    category: 'requests',
    title_en: 'Drive routes',
    title_pl: 'Realizacja tras jako kierowca',
  },

  {
    code: 'customers.read',
    category: 'customers',
    title_en: 'See customers',
    title_pl: 'Przeglądanie klientów',
  },
  {
    code: 'customers.write',
    category: 'customers',
    title_en: 'Add and change customers',
    title_pl: 'Dodawanie i edycja klientów',
  },
  {
    code: 'customers.delete',
    category: 'customers',
    title_en: 'Delete and restore customers',
    title_pl: 'Usuwanie i przywracanie klientów',
  },

  {
    code: 'vehicles.read',
    category: 'fleet',
    title_en: 'See vehicles',
    title_pl: 'Przeglądanie pojazdów',
  },
  {
    code: 'vehicles.write',
    category: 'fleet',
    title_en: 'Add and change vehicles',
    title_pl: 'Dodawanie i edycja pojazdów',
  },
  {
    code: 'vehicles.delete',
    category: 'fleet',
    title_en: 'Delete and restore vehicles',
    title_pl: 'Usuwanie i przywracanie pojazdów',
  },

  {
    code: 'vehicles.verify',
    category: 'fleet',
    title_en: 'Send vehicles for verification',
    title_pl: 'Zgłaszanie pojazdów do weryfikacji',
  },

  {
    code: 'users.read',
    category: 'people',
    title_en: 'See users',
    title_pl: 'Przeglądanie użytkowników',
  },
  {
    code: 'users.write',
    category: 'people',
    title_en: 'Add and change users',
    title_pl: 'Dodawanie i edycja użytkowników',
  },
  {
    code: 'users.state',
    category: 'people',
    title_en: 'Disable, enable and remove users',
    title_pl: 'Blokowanie, odblokowywanie i usuwanie użytkowników',
  },
  {
    code: 'users.security',
    category: 'people',
    title_en: 'Require two-step sign-in of roles, and reset a person’s',
    title_pl: 'Wymaganie logowania dwuetapowego od ról i resetowanie go użytkownikom',
  },
  {
    code: 'roles.read',
    category: 'people',
    title_en: 'See roles and what they allow',
    title_pl: 'Przeglądanie ról i ich uprawnień',
  },
  {
    code: 'roles.write',
    category: 'people',
    title_en: 'Add, change and delete roles',
    title_pl: 'Dodawanie, edycja i usuwanie ról',
  },

  {
    code: 'company.read',
    category: 'company',
    title_en: 'See the company’s data',
    title_pl: 'Przeglądanie danych firmy',
  },
  {
    code: 'company.write',
    category: 'company',
    title_en: 'Change the company’s data and its tariff',
    title_pl: 'Edycja danych firmy i wybór taryfy',
  },
  {
    code: 'company.verify',
    category: 'company',
    title_en: 'Send the company for verification',
    title_pl: 'Zgłaszanie firmy do weryfikacji',
  },
  {
    code: 'company.delete',
    category: 'company',
    title_en: 'Remove the company from Waybill',
    title_pl: 'Usunięcie firmy z systemu',
  },

  {
    code: 'billing.read',
    category: 'billing',
    title_en: 'See tariffs and payments',
    title_pl: 'Przeglądanie taryf i płatności',
  },
  {
    code: 'billing.pay',
    category: 'billing',
    title_en: 'Pay, and change or cancel the subscription',
    title_pl: 'Płacenie oraz zmiana i anulowanie subskrypcji',
  },
  {
    code: 'sales.read',
    category: 'billing',
    title_en: 'See what the sales team was asked',
    title_pl: 'Przeglądanie zapytań do działu sprzedaży',
  },
  {
    code: 'sales.write',
    category: 'billing',
    title_en: 'Ask the sales team, and see what one asked',
    title_pl: 'Wysyłanie zapytań do działu sprzedaży i wgląd we własne',
  },

  {
    code: 'media.read',
    category: 'media',
    title_en: 'List all files',
    title_pl: 'Przeglądanie wszystkich plików',
  },
  {
    code: 'media.write',
    category: 'media',
    title_en: 'Add and delete files of records that one may change',
    title_pl: 'Dodawanie i usuwanie plików w rekordach, które można edytować',
  },

  {
    code: 'activity.read',
    category: 'activity',
    title_en: 'See who did what, and when',
    title_pl: 'Przeglądanie historii zmian',
  },

  {
    code: 'operator.review',
    category: 'operator',
    title_en: 'Answer requests for verification',
    title_pl: 'Rozpatrywanie wniosków o weryfikację',
  },
];

/** All permissions, with the methods that each allows. */
export const catalogue = titles.map((permission) => ({ ...permission, methods: methodsOf(permission.code) }));

function methodsOf(code: PermissionCode): readonly MethodName[] {
  return permissionMethods[code];
}
