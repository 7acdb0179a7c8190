// Generated from schema.graphql by `npm run generate`. Do not edit.
import type { UploadedFile } from './dialect/uploaded-file';
import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from './dialect/context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment as ISO 8601 text with its offset, to the microsecond: `2026-11-21T10:51:36.123456Z`. */
  DateTime: { input: string; output: string; }
  /** Any JSON value: the operand of a condition (a scalar, or a list of scalars for IN and BETWEEN). */
  Mixed: { input: unknown; output: unknown; }
  /** A day without a time: `2026-11-21`. It is the same day in every time zone. */
  Date: { input: string; output: string; }
  /** Any JSON value. */
  Json: { input: unknown; output: unknown; }
  /** A place on earth: `{ latitude, longitude }` in degrees, WGS 84. */
  Coordinates: { input: { latitude: number; longitude: number }; output: { latitude: number; longitude: number }; }
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: UploadedFile; output: UploadedFile; }
};

/** How a condition compares a column with its value. */
export type Operator =
  /** Equal; with null, the column is empty. */
  | 'EQ'
  /** Not equal; with null, the column is not empty. Rows where the column is empty are left out. */
  | 'NEQ'
  /** Greater than. */
  | 'GT'
  /** Greater than or equal. */
  | 'GTE'
  /** Less than. */
  | 'LT'
  /** Less than or equal. */
  | 'LTE'
  /** Matches a pattern in which the caller writes the wildcards % and _. Case does not count. */
  | 'LIKE'
  /** Does not match a pattern. */
  | 'NOT_LIKE'
  /** Is one of a list; no row for an empty list. */
  | 'IN'
  /** Is none of a list; every row for an empty list. */
  | 'NOT_IN'
  /** Between two values, both included. */
  | 'BETWEEN'
  /** Outside two values. */
  | 'NOT_BETWEEN'
  /** The column is empty. The value is ignored. */
  | 'IS_NULL'
  /** The column is not empty. The value is ignored. */
  | 'IS_NOT_NULL';

/** The direction of an order. Empty values come last in both. */
export type Direction =
  /** From the smallest. */
  | 'ASC'
  /** From the largest. */
  | 'DESC';

/** Whether a list holds deleted records. */
export type Trashed =
  /** Deleted records alone. */
  | 'ONLY'
  /** Deleted records too. */
  | 'WITH'
  /** No deleted records; also when the argument is absent. */
  | 'WITHOUT';

/** Where a page stands in its list. */
export type PaginatorInfo = {
  __typename?: 'PaginatorInfo';
  /** Records on this page. */
  count: Scalars['Int']['output'];
  /** Number of this page, as asked for; from 1. */
  currentPage: Scalars['Int']['output'];
  /** Position of the first record in the list, from 1; null on an empty page. */
  firstItem?: Maybe<Scalars['Int']['output']>;
  /** Whether records follow this page. */
  hasMorePages: Scalars['Boolean']['output'];
  /** Position of the last record in the list; null on an empty page. */
  lastItem?: Maybe<Scalars['Int']['output']>;
  /** Number of the last page; 1 for an empty list. Costs a count. */
  lastPage: Scalars['Int']['output'];
  /** Records asked for per page. */
  perPage: Scalars['Int']['output'];
  /** Records in all. Costs a count. */
  total: Scalars['Int']['output'];
};

/** A belongs-to relation in an input. */
export type ConnectInput = {
  /** Id of the record to point to. */
  connect?: InputMaybe<Scalars['ID']['input']>;
  /** True to point to nothing. */
  disconnect?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Languages of the console. */
export type Language =
  /** English. */
  | 'en'
  /** Polish. */
  | 'pl';

/** What happened to a record. */
export type ChangeAction =
  /** It was created. */
  | 'CREATED'
  /** It was changed. */
  | 'UPDATED'
  /** It was deleted. */
  | 'DELETED'
  /** It was restored. */
  | 'RESTORED';

/** Ours. A change of a record that the subscriber may list. */
export type Change = {
  __typename?: 'Change';
  /** Name of the table that holds the record: `vehicles`, `customers`. */
  entity: Scalars['String']['output'];
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** What happened. */
  action: ChangeAction;
  /** Id of the user who did it. */
  user_id?: Maybe<Scalars['ID']['output']>;
};

/** What was done. */
export type ActivityAction =
  /** A record was created. */
  | 'CREATED'
  /** A record was changed. */
  | 'UPDATED'
  /** Something was added to a record. */
  | 'ADDED'
  /** Somebody was given a record to work on. */
  | 'ASSIGNED'
  /** A record was deleted. */
  | 'DELETED'
  /** A record went to another status. */
  | 'CHANGED_STATUS'
  /** A request got a leg. */
  | 'CREATED_ROUTE'
  /** A leg of a request was changed. */
  | 'UPDATED_ROUTE'
  /** Ours. A deleted record was brought back. */
  | 'RESTORED';

/** Kinds of record that activity is kept of. */
export type ActivitySubject =
  /** A transport service request. */
  | 'SERVICE_TRANSPORTATION'
  /** A leg. */
  | 'ROUTE'
  /** Cargo of a request. */
  | 'CARGO'
  /** A task. */
  | 'TASK'
  /** A customer. */
  | 'CUSTOMER'
  /** A vehicle. */
  | 'VEHICLE'
  /** A user. */
  | 'USER'
  /** A role. */
  | 'ROLE'
  /** A company, or the tenant itself. */
  | 'COMPANY'
  /** A file. */
  | 'MEDIA'
  /** A request to the sales team. */
  | 'CONTACT_SALE';

/** Something that was done, by whom and when. Nothing changes it. */
export type Activity = {
  __typename?: 'Activity';
  /** The id. */
  id: Scalars['ID']['output'];
  /** What was done. */
  action: ActivityAction;
  /** Who did it; null when the server did, or the user is gone. */
  user?: Maybe<User>;
  /** Kind of the record whose history it belongs to. */
  service_type: ActivitySubject;
  /** Id of the record whose history it belongs to. */
  service_id: Scalars['ID']['output'];
  /** Kind of the record that was touched: the same, or a part of it. */
  entity_type: ActivitySubject;
  /** Ours. Id of the record that was touched. */
  entity_id: Scalars['ID']['output'];
  /** What a sentence about it needs: `title` of the record, `part` of it that was touched, `fields` that changed, `from` and `to` of a status. */
  param: Scalars['Json']['output'];
  /** When it was done. */
  date: Scalars['DateTime']['output'];
};

/** A page of `Activity` records. */
export type ActivityPaginator = {
  __typename?: 'ActivityPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Activity>;
};

/** Ours. A trial to begin. */
export type StartTrialInput = {
  /** Id of a tariff that has a trial period. */
  tariff: Scalars['ID']['input'];
};

/** Where a payment stands. */
export type PaymentStatus =
  /** Begun. */
  | 'PENDING'
  /** Paid. */
  | 'SUCCEEDED'
  /** Not paid. */
  | 'FAILED'
  /** Given up. */
  | 'CANCELED'
  /** Paid back. */
  | 'REFUNDED';

/** What a payment is for. */
export type PaymentPurpose =
  /** The first of a tariff. */
  | 'SUBSCRIPTION'
  /** The next period. */
  | 'RENEWAL'
  /** A larger tariff. */
  | 'UPGRADE'
  /** A trial: nothing is paid. */
  | 'TRIAL';

/** Where a company's subscription stands. Ours. */
export type SubscriptionState =
  /** No tariff was chosen. */
  | 'REQUIRED'
  /** A tariff is tried. */
  | 'TRIAL'
  /** Paid, and the period runs. */
  | 'ACTIVE'
  /** The period is over, and no payment followed. */
  | 'EXPIRED'
  /** It was canceled, and the period is over. */
  | 'CANCELED';

/** The card that a subscription is renewed with. Ours. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  /** Its brand, as the card processor names it: `visa`. */
  brand: Scalars['String']['output'];
  /** The last four digits of its number. */
  last4: Scalars['String']['output'];
  /** Month in which it expires, 1 to 12. */
  exp_month: Scalars['Int']['output'];
  /** Year in which it expires. */
  exp_year: Scalars['Int']['output'];
};

/** How much of what a tariff allows is used. Ours. */
export type TariffUsage = {
  __typename?: 'TariffUsage';
  /** What is counted: code of the tariff's opportunity. */
  code: Scalars['String']['output'];
  /** How many there are; of what is counted by the month, in the month that runs. */
  used: Scalars['Int']['output'];
  /** The most there may be; null: no limit. */
  limit?: Maybe<Scalars['Int']['output']>;
};

/** How the renewal of a subscription goes. Ours. */
export type SubscriptionRenewal = {
  __typename?: 'SubscriptionRenewal';
  /** When the card is charged next; null: it is not, because it is canceled, or there is no card, or every try failed. */
  due_at?: Maybe<Scalars['DateTime']['output']>;
  /** Failed tries since the last payment. */
  tries: Scalars['Int']['output'];
  /** Why the last try failed, in the caller's language; null when none did. */
  error_message?: Maybe<Scalars['String']['output']>;
  /** Id of the payment that its holder has yet to confirm with the bank; null: none. */
  confirm_payment_id?: Maybe<Scalars['ID']['output']>;
};

/** What a company subscribes to, and how it goes on. Ours. */
export type CompanySubscription = {
  __typename?: 'CompanySubscription';
  /** Id of the company. */
  id: Scalars['ID']['output'];
  /** Where it stands. */
  state: SubscriptionState;
  /** Id of the tariff; null until one is chosen. */
  tariff_id?: Maybe<Scalars['ID']['output']>;
  /** How often is paid; null until something was. */
  billing_cycle?: Maybe<BillingCycle>;
  /** First day of the period that runs, or of the last one. */
  start_date?: Maybe<Scalars['Date']['output']>;
  /** Last day of it. */
  end_date?: Maybe<Scalars['Date']['output']>;
  /** Last day that is paid or tried, with what was paid ahead: it ends then when it is canceled. */
  paid_until?: Maybe<Scalars['Date']['output']>;
  /** Id of the tariff that follows at the end of the period; null: the same. */
  next_tariff_id?: Maybe<Scalars['ID']['output']>;
  /** How often that one is paid; null: as often. */
  next_billing_cycle?: Maybe<BillingCycle>;
  /** When it was canceled: it is not renewed, and ends with the period; null: it was not. */
  canceled_at?: Maybe<Scalars['DateTime']['output']>;
  /** The card; null: none is kept. */
  card?: Maybe<PaymentCard>;
  /** How its renewal goes. */
  renewal: SubscriptionRenewal;
  /** What is used of what the tariff allows. */
  usage: Array<TariffUsage>;
};

/** What a change of the subscription costs, and when it takes place. Amounts in the currency's smallest unit. Ours. */
export type PaymentQuote = {
  __typename?: 'PaymentQuote';
  /** Id of the tariff. */
  tariff_id: Scalars['ID']['output'];
  /** How often is paid. */
  billing_cycle: BillingCycle;
  /** What the payment would be for. */
  purpose: PaymentPurpose;
  /** Whether it takes place with the payment; otherwise at the end of the period that runs, and nothing is paid now. */
  at_once: Scalars['Boolean']['output'];
  /** First day of the period that it would pay. */
  start_date: Scalars['Date']['output'];
  /** Last day of it. */
  end_date: Scalars['Date']['output'];
  /** Price of the period, without tax. */
  price: Scalars['Int']['output'];
  /** What is left of the period that runs, without tax; it is taken off. */
  credit: Scalars['Int']['output'];
  /** What remains, without tax. */
  net: Scalars['Int']['output'];
  /** Tax in per cent. */
  tax_rate: Scalars['Int']['output'];
  /** The tax. */
  tax: Scalars['Int']['output'];
  /** What the card is charged. */
  amount: Scalars['Int']['output'];
  /** Currency, ISO 4217. */
  currency: Scalars['String']['output'];
};

/** A tariff that is paid. Ours. */
export type CreatePaymentSessionInput = {
  /** Id of the tariff. */
  tariff: Scalars['ID']['input'];
  /** How often is paid. */
  billing_cycle: BillingCycle;
  /** Origin of the console that one comes back to afterwards: one of those that the server is set up with. */
  origin: Scalars['String']['input'];
};

/** A tariff that follows at the end of the period. Ours. */
export type PlanTariffInput = {
  /** Id of the tariff; that of the tariff that runs takes a plan back. */
  tariff: Scalars['ID']['input'];
  /** How often is paid. */
  billing_cycle: BillingCycle;
};

/** A page of the card processor. Ours. */
export type PaymentSession = {
  __typename?: 'PaymentSession';
  /** Id of the payment that was begun. */
  id: Scalars['ID']['output'];
  /** Where to pay. */
  url: Scalars['String']['output'];
};

/** A page of the card processor to enter another card at. Ours. */
export type CardSession = {
  __typename?: 'CardSession';
  /** Where to enter it. */
  url: Scalars['String']['output'];
};

/** What its holder confirms a payment with. Ours. */
export type PaymentConfirmation = {
  __typename?: 'PaymentConfirmation';
  /** Id of the payment. */
  id: Scalars['ID']['output'];
  /** What the card processor's script is given; null where there is a page instead. */
  client_secret?: Maybe<Scalars['String']['output']>;
  /** A page to confirm at; null where the script does it. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The last payment that succeeded, as far as it is everybody's in the company. Ours. */
export type SuccessfulPayment = {
  __typename?: 'SuccessfulPayment';
  /** The id. */
  id: Scalars['ID']['output'];
  /** First day of the period that it paid. */
  start_date?: Maybe<Scalars['Date']['output']>;
  /** Last day of it. */
  end_date?: Maybe<Scalars['Date']['output']>;
  /** Whether that period runs now. */
  is_active: Scalars['Boolean']['output'];
};

/** A payment by card. */
export type Payment = {
  __typename?: 'Payment';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Id of the company. */
  tenant_id: Scalars['ID']['output'];
  /** What it is for. */
  tariff?: Maybe<Tariff>;
  /** The card processor's name of it. */
  payment_intent_id?: Maybe<Scalars['String']['output']>;
  /** Address that the receipt goes to. */
  email?: Maybe<Scalars['String']['output']>;
  /** Amount in the currency's smallest unit. */
  amount: Scalars['Int']['output'];
  /** Currency, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Ours. Its number on receipts, without gaps; null until it is paid. */
  number?: Maybe<Scalars['String']['output']>;
  /** Ours. Amount without tax. */
  net: Scalars['Int']['output'];
  /** Ours. What was taken off the price for a period that was paid before, without tax. */
  credit: Scalars['Int']['output'];
  /** Ours. Tax in per cent. */
  tax_rate: Scalars['Int']['output'];
  /** Ours. The tax. */
  tax: Scalars['Int']['output'];
  /** Where it stands. */
  status: PaymentStatus;
  /** The card processor's receipt. */
  receipt_url?: Maybe<Scalars['String']['output']>;
  /** What travelled with it. */
  metadata?: Maybe<Scalars['Json']['output']>;
  /** First day of the period that it pays. */
  start_date?: Maybe<Scalars['Date']['output']>;
  /** Last day of it. */
  end_date?: Maybe<Scalars['Date']['output']>;
  /** How often is paid. */
  billing_cycle: BillingCycle;
  /** What it is for. */
  purpose: PaymentPurpose;
  /** Why it failed, in the caller's language. */
  error_message?: Maybe<Scalars['String']['output']>;
  /** When it was paid. */
  paid_at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the period that it pays runs now. */
  is_active: Scalars['Boolean']['output'];
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** A page of `Payment` records. */
export type PaymentPaginator = {
  __typename?: 'PaymentPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Payment>;
};

/** Figures of a company. */
export type TenantStatistics = {
  __typename?: 'TenantStatistics';
  /** People who may sign in or are invited. */
  users: Scalars['Int']['output'];
  /** Vehicles. */
  vehicles: Scalars['Int']['output'];
  /** Customers. */
  customers: Scalars['Int']['output'];
  /** Transport service requests. */
  requests: Scalars['Int']['output'];
};

/** Someone to speak to at a company. */
export type ContactPerson = {
  __typename?: 'ContactPerson';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Given name. */
  first_name: Scalars['String']['output'];
  /** Family name. */
  last_name: Scalars['String']['output'];
  /** Phone number, international form. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address for mail. */
  email?: Maybe<Scalars['String']['output']>;
};

/** Where a company is. */
export type CompanyAddress = {
  __typename?: 'CompanyAddress';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** State, province or voivodeship. */
  state?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Street. */
  street?: Maybe<Scalars['String']['output']>;
  /** House number. */
  house_number?: Maybe<Scalars['String']['output']>;
  /** Flat or unit. */
  apartment?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  zip?: Maybe<Scalars['String']['output']>;
  /** Which of the company's addresses it is. */
  direction: AddressDirection;
  /** Kind of record that it belongs to. */
  addressable_type: AddressableType;
  /** Id of the record that it belongs to. */
  addressable_id: Scalars['ID']['output'];
};

/** A company's registered data. */
export type Company = {
  __typename?: 'Company';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Name in use. */
  name: Scalars['String']['output'];
  /** Name in the register. */
  legal_name?: Maybe<Scalars['String']['output']>;
  /** Number in the register of companies. */
  registration_number?: Maybe<Scalars['String']['output']>;
  /** VAT number, with the country. */
  vat_number?: Maybe<Scalars['String']['output']>;
  /** Ours. EORI number. */
  eori?: Maybe<Scalars['String']['output']>;
  /** Address for mail. */
  email?: Maybe<Scalars['String']['output']>;
  /** Phone number, international form. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Its registered seat. */
  legal_address?: Maybe<CompanyAddress>;
  /** Where it works. */
  actual_address?: Maybe<CompanyAddress>;
  /** Its logo. */
  logo?: Maybe<Media>;
  /** Whom to speak to. */
  contact_people: Array<ContactPerson>;
  /** Where its verification stands. */
  status: VerificationStatus;
  /** The steps of its verification, newest first. */
  verifications: Array<EntityVerification>;
  /** Ours. Papers for the verification, oldest first. */
  media: Array<Media>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A company that uses Waybill, with all that belongs to it. */
export type Tenant = {
  __typename?: 'Tenant';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Language of the company's papers. */
  lang: Language;
  /** What an unfinished registration has entered so far. */
  temporary?: Maybe<Scalars['Json']['output']>;
  /** Whether there is a tariff, and a payment for it whose period runs. */
  subscription_is_active: Scalars['Boolean']['output'];
  /** Its tariff; null until one is chosen. */
  tariff?: Maybe<Tariff>;
  /** Its companies: today always one. */
  company: Array<Company>;
  /** Figures of the company. */
  statistics: TenantStatistics;
  /** Whom to speak to. */
  contact_people: Array<ContactPerson>;
  /** Its addresses. */
  addresses: Array<CompanyAddress>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A page of `Tenant` records. */
export type TenantPaginator = {
  __typename?: 'TenantPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Tenant>;
};

/** How a customer came to be. */
export type CustomerType =
  /** By registration or import. */
  | 'DEFAULT'
  /** Entered by hand. */
  | 'MANUAL';

/** Whether a customer is a company or a person. */
export type ProfileType =
  /** A company. */
  | 'BUSINESS'
  /** A person. */
  | 'PERSONAL';

/** Who a customer is. A company has a name, numbers, a director and a contact; a person has a name. */
export type CustomerProfile = {
  __typename?: 'CustomerProfile';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Company or person. */
  type: ProfileType;
  /** Given name. */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Phone number, international form. */
  phone: Scalars['String']['output'];
  /** Address for mail. */
  email: Scalars['String']['output'];
  /** Tax number. */
  tax_number?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  company_name?: Maybe<Scalars['String']['output']>;
  /** Number in the register of companies. */
  company_id?: Maybe<Scalars['String']['output']>;
  /** Director's given name. */
  director_first_name?: Maybe<Scalars['String']['output']>;
  /** Director's family name. */
  director_last_name?: Maybe<Scalars['String']['output']>;
  /** Contact person's given name. */
  contact_first_name?: Maybe<Scalars['String']['output']>;
  /** Contact person's family name. */
  contact_last_name?: Maybe<Scalars['String']['output']>;
  /** VAT number, with the country. */
  vat?: Maybe<Scalars['String']['output']>;
  /** EORI number. */
  eori?: Maybe<Scalars['String']['output']>;
};

/** A customer. */
export type Customer = {
  __typename?: 'Customer';
  /** Picture of the customer. */
  avatar?: Maybe<Media>;
  /** Figures of the customer's requests. */
  statistic?: Maybe<CustomerStatistic>;
  /** How the customer rated what was done. */
  rates?: Maybe<Rates>;
  /** The id. */
  id: Scalars['ID']['output'];
  /** How the customer came to be. */
  type: CustomerType;
  /** Name to show: the company's, or the person's. */
  customer_name: Scalars['String']['output'];
  /** Who the customer is. */
  profile: CustomerProfile;
  /** Where the customer is. */
  address?: Maybe<Address>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When it was deleted; null while it is not. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A customer with profile and address flattened into columns. */
export type CustomerView = {
  __typename?: 'CustomerView';
  /** Picture of the customer. */
  avatar?: Maybe<Media>;
  /** Figures of the customer's requests. */
  statistic?: Maybe<CustomerStatistic>;
  /** How the customer rated what was done. */
  rates?: Maybe<Rates>;
  /** The id. */
  id: Scalars['ID']['output'];
  /** How the customer came to be. */
  type: CustomerType;
  /** Name to show: the company's, or the person's. */
  customer_name: Scalars['String']['output'];
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When it was deleted; null while it is not. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** Company or person. */
  profile_type: ProfileType;
  /** Given name. */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Phone number, international form. */
  phone: Scalars['String']['output'];
  /** Address for mail. */
  email: Scalars['String']['output'];
  /** Tax number. */
  tax_number?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  company_name?: Maybe<Scalars['String']['output']>;
  /** Number in the register of companies. */
  company_number?: Maybe<Scalars['String']['output']>;
  /** Director's given name. */
  director_first_name?: Maybe<Scalars['String']['output']>;
  /** Director's family name. */
  director_last_name?: Maybe<Scalars['String']['output']>;
  /** Contact person's given name. */
  contact_first_name?: Maybe<Scalars['String']['output']>;
  /** Contact person's family name. */
  contact_last_name?: Maybe<Scalars['String']['output']>;
  /** VAT number, with the country. */
  vat?: Maybe<Scalars['String']['output']>;
  /** EORI number. */
  eori?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** State, province or voivodeship. */
  state?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Street. */
  street?: Maybe<Scalars['String']['output']>;
  /** House number. */
  house_number?: Maybe<Scalars['String']['output']>;
  /** Flat or unit. */
  apartment?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  zip?: Maybe<Scalars['String']['output']>;
  /** Name and city as one line. */
  brief: Scalars['String']['output'];
  /** When it was last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** How work was rated, from 1 to 5. */
export type Rates = {
  __typename?: 'Rates';
  /** Mean of the ratings; null while there is none. */
  average?: Maybe<Scalars['Float']['output']>;
  /** How many there are. */
  count: Scalars['Int']['output'];
};

/** Figures of a customer's requests. */
export type CustomerStatistic = {
  __typename?: 'CustomerStatistic';
  /** All requests. */
  requests: Scalars['Int']['output'];
  /** Requests in work: neither closed nor cancelled. */
  open: Scalars['Int']['output'];
  /** Requests that were closed. */
  closed: Scalars['Int']['output'];
  /** Requests that were cancelled. */
  canceled: Scalars['Int']['output'];
  /** When the last request was made; null when there is none. */
  last_request_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of `CustomerProfile` records. */
export type CustomerProfilePaginator = {
  __typename?: 'CustomerProfilePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<CustomerProfile>;
};

/** A page of `Customer` records. */
export type CustomerPaginator = {
  __typename?: 'CustomerPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Customer>;
};

/** A page of `CustomerView` records. */
export type CustomerViewPaginator = {
  __typename?: 'CustomerViewPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<CustomerView>;
};

/** Ours. Days that figures are asked for, as they begin and end where the reader is. */
export type DashboardInput = {
  /** First day of the period. */
  from: Scalars['Date']['input'];
  /** Last day of the period: within three years of the first. */
  to: Scalars['Date']['input'];
  /** Time zone of the reader, an IANA name: Europe/Warsaw. */
  time_zone: Scalars['String']['input'];
};

/** Ours. How the work stands. Each part is reckoned only when it is asked for; all of it is of requests that the caller may see. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** What wants somebody now, whatever the period. */
  needs: DashboardNeeds;
  /** Requests that were made in the period, by where they stand. */
  statuses: Array<StatusCount>;
  /** What was delivered in the period. */
  delivered: Deliveries;
  /** How far the fleet is booked in the period, by class of vehicle. */
  fleet: Array<FleetUse>;
  /** Where is loaded and delivered today, whatever the period. */
  stops: TodaysStops;
};

/** Ours. What wants somebody now. */
export type DashboardNeeds = {
  __typename?: 'DashboardNeeds';
  /** The last day for delivery is over, and nobody has provided the service. */
  late: DashboardNeed;
  /** NEW, and no logistician took it on. */
  unassigned: DashboardNeed;
  /** Given to the caller, who has not answered. */
  awaiting: DashboardNeed;
};

/** Ours. Requests that want the same. */
export type DashboardNeed = {
  __typename?: 'DashboardNeed';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The first of them, the most pressing first. */
  requests: Array<DashboardRequest>;
};

/** Ours. A request as the dashboard names it. */
export type DashboardRequest = {
  __typename?: 'DashboardRequest';
  /** Id of the request. */
  id: Scalars['ID']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Where it stands. */
  status: ServiceTransportationStatus;
  /** Name of its customer. */
  customer_name?: Maybe<Scalars['String']['output']>;
  /** City where the way begins. */
  delivery_from_city?: Maybe<Scalars['String']['output']>;
  /** City where the way ends. */
  delivery_to_city?: Maybe<Scalars['String']['output']>;
  /** First day for loading. */
  to_take_to_work_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for delivery. */
  delivery_date_to?: Maybe<Scalars['Date']['output']>;
};

/** Ours. How many requests stand somewhere. */
export type StatusCount = {
  __typename?: 'StatusCount';
  /** Where they stand. */
  status: ServiceTransportationStatus;
  /** How many. */
  count: Scalars['Int']['output'];
};

/** Ours. Requests that were delivered: provided or closed, by the day on which they were. */
export type Deliveries = {
  __typename?: 'Deliveries';
  /** How many. */
  count: Scalars['Int']['output'];
  /** How many of them had a last day for delivery. */
  due: Scalars['Int']['output'];
  /** How many of those were delivered on that day at the latest. */
  on_time: Scalars['Int']['output'];
  /** What they brought, in each currency. */
  revenue: Array<Revenue>;
  /** The same by month; months without any are left out. */
  months: Array<DeliveredMonth>;
};

/** Ours. What was delivered in a month. */
export type DeliveredMonth = {
  __typename?: 'DeliveredMonth';
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** How many requests. */
  count: Scalars['Int']['output'];
  /** How many of them had a last day for delivery. */
  due: Scalars['Int']['output'];
  /** How many of those were delivered on that day at the latest. */
  on_time: Scalars['Int']['output'];
  /** What they brought, in each currency. */
  revenue: Array<Revenue>;
};

/** Ours. Prices of requests, summed in one currency. */
export type Revenue = {
  __typename?: 'Revenue';
  /** The currency, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The sum, without tax. */
  amount: Scalars['Float']['output'];
  /** How many requests with a price it is of. */
  count: Scalars['Int']['output'];
};

/** Ours. How far vehicles of a class are booked, of those that are in use now. */
export type FleetUse = {
  __typename?: 'FleetUse';
  /** Id of the class; null for vehicles of none. */
  vehicle_class_id?: Maybe<Scalars['ID']['output']>;
  /** Its name. */
  title?: Maybe<Scalars['String']['output']>;
  /** How many vehicles. */
  vehicles: Scalars['Int']['output'];
  /** Days that they could be booked for: vehicles times days of the period. */
  available_days: Scalars['Int']['output'];
  /** Days on which they belong to a request, each once. */
  booked_days: Scalars['Int']['output'];
};

/** Ours. Where is loaded and delivered today. */
export type TodaysStops = {
  __typename?: 'TodaysStops';
  /** How many stops there are today. */
  count: Scalars['Int']['output'];
  /** How many of them have no place on the map yet. */
  unplaced: Scalars['Int']['output'];
  /** Those with a place on the map, some hundreds at most. */
  stops: Array<TodaysStop>;
};

/** Ours. A place where a request is loaded or delivered today. */
export type TodaysStop = {
  __typename?: 'TodaysStop';
  /** Id of its address. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  request_id: Scalars['ID']['output'];
  /** Number of the request. */
  number: Scalars['String']['output'];
  /** Where the request stands. */
  status: ServiceTransportationStatus;
  /** Name of its customer. */
  customer_name?: Maybe<Scalars['String']['output']>;
  /** FROM where it is loaded, TO where it is delivered. */
  direction: AddressDirection;
  /** The address as one line. */
  brief: Scalars['String']['output'];
  /** Where it is. */
  coordinates: Scalars['Coordinates']['output'];
};

/** A class of vehicle. */
export type VehicleClass = {
  __typename?: 'VehicleClass';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its name, in the caller's language. */
  title: Scalars['String']['output'];
  /** What belongs to it, in the caller's language. */
  description?: Maybe<Scalars['String']['output']>;
  /** Most pallet places that such a vehicle has; null where pallets make no sense. */
  max_places?: Maybe<Scalars['Int']['output']>;
  /** Whether it can draw a trailer. */
  can_have_trailer: Scalars['Boolean']['output'];
  /** Whether it is useless without a trailer. */
  must_trailer: Scalars['Boolean']['output'];
  /** Whether it carries cargo itself. */
  can_carry_cargo: Scalars['Boolean']['output'];
};

/** A make within a class of vehicle. */
export type VehicleMake = {
  __typename?: 'VehicleMake';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  title: Scalars['String']['output'];
  /** Id of the class. */
  class_id: Scalars['ID']['output'];
};

/** A model of a make. */
export type VehicleModel = {
  __typename?: 'VehicleModel';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  title: Scalars['String']['output'];
  /** Id of the make. */
  make_id: Scalars['ID']['output'];
  /** Its make. */
  make: VehicleMake;
  /** Id of the class. */
  class_id: Scalars['ID']['output'];
  /** Its class. */
  class: VehicleClass;
};

/** A vehicle. */
export type Vehicle = {
  __typename?: 'Vehicle';
  /** Its picture: the first of its photos. */
  preview?: Maybe<Media>;
  /** Its photos and papers, oldest first. */
  media: Array<Media>;
  /** The id. */
  id: Scalars['ID']['output'];
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  vin?: Maybe<Scalars['String']['output']>;
  /** Registration plate. */
  license: Scalars['String']['output'];
  /** What it may carry, in kilograms. */
  carrying_capacity?: Maybe<Scalars['Float']['output']>;
  /** Pallet places. */
  places?: Maybe<Scalars['Int']['output']>;
  /** Year of manufacture. */
  year?: Maybe<Scalars['Int']['output']>;
  /** Id of the class. */
  vehicle_class_id?: Maybe<Scalars['ID']['output']>;
  /** Its class. */
  vehicle_class?: Maybe<VehicleClass>;
  /** Id of the make. */
  vehicle_make_id?: Maybe<Scalars['ID']['output']>;
  /** Its make. */
  vehicle_make?: Maybe<VehicleMake>;
  /** Id of the model. */
  vehicle_model_id?: Maybe<Scalars['ID']['output']>;
  /** Its model. */
  vehicle_model?: Maybe<VehicleModel>;
  /** Name of a model that is not listed; null when one is chosen. */
  vehicle_model_input?: Maybe<Scalars['String']['output']>;
  /** Whether it is in use. */
  is_active: Scalars['Boolean']['output'];
  /** Where its verification stands. */
  verify: VerificationStatus;
  /** The steps of its verification, newest first. */
  verifications: Array<EntityVerification>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When it was deleted; null while it is not. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A vehicle with what a list shows of it. */
export type VehicleView = {
  __typename?: 'VehicleView';
  /** Its picture: the first of its photos. */
  preview?: Maybe<Media>;
  /** Its photos and papers, oldest first. */
  media: Array<Media>;
  /** The id. */
  id: Scalars['ID']['output'];
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  vin?: Maybe<Scalars['String']['output']>;
  /** Registration plate. */
  license: Scalars['String']['output'];
  /** What it may carry, in kilograms. */
  carrying_capacity?: Maybe<Scalars['Float']['output']>;
  /** Pallet places. */
  places?: Maybe<Scalars['Int']['output']>;
  /** Year of manufacture. */
  year?: Maybe<Scalars['Int']['output']>;
  /** Id of the class. */
  vehicle_class_id?: Maybe<Scalars['ID']['output']>;
  /** Its class. */
  vehicle_class?: Maybe<VehicleClass>;
  /** Id of the make. */
  vehicle_make_id?: Maybe<Scalars['ID']['output']>;
  /** Its make. */
  vehicle_make?: Maybe<VehicleMake>;
  /** Id of the model. */
  vehicle_model_id?: Maybe<Scalars['ID']['output']>;
  /** Its model. */
  vehicle_model?: Maybe<VehicleModel>;
  /** Name of a model that is not listed; null when one is chosen. */
  vehicle_model_input?: Maybe<Scalars['String']['output']>;
  /** Whether it is in use. */
  is_active: Scalars['Boolean']['output'];
  /** Where its verification stands. */
  verify: VerificationStatus;
  /** The steps of its verification, newest first. */
  verifications: Array<EntityVerification>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When it was deleted; null while it is not. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** Make and model as one text. */
  brand_model?: Maybe<Scalars['String']['output']>;
  /** Plate, make and model as one line. */
  brief: Scalars['String']['output'];
  /** Legs of requests that it drives or draws. */
  routes: Array<Route>;
  /** Requests that it has a leg of. */
  service_transportations: Array<ServiceTransportation>;
};

/** Whether a vehicle is in use. */
export type UpdateVehicleStatusInput = {
  /** Id of the vehicle. */
  id: Scalars['ID']['input'];
  /** True while it is in use. */
  is_active: Scalars['Boolean']['input'];
};

/** A page of `VehicleClass` records. */
export type VehicleClassPaginator = {
  __typename?: 'VehicleClassPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleClass>;
};

/** A page of `VehicleMake` records. */
export type VehicleMakePaginator = {
  __typename?: 'VehicleMakePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleMake>;
};

/** A page of `VehicleModel` records. */
export type VehicleModelPaginator = {
  __typename?: 'VehicleModelPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleModel>;
};

/** A page of `Vehicle` records. */
export type VehiclePaginator = {
  __typename?: 'VehiclePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Vehicle>;
};

/** A page of `VehicleView` records. */
export type VehicleViewPaginator = {
  __typename?: 'VehicleViewPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleView>;
};

/** A country. */
export type Country = {
  __typename?: 'Country';
  /** The id. */
  id: Scalars['ID']['output'];
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  /** Its name, in the caller's language. */
  title: Scalars['String']['output'];
};

/** A state, province or voivodeship. */
export type State = {
  __typename?: 'State';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Id of the country. */
  country_id: Scalars['ID']['output'];
  /** Its name, as it is written there. */
  title: Scalars['String']['output'];
  /** Ours. Its code within the country. */
  code?: Maybe<Scalars['String']['output']>;
};

/** A city, town or village. */
export type City = {
  __typename?: 'City';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Id of the state; null where it is unknown. */
  state_id?: Maybe<Scalars['ID']['output']>;
  /** Ours. Id of the country. */
  country_id: Scalars['ID']['output'];
  /** Its name, as it is written there. */
  title: Scalars['String']['output'];
  /** Ours. Its state. */
  state?: Maybe<State>;
  /** Ours. Its country. */
  country: Country;
  /** Ours. Where it is on the map. */
  coordinates: Scalars['Coordinates']['output'];
  /** Ours. People who live there; null when unknown. */
  population?: Maybe<Scalars['Int']['output']>;
  /** Its postal codes. */
  postal_codes: Array<PostalCode>;
};

/** A postal code and the place that it stands for. */
export type PostalCode = {
  __typename?: 'PostalCode';
  /** The id. */
  id: Scalars['ID']['output'];
  /** The code. */
  postcode: Scalars['String']['output'];
  /** Where it is on the map; null when unknown. */
  coordinates?: Maybe<Scalars['Coordinates']['output']>;
  /** Id of the country. */
  country_id: Scalars['ID']['output'];
  /** Id of the city; null when none is known by its name. */
  city_id?: Maybe<Scalars['ID']['output']>;
  /** Id of the state. */
  state_id?: Maybe<Scalars['ID']['output']>;
  /** Ours. Name of the place, as the post writes it. */
  place: Scalars['String']['output'];
  /** Ours. The city. */
  city?: Maybe<City>;
  /** Ours. Its state. */
  state?: Maybe<State>;
  /** Ours. Its country. */
  country: Country;
  /** First-order code of the place (GeoNames admin1). */
  state_code?: Maybe<Scalars['String']['output']>;
  /** Second-order code (GeoNames admin2). */
  county_code?: Maybe<Scalars['String']['output']>;
  /** Third-order code (GeoNames admin3). */
  community_code?: Maybe<Scalars['String']['output']>;
};

/** A page of `Country` records. */
export type CountryPaginator = {
  __typename?: 'CountryPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Country>;
};

/** A page of `State` records. */
export type StatePaginator = {
  __typename?: 'StatePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<State>;
};

/** A page of `City` records. */
export type CityPaginator = {
  __typename?: 'CityPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<City>;
};

/** A page of `PostalCode` records. */
export type PostalCodePaginator = {
  __typename?: 'PostalCodePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<PostalCode>;
};

/** State of a user's account. */
export type UserState =
  /** Disabled: cannot sign in. */
  | 'IN_ACTIVE'
  /** In use. */
  | 'ACTIVE'
  /** Invited, has not accepted yet. */
  | 'INVITED'
  /** Removed. */
  | 'DELETED';

/** How far the administrator of a new company has come. */
export type OnboardingStatus =
  /** The company's data is entered; a tariff is wanted. */
  | 'COMPANY_DATA_READY'
  /** A payment was begun. */
  | 'WAITING_PAYMENT'
  /** Done. */
  | 'ONBOARDING_COMPLETED';

/** What a successful sign-in gives. */
export type AuthPayload = {
  __typename?: 'AuthPayload';
  /** Token to send with calls; short-lived. */
  access_token: Scalars['String']['output'];
  /** Token to get the next pair with; good for one use. */
  refresh_token: Scalars['String']['output'];
  /** Seconds until the access token expires. */
  expires_in: Scalars['Int']['output'];
  /** Word before the token in the Authorization header. */
  token_type: Scalars['String']['output'];
  /** Who signed in. */
  user: User;
};

/** A device that someone signed in on. */
export type Device = {
  __typename?: 'Device';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Kind of device: desktop, mobile or tablet. */
  device_type: Scalars['String']['output'];
  /** Address it was last seen at. */
  ip?: Maybe<Scalars['String']['output']>;
  /** Browser and system, as the device names itself. */
  data?: Maybe<Scalars['String']['output']>;
  /** Whether this very call comes from it. */
  current_user_device: Scalars['Boolean']['output'];
  /** When it was last seen. */
  updated_at: Scalars['DateTime']['output'];
};

/** A device of the caller. */
export type UserDevice = {
  __typename?: 'UserDevice';
  /** The id of the link, which is the device's own. */
  id: Scalars['ID']['output'];
  /** The device. */
  device: Device;
  /** When it was last seen. */
  updated_at: Scalars['DateTime']['output'];
};

/** Sign-in. */
export type LoginInput = {
  /** The user's e-mail address. */
  username: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
  /** Second-factor code, where one is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A new company's administrator. */
export type RegisterInput = {
  /** Address to sign in with; no other user of any company has it. */
  email: Scalars['String']['input'];
  /** The password: 10 characters at least, none of the commonest. */
  password: Scalars['String']['input'];
  /** Language for mails and for the company's papers. */
  lang: Language;
};

/** Who vouches for a person who signs in without a password here. */
export type SocialProvider =
  /** Google. */
  | 'GOOGLE'
  /** Microsoft. */
  | 'MICROSOFT';

/** What a provider's script handed over. */
export type SocialTokenKind =
  /** An ID token, signed by the provider. */
  | 'CREDENTIAL'
  /** An authorization code, which the server exchanges. */
  | 'CODE'
  /** An access token, which the server asks the provider about. */
  | 'ACCESS_TOKEN';

/** A sign-in by a provider. */
export type SocialLoginInput = {
  /** Who vouches. */
  provider: SocialProvider;
  /** What the provider's script handed over. */
  token: Scalars['String']['input'];
  /** Ours. What that is. */
  kind?: InputMaybe<SocialTokenKind>;
  /** Ours. Second-factor code, where one is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A registration by a provider. */
export type SocialRegisterInput = {
  /** Who vouches. */
  provider: SocialProvider;
  /** What the provider's script handed over. */
  token: Scalars['String']['input'];
  /** Ours. What that is. */
  kind?: InputMaybe<SocialTokenKind>;
  /** Ours. Language for mails and for the company's papers. */
  lang: Language;
};

/** That a call did what it says. */
export type StatusPayload = {
  __typename?: 'StatusPayload';
  /** Always `success`: what goes wrong is an error. */
  status: Scalars['String']['output'];
  /** What was done, in the caller's language. */
  message: Scalars['String']['output'];
};

/** A wish to have a new password. */
export type ForgotPasswordInput = {
  /** Address of the account. */
  email: Scalars['String']['input'];
  /** Page that the mail's link leads to: /auth/restorePassword on an allowed origin, without a query; the token is added as one. */
  auth_url: Scalars['String']['input'];
};

/** Whether the token of a mail's link works. */
export type TokenStatus =
  /** It works, once. */
  | 'VALID'
  /** Its time is over. */
  | 'EXPIRED'
  /** It was used, replaced by a newer one, or never given. */
  | 'UNKNOWN';

/** What a token of a mail's link is for. */
export type TokenPurpose =
  /** To accept an invitation. */
  | 'INVITATION'
  /** To choose a new password. */
  | 'RESTORE';

/** What is known of the token of a mail's link. Asking uses nothing up. */
export type TokenCheck = {
  __typename?: 'TokenCheck';
  /** Address of the account; null unless the token works. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether it works. */
  status: TokenStatus;
  /** Ours. What it is for; null unless it works. */
  purpose?: Maybe<TokenPurpose>;
  /** Ours. Name of the company that the account belongs to; null unless the token works. */
  company?: Maybe<Scalars['String']['output']>;
};

/** A new password, by the token of a mail's link. */
export type TokenPasswordInput = {
  /** The token; it is used up. */
  token: Scalars['String']['input'];
  /** The password: 10 characters at least, none of the commonest. */
  password: Scalars['String']['input'];
};

/** A new password, by the old one. */
export type UpdatePasswordInput = {
  /** The password so far. */
  old_password: Scalars['String']['input'];
  /** The new one: 10 characters at least, none of the commonest. */
  password: Scalars['String']['input'];
  /** The new one once more. */
  password_confirmation: Scalars['String']['input'];
};

/** An invitation to send, or to send again. */
export type UserInviteInput = {
  /** Address of a user of the caller's company who is INVITED. */
  email: Scalars['String']['input'];
  /** Page that the mail's link leads to: /auth/invitation or /auth/setPassword on an allowed origin, without a query; the token is added as one. */
  auth_url: Scalars['String']['input'];
};

/** A picture of an address. */
export type QrCode = {
  __typename?: 'QrCode';
  /** The picture as a `data:` address, SVG. */
  qr_image: Scalars['String']['output'];
};

/** What an authenticator app is set up with. */
export type TwoFactorSecret = {
  __typename?: 'TwoFactorSecret';
  /** The picture to scan as a `data:` address, SVG. */
  qr_image: Scalars['String']['output'];
  /** The same to type, in groups of four. */
  secret_key: Scalars['String']['output'];
};

/** A second factor to turn on or off. */
export type TwoFactorInput = {
  /** The caller; or, to turn it off for somebody who lost theirs, a user of the company. */
  user_id: Scalars['ID']['input'];
  /** A code of the authenticator app; or, to turn it off, a recovery code. Not looked at for somebody else. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** On or off. */
  status: Scalars['Boolean']['input'];
};

/** A second factor that was turned on or off. */
export type TwoFactorActivation = {
  __typename?: 'TwoFactorActivation';
  /** Whether it is on now. */
  status: Scalars['Boolean']['output'];
  /** Ours. Ten codes to come in with when the app is lost, each once; shown this once. Null when it was turned off. */
  recovery_codes?: Maybe<Array<Scalars['String']['output']>>;
};

/** Ours. Where the caller's second factor stands. */
export type TwoFactorStatus = {
  __typename?: 'TwoFactorStatus';
  /** Whether it is on. */
  active: Scalars['Boolean']['output'];
  /** Whether one of the caller's roles requires it. */
  required: Scalars['Boolean']['output'];
  /** Recovery codes that are left. */
  recovery_codes_left: Scalars['Int']['output'];
};

/** Ours. Recovery codes that took the place of those before. */
export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  /** Ten codes, shown this once. */
  recovery_codes: Array<Scalars['String']['output']>;
};

/** Ours. Devices that were signed out. */
export type DevicesSignedOut = {
  __typename?: 'DevicesSignedOut';
  /** How many. */
  count: Scalars['Int']['output'];
};

/** Ours. How the caller wants to be met. What is absent stays as it is. */
export type UpdateAccountInput = {
  /** Language for mails, and of the console on a new device; null: none is chosen. */
  lang?: InputMaybe<Language>;
  /** How dates are shown; null: as the language has them. */
  date_format?: InputMaybe<DateFormat>;
  /** The person's own data. */
  profile?: InputMaybe<UpdateOwnProfileInput>;
};

/** Ours. The caller's own data. What is absent stays as it is. */
export type UpdateOwnProfileInput = {
  /** Given name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
};

/** Ours. How a date is shown. */
export type DateFormat =
  /** 31/12/2026. */
  | 'DD_MM_YYYY'
  /** 31.12.2026. */
  | 'DD_MM_YYYY_DOTS'
  /** 12/31/2026. */
  | 'MM_DD_YYYY'
  /** 2026-12-31. */
  | 'YYYY_MM_DD';

/** Ours. Whether a role's holders need a second factor. */
export type RequireTwoFactorInput = {
  /** Id of the role. */
  role_id: Scalars['ID']['input'];
  /** Whether they need it. Who has none must set one up before anything else. */
  required: Scalars['Boolean']['input'];
};

/** A refresh. */
export type RefreshTokenInput = {
  /** The refresh token of the session; it is used up. */
  refresh_token: Scalars['String']['input'];
};

/** Figures of a person's work. */
export type UserStatistic = {
  __typename?: 'UserStatistic';
  /** Requests that the person works as a logistician. */
  requests: Scalars['Int']['output'];
  /** Legs that the person drives. */
  routes: Scalars['Int']['output'];
  /** Tasks that the person has to do. */
  tasks: Scalars['Int']['output'];
  /** Tasks that the person has done. */
  tasks_done: Scalars['Int']['output'];
};

/** A person who signs in. */
export type User = {
  __typename?: 'User';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Address to sign in with. */
  email: Scalars['String']['output'];
  /** How far onboarding has come; null until the company's data is entered. */
  status?: Maybe<OnboardingStatus>;
  /** State of the account. */
  state: UserState;
  /** Picture of the person. */
  avatar?: Maybe<Media>;
  /** The person's own data. */
  profile?: Maybe<Profile>;
  /** Roles that the user holds. */
  roles: Array<Role>;
  /** Names of the roles as one line. */
  role: Scalars['String']['output'];
  /** What the user may call, through all roles. */
  permissions: Array<Permission>;
  /** The company that the user works for. */
  tenant: Tenant;
  /** Figures of the person's work. */
  statistic?: Maybe<UserStatistic>;
  /** How customers rated requests that the person worked or drove. */
  rates?: Maybe<Rates>;
  /** Name, or the address while there is none, as one line. */
  brief: Scalars['String']['output'];
  /** Address that the invitation's mail leads to; the mail alone carries it, so it is null here. */
  invite_url?: Maybe<Scalars['String']['output']>;
  /** The mail alone carries it, so it is null here. */
  password_reset_token?: Maybe<Scalars['String']['output']>;
  /** When the password was last changed. */
  change_password_date?: Maybe<Scalars['DateTime']['output']>;
  /** When the password has to be changed; null: never. */
  expiration_password_date?: Maybe<Scalars['DateTime']['output']>;
  /** A code that waits to be entered; its text is never told. */
  userCode?: Maybe<UserCode>;
  /** How the person comes back in; null while nobody asked for it. */
  user_recovery_type?: Maybe<UserRecoveryType>;
  /** Whether sign-in asks for a second factor. */
  uses_two_factor_auth: Scalars['Boolean']['output'];
  /** Ours. Whether a role requires a second factor and there is none: until there is, nothing else may be done. */
  must_set_up_two_factor: Scalars['Boolean']['output'];
  /** Ours. Language for mails, and of the console on a new device; null while none was chosen. */
  lang?: Maybe<Language>;
  /** Ours. How dates are shown; null: as the language has them. */
  date_format?: Maybe<DateFormat>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When it was deleted; null while it is not. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A code that waits to be entered. */
export type UserCode = {
  __typename?: 'UserCode';
  /** The id. */
  id: Scalars['ID']['output'];
  /** When it stops working. */
  expires_at: Scalars['DateTime']['output'];
};

/** How a person comes back in. */
export type UserRecoveryType =
  /** By a link that restores the account with its data. */
  | 'RESTORE_USER_DATA'
  /** By a new password alone. */
  | 'PURE_USER'
  /** By a message to another device. */
  | 'PUSH_MESSAGE';

/** A user's own data. */
export type Profile = {
  __typename?: 'Profile';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Given name. */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Given and family name. */
  full_name: Scalars['String']['output'];
  /** Phone number, international form. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address for mail, where it differs from the one to sign in with. */
  email?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  user_id: Scalars['ID']['output'];
};

/** A user with profile and roles flattened into columns. */
export type UserView = {
  __typename?: 'UserView';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Address to sign in with. */
  email: Scalars['String']['output'];
  /** How far onboarding has come; null until the company's data is entered. */
  status?: Maybe<OnboardingStatus>;
  /** State of the account. */
  state: UserState;
  /** Picture of the person. */
  avatar?: Maybe<Media>;
  /** Roles that the user holds. */
  roles: Array<Role>;
  /** Names of the roles as one line. */
  role: Scalars['String']['output'];
  /** Figures of the person's work. */
  statistic?: Maybe<UserStatistic>;
  /** How customers rated requests that the person worked or drove. */
  rates?: Maybe<Rates>;
  /** Name, or the address while there is none, as one line. */
  brief: Scalars['String']['output'];
  /** Whether sign-in asks for a second factor. */
  uses_two_factor_auth: Scalars['Boolean']['output'];
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When it was deleted; null while it is not. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** Given name. */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Given and family name; empty while unknown. */
  full_name: Scalars['String']['output'];
  /** Phone number, international form. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
};

/** A state for a user. */
export type UpdateUserStateInput = {
  /** Id of the user; never the caller's own. */
  id: Scalars['ID']['input'];
  /** The state: ACTIVE and IN_ACTIVE follow one another, DELETED follows any. */
  state: UserState;
};

/** A named set of permissions of one tenant. */
export type Role = {
  __typename?: 'Role';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its name; the name of a role that every tenant begins with is a word of the contract: admin, logistician, driver, support. */
  name: Scalars['String']['output'];
  /** Id of the tenant. */
  tenant_id: Scalars['ID']['output'];
  /** Whether it can be changed and deleted. */
  editable: Scalars['Boolean']['output'];
  /** What it allows. */
  permissions: Array<Permission>;
  /** Users who hold it. */
  users: Array<User>;
  /** How many hold it. */
  users_count: Scalars['Int']['output'];
  /** How many permissions it has. */
  permissions_count: Scalars['Int']['output'];
  /** Ours. Whether its holders need a second factor. */
  requires_two_factor: Scalars['Boolean']['output'];
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A group of permissions. */
export type PermissionCategory = {
  __typename?: 'PermissionCategory';
  /** Its name, in the caller's language. */
  name: Scalars['String']['output'];
  /** What it is about, in the caller's language. */
  description: Scalars['String']['output'];
  /** Whether a tenant's administrators see it. */
  visible: Scalars['Boolean']['output'];
  /** Whether its permissions can be given and taken; otherwise everybody has them. */
  toggle: Scalars['Boolean']['output'];
  /** Its place among the categories. */
  order: Scalars['Int']['output'];
};

/** A right to call some methods. */
export type Permission = {
  __typename?: 'Permission';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its stable name, for programs. */
  code: Scalars['String']['output'];
  /** The group that it belongs to. */
  category: PermissionCategory;
  /** Its name, in the caller's language. */
  title: Scalars['String']['output'];
  /** Names of the queries, mutations and subscriptions that it allows. */
  methods: Array<Scalars['String']['output']>;
};

/** A role that a user holds. */
export type UserHasRole = {
  __typename?: 'UserHasRole';
  /** Id of the pair. */
  id: Scalars['ID']['output'];
  /** Id of the role. */
  role_id: Scalars['ID']['output'];
  /** Id of the user. */
  user_id: Scalars['ID']['output'];
  /** Id of the tenant. */
  tenant_id: Scalars['ID']['output'];
};

/** A page of `User` records. */
export type UserPaginator = {
  __typename?: 'UserPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<User>;
};

/** A page of `UserView` records. */
export type UserViewPaginator = {
  __typename?: 'UserViewPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<UserView>;
};

/** A page of `Profile` records. */
export type ProfilePaginator = {
  __typename?: 'ProfilePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Profile>;
};

/** A page of `Role` records. */
export type RolePaginator = {
  __typename?: 'RolePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Role>;
};

/** A page of `Permission` records. */
export type PermissionPaginator = {
  __typename?: 'PermissionPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Permission>;
};

/** A page of `UserHasRole` records. */
export type UserHasRolePaginator = {
  __typename?: 'UserHasRolePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<UserHasRole>;
};

/** A page of `UserDevice` records. */
export type UserDevicePaginator = {
  __typename?: 'UserDevicePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<UserDevice>;
};

/** Columns that a condition on `userDevices` may name. */
export type UserDevicesColumn =
  /** The id of the link, which is the device's own. */
  | 'id'
  /** When it was last seen. */
  | 'updated_at';

/** Conditions on `userDevices`: everything given here must hold. */
export type UserDevicesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<UserDevicesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UserDevicesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UserDevicesWhereGroup>>;
};

/** A group of conditions within `UserDevicesWhere`. */
export type UserDevicesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<UserDevicesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UserDevicesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UserDevicesWhereCondition>>;
};

/** One condition within `UserDevicesWhereGroup`. */
export type UserDevicesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<UserDevicesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `userDevices` can be ordered by. */
export type UserDevicesOrderColumn =
  /** The id of the link, which is the device's own. */
  | 'id'
  /** When it was last seen. */
  | 'updated_at';

/** One step of an order of `userDevices`. */
export type UserDevicesOrder = {
  /** Column to order by. */
  column: UserDevicesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** Tables that `idGenerator` makes ids for. */
export type IdTable =
  /** Routes of a request. */
  | 'routes'
  /** Addresses. */
  | 'addresses'
  /** Tasks of logisticians and routes. */
  | 'tasks'
  /** Roles. */
  | 'roles'
  /** Vehicles. */
  | 'vehicles'
  /** Users. */
  | 'users'
  /** Transport service requests. */
  | 'service_transportations'
  /** Cargo of a request. */
  | 'transportation_cargos';

/** Kinds of record that files belong to. */
export type MediaModelType =
  /** A transport service request. */
  | 'SERVICE_TRANSPORTATION'
  /** A user: the avatar. */
  | 'USER'
  /** A task. */
  | 'TASK'
  /** A vehicle. */
  | 'VEHICLE'
  /** A company. */
  | 'COMPANY'
  /** Ours. A customer: the picture. */
  | 'CUSTOMER';

/** A smaller picture of a file. */
export type MediaConversion = {
  __typename?: 'MediaConversion';
  /** What it is for: `thumb`, `preview`. */
  name: Scalars['String']['output'];
  /** Address that it can be fetched from; short-lived. */
  url: Scalars['String']['output'];
  /** Its width in pixels. */
  width: Scalars['Int']['output'];
  /** Its height in pixels. */
  height: Scalars['Int']['output'];
};

/** A file of a record. */
export type Media = {
  __typename?: 'Media';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Who uploaded it; null when the user is gone. */
  user?: Maybe<User>;
  /** Its name, as it was uploaded. */
  file_name: Scalars['String']['output'];
  /** What it is, as its content says. */
  mime_type: Scalars['String']['output'];
  /** Its size in bytes. */
  size: Scalars['Int']['output'];
  /** Address that it can be fetched from; short-lived. */
  url: Scalars['String']['output'];
  /** What it is among the record's files: `avatar`, `photos`, `papers`, `logo`, or the `signature` of a leg's task. */
  collection_name: Scalars['String']['output'];
  /** Kind of record that it belongs to. */
  model_type: MediaModelType;
  /** Id of the record that it belongs to. */
  model_id: Scalars['ID']['output'];
  /** Smaller pictures of it; none for what is no picture. */
  conversions: Array<MediaConversion>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
};

/** A file for a record. */
export type UploadMediaInput = {
  /** Id of the record. */
  id: Scalars['ID']['input'];
  /** The file. */
  file: Scalars['Upload']['input'];
  /** Kind of the record. */
  model_type: MediaModelType;
  /** What the file is among the record's files. */
  collection: Scalars['String']['input'];
  /** Types that the caller wants let in; those that the collection does not take stay out. */
  allowed_types?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ours. Made by the caller: what is sent again with the same key is not stored again. */
  key?: InputMaybe<Scalars['String']['input']>;
};

/** A page of `Media` records. */
export type MediaPaginator = {
  __typename?: 'MediaPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Media>;
};

/** Ours. A document to be kept or printed. */
export type PdfDocument = {
  __typename?: 'PdfDocument';
  /** A name for its file. */
  file_name: Scalars['String']['output'];
  /** What it is: application/pdf. */
  mime_type: Scalars['String']['output'];
  /** Its bytes, as base64. */
  content: Scalars['String']['output'];
};

/** A reason to cancel a request. */
export type CancelRequestReason = {
  __typename?: 'CancelRequestReason';
  /** The id. */
  id: Scalars['ID']['output'];
  /** The reason, in the caller's language. */
  title: Scalars['String']['output'];
};

/** A service that a request can ask for. */
export type Service = {
  __typename?: 'Service';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its stable name. */
  code: Scalars['String']['output'];
  /** Its name, in the caller's language. */
  name: Scalars['String']['output'];
  /** Whether it can be asked for now. */
  status: Scalars['Boolean']['output'];
};

/** A page of `CancelRequestReason` records. */
export type CancelRequestReasonPaginator = {
  __typename?: 'CancelRequestReasonPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<CancelRequestReason>;
};

/** A page of `Service` records. */
export type ServicePaginator = {
  __typename?: 'ServicePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Service>;
};

/** Ours. Where an estimate comes from. */
export type EstimateSource =
  /** The great circle, lengthened as roads are, at a usual speed. */
  | 'GREAT_CIRCLE'
  /** The routing service of this installation. */
  | 'ROUTING_SERVICE';

/** Ours. Both ends of a leg. */
export type RouteLegInput = {
  /** Where it begins. */
  from: Scalars['Coordinates']['input'];
  /** Where it ends. */
  to: Scalars['Coordinates']['input'];
};

/** Ours. How far a leg is. */
export type RouteEstimate = {
  __typename?: 'RouteEstimate';
  /** Kilometres by road. */
  kilometres: Scalars['Float']['output'];
  /** Minutes at the wheel. */
  driving_minutes: Scalars['Int']['output'];
  /** Minutes of the pauses that these want: 45 after every 4.5 hours. */
  pause_minutes: Scalars['Int']['output'];
  /** Days that one driver takes, at 9 hours of driving a day. */
  days_needed: Scalars['Int']['output'];
  /** Where the figures come from. */
  source: EstimateSource;
};

/** Ours. What a driver drives for a request, against the days that there are. */
export type DriverHours = {
  __typename?: 'DriverHours';
  /** Id of the driver. */
  driver_id: Scalars['ID']['output'];
  /** Minutes at the wheel on all legs of theirs. */
  driving_minutes: Scalars['Int']['output'];
  /** Minutes of the pauses that these want. */
  pause_minutes: Scalars['Int']['output'];
  /** Days that it takes, at 9 hours of driving a day. */
  days_needed: Scalars['Int']['output'];
  /** Days of the request's window; null while it has none. */
  days_available?: Maybe<Scalars['Int']['output']>;
  /** Legs of theirs that are not counted, as one of their ends has no place on the map. */
  legs_without_place: Scalars['Int']['output'];
};

/** A request to the sales team. */
export type ContactSale = {
  __typename?: 'ContactSale';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Id of who asks. */
  user_id: Scalars['ID']['output'];
  /** Address to answer to. */
  email: Scalars['String']['output'];
  /** Number to call. */
  phone_number: Scalars['String']['output'];
  /** What is wanted. */
  text?: Maybe<Scalars['String']['output']>;
  /** Ours. When it was sent. */
  created_at: Scalars['DateTime']['output'];
};

/** A page of `ContactSale` records. */
export type ContactSalePaginator = {
  __typename?: 'ContactSalePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ContactSale>;
};

/** Ours. A link by which whoever has it sees a request, without signing in. */
export type SharedLink = {
  __typename?: 'SharedLink';
  /** The id. */
  id: Scalars['ID']['output'];
  /** What stands in the link's address and proves it; null once the link is over or revoked. */
  token?: Maybe<Scalars['String']['output']>;
  /** Who made it. */
  user?: Maybe<User>;
  /** When it was made. */
  created_at: Scalars['DateTime']['output'];
  /** When it is over. */
  expires_at: Scalars['DateTime']['output'];
  /** When it was taken back; null while it is not. */
  revoked_at?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last looked at; null before. */
  last_opened_at?: Maybe<Scalars['DateTime']['output']>;
  /** How often it was opened; looking again within ten minutes does not count. */
  opened: Scalars['Int']['output'];
};

/** Ours. A link to be made. */
export type CreateSharedLinkInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
  /** Days that it is good for, 1 to 90; 30 when absent. */
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** Ours. How far a leg is, as its customer sees it. */
export type SharedLegState =
  /** Not begun. */
  | 'PLANNED'
  /** Begun. */
  | 'UNDER_WAY'
  /** Driven. */
  | 'DONE';

/** Ours. Who carries out a request, as its customer sees them. */
export type SharedCompany = {
  __typename?: 'SharedCompany';
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Ours. A place, as a customer sees it: the town, no street. */
export type SharedPlace = {
  __typename?: 'SharedPlace';
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** Where it is on the map; null while unknown. */
  coordinates?: Maybe<Scalars['Coordinates']['output']>;
};

/** Ours. A leg, as a customer sees it. */
export type SharedLeg = {
  __typename?: 'SharedLeg';
  /** How far it is. */
  state: SharedLegState;
  /** Where it begins. */
  from?: Maybe<SharedPlace>;
  /** Where it ends. */
  to?: Maybe<SharedPlace>;
};

/** Ours. A status that a request took. */
export type SharedStep = {
  __typename?: 'SharedStep';
  /** The status. */
  status: ServiceTransportationStatus;
  /** When it took it. */
  date: Scalars['DateTime']['output'];
};

/** Ours. What a request's customer sees by a link: no price, no person, no other record. */
export type SharedRequest = {
  __typename?: 'SharedRequest';
  /** Its number. */
  number: Scalars['String']['output'];
  /** Where it stands. */
  status: ServiceTransportationStatus;
  /** Who carries it out. */
  company: SharedCompany;
  /** First day for loading. */
  to_take_to_work_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for loading. */
  to_take_to_work_to?: Maybe<Scalars['Date']['output']>;
  /** First day for delivery. */
  delivery_date_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for delivery. */
  delivery_date_to?: Maybe<Scalars['Date']['output']>;
  /** When it was delivered; null before. */
  delivered?: Maybe<Scalars['DateTime']['output']>;
  /** Where the way begins. */
  from?: Maybe<SharedPlace>;
  /** Where it ends. */
  to?: Maybe<SharedPlace>;
  /** Its legs, in their order. */
  legs: Array<SharedLeg>;
  /** The statuses that it took, oldest first. */
  history: Array<SharedStep>;
  /** The statuses to come until it is provided, when nothing comes between. */
  upcoming: Array<ServiceTransportationStatus>;
  /** When the link is over. */
  expires_at: Scalars['DateTime']['output'];
};

/** Whether a tariff can be chosen. */
export type TariffStatus =
  /** It can. */
  | 'ACTIVE'
  /** Not any more. */
  | 'IN_ACTIVE';

/** Kinds of tariff. */
export type TariffType =
  /** With a price for everybody. */
  | 'STANDARD'
  /** Without a price: sales makes an offer. */
  | 'INDIVIDUAL';

/** How often is paid. */
export type BillingCycle =
  /** Every month. */
  | 'MONTHLY'
  /** Every year. */
  | 'YEARLY';

/** Days that a tariff can be tried for. */
export type TrialPeriod = {
  __typename?: 'TrialPeriod';
  /** How many days. */
  period: Scalars['Int']['output'];
  /** Whether it is offered. */
  has_trial_period: Scalars['Boolean']['output'];
};

/** What a month costs. */
export type MonthlyPrice = {
  __typename?: 'MonthlyPrice';
  /** Price without tax, in cents of euro. */
  price: Scalars['Int']['output'];
};

/** What a year costs. */
export type YearlyPrice = {
  __typename?: 'YearlyPrice';
  /** Price without tax, in cents of euro. */
  price: Scalars['Int']['output'];
  /** Whether it is offered. */
  is_active: Scalars['Boolean']['output'];
  /** Last day of the offer; null: no end. */
  date_to?: Maybe<Scalars['Date']['output']>;
};

/** Something that a tariff lets one do. */
export type Opportunity = {
  __typename?: 'Opportunity';
  /** What sort of thing it is: LIMIT, or FEATURE. */
  type: Scalars['String']['output'];
  /** Its stable name: `users`, `vehicles`, `requests`. */
  code: Scalars['String']['output'];
  /** Its name, in the caller's language. */
  name: Scalars['String']['output'];
  /** Part of the product that it opens; null for a limit. */
  feature_type?: Maybe<Scalars['String']['output']>;
  /** Kind of record that it limits; null for a feature. */
  service_type?: Maybe<Scalars['String']['output']>;
  /** Its line in a comparison, in the caller's language. */
  display_title: Scalars['String']['output'];
  /** What stands there, in the caller's language. */
  display_value: Scalars['String']['output'];
  /** The most there may be; null: no limit. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** What is counted, in the caller's language. */
  units?: Maybe<Scalars['String']['output']>;
  /** Whether it is shown first. */
  is_top: Scalars['Boolean']['output'];
  /** Its place. */
  sort: Scalars['Int']['output'];
  /** By how many the limit can be raised; null: not at all. */
  step?: Maybe<Scalars['Int']['output']>;
};

/** What a company subscribes to. */
export type Tariff = {
  __typename?: 'Tariff';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its stable name. */
  code: Scalars['String']['output'];
  /** Its name in each language, by language. */
  name: Scalars['Json']['output'];
  /** Kind of tariff. */
  type: TariffType;
  /** Its place among the tariffs. */
  sort_order: Scalars['Int']['output'];
  /** Its number on invoices. */
  number: Scalars['Int']['output'];
  /** First day that it is offered. */
  start_date: Scalars['Date']['output'];
  /** Last day; null: no end. */
  end_date?: Maybe<Scalars['Date']['output']>;
  /** Whether it can be chosen. */
  status: TariffStatus;
  /** The tariff that follows it; null: none. */
  next_plan?: Maybe<Tariff>;
  /** Days that it can be tried for. */
  trial_periods: Array<TrialPeriod>;
  /** What a month costs; none: not offered. */
  monthly_prices: Array<MonthlyPrice>;
  /** What a year costs; none: not offered. */
  yearly_prices: Array<YearlyPrice>;
  /** Services that requests can ask for. */
  services: Array<Service>;
  /** What it lets one do. */
  opportunities: Array<Opportunity>;
};

/** A page of `Tariff` records. */
export type TariffPaginator = {
  __typename?: 'TariffPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Tariff>;
};

/** Figures of a request. */
export type ServiceTransportationStatistic = {
  __typename?: 'ServiceTransportationStatistic';
  /** Its legs. */
  routes: Scalars['Int']['output'];
  /** Its tasks, of logisticians and of legs. */
  tasks: Scalars['Int']['output'];
  /** Those that are done. */
  tasks_done: Scalars['Int']['output'];
  /** Weight of its cargo in all, in kilograms. */
  weight: Scalars['Float']['output'];
};

/** Where a transport service request stands. */
export type ServiceTransportationStatus =
  /** Being written; may hold anything. */
  | 'DRAFT'
  /** Complete, wants a logistician. */
  | 'NEW'
  /** Being worked by a logistician. */
  | 'IN_PROGRESS'
  /** Routed: driver and vehicle are set. */
  | 'SERVICE_CONFIRMED'
  /** Driven: every task of its legs is done. */
  | 'SERVICE_PROVIDED'
  /** Cancelled, with a reason. */
  | 'CANCELED_REQUEST'
  /** Closed, maybe rated. */
  | 'CLOSE_REQUEST';

/** What a request's next step may still want. */
export type StepNeed =
  /** The customer who asks for it. */
  | 'CUSTOMER'
  /** What is carried. */
  | 'CARGO'
  /** Where the way begins. */
  | 'FROM_ADDRESS'
  /** Where it ends. */
  | 'TO_ADDRESS'
  /** A logistician who took it on. */
  | 'ACCEPTED_LOGISTICIAN'
  /** A leg. */
  | 'ROUTE'
  /** A driver on every leg. */
  | 'DRIVER'
  /** A vehicle on every leg whose truck is required. */
  | 'VEHICLE'
  /** Every task of its legs done, or come back. */
  | 'ROUTE_TASKS';

/** How a request came to be. */
export type ServiceTransportationType =
  /** From a customer. */
  | 'DEFAULT'
  /** Entered by hand. */
  | 'MANUAL';

/** What a place is to the record that it belongs to. */
export type AddressDirection =
  /** Where the way begins. */
  | 'FROM'
  /** Where it ends. */
  | 'TO'
  /** A registered seat. */
  | 'LEGAL_ADDRESS'
  /** Where a company works. */
  | 'ACTUAL_ADDRESS';

/** What an address belongs to. */
export type AddressableType =
  /** A leg of a route. */
  | 'ROUTE'
  /** A customer. */
  | 'CUSTOMER'
  /** A transport service request. */
  | 'SERVICE_TRANSPORTATION'
  /** A company. */
  | 'COMPANY';

/** A postal address. */
export type Address = {
  __typename?: 'Address';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** State, province or voivodeship. */
  state?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Street. */
  street?: Maybe<Scalars['String']['output']>;
  /** House number. */
  house_number?: Maybe<Scalars['String']['output']>;
  /** Flat or unit. */
  apartment?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  zip?: Maybe<Scalars['String']['output']>;
  /** What the place is to the record; null where it has but one. */
  direction?: Maybe<AddressDirection>;
  /** How to find the place. */
  description?: Maybe<Scalars['String']['output']>;
  /** Where it is on the map; null while unknown. */
  coordinates?: Maybe<Scalars['Coordinates']['output']>;
  /** Its zone, as freight exchanges write it: country and first two signs of the postal code. */
  code?: Maybe<Scalars['String']['output']>;
  /** Kind of record that it belongs to. */
  addressable_type: AddressableType;
  /** Id of the record that it belongs to. */
  addressable_id: Scalars['ID']['output'];
  /** The address as one line. */
  brief: Scalars['String']['output'];
};

/** Something that a request carries: a vehicle, by its class, make and model. */
export type ServiceTransportationCargo = {
  __typename?: 'ServiceTransportationCargo';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** Its class. */
  vehicle_class?: Maybe<VehicleClass>;
  /** Its make. */
  vehicle_make?: Maybe<VehicleMake>;
  /** Its model. */
  vehicle_model?: Maybe<VehicleModel>;
  /** Its weight in kilograms. */
  weight: Scalars['Float']['output'];
};

/** A logistician of a request. */
export type RequestLogistician = {
  __typename?: 'RequestLogistician';
  /** The id. */
  id: Scalars['ID']['output'];
  /** The person. */
  user: User;
  /** Whether the person took it on; null while there is no answer. */
  accepted?: Maybe<Scalars['Boolean']['output']>;
};

/** A transport service request. */
export type ServiceTransportation = {
  __typename?: 'ServiceTransportation';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its number, given by the server. */
  number: Scalars['String']['output'];
  /** How it came to be. */
  type: ServiceTransportationType;
  /** Where it stands. */
  status: ServiceTransportationStatus;
  /** What it may become now. */
  transitionableStatus: Array<ServiceTransportationStatus>;
  /** Ours. What it becomes next when nothing comes between, ready or not; null once it has ended. */
  next_status?: Maybe<ServiceTransportationStatus>;
  /** Ours. What its next step still wants; empty when it can be taken, and when there is none. */
  step_needs: Array<StepNeed>;
  /** Price without tax. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Ours. Currency of the price, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The service that is asked for. */
  service?: Maybe<Service>;
  /** First day for loading. */
  to_take_to_work_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for loading. */
  to_take_to_work_to?: Maybe<Scalars['Date']['output']>;
  /** When work on it began; null before. */
  taken_to_work?: Maybe<Scalars['DateTime']['output']>;
  /** First day for delivery. */
  delivery_date_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for delivery. */
  delivery_date_to?: Maybe<Scalars['Date']['output']>;
  /** When it was delivered; null before. */
  delivered?: Maybe<Scalars['DateTime']['output']>;
  /** Who asks for it. */
  customer?: Maybe<Customer>;
  /** Where from and where to. */
  addresses: Array<Address>;
  /** What is carried. */
  cargo: Array<ServiceTransportationCargo>;
  /** Its legs, in their order. */
  routes: Array<Route>;
  /** The logistician who took it on; null before. */
  logistician?: Maybe<User>;
  /** The logisticians that it was given to. */
  logisticians: Array<RequestLogistician>;
  /** What was done to it, newest first. */
  activity: Array<Activity>;
  /** Its papers, oldest first. */
  media: Array<Media>;
  /** Ours. Links by which it is seen without signing in, oldest first: for whoever may make them. */
  shared_links: Array<SharedLink>;
  /** Its figures. */
  statistic: ServiceTransportationStatistic;
  /** Ours. What was said when it ended; null before. */
  feedback?: Maybe<ServiceFeedback>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updated_at: Scalars['DateTime']['output'];
  /** When it was last changed: the value that an update sends back. */
  modified_at: Scalars['DateTime']['output'];
  /** When it was deleted; null while it is not. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A request with what a list shows of it, flattened into columns. */
export type ServiceTransportationView = {
  __typename?: 'ServiceTransportationView';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its number, given by the server. */
  number: Scalars['String']['output'];
  /** How it came to be. */
  type: ServiceTransportationType;
  /** Where it stands. */
  status: ServiceTransportationStatus;
  /** What it may become now. */
  transitionableStatus: Array<ServiceTransportationStatus>;
  /** Ours. What it becomes next when nothing comes between, ready or not; null once it has ended. */
  next_status?: Maybe<ServiceTransportationStatus>;
  /** Ours. What its next step still wants; empty when it can be taken, and when there is none. */
  step_needs: Array<StepNeed>;
  /** Price without tax. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Ours. Currency of the price, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The service that is asked for. */
  service?: Maybe<Service>;
  /** First day for loading. */
  to_take_to_work_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for loading. */
  to_take_to_work_to?: Maybe<Scalars['Date']['output']>;
  /** When work on it began; null before. */
  taken_to_work?: Maybe<Scalars['DateTime']['output']>;
  /** First day for delivery. */
  delivery_date_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for delivery. */
  delivery_date_to?: Maybe<Scalars['Date']['output']>;
  /** When it was delivered; null before. */
  delivered?: Maybe<Scalars['DateTime']['output']>;
  /** The logistician who took it on; null before. */
  logistician?: Maybe<User>;
  /** The logisticians that it was given to. */
  logisticians: Array<RequestLogistician>;
  /** Its figures. */
  statistic: ServiceTransportationStatistic;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updated_at: Scalars['DateTime']['output'];
  /** When it was last changed: the value that an update sends back. */
  modified_at: Scalars['DateTime']['output'];
  /** When it was deleted; null while it is not. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** City where the way begins. */
  delivery_from_city?: Maybe<Scalars['String']['output']>;
  /** State where the way begins. */
  delivery_from_state?: Maybe<Scalars['String']['output']>;
  /** Country where the way begins, ISO 3166-1 alpha-2. */
  delivery_from_country?: Maybe<Scalars['String']['output']>;
  /** Zone where the way begins: country and first two signs of the postal code. */
  delivery_from_code?: Maybe<Scalars['String']['output']>;
  /** City where the way ends. */
  delivery_to_city?: Maybe<Scalars['String']['output']>;
  /** State where the way ends. */
  delivery_to_state?: Maybe<Scalars['String']['output']>;
  /** Country where the way ends, ISO 3166-1 alpha-2. */
  delivery_to_country?: Maybe<Scalars['String']['output']>;
  /** Zone where the way ends: country and first two signs of the postal code. */
  delivery_to_code?: Maybe<Scalars['String']['output']>;
  /** Id of the customer. */
  customer_id?: Maybe<Scalars['ID']['output']>;
  /** How the customer came to be. */
  customer_type?: Maybe<CustomerType>;
  /** Name of the customer. */
  customer_name?: Maybe<Scalars['String']['output']>;
  /** Names of the drivers as one line. */
  drivers: Scalars['String']['output'];
  /** Ids of the drivers. */
  driver_ids: Array<Scalars['ID']['output']>;
  /** Ours. Ids of the logisticians whom it was given to and who have not answered. */
  awaiting_ids: Array<Scalars['ID']['output']>;
};

/** A leg of a request. */
export type Route = {
  __typename?: 'Route';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its place among the legs, from 1. */
  order: Scalars['Int']['output'];
  /** Who drives. */
  driver?: Maybe<User>;
  /** What carries the cargo. */
  vehicle?: Maybe<Vehicle>;
  /** Places that the cargo takes on the vehicle. */
  vehicle_places?: Maybe<Scalars['Int']['output']>;
  /** What draws or carries the vehicle. */
  truck?: Maybe<Vehicle>;
  /** Places that it takes on the truck. */
  truck_places?: Maybe<Scalars['Int']['output']>;
  /** Whether the vehicle goes by itself. */
  truck_is_not_required: Scalars['Boolean']['output'];
  /** Whether the leg ends at the customer's. */
  delivers_is_final: Scalars['Boolean']['output'];
  /** Where from and where to. */
  addresses: Array<Address>;
  /** The request. */
  service_transportation: ServiceTransportation;
  /** Ours. Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** Ours. Its tasks, in their order. */
  tasks: Array<RouteTask>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** Kinds of task. */
export type TaskType =
  /** For a logistician. */
  | 'LOGIST'
  /** For the driver of a leg. */
  | 'ROUTE';

/** Where a logistician's task stands. */
export type LogistTaskStatus =
  /** To be done. */
  | 'PENDING'
  /** Done. */
  | 'COMPLETED';

/** Where a leg's task stands. */
export type RouteTaskStatus =
  /** To be done. */
  | 'PLANNING'
  /** Begun. */
  | 'IN_PROGRESS'
  /** Done. */
  | 'DONE'
  /** Could not be done; goes back to planning. */
  | 'RETURN';

/** What a task hangs on. */
export type TaskModelType =
  /** A logistician. */
  | 'USER'
  /** A leg. */
  | 'ROUTE';

/** A task of a logistician. */
export type LogistTask = {
  __typename?: 'LogistTask';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** What is to be done. */
  text: Scalars['String']['output'];
  /** Where it stands. */
  status: LogistTaskStatus;
  /** Kind of task. */
  type: TaskType;
  /** Whether files belong to it: photos, a signature. */
  media_upload_enabled: Scalars['Boolean']['output'];
  /** What it hangs on. */
  model_type: TaskModelType;
  /** Id of what it hangs on. */
  model_id: Scalars['ID']['output'];
  /** Its place among the tasks, from 1. */
  order: Scalars['Int']['output'];
  /** Whether it came from a template. */
  default: Scalars['Boolean']['output'];
  /** Ours. Its files, oldest first. */
  media: Array<Media>;
  /** Who has to do it. */
  user: User;
  /** Ours. The request. */
  service_transportation: ServiceTransportation;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A task of a leg, for its driver. */
export type RouteTask = {
  __typename?: 'RouteTask';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** What is to be done. */
  text: Scalars['String']['output'];
  /** Where it stands. */
  status: RouteTaskStatus;
  /** Kind of task. */
  type: TaskType;
  /** Whether files belong to it: photos, a signature. */
  media_upload_enabled: Scalars['Boolean']['output'];
  /** What it hangs on. */
  model_type: TaskModelType;
  /** Id of what it hangs on. */
  model_id: Scalars['ID']['output'];
  /** Ours. Why it could not be done; null unless it came back. */
  note?: Maybe<Scalars['String']['output']>;
  /** Its place among the tasks, from 1. */
  order: Scalars['Int']['output'];
  /** Whether it came from a template. */
  default: Scalars['Boolean']['output'];
  /** Ours. Its files, oldest first. */
  media: Array<Media>;
  /** The leg. */
  route: Route;
  /** Ours. The request. */
  service_transportation: ServiceTransportation;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A logistician whom a request is given to, or taken from. */
export type AssignLogisticianInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
  /** Id of the logistician. */
  logist_id: Scalars['ID']['input'];
};

/** The answer of a logistician whom a request was given to. */
export type AnswerAssignmentInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
  /** Whether the caller takes it on. */
  accepted: Scalars['Boolean']['input'];
};

/** What is said when a request ends. */
export type ServiceFeedbackInput = {
  /** Which end; that of the status when absent. */
  type?: InputMaybe<ServiceFeedbackType>;
  /** Why it is cancelled; wanted for that. */
  reason?: InputMaybe<ConnectInput>;
  /** In words. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How well it was done, 1 to 5; only when it is closed. */
  rate?: InputMaybe<Scalars['Int']['input']>;
};

/** A step of a request. */
export type UpdateServiceTransportationStatusInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
  /** What it becomes: one of `transitionableStatus`. */
  status: ServiceTransportationStatus;
  /** The value last read; the call fails when the record was changed since. Absent: no check. */
  modified_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** What is said when it ends. */
  feedback?: InputMaybe<ServiceFeedbackInput>;
};

/** A step of a logistician's task. */
export type UpdateLogistTaskStatusInput = {
  /** Id of the task. */
  id: Scalars['ID']['input'];
  /** What it becomes. */
  status: LogistTaskStatus;
  /** Ours. Made by the caller: what is sent again with the same key is not done again. */
  key?: InputMaybe<Scalars['String']['input']>;
};

/** A step of a leg's task. */
export type UpdateRouteTaskStatusInput = {
  /** Id of the task. */
  id: Scalars['ID']['input'];
  /** What it becomes. */
  status: RouteTaskStatus;
  /** Ours. Why it could not be done, for RETURN. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Ours. Made by the caller: what is sent again with the same key is not done again. */
  key?: InputMaybe<Scalars['String']['input']>;
};

/** Ours. A task that every request or leg begins with, as its `default` one: on a leg when the leg is made, a logistician's when they take the request on. */
export type TaskTemplate = {
  __typename?: 'TaskTemplate';
  /** The id. */
  id: Scalars['ID']['output'];
  /** What is to be done. */
  text: Scalars['String']['output'];
  /** For whom. */
  type: TaskType;
  /** Whether files belong to it: photos, a signature. */
  media_upload_enabled: Scalars['Boolean']['output'];
  /** Its place among the templates of its kind, from 1. */
  order: Scalars['Int']['output'];
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A task of either kind. */
export type Task = {
  __typename?: 'Task';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** What is to be done. */
  text: Scalars['String']['output'];
  /** Where it stands, in the words of its kind. */
  status: Scalars['String']['output'];
  /** Kind of task. */
  type: TaskType;
  /** Whether files belong to it: photos, a signature. */
  media_upload_enabled: Scalars['Boolean']['output'];
  /** What it hangs on. */
  model_type: TaskModelType;
  /** Id of what it hangs on. */
  model_id: Scalars['ID']['output'];
  /** Its place among the tasks, from 1. */
  order: Scalars['Int']['output'];
  /** Whether it came from a template. */
  default: Scalars['Boolean']['output'];
  /** Ours. Its files, oldest first. */
  media: Array<Media>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** What feedback was given with. */
export type ServiceFeedbackType =
  /** A request was closed. */
  | 'CLOSE_REQUEST'
  /** A request was cancelled. */
  | 'CANCELED_REQUEST';

/** What was said when a request ended. */
export type ServiceFeedback = {
  __typename?: 'ServiceFeedback';
  /** The id. */
  id: Scalars['ID']['output'];
  /** How it ended. */
  type: ServiceFeedbackType;
  /** Why it was cancelled. */
  reason?: Maybe<CancelRequestReason>;
  /** What was written. */
  description?: Maybe<Scalars['String']['output']>;
  /** Rating from 1 to 5; null without one. */
  rate?: Maybe<Scalars['Int']['output']>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
};

/** Ours. What is booked for a request. */
export type CrewType =
  /** A driver. */
  | 'DRIVER'
  /** A vehicle or truck. */
  | 'VEHICLE';

/** Ours. A driver or vehicle that another request holds. */
export type CrewBooking = {
  __typename?: 'CrewBooking';
  /** What is held. */
  type: CrewType;
  /** Id of the driver or vehicle. */
  id: Scalars['ID']['output'];
  /** Number of the request that holds it. */
  number: Scalars['String']['output'];
  /** Id of the request that holds it. */
  service_transportation_id: Scalars['ID']['output'];
  /** First day on which it is held. */
  from: Scalars['Date']['output'];
  /** Last day on which it is held. */
  to: Scalars['Date']['output'];
};

/** A page of `Address` records. */
export type AddressPaginator = {
  __typename?: 'AddressPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Address>;
};

/** A page of `ServiceTransportationCargo` records. */
export type ServiceTransportationCargoPaginator = {
  __typename?: 'ServiceTransportationCargoPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ServiceTransportationCargo>;
};

/** A page of `ServiceTransportation` records. */
export type ServiceTransportationPaginator = {
  __typename?: 'ServiceTransportationPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ServiceTransportation>;
};

/** A page of `ServiceTransportationView` records. */
export type ServiceTransportationViewPaginator = {
  __typename?: 'ServiceTransportationViewPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ServiceTransportationView>;
};

/** A page of `Route` records. */
export type RoutePaginator = {
  __typename?: 'RoutePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Route>;
};

/** A page of `LogistTask` records. */
export type LogistTaskPaginator = {
  __typename?: 'LogistTaskPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<LogistTask>;
};

/** A page of `TaskTemplate` records. */
export type TaskTemplatePaginator = {
  __typename?: 'TaskTemplatePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<TaskTemplate>;
};

/** A page of `RouteTask` records. */
export type RouteTaskPaginator = {
  __typename?: 'RouteTaskPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<RouteTask>;
};

/** Whether a vehicle's or a company's data was checked by the operator. */
export type VerificationStatus =
  /** Sent for verification, not answered yet. */
  | 'UNDER_REVIEW'
  /** Found right. */
  | 'VERIFIED'
  /** Never sent, found wrong, or changed since it was verified. */
  | 'NOT_VERIFIED';

/** One step in the verification of a vehicle or a company. */
export type EntityVerification = {
  __typename?: 'EntityVerification';
  /** Id of the step. */
  id: Scalars['ID']['output'];
  /** Status after the step. */
  status: VerificationStatus;
  /** What the reviewer wrote; null when the step carries no message. */
  message?: Maybe<Scalars['String']['output']>;
  /** When the step was taken. */
  created_at: Scalars['DateTime']['output'];
  /** When the step was last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** Kinds of record that are verified. */
export type VerifiedType =
  /** A vehicle. */
  | 'VEHICLE'
  /** A company. */
  | 'COMPANY';

/** Ours. Something that waits for the operator, or was answered by it. */
export type VerificationRequest = {
  __typename?: 'VerificationRequest';
  /** Id of the step that sent it. */
  id: Scalars['ID']['output'];
  /** Kind of record. */
  entity_type: VerifiedType;
  /** Id of the record. */
  entity_id: Scalars['ID']['output'];
  /** Name of the company that sent it. */
  company: Scalars['String']['output'];
  /** Plate of the vehicle, or name of the company. */
  title: Scalars['String']['output'];
  /** The data to check, as an object of field names and values; names of classes in the caller's language. */
  facts: Scalars['Json']['output'];
  /** Photos and papers to check it against. */
  media: Array<Media>;
  /** Where it stands. */
  status: VerificationStatus;
  /** What the reviewer wrote. */
  message?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  created_at: Scalars['DateTime']['output'];
  /** When it was answered or last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** What a reviewer may answer. */
export type ReviewAnswer =
  /** Found right. */
  | 'VERIFIED'
  /** Found wrong: the message says why. */
  | 'NOT_VERIFIED';

/** A reviewer's answer. */
export type ReviewVerificationInput = {
  /** Id of the request in the queue. */
  id: Scalars['ID']['input'];
  /** The answer. */
  status: ReviewAnswer;
  /** Why; wanted with NOT_VERIFIED. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** A page of `VerificationRequest` records. */
export type VerificationRequestPaginator = {
  __typename?: 'VerificationRequestPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VerificationRequest>;
};

/** Methods that read. */
export type Query = {
  __typename?: 'Query';
  /** Lists what was done by whom. */
  activities: ActivityPaginator;
  /** The company's last payment that succeeded; null when there is none. */
  latestSuccessfulPayment?: Maybe<SuccessfulPayment>;
  /** Ours. Where the company's subscription stands. */
  subscriptionState: SubscriptionState;
  /** Ours. The company's subscription. */
  companySubscription: CompanySubscription;
  /** Ours. What a tariff would cost the company now. Problems as of `createPaymentSession`. */
  paymentQuote: PaymentQuote;
  /** Lists the company's payments. */
  payments: PaymentPaginator;
  /** Lists the caller's own company. */
  tenant: TenantPaginator;
  /** Lists who customers are. */
  customerProfiles: CustomerProfilePaginator;
  /** Lists customers. */
  customers: CustomerPaginator;
  /** Lists customers with profile and address flattened. */
  customersView: CustomerViewPaginator;
  /** Ours. How the work stands, in a period and now. */
  dashboard: Dashboard;
  /** Lists classes of vehicles. */
  vehicleClass: VehicleClassPaginator;
  /** Lists makes of vehicles. */
  vehicleMake: VehicleMakePaginator;
  /** Lists models of vehicles. */
  vehicleModels: VehicleModelPaginator;
  /** Lists vehicles. */
  vehicles: VehiclePaginator;
  /** Lists vehicles with what a list shows of them. */
  vehiclesView: VehicleViewPaginator;
  /** Lists countries. */
  countries: CountryPaginator;
  /** Lists states, provinces and voivodeships. */
  states: StatePaginator;
  /** Lists cities, towns and villages. */
  cities: CityPaginator;
  /** Lists postal codes. */
  postalCode: PostalCodePaginator;
  /** Ours. The caller, as of now. */
  account: User;
  /** Ours by name. What is known of the token of a mail's link. Asking uses nothing up. */
  forgotPasswordToken: TokenCheck;
  /** Ours. Where the caller's second factor stands. */
  twofaStatus: TwoFactorStatus;
  /** Lists users. */
  users: UserPaginator;
  /** Lists users with profile and roles flattened. */
  usersView: UserViewPaginator;
  /** Lists people whom requests can be assigned to: users with a role that may work requests. */
  usersViewLogistical: UserViewPaginator;
  /** Lists people who can drive a leg: users with a role that may drive. */
  usersViewDriver: UserViewPaginator;
  /** Lists users' own data. */
  profiles: ProfilePaginator;
  /** Lists roles. */
  roles: RolePaginator;
  /** Lists permissions that can be given. */
  permissions: PermissionPaginator;
  /** Lists which user holds which role. */
  userHasRoles: UserHasRolePaginator;
  /** Lists the caller's own devices. */
  userDevices: UserDevicePaginator;
  /** Lists files. */
  media: MediaPaginator;
  /** Ours. A request's consignment note (CMR), as a PDF in the company's language and in English. */
  cmrWaybill: PdfDocument;
  /** Ours. The receipt of a payment that succeeded, as a PDF in the company's language. */
  paymentReceipt: PdfDocument;
  /** Lists reasons to cancel a request. */
  cancelRequestReasons: CancelRequestReasonPaginator;
  /** Lists services. */
  services: ServicePaginator;
  /** Ours. How far legs are and how long one drives; answers stand in the order of the legs. */
  routeEstimates: Array<RouteEstimate>;
  /** Ours. What each driver of a request drives, estimated from its legs; those whom nobody drives are left out, and those beyond 200. */
  driverHours: Array<DriverHours>;
  /** Lists requests to the sales team. Ours. */
  contactSales: ContactSalePaginator;
  /**
   * Ours. What a link shows of its request, to anybody who has it. Code 6 with `token_expired` for a link whose time is over,
   * with `token_unknown` for each other that does not work.
   */
  externalAccess: SharedRequest;
  /** Lists tariffs. */
  tariffs: TariffPaginator;
  /** Lists addresses. */
  addresses: AddressPaginator;
  /** Lists what requests carry. */
  serviceTransportationCargo: ServiceTransportationCargoPaginator;
  /** Lists transport service requests. */
  serviceTransportation: ServiceTransportationPaginator;
  /** Lists transport service requests with what a list shows of them. */
  serviceTransportationView: ServiceTransportationViewPaginator;
  /** Lists legs of requests. */
  routes: RoutePaginator;
  /** Lists tasks of logisticians. */
  logistTasks: LogistTaskPaginator;
  /** Ours. Lists templates of tasks. */
  taskTemplates: TaskTemplatePaginator;
  /** Ours. Drivers and vehicles that other requests hold within the window of this one, by their days; 2,000 at most. */
  crewBookings: Array<CrewBooking>;
  /** Lists tasks of legs. */
  routeTasks: RouteTaskPaginator;
  /** Lists what companies sent for verification, across tenants; for the operator's staff alone. Ours. */
  verificationQueue: VerificationRequestPaginator;
};


/** Methods that read. */
export type QueryPaymentQuoteArgs = {
  tariff: Scalars['ID']['input'];
  billing_cycle: BillingCycle;
};


/** Methods that read. */
export type QueryDashboardArgs = {
  input: DashboardInput;
};


/** Methods that read. */
export type QueryForgotPasswordTokenArgs = {
  token: Scalars['String']['input'];
};


/** Methods that read. */
export type QueryUserDevicesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UserDevicesWhere>;
  orderBy?: InputMaybe<Array<UserDevicesOrder>>;
};


/** Methods that read. */
export type QueryCmrWaybillArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that read. */
export type QueryPaymentReceiptArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that read. */
export type QueryRouteEstimatesArgs = {
  legs: Array<RouteLegInput>;
};


/** Methods that read. */
export type QueryDriverHoursArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that read. */
export type QueryExternalAccessArgs = {
  token: Scalars['String']['input'];
};


/** Methods that read. */
export type QueryCrewBookingsArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Ours. Begins a tariff's trial period: once for each company that has not paid yet. Problems of `input.tariff`: `trial_used`, `no_trial`, `tariff_not_offered`, `company_required`. */
  startTrial: Tenant;
  /** Ours. Begins a payment by card and tells where to pay; one that was begun before is given up. Problems of `input.tariff`: `not_found`, `tariff_not_offered`, `tariff_not_priced`, `cycle_not_offered`, `company_required`, `already_paid`, `changes_later` (it takes place at the end of the period: see `planTariff`), `payments_not_set_up`, `payments_unreachable` (the card processor does not answer), `payment_superseded` (another was begun meanwhile); of `input.origin`: `origin`. */
  createPaymentSession: PaymentSession;
  /** Ours. Asks the card processor where a payment stands, when its word is late. Null when there is none. */
  refreshPayment?: Maybe<Payment>;
  /** Ours. What the holder of the card confirms a renewal with that the bank wants confirmed. Null when there is nothing to confirm. */
  confirmPayment?: Maybe<PaymentConfirmation>;
  /** Ours. Tells where another card can be entered for renewals. Problems of `origin`: `origin`, `no_subscription`, `payments_not_set_up`, `payments_unreachable`. */
  createCardSession: CardSession;
  /** Ours. Has another tariff follow at the end of the period that runs. Problems of `input.tariff`: `not_found`, `tariff_not_offered`, `tariff_not_priced`, `cycle_not_offered`, `no_subscription` (no paid period runs: one pays instead), `already_paid` (what follows is paid). */
  planTariff: CompanySubscription;
  /** Cancels the subscription: it is not renewed, and ends with the period that is paid. Null when there is none. */
  disableSubscription?: Maybe<CompanySubscription>;
  /** Ours. Takes the cancelling back, while the period runs. Null when there is none. */
  resumeSubscription?: Maybe<CompanySubscription>;
  /** Changes the caller's own company. One that was verified and whose name, numbers or legal address change is not verified any more. */
  updateTenant: Tenant;
  /** Removes the caller's own company: everybody is signed out and nobody can sign in again. Null when it is another's. */
  deleteTenant?: Maybe<Tenant>;
  /** Sends the company for verification: from NOT_VERIFIED, with legal name, registration number and legal address. What changes of it while it waits is sent anew. */
  updateCompanyForVerification: Company;
  /** Creates a customer. */
  createCustomer: Customer;
  /** Changes a customer. */
  updateCustomer: Customer;
  /** Deletes a customer; it can be restored. Null when there is none. */
  deleteCustomer?: Maybe<Customer>;
  /** Ours. Restores a deleted customer. Null when there is none. */
  restoreCustomer?: Maybe<Customer>;
  /** Sends a vehicle for verification: from NOT_VERIFIED, with VIN, class, and make or typed model. What changes of it while it waits is sent anew. */
  updateVehicleForVerification: Vehicle;
  /** Creates a vehicle. */
  createVehicle: Vehicle;
  /** Changes a vehicle. One that was verified and whose VIN, plate, class, make, model or year changes is not verified any more. */
  updateVehicle: Vehicle;
  /** Deletes a vehicle; it can be restored. Null when there is none. */
  deleteVehicle?: Maybe<Vehicle>;
  /** Ours. Restores a deleted vehicle. Null when there is none. */
  restoreVehicle?: Maybe<Vehicle>;
  /** Puts a vehicle into use or out of it. */
  updateVehicleStatus: Vehicle;
  /** Adds a user as INVITED. Code 23505: somebody has the address. */
  createUser: User;
  /** Changes a user. */
  updateUser: User;
  /** Removes a user: state DELETED, sessions ended. Null when there is none. */
  deleteUser?: Maybe<User>;
  /** Changes the state of a user. A tenant keeps one active administrator. */
  updateUserState: User;
  /** Creates a role. */
  createRole: Role;
  /** Changes a role that is editable. */
  updateRole: Role;
  /** Deletes a role that is editable and that nobody holds. Null when there is none. */
  deleteRole?: Maybe<Role>;
  /** Signs in. Code 1101: wrong username or password; 1102: a second-factor code is wanted or wrong. */
  login: AuthPayload;
  /** Gives the next pair of tokens. Code 1103: the session is over. */
  refreshToken: AuthPayload;
  /** Begins a company: its administrator is signed in. Code 23505: somebody has the address. */
  register: AuthPayload;
  /** Signs in by a provider. Code 1101, reason `social`: the token is not good; `social_unavailable`: the provider does not answer; `not_registered`: nobody is known by it; `not_linked`: an account has the address, whose holder has not proved it here. 1102 as in `login`. */
  socialLogin: AuthPayload;
  /** Begins a company by a provider. Errors as in `register` and `socialLogin`; 23505 on `input.token`: the provider's name of the person is somebody's already. */
  socialRegister: AuthPayload;
  /** Sends a link to choose a new password by. The answer is the same whether somebody has the address or not. */
  forgotPassword: StatusPayload;
  /** Gives a new password by a link's token, and ends all sessions of the account. A second factor stays. */
  updateForgottenPassword: StatusPayload;
  /** Accepts an invitation: the user is ACTIVE and has a password. */
  updateUserInvitePassword: StatusPayload;
  /** Changes the caller's password. All sessions of the account end; the answer begins a new one for the caller. */
  updatePassword: AuthPayload;
  /** Sends an invitation's mail; a link that was sent before works no more. */
  userInvite: StatusPayload;
  /** Draws an address of the console, to go on there with another device. */
  generateCode: QrCode;
  /** Makes a secret for an authenticator app. It counts once `twofaActivate` got a code of it. */
  twofaGenerateCode: TwoFactorSecret;
  /** Turns the second factor on or off. Code 1102, reason `code_wrong`: the code is wrong or was used before. */
  twofaActivate: TwoFactorActivation;
  /** Ours. Replaces the caller's recovery codes. */
  twofaRecoveryCodes: RecoveryCodes;
  /** Ours. Says whether a role's holders need a second factor, of whichever role. */
  requireTwoFactor: Role;
  /** Ours. Changes the caller's own data and settings. */
  updateAccount: User;
  /** Ours. Signs out on all devices of the caller's but one. */
  deleteOtherDevices: DevicesSignedOut;
  /** Signs out on one of the caller's devices: its sessions end at once. Null when the caller has no such device. */
  deleteDevice?: Maybe<Device>;
  /** Makes an id for a new record. */
  idGenerator: Scalars['String']['output'];
  /** Ours by name. Stores a file: too large, of a type that the collection does not take, or of another content than its name says is refused. */
  uploadMedia: Media;
  /** Deletes a file. Null when there is none. */
  deleteMedia?: Maybe<Media>;
  /** Asks the sales team to call or write. */
  createContactSale: ContactSale;
  /** Ours. Makes a link by which a request is seen without signing in. */
  createSharedLink: SharedLink;
  /** Ours. Takes a link back, at once and for good. Null when there is none. */
  revokeSharedLink?: Maybe<SharedLink>;
  /** Creates a request, as a draft with a number of its own. */
  createServiceTransportation: ServiceTransportation;
  /** Changes a request. */
  updateServiceTransportation: ServiceTransportation;
  /** Deletes a request; it can be restored. Null when there is none. */
  deleteServiceTransportation?: Maybe<ServiceTransportation>;
  /** Creates a leg. */
  createRoute: Route;
  /** Changes a leg. */
  updateRoute: Route;
  /** Deletes a leg. Null when there is none. */
  deleteRoute?: Maybe<Route>;
  /** Creates a task of a logistician. */
  createLogistTask: LogistTask;
  /** Changes a task of a logistician. */
  updateLogistTask: LogistTask;
  /** Deletes a task of a logistician. Null when there is none. */
  deleteLogistTask?: Maybe<LogistTask>;
  /** Creates a task of a leg. */
  createRouteTask: RouteTask;
  /** Changes a task of a leg. */
  updateRouteTask: RouteTask;
  /** Deletes a task of a leg. Null when there is none. */
  deleteRouteTask?: Maybe<RouteTask>;
  /** Ours. Restores a deleted request. Null when there is none. */
  restoreServiceTransportation?: Maybe<ServiceTransportation>;
  /** Gives a request to a logistician, who then accepts or declines. Who has it already keeps it, with the answer given. */
  assignServiceTransportationLogistician: ServiceTransportation;
  /** Ours. Takes a request from a logistician again. From IN_PROGRESS on one who took it on must be left. */
  unassignServiceTransportationLogistician: ServiceTransportation;
  /** Ours. Accepts or declines a request that the caller was given. */
  answerServiceTransportationAssignment: ServiceTransportation;
  /** Moves a request to another status; cancelling wants a reason, closing may carry a rating. */
  updateServiceTransportationStatus: ServiceTransportation;
  /** Moves a logistician's task to another status: the caller's own, or of whoever may set tasks. */
  updateLogistTaskStatus: LogistTask;
  /** Moves a leg's task to another status: its driver, or whoever may set tasks. */
  updateRouteTaskStatus: RouteTask;
  /** Ours. Creates a template of a task. */
  createTaskTemplate: TaskTemplate;
  /** Ours. Changes a template of a task. */
  updateTaskTemplate: TaskTemplate;
  /** Ours. Deletes a template of a task; tasks that came from it stay. Null when there is none. */
  deleteTaskTemplate?: Maybe<TaskTemplate>;
  /** Deletes a task of either kind. Null when there is none. */
  deleteTask?: Maybe<Task>;
  /** Ours. Answers a request for verification, of whichever tenant; for the operator's staff alone. Of two who answer at once one is told that it is answered (code 1409). */
  reviewVerification: VerificationRequest;
};


/** Methods that write. */
export type MutationStartTrialArgs = {
  input: StartTrialInput;
};


/** Methods that write. */
export type MutationCreatePaymentSessionArgs = {
  input: CreatePaymentSessionInput;
};


/** Methods that write. */
export type MutationRefreshPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationConfirmPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationCreateCardSessionArgs = {
  origin: Scalars['String']['input'];
};


/** Methods that write. */
export type MutationPlanTariffArgs = {
  input: PlanTariffInput;
};


/** Methods that write. */
export type MutationDisableSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationResumeSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationDeleteTenantArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationUpdateCompanyForVerificationArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationUpdateVehicleForVerificationArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationUpdateVehicleStatusArgs = {
  input: UpdateVehicleStatusInput;
};


/** Methods that write. */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationUpdateUserStateArgs = {
  input: UpdateUserStateInput;
};


/** Methods that write. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Methods that write. */
export type MutationRefreshTokenArgs = {
  input: RefreshTokenInput;
};


/** Methods that write. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Methods that write. */
export type MutationSocialLoginArgs = {
  input: SocialLoginInput;
};


/** Methods that write. */
export type MutationSocialRegisterArgs = {
  input: SocialRegisterInput;
};


/** Methods that write. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** Methods that write. */
export type MutationUpdateForgottenPasswordArgs = {
  input: TokenPasswordInput;
};


/** Methods that write. */
export type MutationUpdateUserInvitePasswordArgs = {
  input: TokenPasswordInput;
};


/** Methods that write. */
export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


/** Methods that write. */
export type MutationUserInviteArgs = {
  input: UserInviteInput;
};


/** Methods that write. */
export type MutationGenerateCodeArgs = {
  url: Scalars['String']['input'];
};


/** Methods that write. */
export type MutationTwofaGenerateCodeArgs = {
  user_id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationTwofaActivateArgs = {
  input: TwoFactorInput;
};


/** Methods that write. */
export type MutationTwofaRecoveryCodesArgs = {
  code: Scalars['String']['input'];
};


/** Methods that write. */
export type MutationRequireTwoFactorArgs = {
  input: RequireTwoFactorInput;
};


/** Methods that write. */
export type MutationDeleteOtherDevicesArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationIdGeneratorArgs = {
  table: IdTable;
};


/** Methods that write. */
export type MutationUploadMediaArgs = {
  input: UploadMediaInput;
};


/** Methods that write. */
export type MutationCreateSharedLinkArgs = {
  input: CreateSharedLinkInput;
};


/** Methods that write. */
export type MutationRevokeSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationAssignServiceTransportationLogisticianArgs = {
  input: AssignLogisticianInput;
};


/** Methods that write. */
export type MutationUnassignServiceTransportationLogisticianArgs = {
  input: AssignLogisticianInput;
};


/** Methods that write. */
export type MutationAnswerServiceTransportationAssignmentArgs = {
  input: AnswerAssignmentInput;
};


/** Methods that write. */
export type MutationUpdateServiceTransportationStatusArgs = {
  input: UpdateServiceTransportationStatusInput;
};


/** Methods that write. */
export type MutationUpdateLogistTaskStatusArgs = {
  input: UpdateLogistTaskStatusInput;
};


/** Methods that write. */
export type MutationUpdateRouteTaskStatusArgs = {
  input: UpdateRouteTaskStatusInput;
};


/** Methods that write. */
export type MutationReviewVerificationArgs = {
  input: ReviewVerificationInput;
};

/** Methods that tell of changes as they happen. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Ours. Changes of the tenant's records, of the tables named; of all that the caller may list when none is. */
  changes: Change;
};


/** Methods that tell of changes as they happen. */
export type SubscriptionChangesArgs = {
  entities?: InputMaybe<Array<Scalars['String']['input']>>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuccessfulPayment: ResolverTypeWrapper<SuccessfulPayment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  SubscriptionState: SubscriptionState;
  CompanySubscription: ResolverTypeWrapper<CompanySubscription>;
  BillingCycle: BillingCycle;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  SubscriptionRenewal: ResolverTypeWrapper<SubscriptionRenewal>;
  TariffUsage: ResolverTypeWrapper<TariffUsage>;
  PaymentQuote: ResolverTypeWrapper<PaymentQuote>;
  PaymentPurpose: PaymentPurpose;
  Dashboard: ResolverTypeWrapper<Dashboard>;
  DashboardNeeds: ResolverTypeWrapper<DashboardNeeds>;
  DashboardNeed: ResolverTypeWrapper<DashboardNeed>;
  DashboardRequest: ResolverTypeWrapper<DashboardRequest>;
  ServiceTransportationStatus: ServiceTransportationStatus;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  Deliveries: ResolverTypeWrapper<Deliveries>;
  Revenue: ResolverTypeWrapper<Revenue>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  DeliveredMonth: ResolverTypeWrapper<DeliveredMonth>;
  FleetUse: ResolverTypeWrapper<FleetUse>;
  TodaysStops: ResolverTypeWrapper<TodaysStops>;
  TodaysStop: ResolverTypeWrapper<TodaysStop>;
  AddressDirection: AddressDirection;
  Coordinates: ResolverTypeWrapper<Scalars['Coordinates']['output']>;
  DashboardInput: DashboardInput;
  User: ResolverTypeWrapper<User>;
  OnboardingStatus: OnboardingStatus;
  UserState: UserState;
  Media: ResolverTypeWrapper<Media>;
  MediaModelType: MediaModelType;
  MediaConversion: ResolverTypeWrapper<MediaConversion>;
  Profile: ResolverTypeWrapper<Profile>;
  Role: ResolverTypeWrapper<Role>;
  Permission: ResolverTypeWrapper<Permission>;
  PermissionCategory: ResolverTypeWrapper<PermissionCategory>;
  Tenant: ResolverTypeWrapper<Tenant>;
  Language: Language;
  Json: ResolverTypeWrapper<Scalars['Json']['output']>;
  Tariff: ResolverTypeWrapper<Tariff>;
  TariffType: TariffType;
  TariffStatus: TariffStatus;
  TrialPeriod: ResolverTypeWrapper<TrialPeriod>;
  MonthlyPrice: ResolverTypeWrapper<MonthlyPrice>;
  YearlyPrice: ResolverTypeWrapper<YearlyPrice>;
  Service: ResolverTypeWrapper<Service>;
  Opportunity: ResolverTypeWrapper<Opportunity>;
  Company: ResolverTypeWrapper<Company>;
  CompanyAddress: ResolverTypeWrapper<CompanyAddress>;
  AddressableType: AddressableType;
  ContactPerson: ResolverTypeWrapper<ContactPerson>;
  VerificationStatus: VerificationStatus;
  EntityVerification: ResolverTypeWrapper<EntityVerification>;
  TenantStatistics: ResolverTypeWrapper<TenantStatistics>;
  UserStatistic: ResolverTypeWrapper<UserStatistic>;
  Rates: ResolverTypeWrapper<Rates>;
  UserCode: ResolverTypeWrapper<UserCode>;
  UserRecoveryType: UserRecoveryType;
  DateFormat: DateFormat;
  TokenCheck: ResolverTypeWrapper<TokenCheck>;
  TokenStatus: TokenStatus;
  TokenPurpose: TokenPurpose;
  TwoFactorStatus: ResolverTypeWrapper<TwoFactorStatus>;
  PdfDocument: ResolverTypeWrapper<PdfDocument>;
  RouteEstimate: ResolverTypeWrapper<RouteEstimate>;
  EstimateSource: EstimateSource;
  RouteLegInput: RouteLegInput;
  DriverHours: ResolverTypeWrapper<DriverHours>;
  SharedRequest: ResolverTypeWrapper<SharedRequest>;
  SharedCompany: ResolverTypeWrapper<SharedCompany>;
  SharedPlace: ResolverTypeWrapper<SharedPlace>;
  SharedLeg: ResolverTypeWrapper<SharedLeg>;
  SharedLegState: SharedLegState;
  SharedStep: ResolverTypeWrapper<SharedStep>;
  CrewBooking: ResolverTypeWrapper<CrewBooking>;
  CrewType: CrewType;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  StartTrialInput: StartTrialInput;
  PaymentSession: ResolverTypeWrapper<PaymentSession>;
  CreatePaymentSessionInput: CreatePaymentSessionInput;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentStatus: PaymentStatus;
  PaymentConfirmation: ResolverTypeWrapper<PaymentConfirmation>;
  CardSession: ResolverTypeWrapper<CardSession>;
  PlanTariffInput: PlanTariffInput;
  Vehicle: ResolverTypeWrapper<Vehicle>;
  VehicleClass: ResolverTypeWrapper<VehicleClass>;
  VehicleMake: ResolverTypeWrapper<VehicleMake>;
  VehicleModel: ResolverTypeWrapper<VehicleModel>;
  UpdateVehicleStatusInput: UpdateVehicleStatusInput;
  UpdateUserStateInput: UpdateUserStateInput;
  AuthPayload: ResolverTypeWrapper<AuthPayload>;
  LoginInput: LoginInput;
  RefreshTokenInput: RefreshTokenInput;
  RegisterInput: RegisterInput;
  SocialLoginInput: SocialLoginInput;
  SocialProvider: SocialProvider;
  SocialTokenKind: SocialTokenKind;
  SocialRegisterInput: SocialRegisterInput;
  StatusPayload: ResolverTypeWrapper<StatusPayload>;
  ForgotPasswordInput: ForgotPasswordInput;
  TokenPasswordInput: TokenPasswordInput;
  UpdatePasswordInput: UpdatePasswordInput;
  UserInviteInput: UserInviteInput;
  QrCode: ResolverTypeWrapper<QrCode>;
  TwoFactorSecret: ResolverTypeWrapper<TwoFactorSecret>;
  TwoFactorActivation: ResolverTypeWrapper<TwoFactorActivation>;
  TwoFactorInput: TwoFactorInput;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  RequireTwoFactorInput: RequireTwoFactorInput;
  DevicesSignedOut: ResolverTypeWrapper<DevicesSignedOut>;
  IdTable: IdTable;
  UploadMediaInput: UploadMediaInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  SharedLink: ResolverTypeWrapper<SharedLink>;
  CreateSharedLinkInput: CreateSharedLinkInput;
  ServiceTransportation: ResolverTypeWrapper<ServiceTransportation>;
  ServiceTransportationType: ServiceTransportationType;
  StepNeed: StepNeed;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerStatistic: ResolverTypeWrapper<CustomerStatistic>;
  CustomerType: CustomerType;
  CustomerProfile: ResolverTypeWrapper<CustomerProfile>;
  ProfileType: ProfileType;
  Address: ResolverTypeWrapper<Address>;
  ServiceTransportationCargo: ResolverTypeWrapper<ServiceTransportationCargo>;
  Route: ResolverTypeWrapper<Route>;
  RouteTask: ResolverTypeWrapper<RouteTask>;
  RouteTaskStatus: RouteTaskStatus;
  TaskType: TaskType;
  TaskModelType: TaskModelType;
  RequestLogistician: ResolverTypeWrapper<RequestLogistician>;
  Activity: ResolverTypeWrapper<Activity>;
  ActivityAction: ActivityAction;
  ActivitySubject: ActivitySubject;
  ServiceTransportationStatistic: ResolverTypeWrapper<ServiceTransportationStatistic>;
  ServiceFeedback: ResolverTypeWrapper<ServiceFeedback>;
  ServiceFeedbackType: ServiceFeedbackType;
  CancelRequestReason: ResolverTypeWrapper<CancelRequestReason>;
  AssignLogisticianInput: AssignLogisticianInput;
  AnswerAssignmentInput: AnswerAssignmentInput;
  UpdateServiceTransportationStatusInput: UpdateServiceTransportationStatusInput;
  ServiceFeedbackInput: ServiceFeedbackInput;
  ConnectInput: ConnectInput;
  LogistTask: ResolverTypeWrapper<LogistTask>;
  LogistTaskStatus: LogistTaskStatus;
  UpdateLogistTaskStatusInput: UpdateLogistTaskStatusInput;
  UpdateRouteTaskStatusInput: UpdateRouteTaskStatusInput;
  VerificationRequest: ResolverTypeWrapper<VerificationRequest>;
  VerifiedType: VerifiedType;
  ReviewVerificationInput: ReviewVerificationInput;
  ReviewAnswer: ReviewAnswer;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Change: ResolverTypeWrapper<Change>;
  ChangeAction: ChangeAction;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  SuccessfulPayment: SuccessfulPayment;
  ID: Scalars['ID']['output'];
  Date: Scalars['Date']['output'];
  Boolean: Scalars['Boolean']['output'];
  CompanySubscription: CompanySubscription;
  DateTime: Scalars['DateTime']['output'];
  PaymentCard: PaymentCard;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  SubscriptionRenewal: SubscriptionRenewal;
  TariffUsage: TariffUsage;
  PaymentQuote: PaymentQuote;
  Dashboard: Dashboard;
  DashboardNeeds: DashboardNeeds;
  DashboardNeed: DashboardNeed;
  DashboardRequest: DashboardRequest;
  StatusCount: StatusCount;
  Deliveries: Deliveries;
  Revenue: Revenue;
  Float: Scalars['Float']['output'];
  DeliveredMonth: DeliveredMonth;
  FleetUse: FleetUse;
  TodaysStops: TodaysStops;
  TodaysStop: TodaysStop;
  Coordinates: Scalars['Coordinates']['output'];
  DashboardInput: DashboardInput;
  User: User;
  Media: Media;
  MediaConversion: MediaConversion;
  Profile: Profile;
  Role: Role;
  Permission: Permission;
  PermissionCategory: PermissionCategory;
  Tenant: Tenant;
  Json: Scalars['Json']['output'];
  Tariff: Tariff;
  TrialPeriod: TrialPeriod;
  MonthlyPrice: MonthlyPrice;
  YearlyPrice: YearlyPrice;
  Service: Service;
  Opportunity: Opportunity;
  Company: Company;
  CompanyAddress: CompanyAddress;
  ContactPerson: ContactPerson;
  EntityVerification: EntityVerification;
  TenantStatistics: TenantStatistics;
  UserStatistic: UserStatistic;
  Rates: Rates;
  UserCode: UserCode;
  TokenCheck: TokenCheck;
  TwoFactorStatus: TwoFactorStatus;
  PdfDocument: PdfDocument;
  RouteEstimate: RouteEstimate;
  RouteLegInput: RouteLegInput;
  DriverHours: DriverHours;
  SharedRequest: SharedRequest;
  SharedCompany: SharedCompany;
  SharedPlace: SharedPlace;
  SharedLeg: SharedLeg;
  SharedStep: SharedStep;
  CrewBooking: CrewBooking;
  Mutation: Record<PropertyKey, never>;
  StartTrialInput: StartTrialInput;
  PaymentSession: PaymentSession;
  CreatePaymentSessionInput: CreatePaymentSessionInput;
  Payment: Payment;
  PaymentConfirmation: PaymentConfirmation;
  CardSession: CardSession;
  PlanTariffInput: PlanTariffInput;
  Vehicle: Vehicle;
  VehicleClass: VehicleClass;
  VehicleMake: VehicleMake;
  VehicleModel: VehicleModel;
  UpdateVehicleStatusInput: UpdateVehicleStatusInput;
  UpdateUserStateInput: UpdateUserStateInput;
  AuthPayload: AuthPayload;
  LoginInput: LoginInput;
  RefreshTokenInput: RefreshTokenInput;
  RegisterInput: RegisterInput;
  SocialLoginInput: SocialLoginInput;
  SocialRegisterInput: SocialRegisterInput;
  StatusPayload: StatusPayload;
  ForgotPasswordInput: ForgotPasswordInput;
  TokenPasswordInput: TokenPasswordInput;
  UpdatePasswordInput: UpdatePasswordInput;
  UserInviteInput: UserInviteInput;
  QrCode: QrCode;
  TwoFactorSecret: TwoFactorSecret;
  TwoFactorActivation: TwoFactorActivation;
  TwoFactorInput: TwoFactorInput;
  RecoveryCodes: RecoveryCodes;
  RequireTwoFactorInput: RequireTwoFactorInput;
  DevicesSignedOut: DevicesSignedOut;
  UploadMediaInput: UploadMediaInput;
  Upload: Scalars['Upload']['output'];
  SharedLink: SharedLink;
  CreateSharedLinkInput: CreateSharedLinkInput;
  ServiceTransportation: ServiceTransportation;
  Customer: Customer;
  CustomerStatistic: CustomerStatistic;
  CustomerProfile: CustomerProfile;
  Address: Address;
  ServiceTransportationCargo: ServiceTransportationCargo;
  Route: Route;
  RouteTask: RouteTask;
  RequestLogistician: RequestLogistician;
  Activity: Activity;
  ServiceTransportationStatistic: ServiceTransportationStatistic;
  ServiceFeedback: ServiceFeedback;
  CancelRequestReason: CancelRequestReason;
  AssignLogisticianInput: AssignLogisticianInput;
  AnswerAssignmentInput: AnswerAssignmentInput;
  UpdateServiceTransportationStatusInput: UpdateServiceTransportationStatusInput;
  ServiceFeedbackInput: ServiceFeedbackInput;
  ConnectInput: ConnectInput;
  LogistTask: LogistTask;
  UpdateLogistTaskStatusInput: UpdateLogistTaskStatusInput;
  UpdateRouteTaskStatusInput: UpdateRouteTaskStatusInput;
  VerificationRequest: VerificationRequest;
  ReviewVerificationInput: ReviewVerificationInput;
  Subscription: Record<PropertyKey, never>;
  Change: Change;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  latestSuccessfulPayment?: Resolver<Maybe<ResolversTypes['SuccessfulPayment']>, ParentType, ContextType>;
  subscriptionState?: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
  companySubscription?: Resolver<ResolversTypes['CompanySubscription'], ParentType, ContextType>;
  paymentQuote?: Resolver<ResolversTypes['PaymentQuote'], ParentType, ContextType, RequireFields<QueryPaymentQuoteArgs, 'tariff' | 'billing_cycle'>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, RequireFields<QueryDashboardArgs, 'input'>>;
  account?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  forgotPasswordToken?: Resolver<ResolversTypes['TokenCheck'], ParentType, ContextType, RequireFields<QueryForgotPasswordTokenArgs, 'token'>>;
  twofaStatus?: Resolver<ResolversTypes['TwoFactorStatus'], ParentType, ContextType>;
  cmrWaybill?: Resolver<ResolversTypes['PdfDocument'], ParentType, ContextType, RequireFields<QueryCmrWaybillArgs, 'id'>>;
  paymentReceipt?: Resolver<ResolversTypes['PdfDocument'], ParentType, ContextType, RequireFields<QueryPaymentReceiptArgs, 'id'>>;
  routeEstimates?: Resolver<Array<ResolversTypes['RouteEstimate']>, ParentType, ContextType, RequireFields<QueryRouteEstimatesArgs, 'legs'>>;
  driverHours?: Resolver<Array<ResolversTypes['DriverHours']>, ParentType, ContextType, RequireFields<QueryDriverHoursArgs, 'id'>>;
  externalAccess?: Resolver<ResolversTypes['SharedRequest'], ParentType, ContextType, RequireFields<QueryExternalAccessArgs, 'token'>>;
  crewBookings?: Resolver<Array<ResolversTypes['CrewBooking']>, ParentType, ContextType, RequireFields<QueryCrewBookingsArgs, 'id'>>;
};

export type MediaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  file_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mime_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collection_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model_type?: Resolver<ResolversTypes['MediaModelType'], ParentType, ContextType>;
  model_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conversions?: Resolver<Array<ResolversTypes['MediaConversion']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MediaConversionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaConversion'] = ResolversParentTypes['MediaConversion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  startTrial?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType, RequireFields<MutationStartTrialArgs, 'input'>>;
  createPaymentSession?: Resolver<ResolversTypes['PaymentSession'], ParentType, ContextType, RequireFields<MutationCreatePaymentSessionArgs, 'input'>>;
  refreshPayment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<MutationRefreshPaymentArgs, 'id'>>;
  confirmPayment?: Resolver<Maybe<ResolversTypes['PaymentConfirmation']>, ParentType, ContextType, RequireFields<MutationConfirmPaymentArgs, 'id'>>;
  createCardSession?: Resolver<ResolversTypes['CardSession'], ParentType, ContextType, RequireFields<MutationCreateCardSessionArgs, 'origin'>>;
  planTariff?: Resolver<ResolversTypes['CompanySubscription'], ParentType, ContextType, RequireFields<MutationPlanTariffArgs, 'input'>>;
  disableSubscription?: Resolver<Maybe<ResolversTypes['CompanySubscription']>, ParentType, ContextType, RequireFields<MutationDisableSubscriptionArgs, 'id'>>;
  resumeSubscription?: Resolver<Maybe<ResolversTypes['CompanySubscription']>, ParentType, ContextType, RequireFields<MutationResumeSubscriptionArgs, 'id'>>;
  deleteTenant?: Resolver<Maybe<ResolversTypes['Tenant']>, ParentType, ContextType, RequireFields<MutationDeleteTenantArgs, 'id'>>;
  updateCompanyForVerification?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationUpdateCompanyForVerificationArgs, 'id'>>;
  updateVehicleForVerification?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<MutationUpdateVehicleForVerificationArgs, 'id'>>;
  updateVehicleStatus?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<MutationUpdateVehicleStatusArgs, 'input'>>;
  deleteUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  updateUserState?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserStateArgs, 'input'>>;
  login?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  refreshToken?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationRefreshTokenArgs, 'input'>>;
  register?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  socialLogin?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationSocialLoginArgs, 'input'>>;
  socialRegister?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationSocialRegisterArgs, 'input'>>;
  forgotPassword?: Resolver<ResolversTypes['StatusPayload'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  updateForgottenPassword?: Resolver<ResolversTypes['StatusPayload'], ParentType, ContextType, RequireFields<MutationUpdateForgottenPasswordArgs, 'input'>>;
  updateUserInvitePassword?: Resolver<ResolversTypes['StatusPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserInvitePasswordArgs, 'input'>>;
  updatePassword?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'input'>>;
  userInvite?: Resolver<ResolversTypes['StatusPayload'], ParentType, ContextType, RequireFields<MutationUserInviteArgs, 'input'>>;
  generateCode?: Resolver<ResolversTypes['QrCode'], ParentType, ContextType, RequireFields<MutationGenerateCodeArgs, 'url'>>;
  twofaGenerateCode?: Resolver<ResolversTypes['TwoFactorSecret'], ParentType, ContextType, RequireFields<MutationTwofaGenerateCodeArgs, 'user_id'>>;
  twofaActivate?: Resolver<ResolversTypes['TwoFactorActivation'], ParentType, ContextType, RequireFields<MutationTwofaActivateArgs, 'input'>>;
  twofaRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<MutationTwofaRecoveryCodesArgs, 'code'>>;
  requireTwoFactor?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationRequireTwoFactorArgs, 'input'>>;
  deleteOtherDevices?: Resolver<ResolversTypes['DevicesSignedOut'], ParentType, ContextType, RequireFields<MutationDeleteOtherDevicesArgs, 'id'>>;
  idGenerator?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationIdGeneratorArgs, 'table'>>;
  uploadMedia?: Resolver<ResolversTypes['Media'], ParentType, ContextType, RequireFields<MutationUploadMediaArgs, 'input'>>;
  createSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationCreateSharedLinkArgs, 'input'>>;
  revokeSharedLink?: Resolver<Maybe<ResolversTypes['SharedLink']>, ParentType, ContextType, RequireFields<MutationRevokeSharedLinkArgs, 'id'>>;
  assignServiceTransportationLogistician?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationAssignServiceTransportationLogisticianArgs, 'input'>>;
  unassignServiceTransportationLogistician?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationUnassignServiceTransportationLogisticianArgs, 'input'>>;
  answerServiceTransportationAssignment?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationAnswerServiceTransportationAssignmentArgs, 'input'>>;
  updateServiceTransportationStatus?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationUpdateServiceTransportationStatusArgs, 'input'>>;
  updateLogistTaskStatus?: Resolver<ResolversTypes['LogistTask'], ParentType, ContextType, RequireFields<MutationUpdateLogistTaskStatusArgs, 'input'>>;
  updateRouteTaskStatus?: Resolver<ResolversTypes['RouteTask'], ParentType, ContextType, RequireFields<MutationUpdateRouteTaskStatusArgs, 'input'>>;
  reviewVerification?: Resolver<ResolversTypes['VerificationRequest'], ParentType, ContextType, RequireFields<MutationReviewVerificationArgs, 'input'>>;
};

export type SharedLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedLink'] = ResolversParentTypes['SharedLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revoked_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last_opened_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['Change'], "changes", ParentType, ContextType, Partial<SubscriptionChangesArgs>>;
};


