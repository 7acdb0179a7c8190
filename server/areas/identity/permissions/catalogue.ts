import type { Mutation, Query, Subscription } from '../../../contract.generated';
import type { CategoryCode } from './categories';

/** Name of a root field of the contract. */
export type MethodName = Exclude<keyof Query | keyof Mutation | keyof Subscription, '__typename'>;

interface Permission {
  code: string;
  category: CategoryCode;
  title_en: string;
  title_pl: string;
  methods: readonly MethodName[];
}

/** Lists of requests and their parts; which rows they show is another matter (transport/assigned.ts). */
const requestLists = [
  'serviceTransportation',
  'serviceTransportationView',
  'serviceTransportationCargo',
  'routes',
  'logistTasks',
  'routeTasks',
  'routeEstimates',
  'driverHours',
] as const satisfies readonly MethodName[];

/**
 * Every permission there is; a method that is in none can be called by nobody. A role holds some of them; those of
 * the categories `session`, `account` and `reference` are everybody's.
 */
export const catalogue = [
  {
    code: 'session.begin',
    category: 'session',
    title_en: 'Sign in and stay signed in',
    title_pl: 'Logowanie i podtrzymanie sesji',
    methods: ['login', 'socialLogin', 'refreshToken'],
  },
  {
    code: 'session.register',
    category: 'session',
    title_en: 'Register a company',
    title_pl: 'Rejestracja firmy',
    methods: ['register', 'socialRegister'],
  },
  {
    code: 'session.links',
    category: 'session',
    title_en: 'Use the links of e-mails',
    title_pl: 'Korzystanie z linków z wiadomości',
    methods: ['forgotPassword', 'forgotPasswordToken', 'updateForgottenPassword', 'updateUserInvitePassword'],
  },
  {
    code: 'session.shared',
    category: 'session',
    title_en: 'Open shared links',
    title_pl: 'Otwieranie udostępnionych linków',
    methods: ['externalAccess'],
  },
  {
    code: 'account.own',
    category: 'account',
    title_en: 'Own data and settings',
    title_pl: 'Własne dane i ustawienia',
    methods: ['account', 'updateAccount'],
  },
  {
    code: 'account.security',
    category: 'account',
    title_en: 'Own password and two-step sign-in',
    title_pl: 'Własne hasło i logowanie dwuetapowe',
    methods: ['updatePassword', 'twofaStatus', 'twofaGenerateCode', 'twofaActivate', 'twofaRecoveryCodes'],
  },
  {
    code: 'account.devices',
    category: 'account',
    title_en: 'Own devices',
    title_pl: 'Własne urządzenia',
    methods: ['userDevices', 'deleteDevice', 'deleteOtherDevices'],
  },
  {
    code: 'account.console',
    category: 'account',
    title_en: 'Live changes and new records’ ids',
    title_pl: 'Zmiany na żywo i identyfikatory nowych rekordów',
    methods: ['changes', 'idGenerator', 'generateCode'],
  },
  {
    code: 'account.permissions',
    category: 'account',
    title_en: 'See what one may do',
    title_pl: 'Wgląd we własne uprawnienia',
    methods: ['permissions'],
  },
  {
    code: 'account.subscription',
    category: 'account',
    title_en: 'See whether the company has a tariff',
    title_pl: 'Wgląd w stan subskrypcji firmy',
    methods: ['latestSuccessfulPayment', 'subscriptionState'],
  },
  {
    code: 'account.picture',
    category: 'account',
    title_en: 'Own picture',
    title_pl: 'Własne zdjęcie',
    methods: ['uploadMedia', 'deleteMedia'],
  },
  {
    code: 'reference.read',
    category: 'reference',
    title_en: 'See reference data',
    title_pl: 'Przeglądanie słowników',
    methods: [
      'vehicleClass',
      'vehicleMake',
      'vehicleModels',
      'services',
      'cancelRequestReasons',
      'countries',
      'states',
      'cities',
      'postalCode',
    ],
  },

  {
    code: 'dashboard.read',
    category: 'requests',
    title_en: 'See the dashboard',
    title_pl: 'Przeglądanie pulpitu',
    methods: ['dashboard'],
  },
  {
    code: 'requests.read',
    category: 'requests',
    title_en: 'See all requests',
    title_pl: 'Przeglądanie wszystkich zleceń',
    methods: [...requestLists, 'addresses', 'taskTemplates'],
  },
  {
    code: 'requests.assigned',
    category: 'requests',
    title_en: 'See requests that one has a part in',
    title_pl: 'Przeglądanie własnych zleceń',
    methods: requestLists,
  },
  {
    code: 'requests.write',
    category: 'requests',
    title_en: 'Add and change requests',
    title_pl: 'Dodawanie i edycja zleceń',
    methods: ['createServiceTransportation', 'updateServiceTransportation', 'updateServiceTransportationStatus'],
  },
  {
    code: 'requests.assign',
    category: 'requests',
    title_en: 'Give requests to logisticians',
    title_pl: 'Przydzielanie zleceń logistykom',
    methods: [
      'assignServiceTransportationLogistician',
      'unassignServiceTransportationLogistician',
      'usersViewLogistical',
    ],
  },
  {
    code: 'requests.delete',
    category: 'requests',
    title_en: 'Delete and restore requests',
    title_pl: 'Usuwanie i przywracanie zleceń',
    methods: ['deleteServiceTransportation', 'restoreServiceTransportation'],
  },
  {
    code: 'routes.write',
    category: 'requests',
    title_en: 'Plan routes of requests',
    title_pl: 'Planowanie tras zleceń',
    methods: ['createRoute', 'updateRoute', 'deleteRoute', 'crewBookings'],
  },
  {
    code: 'tasks.write',
    category: 'requests',
    title_en: 'Set tasks of requests',
    title_pl: 'Planowanie zadań w zleceniach',
    methods: [
      'createLogistTask',
      'updateLogistTask',
      'deleteLogistTask',
      'createRouteTask',
      'updateRouteTask',
      'deleteRouteTask',
      'deleteTask',
      'updateLogistTaskStatus',
      'updateRouteTaskStatus',
    ],
  },
  {
    code: 'templates.write',
    category: 'requests',
    title_en: 'Set templates of tasks',
    title_pl: 'Szablony zadań',
    methods: ['taskTemplates', 'createTaskTemplate', 'updateTaskTemplate', 'deleteTaskTemplate'],
  },
  {
    code: 'requests.handle',
    category: 'requests',
    title_en: 'Work requests as their logistician',
    title_pl: 'Prowadzenie zleceń jako logistyk',
    methods: [
      'answerServiceTransportationAssignment',
      'updateServiceTransportationStatus',
      'updateLogistTaskStatus',
      'usersViewLogistical',
      'usersViewDriver',
    ],
  },
  {
    code: 'requests.share',
    category: 'requests',
    title_en: 'Share requests by a link',
    title_pl: 'Udostępnianie zleceń linkiem',
    methods: ['createSharedLink', 'revokeSharedLink'],
  },
  {
    code: 'requests.papers',
    category: 'requests',
    title_en: 'Print consignment notes',
    title_pl: 'Drukowanie listów przewozowych',
    methods: ['cmrWaybill'],
  },
  {
    code: 'routes.drive',
    category: 'requests',
    title_en: 'Drive routes',
    title_pl: 'Realizacja tras jako kierowca',
    methods: ['updateRouteTaskStatus'],
  },

  {
    code: 'customers.read',
    category: 'customers',
    title_en: 'See customers',
    title_pl: 'Przeglądanie klientów',
    methods: ['customers', 'customersView', 'customerProfiles', 'addresses'],
  },
  {
    code: 'customers.write',
    category: 'customers',
    title_en: 'Add and change customers',
    title_pl: 'Dodawanie i edycja klientów',
    methods: ['createCustomer', 'updateCustomer'],
  },
  {
    code: 'customers.delete',
    category: 'customers',
    title_en: 'Delete and restore customers',
    title_pl: 'Usuwanie i przywracanie klientów',
    methods: ['deleteCustomer', 'restoreCustomer'],
  },

  {
    code: 'vehicles.read',
    category: 'fleet',
    title_en: 'See vehicles',
    title_pl: 'Przeglądanie pojazdów',
    methods: ['vehicles', 'vehiclesView'],
  },
  {
    code: 'vehicles.write',
    category: 'fleet',
    title_en: 'Add and change vehicles',
    title_pl: 'Dodawanie i edycja pojazdów',
    methods: ['createVehicle', 'updateVehicle', 'updateVehicleStatus'],
  },
  {
    code: 'vehicles.delete',
    category: 'fleet',
    title_en: 'Delete and restore vehicles',
    title_pl: 'Usuwanie i przywracanie pojazdów',
    methods: ['deleteVehicle', 'restoreVehicle'],
  },

  {
    code: 'vehicles.verify',
    category: 'fleet',
    title_en: 'Send vehicles for verification',
    title_pl: 'Zgłaszanie pojazdów do weryfikacji',
    methods: ['updateVehicleForVerification'],
  },

  {
    code: 'users.read',
    category: 'people',
    title_en: 'See users',
    title_pl: 'Przeglądanie użytkowników',
    methods: ['users', 'usersView', 'usersViewLogistical', 'usersViewDriver', 'profiles', 'roles', 'userHasRoles'],
  },
  {
    code: 'users.write',
    category: 'people',
    title_en: 'Add and change users',
    title_pl: 'Dodawanie i edycja użytkowników',
    methods: ['createUser', 'updateUser', 'userInvite'],
  },
  {
    code: 'users.state',
    category: 'people',
    title_en: 'Disable, enable and remove users',
    title_pl: 'Blokowanie, odblokowywanie i usuwanie użytkowników',
    methods: ['updateUserState', 'deleteUser'],
  },
  {
    code: 'users.security',
    category: 'people',
    title_en: 'Require two-step sign-in of roles, and reset a person’s',
    title_pl: 'Wymaganie logowania dwuetapowego od ról i resetowanie go użytkownikom',
    methods: ['requireTwoFactor', 'twofaActivate'],
  },
  {
    code: 'roles.read',
    category: 'people',
    title_en: 'See roles and what they allow',
    title_pl: 'Przeglądanie ról i ich uprawnień',
    methods: ['roles', 'permissions', 'userHasRoles'],
  },
  {
    code: 'roles.write',
    category: 'people',
    title_en: 'Add, change and delete roles',
    title_pl: 'Dodawanie, edycja i usuwanie ról',
    methods: ['createRole', 'updateRole', 'deleteRole'],
  },

  {
    code: 'company.read',
    category: 'company',
    title_en: 'See the company’s data',
    title_pl: 'Przeglądanie danych firmy',
    methods: ['tenant'],
  },
  {
    code: 'company.write',
    category: 'company',
    title_en: 'Change the company’s data and its tariff',
    title_pl: 'Edycja danych firmy i wybór taryfy',
    methods: ['updateTenant', 'startTrial'],
  },
  {
    code: 'company.verify',
    category: 'company',
    title_en: 'Send the company for verification',
    title_pl: 'Zgłaszanie firmy do weryfikacji',
    methods: ['updateCompanyForVerification'],
  },
  {
    code: 'company.delete',
    category: 'company',
    title_en: 'Remove the company from Waybill',
    title_pl: 'Usunięcie firmy z systemu',
    methods: ['deleteTenant'],
  },

  {
    code: 'billing.read',
    category: 'billing',
    title_en: 'See tariffs and payments',
    title_pl: 'Przeglądanie taryf i płatności',
    methods: ['tariffs', 'payments', 'companySubscription', 'paymentReceipt'],
  },
  {
    code: 'billing.pay',
    category: 'billing',
    title_en: 'Pay, and change or cancel the subscription',
    title_pl: 'Płacenie oraz zmiana i anulowanie subskrypcji',
    methods: [
      'tariffs',
      'payments',
      'companySubscription',
      'paymentReceipt',
      'paymentQuote',
      'createPaymentSession',
      'refreshPayment',
      'confirmPayment',
      'createCardSession',
      'planTariff',
      'disableSubscription',
      'resumeSubscription',
    ],
  },
  {
    code: 'sales.read',
    category: 'billing',
    title_en: 'See what the sales team was asked',
    title_pl: 'Przeglądanie zapytań do działu sprzedaży',
    methods: ['contactSales'],
  },
  {
    code: 'sales.write',
    category: 'billing',
    title_en: 'Ask the sales team, and see what one asked',
    title_pl: 'Wysyłanie zapytań do działu sprzedaży i wgląd we własne',
    methods: ['createContactSale', 'contactSales'],
  },

  {
    code: 'media.read',
    category: 'media',
    title_en: 'List all files',
    title_pl: 'Przeglądanie wszystkich plików',
    methods: ['media'],
  },
  {
    code: 'media.write',
    category: 'media',
    title_en: 'Add and delete files of records that one may change',
    title_pl: 'Dodawanie i usuwanie plików w rekordach, które można edytować',
    methods: ['uploadMedia', 'deleteMedia'],
  },

  {
    code: 'activity.read',
    category: 'activity',
    title_en: 'See who did what, and when',
    title_pl: 'Przeglądanie historii zmian',
    methods: ['activities'],
  },

  {
    code: 'operator.review',
    category: 'operator',
    title_en: 'Answer requests for verification',
    title_pl: 'Rozpatrywanie wniosków o weryfikację',
    methods: ['verificationQueue', 'reviewVerification'],
  },
] as const satisfies readonly Permission[];

/** Code of a permission. */
export type PermissionCode = (typeof catalogue)[number]['code'];
