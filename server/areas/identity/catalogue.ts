import type { Mutation, Query, Subscription } from '../../contract.generated';
import type { CategoryCode } from './categories';

/** Name of a root field of the contract. */
type MethodName = Exclude<keyof Query | keyof Mutation | keyof Subscription, '__typename'>;

interface Permission {
  code: string;
  category: CategoryCode;
  title_en: string;
  title_pl: string;
  methods: readonly MethodName[];
}

/**
 * Every permission there is; a method that is in none can be called by nobody. A role holds some of them; those of
 * the categories `session`, `account` and `reference` are everybody's. Two lines each, so that the whole is readable.
 */
export const catalogue = [
  { code: 'session.begin', category: 'session', title_en: 'Sign in and stay signed in', title_pl: 'Logowanie i podtrzymanie sesji',
    methods: ['login', 'refreshToken'] },
  { code: 'account.devices', category: 'account', title_en: 'Own devices', title_pl: 'Własne urządzenia',
    methods: ['userDevices', 'deleteDevice'] },
  { code: 'account.console', category: 'account', title_en: 'Live changes and new records’ ids', title_pl: 'Zmiany na żywo i identyfikatory nowych rekordów',
    methods: ['changes', 'idGenerator'] },
  { code: 'account.picture', category: 'account', title_en: 'Own picture', title_pl: 'Własne zdjęcie',
    methods: ['uploadMedia', 'deleteMedia'] },
  { code: 'reference.read', category: 'reference', title_en: 'See reference data', title_pl: 'Przeglądanie słowników',
    methods: ['vehicleClass', 'vehicleMake', 'vehicleModels', 'services', 'cancelRequestReasons'] },

  { code: 'requests.handle', category: 'requests', title_en: 'Work requests as their logistician', title_pl: 'Prowadzenie zleceń jako logistyk',
    methods: [] },
  { code: 'routes.drive', category: 'requests', title_en: 'Drive routes', title_pl: 'Realizacja tras jako kierowca',
    methods: [] },

  { code: 'customers.read', category: 'customers', title_en: 'See customers', title_pl: 'Przeglądanie klientów',
    methods: ['customers', 'customersView', 'addresses'] },
  { code: 'customers.write', category: 'customers', title_en: 'Add and change customers', title_pl: 'Dodawanie i edycja klientów',
    methods: ['createCustomer', 'updateCustomer'] },
  { code: 'customers.delete', category: 'customers', title_en: 'Delete and restore customers', title_pl: 'Usuwanie i przywracanie klientów',
    methods: ['deleteCustomer', 'restoreCustomer'] },

  { code: 'vehicles.read', category: 'fleet', title_en: 'See vehicles', title_pl: 'Przeglądanie pojazdów',
    methods: ['vehicles', 'vehiclesView'] },
  { code: 'vehicles.write', category: 'fleet', title_en: 'Add and change vehicles', title_pl: 'Dodawanie i edycja pojazdów',
    methods: ['createVehicle', 'updateVehicle', 'updateVehicleStatus'] },
  { code: 'vehicles.delete', category: 'fleet', title_en: 'Delete and restore vehicles', title_pl: 'Usuwanie i przywracanie pojazdów',
    methods: ['deleteVehicle', 'restoreVehicle'] },

  { code: 'sales.read', category: 'billing', title_en: 'See what the sales team was asked', title_pl: 'Przeglądanie zapytań do działu sprzedaży',
    methods: ['contactSales'] },
  { code: 'sales.write', category: 'billing', title_en: 'Ask the sales team, and see what one asked', title_pl: 'Wysyłanie zapytań do działu sprzedaży i wgląd we własne',
    methods: ['createContactSale', 'contactSales'] },

  { code: 'media.read', category: 'media', title_en: 'List all files', title_pl: 'Przeglądanie wszystkich plików',
    methods: ['media'] },
  { code: 'media.write', category: 'media', title_en: 'Add and delete files of records that one may change', title_pl: 'Dodawanie i usuwanie plików w rekordach, które można edytować',
    methods: ['uploadMedia', 'deleteMedia'] },

  { code: 'activity.read', category: 'activity', title_en: 'See who did what, and when', title_pl: 'Przeglądanie historii zmian',
    methods: ['activities'] },
] as const satisfies readonly Permission[];

/** Code of a permission. */
export type PermissionCode = (typeof catalogue)[number]['code'];
