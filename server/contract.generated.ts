// Generated from schema.graphql by `npm run generate`. Do not edit.
import type { IncomingFile } from './dialect/incoming-file';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from './dialect/context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
  Upload: { input: IncomingFile; output: IncomingFile; }
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

/** Columns that a condition on `activities` may name. */
export type ActivitiesColumn =
  /** The id. */
  | 'id'
  /** What was done. */
  | 'action'
  /** Kind of the record whose history it belongs to. */
  | 'service_type'
  /** Id of the record whose history it belongs to. */
  | 'service_id'
  /** Kind of the record that was touched: the same, or a part of it. */
  | 'entity_type'
  /** Ours. Id of the record that was touched. */
  | 'entity_id'
  /** When it was done. */
  | 'date'
  /** Id of `user`. */
  | 'user_id';

/** Conditions on `activities`: everything given here must hold. */
export type ActivitiesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<ActivitiesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ActivitiesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ActivitiesWhereGroup>>;
};

/** A group of conditions within `ActivitiesWhere`. */
export type ActivitiesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<ActivitiesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ActivitiesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ActivitiesWhereCondition>>;
};

/** One condition within `ActivitiesWhereGroup`. */
export type ActivitiesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<ActivitiesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `activities` can be ordered by. */
export type ActivitiesOrderColumn =
  /** The id. */
  | 'id'
  /** When it was done. */
  | 'date';

/** One step of an order of `activities`. */
export type ActivitiesOrder = {
  /** Column to order by. */
  column: ActivitiesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** Columns that a condition on `payments` may name. */
export type PaymentsColumn =
  /** The id. */
  | 'id'
  /** Amount in the currency's smallest unit. */
  | 'amount'
  /** Where it stands. */
  | 'status'
  /** First day of the period that it pays. */
  | 'start_date'
  /** Last day of it. */
  | 'end_date'
  /** How often is paid. */
  | 'billing_cycle'
  /** What it is for. */
  | 'purpose'
  /** When it was paid. */
  | 'paid_at'
  /** When it was created. */
  | 'created_at';

/** Conditions on `payments`: everything given here must hold. */
export type PaymentsWhere = {
  /** Column that is compared. */
  column?: InputMaybe<PaymentsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<PaymentsWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<PaymentsWhereGroup>>;
};

/** A group of conditions within `PaymentsWhere`. */
export type PaymentsWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<PaymentsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<PaymentsWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<PaymentsWhereCondition>>;
};

/** One condition within `PaymentsWhereGroup`. */
export type PaymentsWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<PaymentsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `payments` can be ordered by. */
export type PaymentsOrderColumn =
  /** The id. */
  | 'id'
  /** Amount in the currency's smallest unit. */
  | 'amount'
  /** First day of the period that it pays. */
  | 'start_date'
  /** Last day of it. */
  | 'end_date'
  /** When it was paid. */
  | 'paid_at'
  /** When it was created. */
  | 'created_at';

/** One step of an order of `payments`. */
export type PaymentsOrder = {
  /** Column to order by. */
  column: PaymentsOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** A new customer's profile. */
export type CreateCustomerProfileInput = {
  /** Company or person. */
  type: ProfileType;
  /** Phone number, international form. */
  phone: Scalars['String']['input'];
  /** Address for mail. */
  email: Scalars['String']['input'];
  /** Given name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Tax number. */
  tax_number?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company. */
  company_name?: InputMaybe<Scalars['String']['input']>;
  /** Number in the register of companies. */
  company_id?: InputMaybe<Scalars['String']['input']>;
  /** Director's given name. */
  director_first_name?: InputMaybe<Scalars['String']['input']>;
  /** Director's family name. */
  director_last_name?: InputMaybe<Scalars['String']['input']>;
  /** Contact person's given name. */
  contact_first_name?: InputMaybe<Scalars['String']['input']>;
  /** Contact person's family name. */
  contact_last_name?: InputMaybe<Scalars['String']['input']>;
  /** VAT number, with the country. */
  vat?: InputMaybe<Scalars['String']['input']>;
  /** EORI number. */
  eori?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a customer's profile. */
export type UpdateCustomerProfileInput = {
  /** Id of the profile; it must be this customer's. Absent: this customer's. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Company or person. */
  type?: InputMaybe<ProfileType>;
  /** Phone number, international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Address for mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Tax number. */
  tax_number?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company. */
  company_name?: InputMaybe<Scalars['String']['input']>;
  /** Number in the register of companies. */
  company_id?: InputMaybe<Scalars['String']['input']>;
  /** Director's given name. */
  director_first_name?: InputMaybe<Scalars['String']['input']>;
  /** Director's family name. */
  director_last_name?: InputMaybe<Scalars['String']['input']>;
  /** Contact person's given name. */
  contact_first_name?: InputMaybe<Scalars['String']['input']>;
  /** Contact person's family name. */
  contact_last_name?: InputMaybe<Scalars['String']['input']>;
  /** VAT number, with the country. */
  vat?: InputMaybe<Scalars['String']['input']>;
  /** EORI number. */
  eori?: InputMaybe<Scalars['String']['input']>;
};

/** The profile of a new customer. */
export type CreateCustomerProfileRelation = {
  /** The profile. */
  create: CreateCustomerProfileInput;
};

/** The profile of a customer that is changed. */
export type UpdateCustomerProfileRelation = {
  /** What changes. */
  update?: InputMaybe<UpdateCustomerProfileInput>;
};

/** The address of a new record. */
export type CreateAddressRelation = {
  /** The address. */
  create: CreateAddressInput;
};

/** The address of a record that is changed. */
export type UpdateAddressRelation = {
  /** What changes. */
  update?: InputMaybe<UpdateAddressInput>;
};

/** A new customer. */
export type CreateCustomerInput = {
  /** Id of the caller's choice; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** How the customer came to be; MANUAL when absent. */
  type?: InputMaybe<CustomerType>;
  /** Who the customer is. */
  profile: CreateCustomerProfileRelation;
  /** Where the customer is. */
  address: CreateAddressRelation;
};

/** Changes of a customer. */
export type UpdateCustomerInput = {
  /** Id of the customer. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. Absent: no check. */
  modified_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** How the customer came to be. */
  type?: InputMaybe<CustomerType>;
  /** Who the customer is. */
  profile?: InputMaybe<UpdateCustomerProfileRelation>;
  /** Where the customer is. */
  address?: InputMaybe<UpdateAddressRelation>;
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

/** Columns that a condition on `customerProfiles` may name. */
export type CustomerProfilesColumn =
  /** The id. */
  | 'id'
  /** Company or person. */
  | 'type'
  /** Family name. */
  | 'last_name'
  /** Phone number, international form. */
  | 'phone'
  /** Address for mail. */
  | 'email'
  /** Name of the company. */
  | 'company_name';

/** Conditions on `customerProfiles`: everything given here must hold. */
export type CustomerProfilesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<CustomerProfilesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CustomerProfilesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CustomerProfilesWhereGroup>>;
};

/** A group of conditions within `CustomerProfilesWhere`. */
export type CustomerProfilesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<CustomerProfilesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CustomerProfilesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CustomerProfilesWhereCondition>>;
};

/** One condition within `CustomerProfilesWhereGroup`. */
export type CustomerProfilesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<CustomerProfilesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `customerProfiles` can be ordered by. */
export type CustomerProfilesOrderColumn =
  /** The id. */
  | 'id'
  /** Family name. */
  | 'last_name'
  /** Phone number, international form. */
  | 'phone'
  /** Address for mail. */
  | 'email'
  /** Name of the company. */
  | 'company_name';

/** One step of an order of `customerProfiles`. */
export type CustomerProfilesOrder = {
  /** Column to order by. */
  column: CustomerProfilesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `Customer` records. */
export type CustomerPaginator = {
  __typename?: 'CustomerPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Customer>;
};

/** Columns that a condition on `customers` may name. */
export type CustomersColumn =
  /** The id. */
  | 'id'
  /** How the customer came to be. */
  | 'type'
  /** Name to show: the company's, or the person's. */
  | 'customer_name'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Company or person. Of `profile`. */
  | 'profile__type'
  /** Phone number, international form. Of `profile`. */
  | 'profile__phone'
  /** Address for mail. Of `profile`. */
  | 'profile__email'
  /** City. Of `address`. */
  | 'address__city'
  /** Country, ISO 3166-1 alpha-2. Of `address`. */
  | 'address__country';

/** Conditions on `customers`: everything given here must hold. */
export type CustomersWhere = {
  /** Column that is compared. */
  column?: InputMaybe<CustomersColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CustomersWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CustomersWhereGroup>>;
};

/** A group of conditions within `CustomersWhere`. */
export type CustomersWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<CustomersColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CustomersWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CustomersWhereCondition>>;
};

/** One condition within `CustomersWhereGroup`. */
export type CustomersWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<CustomersColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `customers` can be ordered by. */
export type CustomersOrderColumn =
  /** The id. */
  | 'id'
  /** How the customer came to be. */
  | 'type'
  /** Name to show: the company's, or the person's. */
  | 'customer_name'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at';

/** One step of an order of `customers`. */
export type CustomersOrder = {
  /** Column to order by. */
  column: CustomersOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `CustomerView` records. */
export type CustomerViewPaginator = {
  __typename?: 'CustomerViewPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<CustomerView>;
};

/** Columns that a condition on `customersView` may name. */
export type CustomersViewColumn =
  /** The id. */
  | 'id'
  /** How the customer came to be. */
  | 'type'
  /** Name to show: the company's, or the person's. */
  | 'customer_name'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Company or person. */
  | 'profile_type'
  /** Phone number, international form. */
  | 'phone'
  /** Address for mail. */
  | 'email'
  /** Tax number. */
  | 'tax_number'
  /** Number in the register of companies. */
  | 'company_number'
  /** VAT number, with the country. */
  | 'vat'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** State, province or voivodeship. */
  | 'state'
  /** City. */
  | 'city'
  /** Street. */
  | 'street'
  /** Postal code. */
  | 'zip'
  /** When it was last changed. */
  | 'updated_at';

/** Conditions on `customersView`: everything given here must hold. */
export type CustomersViewWhere = {
  /** Column that is compared. */
  column?: InputMaybe<CustomersViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CustomersViewWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CustomersViewWhereGroup>>;
};

/** A group of conditions within `CustomersViewWhere`. */
export type CustomersViewWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<CustomersViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CustomersViewWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CustomersViewWhereCondition>>;
};

/** One condition within `CustomersViewWhereGroup`. */
export type CustomersViewWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<CustomersViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `customersView` can be ordered by. */
export type CustomersViewOrderColumn =
  /** The id. */
  | 'id'
  /** How the customer came to be. */
  | 'type'
  /** Name to show: the company's, or the person's. */
  | 'customer_name'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Company or person. */
  | 'profile_type'
  /** Phone number, international form. */
  | 'phone'
  /** Address for mail. */
  | 'email'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** City. */
  | 'city'
  /** Postal code. */
  | 'zip'
  /** When it was last changed. */
  | 'updated_at';

/** One step of an order of `customersView`. */
export type CustomersViewOrder = {
  /** Column to order by. */
  column: CustomersViewOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** A new vehicle. */
export type CreateVehicleInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Registration plate. */
  license: Scalars['String']['input'];
  /** Vehicle identification number. */
  vin?: InputMaybe<Scalars['String']['input']>;
  /** Kilograms that it may carry. */
  carrying_capacity?: InputMaybe<Scalars['Float']['input']>;
  /** Pallet places. */
  places?: InputMaybe<Scalars['Int']['input']>;
  /** Year of manufacture. */
  year?: InputMaybe<Scalars['Int']['input']>;
  /** Its class. */
  vehicle_class?: InputMaybe<ConnectInput>;
  /** Its make, of that class. */
  vehicle_make?: InputMaybe<ConnectInput>;
  /** Its model, of that make. */
  vehicle_model?: InputMaybe<ConnectInput>;
  /** Name of a model that is not listed. */
  vehicle_model_input?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a vehicle. Whether it is in use has a call of its own, `updateVehicleStatus`. */
export type UpdateVehicleInput = {
  /** Id of the vehicle. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. Absent: no check. */
  modified_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Registration plate. */
  license?: InputMaybe<Scalars['String']['input']>;
  /** Vehicle identification number. */
  vin?: InputMaybe<Scalars['String']['input']>;
  /** Kilograms that it may carry. */
  carrying_capacity?: InputMaybe<Scalars['Float']['input']>;
  /** Pallet places. */
  places?: InputMaybe<Scalars['Int']['input']>;
  /** Year of manufacture. */
  year?: InputMaybe<Scalars['Int']['input']>;
  /** Its class. */
  vehicle_class?: InputMaybe<ConnectInput>;
  /** Its make, of that class. */
  vehicle_make?: InputMaybe<ConnectInput>;
  /** Its model, of that make. */
  vehicle_model?: InputMaybe<ConnectInput>;
  /** Name of a model that is not listed. */
  vehicle_model_input?: InputMaybe<Scalars['String']['input']>;
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

/** Columns that a condition on `vehicleClass` may name. */
export type VehicleClassColumn =
  /** The id. */
  | 'id'
  /** Its name, in the caller's language. */
  | 'title';

/** Conditions on `vehicleClass`: everything given here must hold. */
export type VehicleClassWhere = {
  /** Column that is compared. */
  column?: InputMaybe<VehicleClassColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehicleClassWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehicleClassWhereGroup>>;
};

/** A group of conditions within `VehicleClassWhere`. */
export type VehicleClassWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<VehicleClassColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehicleClassWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehicleClassWhereCondition>>;
};

/** One condition within `VehicleClassWhereGroup`. */
export type VehicleClassWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<VehicleClassColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `vehicleClass` can be ordered by. */
export type VehicleClassOrderColumn =
  /** The id. */
  | 'id'
  /** Its name, in the caller's language. */
  | 'title';

/** One step of an order of `vehicleClass`. */
export type VehicleClassOrder = {
  /** Column to order by. */
  column: VehicleClassOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `VehicleMake` records. */
export type VehicleMakePaginator = {
  __typename?: 'VehicleMakePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleMake>;
};

/** Columns that a condition on `vehicleMake` may name. */
export type VehicleMakeColumn =
  /** The id. */
  | 'id'
  /** Its name. */
  | 'title'
  /** Id of the class. */
  | 'class_id';

/** Conditions on `vehicleMake`: everything given here must hold. */
export type VehicleMakeWhere = {
  /** Column that is compared. */
  column?: InputMaybe<VehicleMakeColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehicleMakeWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehicleMakeWhereGroup>>;
};

/** A group of conditions within `VehicleMakeWhere`. */
export type VehicleMakeWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<VehicleMakeColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehicleMakeWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehicleMakeWhereCondition>>;
};

/** One condition within `VehicleMakeWhereGroup`. */
export type VehicleMakeWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<VehicleMakeColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `vehicleMake` can be ordered by. */
export type VehicleMakeOrderColumn =
  /** The id. */
  | 'id'
  /** Its name. */
  | 'title';

/** One step of an order of `vehicleMake`. */
export type VehicleMakeOrder = {
  /** Column to order by. */
  column: VehicleMakeOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `VehicleModel` records. */
export type VehicleModelPaginator = {
  __typename?: 'VehicleModelPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleModel>;
};

/** Columns that a condition on `vehicleModels` may name. */
export type VehicleModelsColumn =
  /** The id. */
  | 'id'
  /** Its name. */
  | 'title'
  /** Id of the make. */
  | 'make_id'
  /** Id of the class. */
  | 'class_id';

/** Conditions on `vehicleModels`: everything given here must hold. */
export type VehicleModelsWhere = {
  /** Column that is compared. */
  column?: InputMaybe<VehicleModelsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehicleModelsWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehicleModelsWhereGroup>>;
};

/** A group of conditions within `VehicleModelsWhere`. */
export type VehicleModelsWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<VehicleModelsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehicleModelsWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehicleModelsWhereCondition>>;
};

/** One condition within `VehicleModelsWhereGroup`. */
export type VehicleModelsWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<VehicleModelsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `vehicleModels` can be ordered by. */
export type VehicleModelsOrderColumn =
  /** The id. */
  | 'id'
  /** Its name. */
  | 'title';

/** One step of an order of `vehicleModels`. */
export type VehicleModelsOrder = {
  /** Column to order by. */
  column: VehicleModelsOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `Vehicle` records. */
export type VehiclePaginator = {
  __typename?: 'VehiclePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Vehicle>;
};

/** Columns that a condition on `vehicles` may name. */
export type VehiclesColumn =
  /** The id. */
  | 'id'
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** What it may carry, in kilograms. */
  | 'carrying_capacity'
  /** Pallet places. */
  | 'places'
  /** Year of manufacture. */
  | 'year'
  /** Id of the class. */
  | 'vehicle_class_id'
  /** Id of the make. */
  | 'vehicle_make_id'
  /** Id of the model. */
  | 'vehicle_model_id'
  /** Name of a model that is not listed; null when one is chosen. */
  | 'vehicle_model_input'
  /** Whether it is in use. */
  | 'is_active'
  /** Where its verification stands. */
  | 'verify'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at';

/** Conditions on `vehicles`: everything given here must hold. */
export type VehiclesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<VehiclesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehiclesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehiclesWhereGroup>>;
};

/** A group of conditions within `VehiclesWhere`. */
export type VehiclesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<VehiclesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehiclesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehiclesWhereCondition>>;
};

/** One condition within `VehiclesWhereGroup`. */
export type VehiclesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<VehiclesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `vehicles` can be ordered by. */
export type VehiclesOrderColumn =
  /** The id. */
  | 'id'
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** What it may carry, in kilograms. */
  | 'carrying_capacity'
  /** Pallet places. */
  | 'places'
  /** Year of manufacture. */
  | 'year'
  /** Whether it is in use. */
  | 'is_active'
  /** Where its verification stands. */
  | 'verify'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at';

/** One step of an order of `vehicles`. */
export type VehiclesOrder = {
  /** Column to order by. */
  column: VehiclesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `VehicleView` records. */
export type VehicleViewPaginator = {
  __typename?: 'VehicleViewPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleView>;
};

/** Columns that a condition on `vehiclesView` may name. */
export type VehiclesViewColumn =
  /** The id. */
  | 'id'
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** What it may carry, in kilograms. */
  | 'carrying_capacity'
  /** Pallet places. */
  | 'places'
  /** Year of manufacture. */
  | 'year'
  /** Id of the class. */
  | 'vehicle_class_id'
  /** Id of the make. */
  | 'vehicle_make_id'
  /** Id of the model. */
  | 'vehicle_model_id'
  /** Name of a model that is not listed; null when one is chosen. */
  | 'vehicle_model_input'
  /** Whether it is in use. */
  | 'is_active'
  /** Where its verification stands. */
  | 'verify'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Make and model as one text. */
  | 'brand_model';

/** Conditions on `vehiclesView`: everything given here must hold. */
export type VehiclesViewWhere = {
  /** Column that is compared. */
  column?: InputMaybe<VehiclesViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehiclesViewWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehiclesViewWhereGroup>>;
};

/** A group of conditions within `VehiclesViewWhere`. */
export type VehiclesViewWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<VehiclesViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VehiclesViewWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VehiclesViewWhereCondition>>;
};

/** One condition within `VehiclesViewWhereGroup`. */
export type VehiclesViewWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<VehiclesViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `vehiclesView` can be ordered by. */
export type VehiclesViewOrderColumn =
  /** The id. */
  | 'id'
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** What it may carry, in kilograms. */
  | 'carrying_capacity'
  /** Pallet places. */
  | 'places'
  /** Year of manufacture. */
  | 'year'
  /** Whether it is in use. */
  | 'is_active'
  /** Where its verification stands. */
  | 'verify'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Make and model as one text. */
  | 'brand_model';

/** One step of an order of `vehiclesView`. */
export type VehiclesViewOrder = {
  /** Column to order by. */
  column: VehiclesViewOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** Columns that a condition on `countries` may name. */
export type CountriesColumn =
  /** The id. */
  | 'id'
  /** ISO 3166-1 alpha-2. */
  | 'code'
  /** Its name, in the caller's language. */
  | 'title';

/** Conditions on `countries`: everything given here must hold. */
export type CountriesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<CountriesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CountriesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CountriesWhereGroup>>;
};

/** A group of conditions within `CountriesWhere`. */
export type CountriesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<CountriesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CountriesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CountriesWhereCondition>>;
};

/** One condition within `CountriesWhereGroup`. */
export type CountriesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<CountriesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `countries` can be ordered by. */
export type CountriesOrderColumn =
  /** The id. */
  | 'id'
  /** ISO 3166-1 alpha-2. */
  | 'code'
  /** Its name, in the caller's language. */
  | 'title';

/** One step of an order of `countries`. */
export type CountriesOrder = {
  /** Column to order by. */
  column: CountriesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `State` records. */
export type StatePaginator = {
  __typename?: 'StatePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<State>;
};

/** Columns that a condition on `states` may name. */
export type StatesColumn =
  /** The id. */
  | 'id'
  /** Id of the country. */
  | 'country_id'
  /** Its name, as it is written there. */
  | 'title'
  /** Ours. Its code within the country. */
  | 'code';

/** Conditions on `states`: everything given here must hold. */
export type StatesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<StatesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<StatesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<StatesWhereGroup>>;
};

/** A group of conditions within `StatesWhere`. */
export type StatesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<StatesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<StatesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<StatesWhereCondition>>;
};

/** One condition within `StatesWhereGroup`. */
export type StatesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<StatesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `states` can be ordered by. */
export type StatesOrderColumn =
  /** The id. */
  | 'id'
  /** Its name, as it is written there. */
  | 'title';

/** One step of an order of `states`. */
export type StatesOrder = {
  /** Column to order by. */
  column: StatesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `City` records. */
export type CityPaginator = {
  __typename?: 'CityPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<City>;
};

/** Columns that a condition on `cities` may name. */
export type CitiesColumn =
  /** The id. */
  | 'id'
  /** Id of the state; null where it is unknown. */
  | 'state_id'
  /** Ours. Id of the country. */
  | 'country_id'
  /** Its name, as it is written there. */
  | 'title'
  /** Ours. People who live there; null when unknown. */
  | 'population'
  /** ISO 3166-1 alpha-2. Of `country`. */
  | 'country__code';

/** Conditions on `cities`: everything given here must hold. */
export type CitiesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<CitiesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CitiesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CitiesWhereGroup>>;
};

/** A group of conditions within `CitiesWhere`. */
export type CitiesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<CitiesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CitiesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CitiesWhereCondition>>;
};

/** One condition within `CitiesWhereGroup`. */
export type CitiesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<CitiesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `cities` can be ordered by. */
export type CitiesOrderColumn =
  /** The id. */
  | 'id'
  /** Its name, as it is written there. */
  | 'title'
  /** Ours. People who live there; null when unknown. */
  | 'population';

/** One step of an order of `cities`. */
export type CitiesOrder = {
  /** Column to order by. */
  column: CitiesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `PostalCode` records. */
export type PostalCodePaginator = {
  __typename?: 'PostalCodePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<PostalCode>;
};

/** Columns that a condition on `postalCode` may name. */
export type PostalCodeColumn =
  /** The id. */
  | 'id'
  /** The code. */
  | 'postcode'
  /** Id of the country. */
  | 'country_id'
  /** Id of the city; null when none is known by its name. */
  | 'city_id'
  /** Id of the state. */
  | 'state_id'
  /** Ours. Name of the place, as the post writes it. */
  | 'place'
  /** ISO 3166-1 alpha-2. Of `country`. */
  | 'country__code';

/** Conditions on `postalCode`: everything given here must hold. */
export type PostalCodeWhere = {
  /** Column that is compared. */
  column?: InputMaybe<PostalCodeColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<PostalCodeWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<PostalCodeWhereGroup>>;
};

/** A group of conditions within `PostalCodeWhere`. */
export type PostalCodeWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<PostalCodeColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<PostalCodeWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<PostalCodeWhereCondition>>;
};

/** One condition within `PostalCodeWhereGroup`. */
export type PostalCodeWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<PostalCodeColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `postalCode` can be ordered by. */
export type PostalCodeOrderColumn =
  /** The id. */
  | 'id'
  /** The code. */
  | 'postcode'
  /** Ours. Name of the place, as the post writes it. */
  | 'place';

/** One step of an order of `postalCode`. */
export type PostalCodeOrder = {
  /** Column to order by. */
  column: PostalCodeOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** A new user's own data. */
export type CreateProfileInput = {
  /** Given name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Address for mail, where it differs from the one to sign in with. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a user's own data. */
export type UpdateProfileInput = {
  /** Id of the profile; it must be this user's. Absent: this user's. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Given name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Address for mail, where it differs from the one to sign in with. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
};

/** The own data of a new user. */
export type CreateProfileRelation = {
  /** The data. */
  create: CreateProfileInput;
};

/** The own data of a user that is changed. */
export type UpdateProfileRelation = {
  /** What changes. */
  update?: InputMaybe<UpdateProfileInput>;
};

/** Roles in an input. */
export type RolesRelation = {
  /** Roles to add. */
  connect?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Roles to have, and no others. */
  sync?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Roles to take away. */
  disconnect?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A new user, who is invited. */
export type CreateUserInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Address to sign in with; no other user of any company has it. */
  email: Scalars['String']['input'];
  /** The person's own data. */
  profile?: InputMaybe<CreateProfileRelation>;
  /** Roles of the user: at least one. */
  roles: RolesRelation;
};

/** Changes of a user. State has a call of its own, `updateUserState`. */
export type UpdateUserInput = {
  /** Id of the user. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. Absent: no check. */
  modified_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** The person's own data. */
  profile?: InputMaybe<UpdateProfileRelation>;
  /** Roles of the user. Nobody changes their own, and one active user keeps the admin role. */
  roles?: InputMaybe<RolesRelation>;
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

/** Permissions in an input. */
export type PermissionsRelation = {
  /** Permissions to add. */
  connect?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Permissions to have, and no others. */
  sync?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Permissions to take away. */
  disconnect?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A new role. */
export type CreateRoleInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its name; a tenant has each once. */
  name: Scalars['String']['input'];
  /** What it allows. */
  permissions?: InputMaybe<PermissionsRelation>;
};

/** Changes of a role. */
export type UpdateRoleInput = {
  /** Id of the role. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. */
  modified_at: Scalars['DateTime']['input'];
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it allows. */
  permissions?: InputMaybe<PermissionsRelation>;
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

/** Columns that a condition on `users` may name. */
export type UsersColumn =
  /** The id. */
  | 'id'
  /** Address to sign in with. */
  | 'email'
  /** How far onboarding has come; null until the company's data is entered. */
  | 'status'
  /** State of the account. */
  | 'state'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Family name. Of `profile`. */
  | 'profile__last_name'
  /** Phone number, international form. Of `profile`. */
  | 'profile__phone';

/** Conditions on `users`: everything given here must hold. */
export type UsersWhere = {
  /** Column that is compared. */
  column?: InputMaybe<UsersColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UsersWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UsersWhereGroup>>;
};

/** A group of conditions within `UsersWhere`. */
export type UsersWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<UsersColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UsersWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UsersWhereCondition>>;
};

/** One condition within `UsersWhereGroup`. */
export type UsersWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<UsersColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `users` can be ordered by. */
export type UsersOrderColumn =
  /** The id. */
  | 'id'
  /** Address to sign in with. */
  | 'email'
  /** State of the account. */
  | 'state'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at';

/** One step of an order of `users`. */
export type UsersOrder = {
  /** Column to order by. */
  column: UsersOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `UserView` records. */
export type UserViewPaginator = {
  __typename?: 'UserViewPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<UserView>;
};

/** Columns that a condition on `usersView` may name. */
export type UsersViewColumn =
  /** The id. */
  | 'id'
  /** Address to sign in with. */
  | 'email'
  /** How far onboarding has come; null until the company's data is entered. */
  | 'status'
  /** State of the account. */
  | 'state'
  /** Names of the roles as one line. */
  | 'role'
  /** Name, or the address while there is none, as one line. */
  | 'brief'
  /** Whether sign-in asks for a second factor. */
  | 'uses_two_factor_auth'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Given and family name; empty while unknown. */
  | 'full_name'
  /** Phone number, international form. */
  | 'phone'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** Id of one of `roles`. */
  | 'role_id';

/** Conditions on `usersView`: everything given here must hold. */
export type UsersViewWhere = {
  /** Column that is compared. */
  column?: InputMaybe<UsersViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UsersViewWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UsersViewWhereGroup>>;
};

/** A group of conditions within `UsersViewWhere`. */
export type UsersViewWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<UsersViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UsersViewWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UsersViewWhereCondition>>;
};

/** One condition within `UsersViewWhereGroup`. */
export type UsersViewWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<UsersViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `usersView` can be ordered by. */
export type UsersViewOrderColumn =
  /** The id. */
  | 'id'
  /** Address to sign in with. */
  | 'email'
  /** State of the account. */
  | 'state'
  /** Names of the roles as one line. */
  | 'role'
  /** Name, or the address while there is none, as one line. */
  | 'brief'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Given and family name; empty while unknown. */
  | 'full_name'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country';

/** One step of an order of `usersView`. */
export type UsersViewOrder = {
  /** Column to order by. */
  column: UsersViewOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** Columns that a condition on `usersViewLogistical` may name. */
export type UsersViewLogisticalColumn =
  /** The id. */
  | 'id'
  /** Address to sign in with. */
  | 'email'
  /** How far onboarding has come; null until the company's data is entered. */
  | 'status'
  /** State of the account. */
  | 'state'
  /** Names of the roles as one line. */
  | 'role'
  /** Name, or the address while there is none, as one line. */
  | 'brief'
  /** Whether sign-in asks for a second factor. */
  | 'uses_two_factor_auth'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Given and family name; empty while unknown. */
  | 'full_name'
  /** Phone number, international form. */
  | 'phone'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** Id of one of `roles`. */
  | 'role_id';

/** Conditions on `usersViewLogistical`: everything given here must hold. */
export type UsersViewLogisticalWhere = {
  /** Column that is compared. */
  column?: InputMaybe<UsersViewLogisticalColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UsersViewLogisticalWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UsersViewLogisticalWhereGroup>>;
};

/** A group of conditions within `UsersViewLogisticalWhere`. */
export type UsersViewLogisticalWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<UsersViewLogisticalColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UsersViewLogisticalWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UsersViewLogisticalWhereCondition>>;
};

/** One condition within `UsersViewLogisticalWhereGroup`. */
export type UsersViewLogisticalWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<UsersViewLogisticalColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `usersViewLogistical` can be ordered by. */
export type UsersViewLogisticalOrderColumn =
  /** The id. */
  | 'id'
  /** Address to sign in with. */
  | 'email'
  /** State of the account. */
  | 'state'
  /** Names of the roles as one line. */
  | 'role'
  /** Name, or the address while there is none, as one line. */
  | 'brief'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Given and family name; empty while unknown. */
  | 'full_name'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country';

/** One step of an order of `usersViewLogistical`. */
export type UsersViewLogisticalOrder = {
  /** Column to order by. */
  column: UsersViewLogisticalOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** Columns that a condition on `usersViewDriver` may name. */
export type UsersViewDriverColumn =
  /** The id. */
  | 'id'
  /** Address to sign in with. */
  | 'email'
  /** How far onboarding has come; null until the company's data is entered. */
  | 'status'
  /** State of the account. */
  | 'state'
  /** Names of the roles as one line. */
  | 'role'
  /** Name, or the address while there is none, as one line. */
  | 'brief'
  /** Whether sign-in asks for a second factor. */
  | 'uses_two_factor_auth'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Given and family name; empty while unknown. */
  | 'full_name'
  /** Phone number, international form. */
  | 'phone'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** Id of one of `roles`. */
  | 'role_id';

/** Conditions on `usersViewDriver`: everything given here must hold. */
export type UsersViewDriverWhere = {
  /** Column that is compared. */
  column?: InputMaybe<UsersViewDriverColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UsersViewDriverWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UsersViewDriverWhereGroup>>;
};

/** A group of conditions within `UsersViewDriverWhere`. */
export type UsersViewDriverWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<UsersViewDriverColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UsersViewDriverWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UsersViewDriverWhereCondition>>;
};

/** One condition within `UsersViewDriverWhereGroup`. */
export type UsersViewDriverWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<UsersViewDriverColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `usersViewDriver` can be ordered by. */
export type UsersViewDriverOrderColumn =
  /** The id. */
  | 'id'
  /** Address to sign in with. */
  | 'email'
  /** State of the account. */
  | 'state'
  /** Names of the roles as one line. */
  | 'role'
  /** Name, or the address while there is none, as one line. */
  | 'brief'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Given and family name; empty while unknown. */
  | 'full_name'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country';

/** One step of an order of `usersViewDriver`. */
export type UsersViewDriverOrder = {
  /** Column to order by. */
  column: UsersViewDriverOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `Profile` records. */
export type ProfilePaginator = {
  __typename?: 'ProfilePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Profile>;
};

/** Columns that a condition on `profiles` may name. */
export type ProfilesColumn =
  /** The id. */
  | 'id'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Phone number, international form. */
  | 'phone'
  /** Address for mail, where it differs from the one to sign in with. */
  | 'email'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** Id of the user. */
  | 'user_id';

/** Conditions on `profiles`: everything given here must hold. */
export type ProfilesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<ProfilesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ProfilesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ProfilesWhereGroup>>;
};

/** A group of conditions within `ProfilesWhere`. */
export type ProfilesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<ProfilesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ProfilesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ProfilesWhereCondition>>;
};

/** One condition within `ProfilesWhereGroup`. */
export type ProfilesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<ProfilesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `profiles` can be ordered by. */
export type ProfilesOrderColumn =
  /** The id. */
  | 'id'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Id of the user. */
  | 'user_id';

/** One step of an order of `profiles`. */
export type ProfilesOrder = {
  /** Column to order by. */
  column: ProfilesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `Role` records. */
export type RolePaginator = {
  __typename?: 'RolePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Role>;
};

/** Columns that a condition on `roles` may name. */
export type RolesColumn =
  /** The id. */
  | 'id'
  /** Its name; the name of a role that every tenant begins with is a word of the contract: admin, logistician, driver, support. */
  | 'name'
  /** Whether it can be changed and deleted. */
  | 'editable'
  /** How many hold it. */
  | 'users_count'
  /** How many permissions it has. */
  | 'permissions_count'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at';

/** Conditions on `roles`: everything given here must hold. */
export type RolesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<RolesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<RolesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<RolesWhereGroup>>;
};

/** A group of conditions within `RolesWhere`. */
export type RolesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<RolesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<RolesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<RolesWhereCondition>>;
};

/** One condition within `RolesWhereGroup`. */
export type RolesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<RolesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `roles` can be ordered by. */
export type RolesOrderColumn =
  /** The id. */
  | 'id'
  /** Its name; the name of a role that every tenant begins with is a word of the contract: admin, logistician, driver, support. */
  | 'name'
  /** How many hold it. */
  | 'users_count'
  /** How many permissions it has. */
  | 'permissions_count'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at';

/** One step of an order of `roles`. */
export type RolesOrder = {
  /** Column to order by. */
  column: RolesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `Permission` records. */
export type PermissionPaginator = {
  __typename?: 'PermissionPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Permission>;
};

/** Columns that a condition on `permissions` may name. */
export type PermissionsColumn =
  /** The id. */
  | 'id'
  /** Its stable name, for programs. */
  | 'code'
  /** Its name, in the caller's language. */
  | 'title'
  /** Its place among the categories. Of `category`. */
  | 'category__order'
  /** Its name, in the caller's language. Of `category`. */
  | 'category__name';

/** Conditions on `permissions`: everything given here must hold. */
export type PermissionsWhere = {
  /** Column that is compared. */
  column?: InputMaybe<PermissionsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<PermissionsWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<PermissionsWhereGroup>>;
};

/** A group of conditions within `PermissionsWhere`. */
export type PermissionsWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<PermissionsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<PermissionsWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<PermissionsWhereCondition>>;
};

/** One condition within `PermissionsWhereGroup`. */
export type PermissionsWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<PermissionsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `permissions` can be ordered by. */
export type PermissionsOrderColumn =
  /** The id. */
  | 'id'
  /** Its stable name, for programs. */
  | 'code'
  /** Its name, in the caller's language. */
  | 'title'
  /** Its place among the categories. Of `category`. */
  | 'category__order';

/** One step of an order of `permissions`. */
export type PermissionsOrder = {
  /** Column to order by. */
  column: PermissionsOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `UserHasRole` records. */
export type UserHasRolePaginator = {
  __typename?: 'UserHasRolePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<UserHasRole>;
};

/** Columns that a condition on `userHasRoles` may name. */
export type UserHasRolesColumn =
  /** Id of the pair. */
  | 'id'
  /** Id of the role. */
  | 'role_id'
  /** Id of the user. */
  | 'user_id';

/** Conditions on `userHasRoles`: everything given here must hold. */
export type UserHasRolesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<UserHasRolesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UserHasRolesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UserHasRolesWhereGroup>>;
};

/** A group of conditions within `UserHasRolesWhere`. */
export type UserHasRolesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<UserHasRolesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<UserHasRolesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<UserHasRolesWhereCondition>>;
};

/** One condition within `UserHasRolesWhereGroup`. */
export type UserHasRolesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<UserHasRolesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `userHasRoles` can be ordered by. */
export type UserHasRolesOrderColumn =
  /** Id of the pair. */
  | 'id'
  /** Id of the role. */
  | 'role_id'
  /** Id of the user. */
  | 'user_id';

/** One step of an order of `userHasRoles`. */
export type UserHasRolesOrder = {
  /** Column to order by. */
  column: UserHasRolesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** Columns that a condition on `media` may name. */
export type MediaColumn =
  /** The id. */
  | 'id'
  /** Its name, as it was uploaded. */
  | 'file_name'
  /** What it is, as its content says. */
  | 'mime_type'
  /** Its size in bytes. */
  | 'size'
  /** What it is among the record's files: `avatar`, `photos`, `papers`, `logo`, or the `signature` of a leg's task. */
  | 'collection_name'
  /** Kind of record that it belongs to. */
  | 'model_type'
  /** Id of the record that it belongs to. */
  | 'model_id'
  /** When it was created. */
  | 'created_at'
  /** Id of `user`. */
  | 'user_id';

/** Conditions on `media`: everything given here must hold. */
export type MediaWhere = {
  /** Column that is compared. */
  column?: InputMaybe<MediaColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<MediaWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<MediaWhereGroup>>;
};

/** A group of conditions within `MediaWhere`. */
export type MediaWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<MediaColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<MediaWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<MediaWhereCondition>>;
};

/** One condition within `MediaWhereGroup`. */
export type MediaWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<MediaColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `media` can be ordered by. */
export type MediaOrderColumn =
  /** The id. */
  | 'id'
  /** Its name, as it was uploaded. */
  | 'file_name'
  /** What it is, as its content says. */
  | 'mime_type'
  /** Its size in bytes. */
  | 'size'
  /** When it was created. */
  | 'created_at';

/** One step of an order of `media`. */
export type MediaOrder = {
  /** Column to order by. */
  column: MediaOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** Columns that a condition on `cancelRequestReasons` may name. */
export type CancelRequestReasonsColumn =
  /** The id. */
  | 'id'
  /** The reason, in the caller's language. */
  | 'title';

/** Conditions on `cancelRequestReasons`: everything given here must hold. */
export type CancelRequestReasonsWhere = {
  /** Column that is compared. */
  column?: InputMaybe<CancelRequestReasonsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CancelRequestReasonsWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CancelRequestReasonsWhereGroup>>;
};

/** A group of conditions within `CancelRequestReasonsWhere`. */
export type CancelRequestReasonsWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<CancelRequestReasonsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<CancelRequestReasonsWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<CancelRequestReasonsWhereCondition>>;
};

/** One condition within `CancelRequestReasonsWhereGroup`. */
export type CancelRequestReasonsWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<CancelRequestReasonsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `cancelRequestReasons` can be ordered by. */
export type CancelRequestReasonsOrderColumn =
  /** The id. */
  | 'id'
  /** The reason, in the caller's language. */
  | 'title';

/** One step of an order of `cancelRequestReasons`. */
export type CancelRequestReasonsOrder = {
  /** Column to order by. */
  column: CancelRequestReasonsOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `Service` records. */
export type ServicePaginator = {
  __typename?: 'ServicePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Service>;
};

/** Columns that a condition on `services` may name. */
export type ServicesColumn =
  /** The id. */
  | 'id'
  /** Its stable name. */
  | 'code'
  /** Its name, in the caller's language. */
  | 'name'
  /** Whether it can be asked for now. */
  | 'status';

/** Conditions on `services`: everything given here must hold. */
export type ServicesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<ServicesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ServicesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ServicesWhereGroup>>;
};

/** A group of conditions within `ServicesWhere`. */
export type ServicesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<ServicesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ServicesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ServicesWhereCondition>>;
};

/** One condition within `ServicesWhereGroup`. */
export type ServicesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<ServicesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `services` can be ordered by. */
export type ServicesOrderColumn =
  /** The id. */
  | 'id'
  /** Its stable name. */
  | 'code'
  /** Its name, in the caller's language. */
  | 'name'
  /** Whether it can be asked for now. */
  | 'status';

/** One step of an order of `services`. */
export type ServicesOrder = {
  /** Column to order by. */
  column: ServicesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** A request to the sales team. */
export type CreateContactSaleInput = {
  /** Id of the caller's choice; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Address to answer to. */
  email: Scalars['String']['input'];
  /** Number to call, international form. */
  phone_number: Scalars['String']['input'];
  /** What is wanted. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A page of `ContactSale` records. */
export type ContactSalePaginator = {
  __typename?: 'ContactSalePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ContactSale>;
};

/** Columns that a condition on `contactSales` may name. */
export type ContactSalesColumn =
  /** The id. */
  | 'id'
  /** Id of who asks. */
  | 'user_id'
  /** Address to answer to. */
  | 'email'
  /** Number to call. */
  | 'phone_number'
  /** Ours. When it was sent. */
  | 'created_at';

/** Conditions on `contactSales`: everything given here must hold. */
export type ContactSalesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<ContactSalesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ContactSalesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ContactSalesWhereGroup>>;
};

/** A group of conditions within `ContactSalesWhere`. */
export type ContactSalesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<ContactSalesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ContactSalesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ContactSalesWhereCondition>>;
};

/** One condition within `ContactSalesWhereGroup`. */
export type ContactSalesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<ContactSalesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `contactSales` can be ordered by. */
export type ContactSalesOrderColumn =
  /** The id. */
  | 'id'
  /** Address to answer to. */
  | 'email'
  /** Ours. When it was sent. */
  | 'created_at';

/** One step of an order of `contactSales`. */
export type ContactSalesOrder = {
  /** Column to order by. */
  column: ContactSalesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** Columns that a condition on `tariffs` may name. */
export type TariffsColumn =
  /** The id. */
  | 'id'
  /** Its stable name. */
  | 'code'
  /** Kind of tariff. */
  | 'type'
  /** Its place among the tariffs. */
  | 'sort_order'
  /** First day that it is offered. */
  | 'start_date'
  /** Whether it can be chosen. */
  | 'status';

/** Conditions on `tariffs`: everything given here must hold. */
export type TariffsWhere = {
  /** Column that is compared. */
  column?: InputMaybe<TariffsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<TariffsWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<TariffsWhereGroup>>;
};

/** A group of conditions within `TariffsWhere`. */
export type TariffsWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<TariffsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<TariffsWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<TariffsWhereCondition>>;
};

/** One condition within `TariffsWhereGroup`. */
export type TariffsWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<TariffsColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `tariffs` can be ordered by. */
export type TariffsOrderColumn =
  /** The id. */
  | 'id'
  /** Its stable name. */
  | 'code'
  /** Its place among the tariffs. */
  | 'sort_order'
  /** First day that it is offered. */
  | 'start_date';

/** One step of an order of `tariffs`. */
export type TariffsOrder = {
  /** Column to order by. */
  column: TariffsOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** An address of a company. What is absent stays as it is. */
export type CompanyAddressInput = {
  /** Id of the address; it must be this company's. Absent: this company's. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** State, province or voivodeship. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Street. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** House number. */
  house_number?: InputMaybe<Scalars['String']['input']>;
  /** Flat or unit. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** An address of a company in an input. */
export type CompanyAddressRelation = {
  /** The address, where there is none yet. */
  create?: InputMaybe<CompanyAddressInput>;
  /** What changes. */
  update?: InputMaybe<CompanyAddressInput>;
};

/** A new contact person. */
export type CreateContactPersonInput = {
  /** Given name. */
  first_name: Scalars['String']['input'];
  /** Family name. */
  last_name: Scalars['String']['input'];
  /** Phone number, international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Address for mail. */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a contact person. */
export type UpdateContactPersonInput = {
  /** Id of the contact person. */
  id: Scalars['ID']['input'];
  /** Given name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Address for mail. */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** Contact people in an input. */
export type ContactPeopleRelation = {
  /** People to add. */
  create?: InputMaybe<Array<CreateContactPersonInput>>;
  /** People who change. */
  update?: InputMaybe<Array<UpdateContactPersonInput>>;
  /** People who go. */
  delete?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Changes of a company. */
export type UpdateCompanyInput = {
  /** Id of the company; it must be this tenant's. Absent: its only one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name in use. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name in the register. */
  legal_name?: InputMaybe<Scalars['String']['input']>;
  /** Number in the register of companies. */
  registration_number?: InputMaybe<Scalars['String']['input']>;
  /** VAT number, with the country. */
  vat_number?: InputMaybe<Scalars['String']['input']>;
  /** Ours. EORI number. */
  eori?: InputMaybe<Scalars['String']['input']>;
  /** Address for mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Its registered seat. */
  legal_address?: InputMaybe<CompanyAddressRelation>;
  /** Where it works. */
  actual_address?: InputMaybe<CompanyAddressRelation>;
  /** Whom to speak to. */
  contact_people?: InputMaybe<ContactPeopleRelation>;
};

/** The company of a tenant that is changed. */
export type CompanyRelation = {
  /** What changes. */
  update?: InputMaybe<UpdateCompanyInput>;
};

/** Changes of a tenant. */
export type UpdateTenantInput = {
  /** Id of the tenant. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. */
  modified_at: Scalars['DateTime']['input'];
  /** Language of the company's papers. */
  lang?: InputMaybe<Language>;
  /** What an unfinished registration has entered so far. */
  temporary?: InputMaybe<Scalars['Json']['input']>;
  /** The tariff that is wanted. It is active once it is paid. */
  tariff?: InputMaybe<ConnectInput>;
  /** Its company. */
  company?: InputMaybe<CompanyRelation>;
};

/** A page of `Tenant` records. */
export type TenantPaginator = {
  __typename?: 'TenantPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Tenant>;
};

/** Columns that a condition on `tenant` may name. */
export type TenantColumn =
  /** The id. */
  | 'id'
  /** Language of the company's papers. */
  | 'lang'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at';

/** Conditions on `tenant`: everything given here must hold. */
export type TenantWhere = {
  /** Column that is compared. */
  column?: InputMaybe<TenantColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<TenantWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<TenantWhereGroup>>;
};

/** A group of conditions within `TenantWhere`. */
export type TenantWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<TenantColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<TenantWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<TenantWhereCondition>>;
};

/** One condition within `TenantWhereGroup`. */
export type TenantWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<TenantColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `tenant` can be ordered by. */
export type TenantOrderColumn =
  /** The id. */
  | 'id'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at';

/** One step of an order of `tenant`. */
export type TenantOrder = {
  /** Column to order by. */
  column: TenantOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** A new address. */
export type CreateAddressInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Country, ISO 3166-1 alpha-2. */
  country: Scalars['String']['input'];
  /** State, province or voivodeship. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** Street. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** House number. */
  house_number?: InputMaybe<Scalars['String']['input']>;
  /** Flat or unit. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  zip?: InputMaybe<Scalars['String']['input']>;
  /** What the place is to the record. */
  direction?: InputMaybe<AddressDirection>;
  /** How to find the place. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Where it is on the map. */
  coordinates?: InputMaybe<Scalars['Coordinates']['input']>;
};

/** Changes of an address. */
export type UpdateAddressInput = {
  /** Id of the address; it must be this record's. Absent: this record's only one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** State, province or voivodeship. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Street. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** House number. */
  house_number?: InputMaybe<Scalars['String']['input']>;
  /** Flat or unit. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  zip?: InputMaybe<Scalars['String']['input']>;
  /** What the place is to the record. */
  direction?: InputMaybe<AddressDirection>;
  /** How to find the place. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Where it is on the map. */
  coordinates?: InputMaybe<Scalars['Coordinates']['input']>;
};

/** The addresses of a new record. */
export type CreateAddressesRelation = {
  /** The addresses. */
  create?: InputMaybe<Array<CreateAddressInput>>;
};

/** The addresses of a record that is changed. */
export type UpdateAddressesRelation = {
  /** Addresses to add. */
  create?: InputMaybe<Array<CreateAddressInput>>;
  /** Addresses that change; each with its id. */
  update?: InputMaybe<Array<UpdateAddressInput>>;
  /** Addresses that go. */
  delete?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Something to carry. */
export type CreateCargoInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its class. */
  vehicle_class?: InputMaybe<ConnectInput>;
  /** Its make, of that class. */
  vehicle_make?: InputMaybe<ConnectInput>;
  /** Its model, of that make. */
  vehicle_model?: InputMaybe<ConnectInput>;
  /** Its weight in kilograms. */
  weight: Scalars['Float']['input'];
};

/** Changes of something to carry. */
export type UpdateCargoInput = {
  /** Id of the cargo; it must be this request's. */
  id: Scalars['ID']['input'];
  /** Its class. */
  vehicle_class?: InputMaybe<ConnectInput>;
  /** Its make, of that class. */
  vehicle_make?: InputMaybe<ConnectInput>;
  /** Its model, of that make. */
  vehicle_model?: InputMaybe<ConnectInput>;
  /** Its weight in kilograms. */
  weight?: InputMaybe<Scalars['Float']['input']>;
};

/** The cargo of a new request. */
export type CreateCargoRelation = {
  /** The cargo. */
  create?: InputMaybe<Array<CreateCargoInput>>;
};

/** The cargo of a request that is changed. */
export type UpdateCargoRelation = {
  /** Cargo to add. */
  create?: InputMaybe<Array<CreateCargoInput>>;
  /** Cargo that changes. */
  update?: InputMaybe<Array<UpdateCargoInput>>;
  /** Cargo that goes. */
  delete?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** A new request: a draft, which may hold anything. */
export type CreateServiceTransportationInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** How it came to be; MANUAL when absent. */
  type?: InputMaybe<ServiceTransportationType>;
  /** Price without tax. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of the price, ISO 4217; EUR when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** The service that is asked for. */
  service?: InputMaybe<ConnectInput>;
  /** Who asks for it. */
  customer?: InputMaybe<ConnectInput>;
  /** First day for loading. */
  to_take_to_work_from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day for loading. */
  to_take_to_work_to?: InputMaybe<Scalars['Date']['input']>;
  /** First day for delivery. */
  delivery_date_from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day for delivery. */
  delivery_date_to?: InputMaybe<Scalars['Date']['input']>;
  /** Where from and where to: one of each direction. */
  addresses?: InputMaybe<CreateAddressesRelation>;
  /** What is carried. */
  cargo?: InputMaybe<CreateCargoRelation>;
};

/** Changes of a request. Status has a call of its own. */
export type UpdateServiceTransportationInput = {
  /** Id of the service transportation. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. */
  modified_at: Scalars['DateTime']['input'];
  /** Price without tax. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of the price, ISO 4217; EUR when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** The service that is asked for. */
  service?: InputMaybe<ConnectInput>;
  /** Who asks for it. */
  customer?: InputMaybe<ConnectInput>;
  /** First day for loading. */
  to_take_to_work_from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day for loading. */
  to_take_to_work_to?: InputMaybe<Scalars['Date']['input']>;
  /** First day for delivery. */
  delivery_date_from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day for delivery. */
  delivery_date_to?: InputMaybe<Scalars['Date']['input']>;
  /** Where from and where to. */
  addresses?: InputMaybe<UpdateAddressesRelation>;
  /** What is carried. */
  cargo?: InputMaybe<UpdateCargoRelation>;
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

/** A new leg. */
export type CreateRouteInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The request. */
  service_transportation: ConnectInput;
  /** Its place among the legs, from 1; the last when absent. */
  order?: InputMaybe<Scalars['Int']['input']>;
  /** Who drives. */
  driver?: InputMaybe<ConnectInput>;
  /** What carries the cargo. */
  vehicle?: InputMaybe<ConnectInput>;
  /** Places that the cargo takes on the vehicle. */
  vehicle_places?: InputMaybe<Scalars['Int']['input']>;
  /** What draws or carries the vehicle. */
  truck?: InputMaybe<ConnectInput>;
  /** Places that it takes on the truck. */
  truck_places?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the vehicle goes by itself. */
  truck_is_not_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the leg ends at the customer's. */
  delivers_is_final?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where from and where to: one of each direction. */
  addresses?: InputMaybe<CreateAddressesRelation>;
};

/** Changes of a leg. */
export type UpdateRouteInput = {
  /** Id of the route. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. Absent: no check. */
  modified_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its place among the legs, from 1; the last when absent. */
  order?: InputMaybe<Scalars['Int']['input']>;
  /** Who drives. */
  driver?: InputMaybe<ConnectInput>;
  /** What carries the cargo. */
  vehicle?: InputMaybe<ConnectInput>;
  /** Places that the cargo takes on the vehicle. */
  vehicle_places?: InputMaybe<Scalars['Int']['input']>;
  /** What draws or carries the vehicle. */
  truck?: InputMaybe<ConnectInput>;
  /** Places that it takes on the truck. */
  truck_places?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the vehicle goes by itself. */
  truck_is_not_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the leg ends at the customer's. */
  delivers_is_final?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where from and where to. */
  addresses?: InputMaybe<UpdateAddressesRelation>;
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

/** A new task of a logistician. */
export type CreateLogistTaskInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['input'];
  /** Who has to do it. */
  user: ConnectInput;
  /** What is to be done. */
  text: Scalars['String']['input'];
  /** Whether files belong to it. */
  media_upload_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its place among the tasks; the last when absent. */
  order?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it came from a template. */
  default?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes of a task of a logistician. Status has a call of its own. */
export type UpdateLogistTaskInput = {
  /** Id of the logist task. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. Absent: no check. */
  modified_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who has to do it. */
  user?: InputMaybe<ConnectInput>;
  /** What is to be done. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Whether files belong to it. */
  media_upload_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its place among the tasks. */
  order?: InputMaybe<Scalars['Int']['input']>;
};

/** A new task of a leg. */
export type CreateRouteTaskInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['input'];
  /** The leg, of that request. */
  route: ConnectInput;
  /** What is to be done. */
  text: Scalars['String']['input'];
  /** Whether files belong to it. */
  media_upload_enabled: Scalars['Boolean']['input'];
  /** Its place among the tasks; the last when absent. */
  order?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it came from a template. */
  default?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes of a task of a leg. Status has a call of its own. */
export type UpdateRouteTaskInput = {
  /** Id of the route task. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. Absent: no check. */
  modified_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** The leg, of the same request. */
  route?: InputMaybe<ConnectInput>;
  /** What is to be done. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Whether files belong to it. */
  media_upload_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its place among the tasks. */
  order?: InputMaybe<Scalars['Int']['input']>;
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

/** A new template of a task. */
export type CreateTaskTemplateInput = {
  /** Id from `idGenerator`; the server makes one when it is absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What is to be done. */
  text: Scalars['String']['input'];
  /** For whom. */
  type: TaskType;
  /** Whether files belong to it; no when absent. */
  media_upload_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its place among the templates of its kind, from 1; the last when absent. */
  order?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes of a template of a task. Tasks that came from it stay as they are. */
export type UpdateTaskTemplateInput = {
  /** Id of the task template. */
  id: Scalars['ID']['input'];
  /** The value last read; the call fails when the record was changed since. Absent: no check. */
  modified_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** What is to be done. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Whether files belong to it. */
  media_upload_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its place among the templates of its kind, from 1. */
  order?: InputMaybe<Scalars['Int']['input']>;
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

/** Columns that a condition on `addresses` may name. */
export type AddressesColumn =
  /** The id. */
  | 'id'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** State, province or voivodeship. */
  | 'state'
  /** City. */
  | 'city'
  /** Postal code. */
  | 'zip'
  /** What the place is to the record; null where it has but one. */
  | 'direction'
  /** Its zone, as freight exchanges write it: country and first two signs of the postal code. */
  | 'code'
  /** Kind of record that it belongs to. */
  | 'addressable_type'
  /** Id of the record that it belongs to. */
  | 'addressable_id';

/** Conditions on `addresses`: everything given here must hold. */
export type AddressesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<AddressesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<AddressesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<AddressesWhereGroup>>;
};

/** A group of conditions within `AddressesWhere`. */
export type AddressesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<AddressesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<AddressesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<AddressesWhereCondition>>;
};

/** One condition within `AddressesWhereGroup`. */
export type AddressesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<AddressesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `addresses` can be ordered by. */
export type AddressesOrderColumn =
  /** The id. */
  | 'id'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** City. */
  | 'city'
  /** Postal code. */
  | 'zip';

/** One step of an order of `addresses`. */
export type AddressesOrder = {
  /** Column to order by. */
  column: AddressesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `ServiceTransportationCargo` records. */
export type ServiceTransportationCargoPaginator = {
  __typename?: 'ServiceTransportationCargoPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ServiceTransportationCargo>;
};

/** Columns that a condition on `serviceTransportationCargo` may name. */
export type ServiceTransportationCargoColumn =
  /** The id. */
  | 'id'
  /** Id of the request. */
  | 'service_transportation_id'
  /** Its weight in kilograms. */
  | 'weight'
  /** Id of `vehicle_class`. */
  | 'vehicle_class_id'
  /** Id of `vehicle_make`. */
  | 'vehicle_make_id'
  /** Id of `vehicle_model`. */
  | 'vehicle_model_id';

/** Conditions on `serviceTransportationCargo`: everything given here must hold. */
export type ServiceTransportationCargoWhere = {
  /** Column that is compared. */
  column?: InputMaybe<ServiceTransportationCargoColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ServiceTransportationCargoWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ServiceTransportationCargoWhereGroup>>;
};

/** A group of conditions within `ServiceTransportationCargoWhere`. */
export type ServiceTransportationCargoWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<ServiceTransportationCargoColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ServiceTransportationCargoWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ServiceTransportationCargoWhereCondition>>;
};

/** One condition within `ServiceTransportationCargoWhereGroup`. */
export type ServiceTransportationCargoWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<ServiceTransportationCargoColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `serviceTransportationCargo` can be ordered by. */
export type ServiceTransportationCargoOrderColumn =
  /** The id. */
  | 'id'
  /** Its weight in kilograms. */
  | 'weight'
  /** Id of the request. */
  | 'service_transportation_id';

/** One step of an order of `serviceTransportationCargo`. */
export type ServiceTransportationCargoOrder = {
  /** Column to order by. */
  column: ServiceTransportationCargoOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `ServiceTransportation` records. */
export type ServiceTransportationPaginator = {
  __typename?: 'ServiceTransportationPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ServiceTransportation>;
};

/** Columns that a condition on `serviceTransportation` may name. */
export type ServiceTransportationColumn =
  /** The id. */
  | 'id'
  /** Its number, given by the server. */
  | 'number'
  /** How it came to be. */
  | 'type'
  /** Where it stands. */
  | 'status'
  /** Price without tax. */
  | 'price'
  /** Ours. Currency of the price, ISO 4217. */
  | 'currency'
  /** First day for loading. */
  | 'to_take_to_work_from'
  /** Last day for loading. */
  | 'to_take_to_work_to'
  /** When work on it began; null before. */
  | 'taken_to_work'
  /** First day for delivery. */
  | 'delivery_date_from'
  /** Last day for delivery. */
  | 'delivery_date_to'
  /** When it was delivered; null before. */
  | 'delivered'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'updated_at'
  /** When it was last changed: the value that an update sends back. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** Id of `service`. */
  | 'service_id'
  /** Id of `customer`. */
  | 'customer_id'
  /** Name to show: the company's, or the person's. Of `customer`. */
  | 'customer__customer_name';

/** Conditions on `serviceTransportation`: everything given here must hold. */
export type ServiceTransportationWhere = {
  /** Column that is compared. */
  column?: InputMaybe<ServiceTransportationColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ServiceTransportationWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ServiceTransportationWhereGroup>>;
};

/** A group of conditions within `ServiceTransportationWhere`. */
export type ServiceTransportationWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<ServiceTransportationColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ServiceTransportationWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ServiceTransportationWhereCondition>>;
};

/** One condition within `ServiceTransportationWhereGroup`. */
export type ServiceTransportationWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<ServiceTransportationColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `serviceTransportation` can be ordered by. */
export type ServiceTransportationOrderColumn =
  /** The id. */
  | 'id'
  /** Its number, given by the server. */
  | 'number'
  /** Where it stands. */
  | 'status'
  /** Price without tax. */
  | 'price'
  /** First day for loading. */
  | 'to_take_to_work_from'
  /** Last day for loading. */
  | 'to_take_to_work_to'
  /** When work on it began; null before. */
  | 'taken_to_work'
  /** First day for delivery. */
  | 'delivery_date_from'
  /** Last day for delivery. */
  | 'delivery_date_to'
  /** When it was delivered; null before. */
  | 'delivered'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'updated_at'
  /** When it was last changed: the value that an update sends back. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at';

/** One step of an order of `serviceTransportation`. */
export type ServiceTransportationOrder = {
  /** Column to order by. */
  column: ServiceTransportationOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `ServiceTransportationView` records. */
export type ServiceTransportationViewPaginator = {
  __typename?: 'ServiceTransportationViewPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ServiceTransportationView>;
};

/** Columns that a condition on `serviceTransportationView` may name. */
export type ServiceTransportationViewColumn =
  /** The id. */
  | 'id'
  /** Its number, given by the server. */
  | 'number'
  /** How it came to be. */
  | 'type'
  /** Where it stands. */
  | 'status'
  /** Price without tax. */
  | 'price'
  /** Ours. Currency of the price, ISO 4217. */
  | 'currency'
  /** First day for loading. */
  | 'to_take_to_work_from'
  /** Last day for loading. */
  | 'to_take_to_work_to'
  /** When work on it began; null before. */
  | 'taken_to_work'
  /** First day for delivery. */
  | 'delivery_date_from'
  /** Last day for delivery. */
  | 'delivery_date_to'
  /** When it was delivered; null before. */
  | 'delivered'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'updated_at'
  /** When it was last changed: the value that an update sends back. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** City where the way begins. */
  | 'delivery_from_city'
  /** State where the way begins. */
  | 'delivery_from_state'
  /** Country where the way begins, ISO 3166-1 alpha-2. */
  | 'delivery_from_country'
  /** Zone where the way begins: country and first two signs of the postal code. */
  | 'delivery_from_code'
  /** City where the way ends. */
  | 'delivery_to_city'
  /** State where the way ends. */
  | 'delivery_to_state'
  /** Country where the way ends, ISO 3166-1 alpha-2. */
  | 'delivery_to_country'
  /** Zone where the way ends: country and first two signs of the postal code. */
  | 'delivery_to_code'
  /** Id of the customer. */
  | 'customer_id'
  /** How the customer came to be. */
  | 'customer_type'
  /** Name of the customer. */
  | 'customer_name'
  /** Names of the drivers as one line. */
  | 'drivers'
  /** Id of `service`. */
  | 'service_id'
  /** Ids of the drivers. */
  | 'driver_ids'
  /** Id of `logistician`. */
  | 'logistician_ids'
  /** Ours. Ids of the logisticians whom it was given to and who have not answered. */
  | 'awaiting_ids'
  /** Id of `logistician`. */
  | 'logistician_id';

/** Conditions on `serviceTransportationView`: everything given here must hold. */
export type ServiceTransportationViewWhere = {
  /** Column that is compared. */
  column?: InputMaybe<ServiceTransportationViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ServiceTransportationViewWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ServiceTransportationViewWhereGroup>>;
};

/** A group of conditions within `ServiceTransportationViewWhere`. */
export type ServiceTransportationViewWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<ServiceTransportationViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<ServiceTransportationViewWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<ServiceTransportationViewWhereCondition>>;
};

/** One condition within `ServiceTransportationViewWhereGroup`. */
export type ServiceTransportationViewWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<ServiceTransportationViewColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `serviceTransportationView` can be ordered by. */
export type ServiceTransportationViewOrderColumn =
  /** The id. */
  | 'id'
  /** Its number, given by the server. */
  | 'number'
  /** Where it stands. */
  | 'status'
  /** Price without tax. */
  | 'price'
  /** First day for loading. */
  | 'to_take_to_work_from'
  /** Last day for loading. */
  | 'to_take_to_work_to'
  /** When work on it began; null before. */
  | 'taken_to_work'
  /** First day for delivery. */
  | 'delivery_date_from'
  /** Last day for delivery. */
  | 'delivery_date_to'
  /** When it was delivered; null before. */
  | 'delivered'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'updated_at'
  /** When it was last changed: the value that an update sends back. */
  | 'modified_at'
  /** When it was deleted; null while it is not. */
  | 'deleted_at'
  /** City where the way begins. */
  | 'delivery_from_city'
  /** Country where the way begins, ISO 3166-1 alpha-2. */
  | 'delivery_from_country'
  /** Zone where the way begins: country and first two signs of the postal code. */
  | 'delivery_from_code'
  /** City where the way ends. */
  | 'delivery_to_city'
  /** Country where the way ends, ISO 3166-1 alpha-2. */
  | 'delivery_to_country'
  /** Zone where the way ends: country and first two signs of the postal code. */
  | 'delivery_to_code'
  /** Name of the customer. */
  | 'customer_name';

/** One step of an order of `serviceTransportationView`. */
export type ServiceTransportationViewOrder = {
  /** Column to order by. */
  column: ServiceTransportationViewOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `Route` records. */
export type RoutePaginator = {
  __typename?: 'RoutePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Route>;
};

/** Columns that a condition on `routes` may name. */
export type RoutesColumn =
  /** The id. */
  | 'id'
  /** Its place among the legs, from 1. */
  | 'order'
  /** Whether the vehicle goes by itself. */
  | 'truck_is_not_required'
  /** Whether the leg ends at the customer's. */
  | 'delivers_is_final'
  /** Ours. Id of the request. */
  | 'service_transportation_id'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** Id of `driver`. */
  | 'driver_id'
  /** Id of `vehicle`. */
  | 'vehicle_id'
  /** Id of `truck`. */
  | 'truck_id'
  /** Where it stands. Of `service_transportation`. */
  | 'service_transportation__status'
  /** First day for loading. Of `service_transportation`. */
  | 'service_transportation__to_take_to_work_from'
  /** Last day for delivery. Of `service_transportation`. */
  | 'service_transportation__delivery_date_to';

/** Conditions on `routes`: everything given here must hold. */
export type RoutesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<RoutesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<RoutesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<RoutesWhereGroup>>;
};

/** A group of conditions within `RoutesWhere`. */
export type RoutesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<RoutesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<RoutesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<RoutesWhereCondition>>;
};

/** One condition within `RoutesWhereGroup`. */
export type RoutesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<RoutesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `routes` can be ordered by. */
export type RoutesOrderColumn =
  /** The id. */
  | 'id'
  /** Its place among the legs, from 1. */
  | 'order'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** Ours. Id of the request. */
  | 'service_transportation_id'
  /** First day for loading. Of `service_transportation`. */
  | 'service_transportation__to_take_to_work_from';

/** One step of an order of `routes`. */
export type RoutesOrder = {
  /** Column to order by. */
  column: RoutesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `LogistTask` records. */
export type LogistTaskPaginator = {
  __typename?: 'LogistTaskPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<LogistTask>;
};

/** Columns that a condition on `logistTasks` may name. */
export type LogistTasksColumn =
  /** The id. */
  | 'id'
  /** Id of the request. */
  | 'service_transportation_id'
  /** What is to be done. */
  | 'text'
  /** Where it stands. */
  | 'status'
  /** Id of what it hangs on. */
  | 'model_id'
  /** Its place among the tasks, from 1. */
  | 'order'
  /** Whether it came from a template. */
  | 'default'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** Id of `user`. */
  | 'user_id'
  /** Its number, given by the server. Of `service_transportation`. */
  | 'service_transportation__number'
  /** Where it stands. Of `service_transportation`. */
  | 'service_transportation__status';

/** Conditions on `logistTasks`: everything given here must hold. */
export type LogistTasksWhere = {
  /** Column that is compared. */
  column?: InputMaybe<LogistTasksColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<LogistTasksWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<LogistTasksWhereGroup>>;
};

/** A group of conditions within `LogistTasksWhere`. */
export type LogistTasksWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<LogistTasksColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<LogistTasksWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<LogistTasksWhereCondition>>;
};

/** One condition within `LogistTasksWhereGroup`. */
export type LogistTasksWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<LogistTasksColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `logistTasks` can be ordered by. */
export type LogistTasksOrderColumn =
  /** The id. */
  | 'id'
  /** What is to be done. */
  | 'text'
  /** Where it stands. */
  | 'status'
  /** Its place among the tasks, from 1. */
  | 'order'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** Id of the request. */
  | 'service_transportation_id';

/** One step of an order of `logistTasks`. */
export type LogistTasksOrder = {
  /** Column to order by. */
  column: LogistTasksOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `TaskTemplate` records. */
export type TaskTemplatePaginator = {
  __typename?: 'TaskTemplatePaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<TaskTemplate>;
};

/** Columns that a condition on `taskTemplates` may name. */
export type TaskTemplatesColumn =
  /** The id. */
  | 'id'
  /** What is to be done. */
  | 'text'
  /** For whom. */
  | 'type'
  /** Its place among the templates of its kind, from 1. */
  | 'order'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at';

/** Conditions on `taskTemplates`: everything given here must hold. */
export type TaskTemplatesWhere = {
  /** Column that is compared. */
  column?: InputMaybe<TaskTemplatesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<TaskTemplatesWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<TaskTemplatesWhereGroup>>;
};

/** A group of conditions within `TaskTemplatesWhere`. */
export type TaskTemplatesWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<TaskTemplatesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<TaskTemplatesWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<TaskTemplatesWhereCondition>>;
};

/** One condition within `TaskTemplatesWhereGroup`. */
export type TaskTemplatesWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<TaskTemplatesColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `taskTemplates` can be ordered by. */
export type TaskTemplatesOrderColumn =
  /** The id. */
  | 'id'
  /** What is to be done. */
  | 'text'
  /** For whom. */
  | 'type'
  /** Its place among the templates of its kind, from 1. */
  | 'order'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at';

/** One step of an order of `taskTemplates`. */
export type TaskTemplatesOrder = {
  /** Column to order by. */
  column: TaskTemplatesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of `RouteTask` records. */
export type RouteTaskPaginator = {
  __typename?: 'RouteTaskPaginator';
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<RouteTask>;
};

/** Columns that a condition on `routeTasks` may name. */
export type RouteTasksColumn =
  /** The id. */
  | 'id'
  /** Id of the request. */
  | 'service_transportation_id'
  /** What is to be done. */
  | 'text'
  /** Where it stands. */
  | 'status'
  /** Id of what it hangs on. */
  | 'model_id'
  /** Its place among the tasks, from 1. */
  | 'order'
  /** Whether it came from a template. */
  | 'default'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** Id of `route`. */
  | 'route_id'
  /** Its number, given by the server. Of `service_transportation`. */
  | 'service_transportation__number'
  /** Where it stands. Of `service_transportation`. */
  | 'service_transportation__status';

/** Conditions on `routeTasks`: everything given here must hold. */
export type RouteTasksWhere = {
  /** Column that is compared. */
  column?: InputMaybe<RouteTasksColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<RouteTasksWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<RouteTasksWhereGroup>>;
};

/** A group of conditions within `RouteTasksWhere`. */
export type RouteTasksWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<RouteTasksColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<RouteTasksWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<RouteTasksWhereCondition>>;
};

/** One condition within `RouteTasksWhereGroup`. */
export type RouteTasksWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<RouteTasksColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `routeTasks` can be ordered by. */
export type RouteTasksOrderColumn =
  /** The id. */
  | 'id'
  /** What is to be done. */
  | 'text'
  /** Where it stands. */
  | 'status'
  /** Its place among the tasks, from 1. */
  | 'order'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** Id of the request. */
  | 'service_transportation_id';

/** One step of an order of `routeTasks`. */
export type RouteTasksOrder = {
  /** Column to order by. */
  column: RouteTasksOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** Columns that a condition on `verificationQueue` may name. */
export type VerificationQueueColumn =
  /** Id of the step that sent it. */
  | 'id'
  /** Kind of record. */
  | 'entity_type'
  /** Name of the company that sent it. */
  | 'company'
  /** Plate of the vehicle, or name of the company. */
  | 'title'
  /** Where it stands. */
  | 'status'
  /** When it was sent. */
  | 'created_at'
  /** When it was answered or last changed. */
  | 'updated_at';

/** Conditions on `verificationQueue`: everything given here must hold. */
export type VerificationQueueWhere = {
  /** Column that is compared. */
  column?: InputMaybe<VerificationQueueColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VerificationQueueWhereGroup>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VerificationQueueWhereGroup>>;
};

/** A group of conditions within `VerificationQueueWhere`. */
export type VerificationQueueWhereGroup = {
  /** Column that is compared. */
  column?: InputMaybe<VerificationQueueColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  AND?: InputMaybe<Array<VerificationQueueWhereCondition>>;
  /** At least one of these must hold as well. */
  OR?: InputMaybe<Array<VerificationQueueWhereCondition>>;
};

/** One condition within `VerificationQueueWhereGroup`. */
export type VerificationQueueWhereCondition = {
  /** Column that is compared. */
  column?: InputMaybe<VerificationQueueColumn>;
  /** How it is compared. */
  operator?: InputMaybe<Operator>;
  /** What it is compared with. */
  value?: InputMaybe<Scalars['Mixed']['input']>;
};

/** Columns that `verificationQueue` can be ordered by. */
export type VerificationQueueOrderColumn =
  /** Id of the step that sent it. */
  | 'id'
  /** Name of the company that sent it. */
  | 'company'
  /** Plate of the vehicle, or name of the company. */
  | 'title'
  /** When it was sent. */
  | 'created_at'
  /** When it was answered or last changed. */
  | 'updated_at';

/** One step of an order of `verificationQueue`. */
export type VerificationQueueOrder = {
  /** Column to order by. */
  column: VerificationQueueOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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
  /** Lists the caller's own company. */
  tenant: TenantPaginator;
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
export type QueryActivitiesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ActivitiesWhere>;
  orderBy?: InputMaybe<Array<ActivitiesOrder>>;
};


/** Methods that read. */
export type QueryPaymentQuoteArgs = {
  tariff: Scalars['ID']['input'];
  billing_cycle: BillingCycle;
};


/** Methods that read. */
export type QueryPaymentsArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PaymentsWhere>;
  orderBy?: InputMaybe<Array<PaymentsOrder>>;
};


/** Methods that read. */
export type QueryCustomerProfilesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CustomerProfilesWhere>;
  orderBy?: InputMaybe<Array<CustomerProfilesOrder>>;
};


/** Methods that read. */
export type QueryCustomersArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CustomersWhere>;
  orderBy?: InputMaybe<Array<CustomersOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryCustomersViewArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CustomersViewWhere>;
  orderBy?: InputMaybe<Array<CustomersViewOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryDashboardArgs = {
  input: DashboardInput;
};


/** Methods that read. */
export type QueryVehicleClassArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<VehicleClassWhere>;
  orderBy?: InputMaybe<Array<VehicleClassOrder>>;
};


/** Methods that read. */
export type QueryVehicleMakeArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<VehicleMakeWhere>;
  orderBy?: InputMaybe<Array<VehicleMakeOrder>>;
};


/** Methods that read. */
export type QueryVehicleModelsArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<VehicleModelsWhere>;
  orderBy?: InputMaybe<Array<VehicleModelsOrder>>;
};


/** Methods that read. */
export type QueryVehiclesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<VehiclesWhere>;
  orderBy?: InputMaybe<Array<VehiclesOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryVehiclesViewArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<VehiclesViewWhere>;
  orderBy?: InputMaybe<Array<VehiclesViewOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryCountriesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CountriesWhere>;
  orderBy?: InputMaybe<Array<CountriesOrder>>;
};


/** Methods that read. */
export type QueryStatesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<StatesWhere>;
  orderBy?: InputMaybe<Array<StatesOrder>>;
};


/** Methods that read. */
export type QueryCitiesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CitiesWhere>;
  orderBy?: InputMaybe<Array<CitiesOrder>>;
};


/** Methods that read. */
export type QueryPostalCodeArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PostalCodeWhere>;
  orderBy?: InputMaybe<Array<PostalCodeOrder>>;
};


/** Methods that read. */
export type QueryForgotPasswordTokenArgs = {
  token: Scalars['String']['input'];
};


/** Methods that read. */
export type QueryUsersArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UsersWhere>;
  orderBy?: InputMaybe<Array<UsersOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryUsersViewArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UsersViewWhere>;
  orderBy?: InputMaybe<Array<UsersViewOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryUsersViewLogisticalArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UsersViewLogisticalWhere>;
  orderBy?: InputMaybe<Array<UsersViewLogisticalOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryUsersViewDriverArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UsersViewDriverWhere>;
  orderBy?: InputMaybe<Array<UsersViewDriverOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryProfilesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ProfilesWhere>;
  orderBy?: InputMaybe<Array<ProfilesOrder>>;
};


/** Methods that read. */
export type QueryRolesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RolesWhere>;
  orderBy?: InputMaybe<Array<RolesOrder>>;
};


/** Methods that read. */
export type QueryPermissionsArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PermissionsWhere>;
  orderBy?: InputMaybe<Array<PermissionsOrder>>;
};


/** Methods that read. */
export type QueryUserHasRolesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UserHasRolesWhere>;
  orderBy?: InputMaybe<Array<UserHasRolesOrder>>;
};


/** Methods that read. */
export type QueryUserDevicesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UserDevicesWhere>;
  orderBy?: InputMaybe<Array<UserDevicesOrder>>;
};


/** Methods that read. */
export type QueryMediaArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<MediaWhere>;
  orderBy?: InputMaybe<Array<MediaOrder>>;
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
export type QueryCancelRequestReasonsArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CancelRequestReasonsWhere>;
  orderBy?: InputMaybe<Array<CancelRequestReasonsOrder>>;
};


/** Methods that read. */
export type QueryServicesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ServicesWhere>;
  orderBy?: InputMaybe<Array<ServicesOrder>>;
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
export type QueryContactSalesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ContactSalesWhere>;
  orderBy?: InputMaybe<Array<ContactSalesOrder>>;
};


/** Methods that read. */
export type QueryExternalAccessArgs = {
  token: Scalars['String']['input'];
};


/** Methods that read. */
export type QueryTariffsArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<TariffsWhere>;
  orderBy?: InputMaybe<Array<TariffsOrder>>;
};


/** Methods that read. */
export type QueryTenantArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<TenantWhere>;
  orderBy?: InputMaybe<Array<TenantOrder>>;
};


/** Methods that read. */
export type QueryAddressesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<AddressesWhere>;
  orderBy?: InputMaybe<Array<AddressesOrder>>;
};


/** Methods that read. */
export type QueryServiceTransportationCargoArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ServiceTransportationCargoWhere>;
  orderBy?: InputMaybe<Array<ServiceTransportationCargoOrder>>;
};


/** Methods that read. */
export type QueryServiceTransportationArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ServiceTransportationWhere>;
  orderBy?: InputMaybe<Array<ServiceTransportationOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryServiceTransportationViewArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ServiceTransportationViewWhere>;
  orderBy?: InputMaybe<Array<ServiceTransportationViewOrder>>;
  trashed?: InputMaybe<Trashed>;
};


/** Methods that read. */
export type QueryRoutesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RoutesWhere>;
  orderBy?: InputMaybe<Array<RoutesOrder>>;
};


/** Methods that read. */
export type QueryLogistTasksArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<LogistTasksWhere>;
  orderBy?: InputMaybe<Array<LogistTasksOrder>>;
};


/** Methods that read. */
export type QueryTaskTemplatesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<TaskTemplatesWhere>;
  orderBy?: InputMaybe<Array<TaskTemplatesOrder>>;
};


/** Methods that read. */
export type QueryCrewBookingsArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that read. */
export type QueryRouteTasksArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RouteTasksWhere>;
  orderBy?: InputMaybe<Array<RouteTasksOrder>>;
};


/** Methods that read. */
export type QueryVerificationQueueArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<VerificationQueueWhere>;
  orderBy?: InputMaybe<Array<VerificationQueueOrder>>;
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
  /** Changes the caller's own company. One that was verified and whose name, numbers or legal address change is not verified any more. */
  updateTenant: Tenant;
  /** Removes the caller's own company: everybody is signed out and nobody can sign in again. Null when it is another's. */
  deleteTenant?: Maybe<Tenant>;
  /** Sends the company for verification: from NOT_VERIFIED, with legal name, registration number and legal address. What changes of it while it waits is sent anew. */
  updateCompanyForVerification: Company;
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
export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


/** Methods that write. */
export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


/** Methods that write. */
export type MutationDeleteCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationRestoreCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationUpdateVehicleForVerificationArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationCreateVehicleArgs = {
  input: CreateVehicleInput;
};


/** Methods that write. */
export type MutationUpdateVehicleArgs = {
  input: UpdateVehicleInput;
};


/** Methods that write. */
export type MutationDeleteVehicleArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationRestoreVehicleArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationUpdateVehicleStatusArgs = {
  input: UpdateVehicleStatusInput;
};


/** Methods that write. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** Methods that write. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
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
export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
};


/** Methods that write. */
export type MutationUpdateRoleArgs = {
  input: UpdateRoleInput;
};


/** Methods that write. */
export type MutationDeleteRoleArgs = {
  id: Scalars['ID']['input'];
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
export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


/** Methods that write. */
export type MutationDeleteOtherDevicesArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationDeleteDeviceArgs = {
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
export type MutationDeleteMediaArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationCreateContactSaleArgs = {
  input: CreateContactSaleInput;
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
export type MutationUpdateTenantArgs = {
  input: UpdateTenantInput;
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
export type MutationCreateServiceTransportationArgs = {
  input: CreateServiceTransportationInput;
};


/** Methods that write. */
export type MutationUpdateServiceTransportationArgs = {
  input: UpdateServiceTransportationInput;
};


/** Methods that write. */
export type MutationDeleteServiceTransportationArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationCreateRouteArgs = {
  input: CreateRouteInput;
};


/** Methods that write. */
export type MutationUpdateRouteArgs = {
  input: UpdateRouteInput;
};


/** Methods that write. */
export type MutationDeleteRouteArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationCreateLogistTaskArgs = {
  input: CreateLogistTaskInput;
};


/** Methods that write. */
export type MutationUpdateLogistTaskArgs = {
  input: UpdateLogistTaskInput;
};


/** Methods that write. */
export type MutationDeleteLogistTaskArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationCreateRouteTaskArgs = {
  input: CreateRouteTaskInput;
};


/** Methods that write. */
export type MutationUpdateRouteTaskArgs = {
  input: UpdateRouteTaskInput;
};


/** Methods that write. */
export type MutationDeleteRouteTaskArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationRestoreServiceTransportationArgs = {
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
export type MutationCreateTaskTemplateArgs = {
  input: CreateTaskTemplateInput;
};


/** Methods that write. */
export type MutationUpdateTaskTemplateArgs = {
  input: UpdateTaskTemplateInput;
};


/** Methods that write. */
export type MutationDeleteTaskTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationDeleteTaskArgs = {
  id: Scalars['ID']['input'];
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

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Mixed: ResolverTypeWrapper<Scalars['Mixed']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  Json: ResolverTypeWrapper<Scalars['Json']['output']>;
  Coordinates: ResolverTypeWrapper<Scalars['Coordinates']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Operator: Operator;
  Direction: Direction;
  Trashed: Trashed;
  PaginatorInfo: ResolverTypeWrapper<PaginatorInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ConnectInput: ConnectInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Language: Language;
  ChangeAction: ChangeAction;
  Change: ResolverTypeWrapper<Change>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ActivityAction: ActivityAction;
  ActivitySubject: ActivitySubject;
  Activity: ResolverTypeWrapper<Activity>;
  ActivityPaginator: ResolverTypeWrapper<ActivityPaginator>;
  ActivitiesColumn: ActivitiesColumn;
  ActivitiesWhere: ActivitiesWhere;
  ActivitiesWhereGroup: ActivitiesWhereGroup;
  ActivitiesWhereCondition: ActivitiesWhereCondition;
  ActivitiesOrderColumn: ActivitiesOrderColumn;
  ActivitiesOrder: ActivitiesOrder;
  StartTrialInput: StartTrialInput;
  PaymentStatus: PaymentStatus;
  PaymentPurpose: PaymentPurpose;
  SubscriptionState: SubscriptionState;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  TariffUsage: ResolverTypeWrapper<TariffUsage>;
  SubscriptionRenewal: ResolverTypeWrapper<SubscriptionRenewal>;
  CompanySubscription: ResolverTypeWrapper<CompanySubscription>;
  PaymentQuote: ResolverTypeWrapper<PaymentQuote>;
  CreatePaymentSessionInput: CreatePaymentSessionInput;
  PlanTariffInput: PlanTariffInput;
  PaymentSession: ResolverTypeWrapper<PaymentSession>;
  CardSession: ResolverTypeWrapper<CardSession>;
  PaymentConfirmation: ResolverTypeWrapper<PaymentConfirmation>;
  SuccessfulPayment: ResolverTypeWrapper<SuccessfulPayment>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentPaginator: ResolverTypeWrapper<PaymentPaginator>;
  PaymentsColumn: PaymentsColumn;
  PaymentsWhere: PaymentsWhere;
  PaymentsWhereGroup: PaymentsWhereGroup;
  PaymentsWhereCondition: PaymentsWhereCondition;
  PaymentsOrderColumn: PaymentsOrderColumn;
  PaymentsOrder: PaymentsOrder;
  CustomerType: CustomerType;
  ProfileType: ProfileType;
  CustomerProfile: ResolverTypeWrapper<CustomerProfile>;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerView: ResolverTypeWrapper<CustomerView>;
  CreateCustomerProfileInput: CreateCustomerProfileInput;
  UpdateCustomerProfileInput: UpdateCustomerProfileInput;
  CreateCustomerProfileRelation: CreateCustomerProfileRelation;
  UpdateCustomerProfileRelation: UpdateCustomerProfileRelation;
  CreateAddressRelation: CreateAddressRelation;
  UpdateAddressRelation: UpdateAddressRelation;
  CreateCustomerInput: CreateCustomerInput;
  UpdateCustomerInput: UpdateCustomerInput;
  Rates: ResolverTypeWrapper<Rates>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CustomerStatistic: ResolverTypeWrapper<CustomerStatistic>;
  CustomerProfilePaginator: ResolverTypeWrapper<CustomerProfilePaginator>;
  CustomerProfilesColumn: CustomerProfilesColumn;
  CustomerProfilesWhere: CustomerProfilesWhere;
  CustomerProfilesWhereGroup: CustomerProfilesWhereGroup;
  CustomerProfilesWhereCondition: CustomerProfilesWhereCondition;
  CustomerProfilesOrderColumn: CustomerProfilesOrderColumn;
  CustomerProfilesOrder: CustomerProfilesOrder;
  CustomerPaginator: ResolverTypeWrapper<CustomerPaginator>;
  CustomersColumn: CustomersColumn;
  CustomersWhere: CustomersWhere;
  CustomersWhereGroup: CustomersWhereGroup;
  CustomersWhereCondition: CustomersWhereCondition;
  CustomersOrderColumn: CustomersOrderColumn;
  CustomersOrder: CustomersOrder;
  CustomerViewPaginator: ResolverTypeWrapper<CustomerViewPaginator>;
  CustomersViewColumn: CustomersViewColumn;
  CustomersViewWhere: CustomersViewWhere;
  CustomersViewWhereGroup: CustomersViewWhereGroup;
  CustomersViewWhereCondition: CustomersViewWhereCondition;
  CustomersViewOrderColumn: CustomersViewOrderColumn;
  CustomersViewOrder: CustomersViewOrder;
  DashboardInput: DashboardInput;
  Dashboard: ResolverTypeWrapper<Dashboard>;
  DashboardNeeds: ResolverTypeWrapper<DashboardNeeds>;
  DashboardNeed: ResolverTypeWrapper<DashboardNeed>;
  DashboardRequest: ResolverTypeWrapper<DashboardRequest>;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  Deliveries: ResolverTypeWrapper<Deliveries>;
  DeliveredMonth: ResolverTypeWrapper<DeliveredMonth>;
  Revenue: ResolverTypeWrapper<Revenue>;
  FleetUse: ResolverTypeWrapper<FleetUse>;
  TodaysStops: ResolverTypeWrapper<TodaysStops>;
  TodaysStop: ResolverTypeWrapper<TodaysStop>;
  VehicleClass: ResolverTypeWrapper<VehicleClass>;
  VehicleMake: ResolverTypeWrapper<VehicleMake>;
  VehicleModel: ResolverTypeWrapper<VehicleModel>;
  Vehicle: ResolverTypeWrapper<Vehicle>;
  VehicleView: ResolverTypeWrapper<VehicleView>;
  CreateVehicleInput: CreateVehicleInput;
  UpdateVehicleInput: UpdateVehicleInput;
  UpdateVehicleStatusInput: UpdateVehicleStatusInput;
  VehicleClassPaginator: ResolverTypeWrapper<VehicleClassPaginator>;
  VehicleClassColumn: VehicleClassColumn;
  VehicleClassWhere: VehicleClassWhere;
  VehicleClassWhereGroup: VehicleClassWhereGroup;
  VehicleClassWhereCondition: VehicleClassWhereCondition;
  VehicleClassOrderColumn: VehicleClassOrderColumn;
  VehicleClassOrder: VehicleClassOrder;
  VehicleMakePaginator: ResolverTypeWrapper<VehicleMakePaginator>;
  VehicleMakeColumn: VehicleMakeColumn;
  VehicleMakeWhere: VehicleMakeWhere;
  VehicleMakeWhereGroup: VehicleMakeWhereGroup;
  VehicleMakeWhereCondition: VehicleMakeWhereCondition;
  VehicleMakeOrderColumn: VehicleMakeOrderColumn;
  VehicleMakeOrder: VehicleMakeOrder;
  VehicleModelPaginator: ResolverTypeWrapper<VehicleModelPaginator>;
  VehicleModelsColumn: VehicleModelsColumn;
  VehicleModelsWhere: VehicleModelsWhere;
  VehicleModelsWhereGroup: VehicleModelsWhereGroup;
  VehicleModelsWhereCondition: VehicleModelsWhereCondition;
  VehicleModelsOrderColumn: VehicleModelsOrderColumn;
  VehicleModelsOrder: VehicleModelsOrder;
  VehiclePaginator: ResolverTypeWrapper<VehiclePaginator>;
  VehiclesColumn: VehiclesColumn;
  VehiclesWhere: VehiclesWhere;
  VehiclesWhereGroup: VehiclesWhereGroup;
  VehiclesWhereCondition: VehiclesWhereCondition;
  VehiclesOrderColumn: VehiclesOrderColumn;
  VehiclesOrder: VehiclesOrder;
  VehicleViewPaginator: ResolverTypeWrapper<VehicleViewPaginator>;
  VehiclesViewColumn: VehiclesViewColumn;
  VehiclesViewWhere: VehiclesViewWhere;
  VehiclesViewWhereGroup: VehiclesViewWhereGroup;
  VehiclesViewWhereCondition: VehiclesViewWhereCondition;
  VehiclesViewOrderColumn: VehiclesViewOrderColumn;
  VehiclesViewOrder: VehiclesViewOrder;
  Country: ResolverTypeWrapper<Country>;
  State: ResolverTypeWrapper<State>;
  City: ResolverTypeWrapper<City>;
  PostalCode: ResolverTypeWrapper<PostalCode>;
  CountryPaginator: ResolverTypeWrapper<CountryPaginator>;
  CountriesColumn: CountriesColumn;
  CountriesWhere: CountriesWhere;
  CountriesWhereGroup: CountriesWhereGroup;
  CountriesWhereCondition: CountriesWhereCondition;
  CountriesOrderColumn: CountriesOrderColumn;
  CountriesOrder: CountriesOrder;
  StatePaginator: ResolverTypeWrapper<StatePaginator>;
  StatesColumn: StatesColumn;
  StatesWhere: StatesWhere;
  StatesWhereGroup: StatesWhereGroup;
  StatesWhereCondition: StatesWhereCondition;
  StatesOrderColumn: StatesOrderColumn;
  StatesOrder: StatesOrder;
  CityPaginator: ResolverTypeWrapper<CityPaginator>;
  CitiesColumn: CitiesColumn;
  CitiesWhere: CitiesWhere;
  CitiesWhereGroup: CitiesWhereGroup;
  CitiesWhereCondition: CitiesWhereCondition;
  CitiesOrderColumn: CitiesOrderColumn;
  CitiesOrder: CitiesOrder;
  PostalCodePaginator: ResolverTypeWrapper<PostalCodePaginator>;
  PostalCodeColumn: PostalCodeColumn;
  PostalCodeWhere: PostalCodeWhere;
  PostalCodeWhereGroup: PostalCodeWhereGroup;
  PostalCodeWhereCondition: PostalCodeWhereCondition;
  PostalCodeOrderColumn: PostalCodeOrderColumn;
  PostalCodeOrder: PostalCodeOrder;
  UserState: UserState;
  OnboardingStatus: OnboardingStatus;
  AuthPayload: ResolverTypeWrapper<AuthPayload>;
  Device: ResolverTypeWrapper<Device>;
  UserDevice: ResolverTypeWrapper<UserDevice>;
  LoginInput: LoginInput;
  RegisterInput: RegisterInput;
  SocialProvider: SocialProvider;
  SocialTokenKind: SocialTokenKind;
  SocialLoginInput: SocialLoginInput;
  SocialRegisterInput: SocialRegisterInput;
  StatusPayload: ResolverTypeWrapper<StatusPayload>;
  ForgotPasswordInput: ForgotPasswordInput;
  TokenStatus: TokenStatus;
  TokenPurpose: TokenPurpose;
  TokenCheck: ResolverTypeWrapper<TokenCheck>;
  TokenPasswordInput: TokenPasswordInput;
  UpdatePasswordInput: UpdatePasswordInput;
  UserInviteInput: UserInviteInput;
  QrCode: ResolverTypeWrapper<QrCode>;
  TwoFactorSecret: ResolverTypeWrapper<TwoFactorSecret>;
  TwoFactorInput: TwoFactorInput;
  TwoFactorActivation: ResolverTypeWrapper<TwoFactorActivation>;
  TwoFactorStatus: ResolverTypeWrapper<TwoFactorStatus>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  DevicesSignedOut: ResolverTypeWrapper<DevicesSignedOut>;
  UpdateAccountInput: UpdateAccountInput;
  UpdateOwnProfileInput: UpdateOwnProfileInput;
  DateFormat: DateFormat;
  RequireTwoFactorInput: RequireTwoFactorInput;
  RefreshTokenInput: RefreshTokenInput;
  UserStatistic: ResolverTypeWrapper<UserStatistic>;
  User: ResolverTypeWrapper<User>;
  UserCode: ResolverTypeWrapper<UserCode>;
  UserRecoveryType: UserRecoveryType;
  Profile: ResolverTypeWrapper<Profile>;
  UserView: ResolverTypeWrapper<UserView>;
  CreateProfileInput: CreateProfileInput;
  UpdateProfileInput: UpdateProfileInput;
  CreateProfileRelation: CreateProfileRelation;
  UpdateProfileRelation: UpdateProfileRelation;
  RolesRelation: RolesRelation;
  CreateUserInput: CreateUserInput;
  UpdateUserInput: UpdateUserInput;
  UpdateUserStateInput: UpdateUserStateInput;
  Role: ResolverTypeWrapper<Role>;
  PermissionsRelation: PermissionsRelation;
  CreateRoleInput: CreateRoleInput;
  UpdateRoleInput: UpdateRoleInput;
  PermissionCategory: ResolverTypeWrapper<PermissionCategory>;
  Permission: ResolverTypeWrapper<Permission>;
  UserHasRole: ResolverTypeWrapper<UserHasRole>;
  UserPaginator: ResolverTypeWrapper<UserPaginator>;
  UsersColumn: UsersColumn;
  UsersWhere: UsersWhere;
  UsersWhereGroup: UsersWhereGroup;
  UsersWhereCondition: UsersWhereCondition;
  UsersOrderColumn: UsersOrderColumn;
  UsersOrder: UsersOrder;
  UserViewPaginator: ResolverTypeWrapper<UserViewPaginator>;
  UsersViewColumn: UsersViewColumn;
  UsersViewWhere: UsersViewWhere;
  UsersViewWhereGroup: UsersViewWhereGroup;
  UsersViewWhereCondition: UsersViewWhereCondition;
  UsersViewOrderColumn: UsersViewOrderColumn;
  UsersViewOrder: UsersViewOrder;
  UsersViewLogisticalColumn: UsersViewLogisticalColumn;
  UsersViewLogisticalWhere: UsersViewLogisticalWhere;
  UsersViewLogisticalWhereGroup: UsersViewLogisticalWhereGroup;
  UsersViewLogisticalWhereCondition: UsersViewLogisticalWhereCondition;
  UsersViewLogisticalOrderColumn: UsersViewLogisticalOrderColumn;
  UsersViewLogisticalOrder: UsersViewLogisticalOrder;
  UsersViewDriverColumn: UsersViewDriverColumn;
  UsersViewDriverWhere: UsersViewDriverWhere;
  UsersViewDriverWhereGroup: UsersViewDriverWhereGroup;
  UsersViewDriverWhereCondition: UsersViewDriverWhereCondition;
  UsersViewDriverOrderColumn: UsersViewDriverOrderColumn;
  UsersViewDriverOrder: UsersViewDriverOrder;
  ProfilePaginator: ResolverTypeWrapper<ProfilePaginator>;
  ProfilesColumn: ProfilesColumn;
  ProfilesWhere: ProfilesWhere;
  ProfilesWhereGroup: ProfilesWhereGroup;
  ProfilesWhereCondition: ProfilesWhereCondition;
  ProfilesOrderColumn: ProfilesOrderColumn;
  ProfilesOrder: ProfilesOrder;
  RolePaginator: ResolverTypeWrapper<RolePaginator>;
  RolesColumn: RolesColumn;
  RolesWhere: RolesWhere;
  RolesWhereGroup: RolesWhereGroup;
  RolesWhereCondition: RolesWhereCondition;
  RolesOrderColumn: RolesOrderColumn;
  RolesOrder: RolesOrder;
  PermissionPaginator: ResolverTypeWrapper<PermissionPaginator>;
  PermissionsColumn: PermissionsColumn;
  PermissionsWhere: PermissionsWhere;
  PermissionsWhereGroup: PermissionsWhereGroup;
  PermissionsWhereCondition: PermissionsWhereCondition;
  PermissionsOrderColumn: PermissionsOrderColumn;
  PermissionsOrder: PermissionsOrder;
  UserHasRolePaginator: ResolverTypeWrapper<UserHasRolePaginator>;
  UserHasRolesColumn: UserHasRolesColumn;
  UserHasRolesWhere: UserHasRolesWhere;
  UserHasRolesWhereGroup: UserHasRolesWhereGroup;
  UserHasRolesWhereCondition: UserHasRolesWhereCondition;
  UserHasRolesOrderColumn: UserHasRolesOrderColumn;
  UserHasRolesOrder: UserHasRolesOrder;
  UserDevicePaginator: ResolverTypeWrapper<UserDevicePaginator>;
  UserDevicesColumn: UserDevicesColumn;
  UserDevicesWhere: UserDevicesWhere;
  UserDevicesWhereGroup: UserDevicesWhereGroup;
  UserDevicesWhereCondition: UserDevicesWhereCondition;
  UserDevicesOrderColumn: UserDevicesOrderColumn;
  UserDevicesOrder: UserDevicesOrder;
  IdTable: IdTable;
  MediaModelType: MediaModelType;
  MediaConversion: ResolverTypeWrapper<MediaConversion>;
  Media: ResolverTypeWrapper<Media>;
  UploadMediaInput: UploadMediaInput;
  MediaPaginator: ResolverTypeWrapper<MediaPaginator>;
  MediaColumn: MediaColumn;
  MediaWhere: MediaWhere;
  MediaWhereGroup: MediaWhereGroup;
  MediaWhereCondition: MediaWhereCondition;
  MediaOrderColumn: MediaOrderColumn;
  MediaOrder: MediaOrder;
  PdfDocument: ResolverTypeWrapper<PdfDocument>;
  CancelRequestReason: ResolverTypeWrapper<CancelRequestReason>;
  Service: ResolverTypeWrapper<Service>;
  CancelRequestReasonPaginator: ResolverTypeWrapper<CancelRequestReasonPaginator>;
  CancelRequestReasonsColumn: CancelRequestReasonsColumn;
  CancelRequestReasonsWhere: CancelRequestReasonsWhere;
  CancelRequestReasonsWhereGroup: CancelRequestReasonsWhereGroup;
  CancelRequestReasonsWhereCondition: CancelRequestReasonsWhereCondition;
  CancelRequestReasonsOrderColumn: CancelRequestReasonsOrderColumn;
  CancelRequestReasonsOrder: CancelRequestReasonsOrder;
  ServicePaginator: ResolverTypeWrapper<ServicePaginator>;
  ServicesColumn: ServicesColumn;
  ServicesWhere: ServicesWhere;
  ServicesWhereGroup: ServicesWhereGroup;
  ServicesWhereCondition: ServicesWhereCondition;
  ServicesOrderColumn: ServicesOrderColumn;
  ServicesOrder: ServicesOrder;
  EstimateSource: EstimateSource;
  RouteLegInput: RouteLegInput;
  RouteEstimate: ResolverTypeWrapper<RouteEstimate>;
  DriverHours: ResolverTypeWrapper<DriverHours>;
  ContactSale: ResolverTypeWrapper<ContactSale>;
  CreateContactSaleInput: CreateContactSaleInput;
  ContactSalePaginator: ResolverTypeWrapper<ContactSalePaginator>;
  ContactSalesColumn: ContactSalesColumn;
  ContactSalesWhere: ContactSalesWhere;
  ContactSalesWhereGroup: ContactSalesWhereGroup;
  ContactSalesWhereCondition: ContactSalesWhereCondition;
  ContactSalesOrderColumn: ContactSalesOrderColumn;
  ContactSalesOrder: ContactSalesOrder;
  SharedLink: ResolverTypeWrapper<SharedLink>;
  CreateSharedLinkInput: CreateSharedLinkInput;
  SharedLegState: SharedLegState;
  SharedCompany: ResolverTypeWrapper<SharedCompany>;
  SharedPlace: ResolverTypeWrapper<SharedPlace>;
  SharedLeg: ResolverTypeWrapper<SharedLeg>;
  SharedStep: ResolverTypeWrapper<SharedStep>;
  SharedRequest: ResolverTypeWrapper<SharedRequest>;
  TariffStatus: TariffStatus;
  TariffType: TariffType;
  BillingCycle: BillingCycle;
  TrialPeriod: ResolverTypeWrapper<TrialPeriod>;
  MonthlyPrice: ResolverTypeWrapper<MonthlyPrice>;
  YearlyPrice: ResolverTypeWrapper<YearlyPrice>;
  Opportunity: ResolverTypeWrapper<Opportunity>;
  Tariff: ResolverTypeWrapper<Tariff>;
  TariffPaginator: ResolverTypeWrapper<TariffPaginator>;
  TariffsColumn: TariffsColumn;
  TariffsWhere: TariffsWhere;
  TariffsWhereGroup: TariffsWhereGroup;
  TariffsWhereCondition: TariffsWhereCondition;
  TariffsOrderColumn: TariffsOrderColumn;
  TariffsOrder: TariffsOrder;
  TenantStatistics: ResolverTypeWrapper<TenantStatistics>;
  ContactPerson: ResolverTypeWrapper<ContactPerson>;
  CompanyAddress: ResolverTypeWrapper<CompanyAddress>;
  Company: ResolverTypeWrapper<Company>;
  Tenant: ResolverTypeWrapper<Tenant>;
  CompanyAddressInput: CompanyAddressInput;
  CompanyAddressRelation: CompanyAddressRelation;
  CreateContactPersonInput: CreateContactPersonInput;
  UpdateContactPersonInput: UpdateContactPersonInput;
  ContactPeopleRelation: ContactPeopleRelation;
  UpdateCompanyInput: UpdateCompanyInput;
  CompanyRelation: CompanyRelation;
  UpdateTenantInput: UpdateTenantInput;
  TenantPaginator: ResolverTypeWrapper<TenantPaginator>;
  TenantColumn: TenantColumn;
  TenantWhere: TenantWhere;
  TenantWhereGroup: TenantWhereGroup;
  TenantWhereCondition: TenantWhereCondition;
  TenantOrderColumn: TenantOrderColumn;
  TenantOrder: TenantOrder;
  ServiceTransportationStatistic: ResolverTypeWrapper<ServiceTransportationStatistic>;
  ServiceTransportationStatus: ServiceTransportationStatus;
  StepNeed: StepNeed;
  ServiceTransportationType: ServiceTransportationType;
  AddressDirection: AddressDirection;
  AddressableType: AddressableType;
  Address: ResolverTypeWrapper<Address>;
  CreateAddressInput: CreateAddressInput;
  UpdateAddressInput: UpdateAddressInput;
  CreateAddressesRelation: CreateAddressesRelation;
  UpdateAddressesRelation: UpdateAddressesRelation;
  ServiceTransportationCargo: ResolverTypeWrapper<ServiceTransportationCargo>;
  CreateCargoInput: CreateCargoInput;
  UpdateCargoInput: UpdateCargoInput;
  CreateCargoRelation: CreateCargoRelation;
  UpdateCargoRelation: UpdateCargoRelation;
  RequestLogistician: ResolverTypeWrapper<RequestLogistician>;
  ServiceTransportation: ResolverTypeWrapper<ServiceTransportation>;
  ServiceTransportationView: ResolverTypeWrapper<ServiceTransportationView>;
  CreateServiceTransportationInput: CreateServiceTransportationInput;
  UpdateServiceTransportationInput: UpdateServiceTransportationInput;
  Route: ResolverTypeWrapper<Route>;
  CreateRouteInput: CreateRouteInput;
  UpdateRouteInput: UpdateRouteInput;
  TaskType: TaskType;
  LogistTaskStatus: LogistTaskStatus;
  RouteTaskStatus: RouteTaskStatus;
  TaskModelType: TaskModelType;
  LogistTask: ResolverTypeWrapper<LogistTask>;
  RouteTask: ResolverTypeWrapper<RouteTask>;
  CreateLogistTaskInput: CreateLogistTaskInput;
  UpdateLogistTaskInput: UpdateLogistTaskInput;
  CreateRouteTaskInput: CreateRouteTaskInput;
  UpdateRouteTaskInput: UpdateRouteTaskInput;
  AssignLogisticianInput: AssignLogisticianInput;
  AnswerAssignmentInput: AnswerAssignmentInput;
  ServiceFeedbackInput: ServiceFeedbackInput;
  UpdateServiceTransportationStatusInput: UpdateServiceTransportationStatusInput;
  UpdateLogistTaskStatusInput: UpdateLogistTaskStatusInput;
  UpdateRouteTaskStatusInput: UpdateRouteTaskStatusInput;
  TaskTemplate: ResolverTypeWrapper<TaskTemplate>;
  CreateTaskTemplateInput: CreateTaskTemplateInput;
  UpdateTaskTemplateInput: UpdateTaskTemplateInput;
  Task: ResolverTypeWrapper<Task>;
  ServiceFeedbackType: ServiceFeedbackType;
  ServiceFeedback: ResolverTypeWrapper<ServiceFeedback>;
  CrewType: CrewType;
  CrewBooking: ResolverTypeWrapper<CrewBooking>;
  AddressPaginator: ResolverTypeWrapper<AddressPaginator>;
  AddressesColumn: AddressesColumn;
  AddressesWhere: AddressesWhere;
  AddressesWhereGroup: AddressesWhereGroup;
  AddressesWhereCondition: AddressesWhereCondition;
  AddressesOrderColumn: AddressesOrderColumn;
  AddressesOrder: AddressesOrder;
  ServiceTransportationCargoPaginator: ResolverTypeWrapper<ServiceTransportationCargoPaginator>;
  ServiceTransportationCargoColumn: ServiceTransportationCargoColumn;
  ServiceTransportationCargoWhere: ServiceTransportationCargoWhere;
  ServiceTransportationCargoWhereGroup: ServiceTransportationCargoWhereGroup;
  ServiceTransportationCargoWhereCondition: ServiceTransportationCargoWhereCondition;
  ServiceTransportationCargoOrderColumn: ServiceTransportationCargoOrderColumn;
  ServiceTransportationCargoOrder: ServiceTransportationCargoOrder;
  ServiceTransportationPaginator: ResolverTypeWrapper<ServiceTransportationPaginator>;
  ServiceTransportationColumn: ServiceTransportationColumn;
  ServiceTransportationWhere: ServiceTransportationWhere;
  ServiceTransportationWhereGroup: ServiceTransportationWhereGroup;
  ServiceTransportationWhereCondition: ServiceTransportationWhereCondition;
  ServiceTransportationOrderColumn: ServiceTransportationOrderColumn;
  ServiceTransportationOrder: ServiceTransportationOrder;
  ServiceTransportationViewPaginator: ResolverTypeWrapper<ServiceTransportationViewPaginator>;
  ServiceTransportationViewColumn: ServiceTransportationViewColumn;
  ServiceTransportationViewWhere: ServiceTransportationViewWhere;
  ServiceTransportationViewWhereGroup: ServiceTransportationViewWhereGroup;
  ServiceTransportationViewWhereCondition: ServiceTransportationViewWhereCondition;
  ServiceTransportationViewOrderColumn: ServiceTransportationViewOrderColumn;
  ServiceTransportationViewOrder: ServiceTransportationViewOrder;
  RoutePaginator: ResolverTypeWrapper<RoutePaginator>;
  RoutesColumn: RoutesColumn;
  RoutesWhere: RoutesWhere;
  RoutesWhereGroup: RoutesWhereGroup;
  RoutesWhereCondition: RoutesWhereCondition;
  RoutesOrderColumn: RoutesOrderColumn;
  RoutesOrder: RoutesOrder;
  LogistTaskPaginator: ResolverTypeWrapper<LogistTaskPaginator>;
  LogistTasksColumn: LogistTasksColumn;
  LogistTasksWhere: LogistTasksWhere;
  LogistTasksWhereGroup: LogistTasksWhereGroup;
  LogistTasksWhereCondition: LogistTasksWhereCondition;
  LogistTasksOrderColumn: LogistTasksOrderColumn;
  LogistTasksOrder: LogistTasksOrder;
  TaskTemplatePaginator: ResolverTypeWrapper<TaskTemplatePaginator>;
  TaskTemplatesColumn: TaskTemplatesColumn;
  TaskTemplatesWhere: TaskTemplatesWhere;
  TaskTemplatesWhereGroup: TaskTemplatesWhereGroup;
  TaskTemplatesWhereCondition: TaskTemplatesWhereCondition;
  TaskTemplatesOrderColumn: TaskTemplatesOrderColumn;
  TaskTemplatesOrder: TaskTemplatesOrder;
  RouteTaskPaginator: ResolverTypeWrapper<RouteTaskPaginator>;
  RouteTasksColumn: RouteTasksColumn;
  RouteTasksWhere: RouteTasksWhere;
  RouteTasksWhereGroup: RouteTasksWhereGroup;
  RouteTasksWhereCondition: RouteTasksWhereCondition;
  RouteTasksOrderColumn: RouteTasksOrderColumn;
  RouteTasksOrder: RouteTasksOrder;
  VerificationStatus: VerificationStatus;
  EntityVerification: ResolverTypeWrapper<EntityVerification>;
  VerifiedType: VerifiedType;
  VerificationRequest: ResolverTypeWrapper<VerificationRequest>;
  ReviewAnswer: ReviewAnswer;
  ReviewVerificationInput: ReviewVerificationInput;
  VerificationRequestPaginator: ResolverTypeWrapper<VerificationRequestPaginator>;
  VerificationQueueColumn: VerificationQueueColumn;
  VerificationQueueWhere: VerificationQueueWhere;
  VerificationQueueWhereGroup: VerificationQueueWhereGroup;
  VerificationQueueWhereCondition: VerificationQueueWhereCondition;
  VerificationQueueOrderColumn: VerificationQueueOrderColumn;
  VerificationQueueOrder: VerificationQueueOrder;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Mixed: Scalars['Mixed']['output'];
  Date: Scalars['Date']['output'];
  Json: Scalars['Json']['output'];
  Coordinates: Scalars['Coordinates']['output'];
  Upload: Scalars['Upload']['output'];
  PaginatorInfo: PaginatorInfo;
  Boolean: Scalars['Boolean']['output'];
  ConnectInput: ConnectInput;
  ID: Scalars['ID']['output'];
  Change: Change;
  String: Scalars['String']['output'];
  Activity: Activity;
  ActivityPaginator: ActivityPaginator;
  ActivitiesWhere: ActivitiesWhere;
  ActivitiesWhereGroup: ActivitiesWhereGroup;
  ActivitiesWhereCondition: ActivitiesWhereCondition;
  ActivitiesOrder: ActivitiesOrder;
  StartTrialInput: StartTrialInput;
  PaymentCard: PaymentCard;
  TariffUsage: TariffUsage;
  SubscriptionRenewal: SubscriptionRenewal;
  CompanySubscription: CompanySubscription;
  PaymentQuote: PaymentQuote;
  CreatePaymentSessionInput: CreatePaymentSessionInput;
  PlanTariffInput: PlanTariffInput;
  PaymentSession: PaymentSession;
  CardSession: CardSession;
  PaymentConfirmation: PaymentConfirmation;
  SuccessfulPayment: SuccessfulPayment;
  Payment: Payment;
  PaymentPaginator: PaymentPaginator;
  PaymentsWhere: PaymentsWhere;
  PaymentsWhereGroup: PaymentsWhereGroup;
  PaymentsWhereCondition: PaymentsWhereCondition;
  PaymentsOrder: PaymentsOrder;
  CustomerProfile: CustomerProfile;
  Customer: Customer;
  CustomerView: CustomerView;
  CreateCustomerProfileInput: CreateCustomerProfileInput;
  UpdateCustomerProfileInput: UpdateCustomerProfileInput;
  CreateCustomerProfileRelation: CreateCustomerProfileRelation;
  UpdateCustomerProfileRelation: UpdateCustomerProfileRelation;
  CreateAddressRelation: CreateAddressRelation;
  UpdateAddressRelation: UpdateAddressRelation;
  CreateCustomerInput: CreateCustomerInput;
  UpdateCustomerInput: UpdateCustomerInput;
  Rates: Rates;
  Float: Scalars['Float']['output'];
  CustomerStatistic: CustomerStatistic;
  CustomerProfilePaginator: CustomerProfilePaginator;
  CustomerProfilesWhere: CustomerProfilesWhere;
  CustomerProfilesWhereGroup: CustomerProfilesWhereGroup;
  CustomerProfilesWhereCondition: CustomerProfilesWhereCondition;
  CustomerProfilesOrder: CustomerProfilesOrder;
  CustomerPaginator: CustomerPaginator;
  CustomersWhere: CustomersWhere;
  CustomersWhereGroup: CustomersWhereGroup;
  CustomersWhereCondition: CustomersWhereCondition;
  CustomersOrder: CustomersOrder;
  CustomerViewPaginator: CustomerViewPaginator;
  CustomersViewWhere: CustomersViewWhere;
  CustomersViewWhereGroup: CustomersViewWhereGroup;
  CustomersViewWhereCondition: CustomersViewWhereCondition;
  CustomersViewOrder: CustomersViewOrder;
  DashboardInput: DashboardInput;
  Dashboard: Dashboard;
  DashboardNeeds: DashboardNeeds;
  DashboardNeed: DashboardNeed;
  DashboardRequest: DashboardRequest;
  StatusCount: StatusCount;
  Deliveries: Deliveries;
  DeliveredMonth: DeliveredMonth;
  Revenue: Revenue;
  FleetUse: FleetUse;
  TodaysStops: TodaysStops;
  TodaysStop: TodaysStop;
  VehicleClass: VehicleClass;
  VehicleMake: VehicleMake;
  VehicleModel: VehicleModel;
  Vehicle: Vehicle;
  VehicleView: VehicleView;
  CreateVehicleInput: CreateVehicleInput;
  UpdateVehicleInput: UpdateVehicleInput;
  UpdateVehicleStatusInput: UpdateVehicleStatusInput;
  VehicleClassPaginator: VehicleClassPaginator;
  VehicleClassWhere: VehicleClassWhere;
  VehicleClassWhereGroup: VehicleClassWhereGroup;
  VehicleClassWhereCondition: VehicleClassWhereCondition;
  VehicleClassOrder: VehicleClassOrder;
  VehicleMakePaginator: VehicleMakePaginator;
  VehicleMakeWhere: VehicleMakeWhere;
  VehicleMakeWhereGroup: VehicleMakeWhereGroup;
  VehicleMakeWhereCondition: VehicleMakeWhereCondition;
  VehicleMakeOrder: VehicleMakeOrder;
  VehicleModelPaginator: VehicleModelPaginator;
  VehicleModelsWhere: VehicleModelsWhere;
  VehicleModelsWhereGroup: VehicleModelsWhereGroup;
  VehicleModelsWhereCondition: VehicleModelsWhereCondition;
  VehicleModelsOrder: VehicleModelsOrder;
  VehiclePaginator: VehiclePaginator;
  VehiclesWhere: VehiclesWhere;
  VehiclesWhereGroup: VehiclesWhereGroup;
  VehiclesWhereCondition: VehiclesWhereCondition;
  VehiclesOrder: VehiclesOrder;
  VehicleViewPaginator: VehicleViewPaginator;
  VehiclesViewWhere: VehiclesViewWhere;
  VehiclesViewWhereGroup: VehiclesViewWhereGroup;
  VehiclesViewWhereCondition: VehiclesViewWhereCondition;
  VehiclesViewOrder: VehiclesViewOrder;
  Country: Country;
  State: State;
  City: City;
  PostalCode: PostalCode;
  CountryPaginator: CountryPaginator;
  CountriesWhere: CountriesWhere;
  CountriesWhereGroup: CountriesWhereGroup;
  CountriesWhereCondition: CountriesWhereCondition;
  CountriesOrder: CountriesOrder;
  StatePaginator: StatePaginator;
  StatesWhere: StatesWhere;
  StatesWhereGroup: StatesWhereGroup;
  StatesWhereCondition: StatesWhereCondition;
  StatesOrder: StatesOrder;
  CityPaginator: CityPaginator;
  CitiesWhere: CitiesWhere;
  CitiesWhereGroup: CitiesWhereGroup;
  CitiesWhereCondition: CitiesWhereCondition;
  CitiesOrder: CitiesOrder;
  PostalCodePaginator: PostalCodePaginator;
  PostalCodeWhere: PostalCodeWhere;
  PostalCodeWhereGroup: PostalCodeWhereGroup;
  PostalCodeWhereCondition: PostalCodeWhereCondition;
  PostalCodeOrder: PostalCodeOrder;
  AuthPayload: AuthPayload;
  Device: Device;
  UserDevice: UserDevice;
  LoginInput: LoginInput;
  RegisterInput: RegisterInput;
  SocialLoginInput: SocialLoginInput;
  SocialRegisterInput: SocialRegisterInput;
  StatusPayload: StatusPayload;
  ForgotPasswordInput: ForgotPasswordInput;
  TokenCheck: TokenCheck;
  TokenPasswordInput: TokenPasswordInput;
  UpdatePasswordInput: UpdatePasswordInput;
  UserInviteInput: UserInviteInput;
  QrCode: QrCode;
  TwoFactorSecret: TwoFactorSecret;
  TwoFactorInput: TwoFactorInput;
  TwoFactorActivation: TwoFactorActivation;
  TwoFactorStatus: TwoFactorStatus;
  RecoveryCodes: RecoveryCodes;
  DevicesSignedOut: DevicesSignedOut;
  UpdateAccountInput: UpdateAccountInput;
  UpdateOwnProfileInput: UpdateOwnProfileInput;
  RequireTwoFactorInput: RequireTwoFactorInput;
  RefreshTokenInput: RefreshTokenInput;
  UserStatistic: UserStatistic;
  User: User;
  UserCode: UserCode;
  Profile: Profile;
  UserView: UserView;
  CreateProfileInput: CreateProfileInput;
  UpdateProfileInput: UpdateProfileInput;
  CreateProfileRelation: CreateProfileRelation;
  UpdateProfileRelation: UpdateProfileRelation;
  RolesRelation: RolesRelation;
  CreateUserInput: CreateUserInput;
  UpdateUserInput: UpdateUserInput;
  UpdateUserStateInput: UpdateUserStateInput;
  Role: Role;
  PermissionsRelation: PermissionsRelation;
  CreateRoleInput: CreateRoleInput;
  UpdateRoleInput: UpdateRoleInput;
  PermissionCategory: PermissionCategory;
  Permission: Permission;
  UserHasRole: UserHasRole;
  UserPaginator: UserPaginator;
  UsersWhere: UsersWhere;
  UsersWhereGroup: UsersWhereGroup;
  UsersWhereCondition: UsersWhereCondition;
  UsersOrder: UsersOrder;
  UserViewPaginator: UserViewPaginator;
  UsersViewWhere: UsersViewWhere;
  UsersViewWhereGroup: UsersViewWhereGroup;
  UsersViewWhereCondition: UsersViewWhereCondition;
  UsersViewOrder: UsersViewOrder;
  UsersViewLogisticalWhere: UsersViewLogisticalWhere;
  UsersViewLogisticalWhereGroup: UsersViewLogisticalWhereGroup;
  UsersViewLogisticalWhereCondition: UsersViewLogisticalWhereCondition;
  UsersViewLogisticalOrder: UsersViewLogisticalOrder;
  UsersViewDriverWhere: UsersViewDriverWhere;
  UsersViewDriverWhereGroup: UsersViewDriverWhereGroup;
  UsersViewDriverWhereCondition: UsersViewDriverWhereCondition;
  UsersViewDriverOrder: UsersViewDriverOrder;
  ProfilePaginator: ProfilePaginator;
  ProfilesWhere: ProfilesWhere;
  ProfilesWhereGroup: ProfilesWhereGroup;
  ProfilesWhereCondition: ProfilesWhereCondition;
  ProfilesOrder: ProfilesOrder;
  RolePaginator: RolePaginator;
  RolesWhere: RolesWhere;
  RolesWhereGroup: RolesWhereGroup;
  RolesWhereCondition: RolesWhereCondition;
  RolesOrder: RolesOrder;
  PermissionPaginator: PermissionPaginator;
  PermissionsWhere: PermissionsWhere;
  PermissionsWhereGroup: PermissionsWhereGroup;
  PermissionsWhereCondition: PermissionsWhereCondition;
  PermissionsOrder: PermissionsOrder;
  UserHasRolePaginator: UserHasRolePaginator;
  UserHasRolesWhere: UserHasRolesWhere;
  UserHasRolesWhereGroup: UserHasRolesWhereGroup;
  UserHasRolesWhereCondition: UserHasRolesWhereCondition;
  UserHasRolesOrder: UserHasRolesOrder;
  UserDevicePaginator: UserDevicePaginator;
  UserDevicesWhere: UserDevicesWhere;
  UserDevicesWhereGroup: UserDevicesWhereGroup;
  UserDevicesWhereCondition: UserDevicesWhereCondition;
  UserDevicesOrder: UserDevicesOrder;
  MediaConversion: MediaConversion;
  Media: Media;
  UploadMediaInput: UploadMediaInput;
  MediaPaginator: MediaPaginator;
  MediaWhere: MediaWhere;
  MediaWhereGroup: MediaWhereGroup;
  MediaWhereCondition: MediaWhereCondition;
  MediaOrder: MediaOrder;
  PdfDocument: PdfDocument;
  CancelRequestReason: CancelRequestReason;
  Service: Service;
  CancelRequestReasonPaginator: CancelRequestReasonPaginator;
  CancelRequestReasonsWhere: CancelRequestReasonsWhere;
  CancelRequestReasonsWhereGroup: CancelRequestReasonsWhereGroup;
  CancelRequestReasonsWhereCondition: CancelRequestReasonsWhereCondition;
  CancelRequestReasonsOrder: CancelRequestReasonsOrder;
  ServicePaginator: ServicePaginator;
  ServicesWhere: ServicesWhere;
  ServicesWhereGroup: ServicesWhereGroup;
  ServicesWhereCondition: ServicesWhereCondition;
  ServicesOrder: ServicesOrder;
  RouteLegInput: RouteLegInput;
  RouteEstimate: RouteEstimate;
  DriverHours: DriverHours;
  ContactSale: ContactSale;
  CreateContactSaleInput: CreateContactSaleInput;
  ContactSalePaginator: ContactSalePaginator;
  ContactSalesWhere: ContactSalesWhere;
  ContactSalesWhereGroup: ContactSalesWhereGroup;
  ContactSalesWhereCondition: ContactSalesWhereCondition;
  ContactSalesOrder: ContactSalesOrder;
  SharedLink: SharedLink;
  CreateSharedLinkInput: CreateSharedLinkInput;
  SharedCompany: SharedCompany;
  SharedPlace: SharedPlace;
  SharedLeg: SharedLeg;
  SharedStep: SharedStep;
  SharedRequest: SharedRequest;
  TrialPeriod: TrialPeriod;
  MonthlyPrice: MonthlyPrice;
  YearlyPrice: YearlyPrice;
  Opportunity: Opportunity;
  Tariff: Tariff;
  TariffPaginator: TariffPaginator;
  TariffsWhere: TariffsWhere;
  TariffsWhereGroup: TariffsWhereGroup;
  TariffsWhereCondition: TariffsWhereCondition;
  TariffsOrder: TariffsOrder;
  TenantStatistics: TenantStatistics;
  ContactPerson: ContactPerson;
  CompanyAddress: CompanyAddress;
  Company: Company;
  Tenant: Tenant;
  CompanyAddressInput: CompanyAddressInput;
  CompanyAddressRelation: CompanyAddressRelation;
  CreateContactPersonInput: CreateContactPersonInput;
  UpdateContactPersonInput: UpdateContactPersonInput;
  ContactPeopleRelation: ContactPeopleRelation;
  UpdateCompanyInput: UpdateCompanyInput;
  CompanyRelation: CompanyRelation;
  UpdateTenantInput: UpdateTenantInput;
  TenantPaginator: TenantPaginator;
  TenantWhere: TenantWhere;
  TenantWhereGroup: TenantWhereGroup;
  TenantWhereCondition: TenantWhereCondition;
  TenantOrder: TenantOrder;
  ServiceTransportationStatistic: ServiceTransportationStatistic;
  Address: Address;
  CreateAddressInput: CreateAddressInput;
  UpdateAddressInput: UpdateAddressInput;
  CreateAddressesRelation: CreateAddressesRelation;
  UpdateAddressesRelation: UpdateAddressesRelation;
  ServiceTransportationCargo: ServiceTransportationCargo;
  CreateCargoInput: CreateCargoInput;
  UpdateCargoInput: UpdateCargoInput;
  CreateCargoRelation: CreateCargoRelation;
  UpdateCargoRelation: UpdateCargoRelation;
  RequestLogistician: RequestLogistician;
  ServiceTransportation: ServiceTransportation;
  ServiceTransportationView: ServiceTransportationView;
  CreateServiceTransportationInput: CreateServiceTransportationInput;
  UpdateServiceTransportationInput: UpdateServiceTransportationInput;
  Route: Route;
  CreateRouteInput: CreateRouteInput;
  UpdateRouteInput: UpdateRouteInput;
  LogistTask: LogistTask;
  RouteTask: RouteTask;
  CreateLogistTaskInput: CreateLogistTaskInput;
  UpdateLogistTaskInput: UpdateLogistTaskInput;
  CreateRouteTaskInput: CreateRouteTaskInput;
  UpdateRouteTaskInput: UpdateRouteTaskInput;
  AssignLogisticianInput: AssignLogisticianInput;
  AnswerAssignmentInput: AnswerAssignmentInput;
  ServiceFeedbackInput: ServiceFeedbackInput;
  UpdateServiceTransportationStatusInput: UpdateServiceTransportationStatusInput;
  UpdateLogistTaskStatusInput: UpdateLogistTaskStatusInput;
  UpdateRouteTaskStatusInput: UpdateRouteTaskStatusInput;
  TaskTemplate: TaskTemplate;
  CreateTaskTemplateInput: CreateTaskTemplateInput;
  UpdateTaskTemplateInput: UpdateTaskTemplateInput;
  Task: Task;
  ServiceFeedback: ServiceFeedback;
  CrewBooking: CrewBooking;
  AddressPaginator: AddressPaginator;
  AddressesWhere: AddressesWhere;
  AddressesWhereGroup: AddressesWhereGroup;
  AddressesWhereCondition: AddressesWhereCondition;
  AddressesOrder: AddressesOrder;
  ServiceTransportationCargoPaginator: ServiceTransportationCargoPaginator;
  ServiceTransportationCargoWhere: ServiceTransportationCargoWhere;
  ServiceTransportationCargoWhereGroup: ServiceTransportationCargoWhereGroup;
  ServiceTransportationCargoWhereCondition: ServiceTransportationCargoWhereCondition;
  ServiceTransportationCargoOrder: ServiceTransportationCargoOrder;
  ServiceTransportationPaginator: ServiceTransportationPaginator;
  ServiceTransportationWhere: ServiceTransportationWhere;
  ServiceTransportationWhereGroup: ServiceTransportationWhereGroup;
  ServiceTransportationWhereCondition: ServiceTransportationWhereCondition;
  ServiceTransportationOrder: ServiceTransportationOrder;
  ServiceTransportationViewPaginator: ServiceTransportationViewPaginator;
  ServiceTransportationViewWhere: ServiceTransportationViewWhere;
  ServiceTransportationViewWhereGroup: ServiceTransportationViewWhereGroup;
  ServiceTransportationViewWhereCondition: ServiceTransportationViewWhereCondition;
  ServiceTransportationViewOrder: ServiceTransportationViewOrder;
  RoutePaginator: RoutePaginator;
  RoutesWhere: RoutesWhere;
  RoutesWhereGroup: RoutesWhereGroup;
  RoutesWhereCondition: RoutesWhereCondition;
  RoutesOrder: RoutesOrder;
  LogistTaskPaginator: LogistTaskPaginator;
  LogistTasksWhere: LogistTasksWhere;
  LogistTasksWhereGroup: LogistTasksWhereGroup;
  LogistTasksWhereCondition: LogistTasksWhereCondition;
  LogistTasksOrder: LogistTasksOrder;
  TaskTemplatePaginator: TaskTemplatePaginator;
  TaskTemplatesWhere: TaskTemplatesWhere;
  TaskTemplatesWhereGroup: TaskTemplatesWhereGroup;
  TaskTemplatesWhereCondition: TaskTemplatesWhereCondition;
  TaskTemplatesOrder: TaskTemplatesOrder;
  RouteTaskPaginator: RouteTaskPaginator;
  RouteTasksWhere: RouteTasksWhere;
  RouteTasksWhereGroup: RouteTasksWhereGroup;
  RouteTasksWhereCondition: RouteTasksWhereCondition;
  RouteTasksOrder: RouteTasksOrder;
  EntityVerification: EntityVerification;
  VerificationRequest: VerificationRequest;
  ReviewVerificationInput: ReviewVerificationInput;
  VerificationRequestPaginator: VerificationRequestPaginator;
  VerificationQueueWhere: VerificationQueueWhere;
  VerificationQueueWhereGroup: VerificationQueueWhereGroup;
  VerificationQueueWhereCondition: VerificationQueueWhereCondition;
  VerificationQueueOrder: VerificationQueueOrder;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface MixedScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Mixed'], any> {
  name: 'Mixed';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Json'], any> {
  name: 'Json';
}

export interface CoordinatesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Coordinates'], any> {
  name: 'Coordinates';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type PaginatorInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaginatorInfo'] = ResolversParentTypes['PaginatorInfo']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstItem?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasMorePages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastItem?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  user_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['ActivityAction'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  service_type?: Resolver<ResolversTypes['ActivitySubject'], ParentType, ContextType>;
  service_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['ActivitySubject'], ParentType, ContextType>;
  entity_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  param?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ActivityPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActivityPaginator'] = ResolversParentTypes['ActivityPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
};

export type PaymentCardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentCard'] = ResolversParentTypes['PaymentCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exp_month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exp_year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TariffUsageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TariffUsage'] = ResolversParentTypes['TariffUsage']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubscriptionRenewalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionRenewal'] = ResolversParentTypes['SubscriptionRenewal']> = {
  due_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirm_payment_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CompanySubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanySubscription'] = ResolversParentTypes['CompanySubscription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
  tariff_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  billing_cycle?: Resolver<Maybe<ResolversTypes['BillingCycle']>, ParentType, ContextType>;
  start_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  end_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paid_until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  next_tariff_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  next_billing_cycle?: Resolver<Maybe<ResolversTypes['BillingCycle']>, ParentType, ContextType>;
  canceled_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  renewal?: Resolver<ResolversTypes['SubscriptionRenewal'], ParentType, ContextType>;
  usage?: Resolver<Array<ResolversTypes['TariffUsage']>, ParentType, ContextType>;
};

export type PaymentQuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentQuote'] = ResolversParentTypes['PaymentQuote']> = {
  tariff_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  billing_cycle?: Resolver<ResolversTypes['BillingCycle'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PaymentPurpose'], ParentType, ContextType>;
  at_once?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start_date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  end_date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax_rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentSession'] = ResolversParentTypes['PaymentSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CardSession'] = ResolversParentTypes['CardSession']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentConfirmationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentConfirmation'] = ResolversParentTypes['PaymentConfirmation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  client_secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuccessfulPaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuccessfulPayment'] = ResolversParentTypes['SuccessfulPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  end_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tariff?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  payment_intent_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax_rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  receipt_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  start_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  end_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  billing_cycle?: Resolver<ResolversTypes['BillingCycle'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PaymentPurpose'], ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentPaginator'] = ResolversParentTypes['PaymentPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type CustomerProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerProfile'] = ResolversParentTypes['CustomerProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tax_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  director_first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  director_last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eori?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  statistic?: Resolver<Maybe<ResolversTypes['CustomerStatistic']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ResolversTypes['Rates']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  customer_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustomerViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerView'] = ResolversParentTypes['CustomerView']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  statistic?: Resolver<Maybe<ResolversTypes['CustomerStatistic']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ResolversTypes['Rates']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  customer_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  profile_type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tax_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  director_first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  director_last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eori?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  house_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apartment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RatesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Rates'] = ResolversParentTypes['Rates']> = {
  average?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerStatisticResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerStatistic'] = ResolversParentTypes['CustomerStatistic']> = {
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canceled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last_request_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustomerProfilePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerProfilePaginator'] = ResolversParentTypes['CustomerProfilePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['CustomerProfile']>, ParentType, ContextType>;
};

export type CustomerPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerPaginator'] = ResolversParentTypes['CustomerPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type CustomerViewPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerViewPaginator'] = ResolversParentTypes['CustomerViewPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['CustomerView']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  needs?: Resolver<ResolversTypes['DashboardNeeds'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Deliveries'], ParentType, ContextType>;
  fleet?: Resolver<Array<ResolversTypes['FleetUse']>, ParentType, ContextType>;
  stops?: Resolver<ResolversTypes['TodaysStops'], ParentType, ContextType>;
};

export type DashboardNeedsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardNeeds'] = ResolversParentTypes['DashboardNeeds']> = {
  late?: Resolver<ResolversTypes['DashboardNeed'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['DashboardNeed'], ParentType, ContextType>;
  awaiting?: Resolver<ResolversTypes['DashboardNeed'], ParentType, ContextType>;
};

export type DashboardNeedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardNeed'] = ResolversParentTypes['DashboardNeed']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['DashboardRequest']>, ParentType, ContextType>;
};

export type DashboardRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardRequest'] = ResolversParentTypes['DashboardRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceTransportationStatus'], ParentType, ContextType>;
  customer_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_from_city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_to_city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to_take_to_work_from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  delivery_date_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  status?: Resolver<ResolversTypes['ServiceTransportationStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Deliveries'] = ResolversParentTypes['Deliveries']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  on_time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<Array<ResolversTypes['Revenue']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['DeliveredMonth']>, ParentType, ContextType>;
};

export type DeliveredMonthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeliveredMonth'] = ResolversParentTypes['DeliveredMonth']> = {
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  on_time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<Array<ResolversTypes['Revenue']>, ParentType, ContextType>;
};

export type RevenueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Revenue'] = ResolversParentTypes['Revenue']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FleetUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FleetUse'] = ResolversParentTypes['FleetUse']> = {
  vehicle_class_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vehicles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  available_days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  booked_days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodaysStopsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TodaysStops'] = ResolversParentTypes['TodaysStops']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unplaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stops?: Resolver<Array<ResolversTypes['TodaysStop']>, ParentType, ContextType>;
};

export type TodaysStopResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TodaysStop'] = ResolversParentTypes['TodaysStop']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  request_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceTransportationStatus'], ParentType, ContextType>;
  customer_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['AddressDirection'], ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coordinates?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
};

export type VehicleClassResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VehicleClass'] = ResolversParentTypes['VehicleClass']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_places?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  can_have_trailer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  must_trailer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  can_carry_cargo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VehicleMakeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VehicleMake'] = ResolversParentTypes['VehicleMake']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  class_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VehicleModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VehicleModel'] = ResolversParentTypes['VehicleModel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  make_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  make?: Resolver<ResolversTypes['VehicleMake'], ParentType, ContextType>;
  class_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  class?: Resolver<ResolversTypes['VehicleClass'], ParentType, ContextType>;
};

export type VehicleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Vehicle'] = ResolversParentTypes['Vehicle']> = {
  preview?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  license?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrying_capacity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  places?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vehicle_class_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vehicle_class?: Resolver<Maybe<ResolversTypes['VehicleClass']>, ParentType, ContextType>;
  vehicle_make_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vehicle_make?: Resolver<Maybe<ResolversTypes['VehicleMake']>, ParentType, ContextType>;
  vehicle_model_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vehicle_model?: Resolver<Maybe<ResolversTypes['VehicleModel']>, ParentType, ContextType>;
  vehicle_model_input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verify?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  verifications?: Resolver<Array<ResolversTypes['EntityVerification']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VehicleViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VehicleView'] = ResolversParentTypes['VehicleView']> = {
  preview?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  license?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrying_capacity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  places?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vehicle_class_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vehicle_class?: Resolver<Maybe<ResolversTypes['VehicleClass']>, ParentType, ContextType>;
  vehicle_make_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vehicle_make?: Resolver<Maybe<ResolversTypes['VehicleMake']>, ParentType, ContextType>;
  vehicle_model_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vehicle_model?: Resolver<Maybe<ResolversTypes['VehicleModel']>, ParentType, ContextType>;
  vehicle_model_input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verify?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  verifications?: Resolver<Array<ResolversTypes['EntityVerification']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  brand_model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  routes?: Resolver<Array<ResolversTypes['Route']>, ParentType, ContextType>;
  service_transportations?: Resolver<Array<ResolversTypes['ServiceTransportation']>, ParentType, ContextType>;
};

export type VehicleClassPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VehicleClassPaginator'] = ResolversParentTypes['VehicleClassPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['VehicleClass']>, ParentType, ContextType>;
};

export type VehicleMakePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VehicleMakePaginator'] = ResolversParentTypes['VehicleMakePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['VehicleMake']>, ParentType, ContextType>;
};

export type VehicleModelPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VehicleModelPaginator'] = ResolversParentTypes['VehicleModelPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['VehicleModel']>, ParentType, ContextType>;
};

export type VehiclePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VehiclePaginator'] = ResolversParentTypes['VehiclePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Vehicle']>, ParentType, ContextType>;
};

export type VehicleViewPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VehicleViewPaginator'] = ResolversParentTypes['VehicleViewPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['VehicleView']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  country_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  coordinates?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postal_codes?: Resolver<Array<ResolversTypes['PostalCode']>, ParentType, ContextType>;
};

export type PostalCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostalCode'] = ResolversParentTypes['PostalCode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  country_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  city_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  state_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  county_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  community_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CountryPaginator'] = ResolversParentTypes['CountryPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
};

export type StatePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatePaginator'] = ResolversParentTypes['StatePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
};

export type CityPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CityPaginator'] = ResolversParentTypes['CityPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
};

export type PostalCodePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostalCodePaginator'] = ResolversParentTypes['PostalCodePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['PostalCode']>, ParentType, ContextType>;
};

export type AuthPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuthPayload'] = ResolversParentTypes['AuthPayload']> = {
  access_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refresh_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_in?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current_user_device?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserDeviceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserDevice'] = ResolversParentTypes['UserDevice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['Device'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StatusPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatusPayload'] = ResolversParentTypes['StatusPayload']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TokenCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TokenCheck'] = ResolversParentTypes['TokenCheck']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TokenStatus'], ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['TokenPurpose']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QrCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QrCode'] = ResolversParentTypes['QrCode']> = {
  qr_image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoFactorSecretResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFactorSecret'] = ResolversParentTypes['TwoFactorSecret']> = {
  qr_image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoFactorActivationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFactorActivation'] = ResolversParentTypes['TwoFactorActivation']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recovery_codes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type TwoFactorStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFactorStatus'] = ResolversParentTypes['TwoFactorStatus']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recovery_codes_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  recovery_codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DevicesSignedOutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DevicesSignedOut'] = ResolversParentTypes['DevicesSignedOut']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserStatisticResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserStatistic'] = ResolversParentTypes['UserStatistic']> = {
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  routes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasks_done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OnboardingStatus']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UserState'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  statistic?: Resolver<Maybe<ResolversTypes['UserStatistic']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ResolversTypes['Rates']>, ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invite_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  password_reset_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  change_password_date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiration_password_date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['UserCode']>, ParentType, ContextType>;
  user_recovery_type?: Resolver<Maybe<ResolversTypes['UserRecoveryType']>, ParentType, ContextType>;
  uses_two_factor_auth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  must_set_up_two_factor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lang?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  date_format?: Resolver<Maybe<ResolversTypes['DateFormat']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UserCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserCode'] = ResolversParentTypes['UserCode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserView'] = ResolversParentTypes['UserView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OnboardingStatus']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UserState'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statistic?: Resolver<Maybe<ResolversTypes['UserStatistic']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ResolversTypes['Rates']>, ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses_two_factor_auth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenant_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  users_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requires_two_factor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PermissionCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PermissionCategory'] = ResolversParentTypes['PermissionCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toggle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['PermissionCategory'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserHasRoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserHasRole'] = ResolversParentTypes['UserHasRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserPaginator'] = ResolversParentTypes['UserPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserViewPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserViewPaginator'] = ResolversParentTypes['UserViewPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['UserView']>, ParentType, ContextType>;
};

export type ProfilePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProfilePaginator'] = ResolversParentTypes['ProfilePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Profile']>, ParentType, ContextType>;
};

export type RolePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RolePaginator'] = ResolversParentTypes['RolePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type PermissionPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PermissionPaginator'] = ResolversParentTypes['PermissionPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
};

export type UserHasRolePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserHasRolePaginator'] = ResolversParentTypes['UserHasRolePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['UserHasRole']>, ParentType, ContextType>;
};

export type UserDevicePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserDevicePaginator'] = ResolversParentTypes['UserDevicePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['UserDevice']>, ParentType, ContextType>;
};

export type MediaConversionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaConversion'] = ResolversParentTypes['MediaConversion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type MediaPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaPaginator'] = ResolversParentTypes['MediaPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
};

export type PdfDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PdfDocument'] = ResolversParentTypes['PdfDocument']> = {
  file_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mime_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelRequestReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelRequestReason'] = ResolversParentTypes['CancelRequestReason']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CancelRequestReasonPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelRequestReasonPaginator'] = ResolversParentTypes['CancelRequestReasonPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['CancelRequestReason']>, ParentType, ContextType>;
};

export type ServicePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServicePaginator'] = ResolversParentTypes['ServicePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
};

export type RouteEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RouteEstimate'] = ResolversParentTypes['RouteEstimate']> = {
  kilometres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  driving_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pause_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days_needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EstimateSource'], ParentType, ContextType>;
};

export type DriverHoursResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DriverHours'] = ResolversParentTypes['DriverHours']> = {
  driver_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  driving_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pause_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days_needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days_available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  legs_without_place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactSaleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactSale'] = ResolversParentTypes['ContactSale']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContactSalePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactSalePaginator'] = ResolversParentTypes['ContactSalePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ContactSale']>, ParentType, ContextType>;
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

export type SharedCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedCompany'] = ResolversParentTypes['SharedCompany']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedPlace'] = ResolversParentTypes['SharedPlace']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
};

export type SharedLegResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedLeg'] = ResolversParentTypes['SharedLeg']> = {
  state?: Resolver<ResolversTypes['SharedLegState'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['SharedPlace']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['SharedPlace']>, ParentType, ContextType>;
};

export type SharedStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedStep'] = ResolversParentTypes['SharedStep']> = {
  status?: Resolver<ResolversTypes['ServiceTransportationStatus'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SharedRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedRequest'] = ResolversParentTypes['SharedRequest']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceTransportationStatus'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['SharedCompany'], ParentType, ContextType>;
  to_take_to_work_from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to_take_to_work_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  delivery_date_from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  delivery_date_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  delivered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['SharedPlace']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['SharedPlace']>, ParentType, ContextType>;
  legs?: Resolver<Array<ResolversTypes['SharedLeg']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['SharedStep']>, ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TrialPeriodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrialPeriod'] = ResolversParentTypes['TrialPeriod']> = {
  period?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  has_trial_period?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MonthlyPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MonthlyPrice'] = ResolversParentTypes['MonthlyPrice']> = {
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type YearlyPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['YearlyPrice'] = ResolversParentTypes['YearlyPrice']> = {
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type OpportunityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Opportunity'] = ResolversParentTypes['Opportunity']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feature_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_top?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TariffResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Tariff'] = ResolversParentTypes['Tariff']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TariffType'], ParentType, ContextType>;
  sort_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start_date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  end_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TariffStatus'], ParentType, ContextType>;
  next_plan?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  trial_periods?: Resolver<Array<ResolversTypes['TrialPeriod']>, ParentType, ContextType>;
  monthly_prices?: Resolver<Array<ResolversTypes['MonthlyPrice']>, ParentType, ContextType>;
  yearly_prices?: Resolver<Array<ResolversTypes['YearlyPrice']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  opportunities?: Resolver<Array<ResolversTypes['Opportunity']>, ParentType, ContextType>;
};

export type TariffPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TariffPaginator'] = ResolversParentTypes['TariffPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Tariff']>, ParentType, ContextType>;
};

export type TenantStatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TenantStatistics'] = ResolversParentTypes['TenantStatistics']> = {
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vehicles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactPersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactPerson'] = ResolversParentTypes['ContactPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanyAddress'] = ResolversParentTypes['CompanyAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  house_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apartment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['AddressDirection'], ParentType, ContextType>;
  addressable_type?: Resolver<ResolversTypes['AddressableType'], ParentType, ContextType>;
  addressable_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legal_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eori?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legal_address?: Resolver<Maybe<ResolversTypes['CompanyAddress']>, ParentType, ContextType>;
  actual_address?: Resolver<Maybe<ResolversTypes['CompanyAddress']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  contact_people?: Resolver<Array<ResolversTypes['ContactPerson']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  verifications?: Resolver<Array<ResolversTypes['EntityVerification']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TenantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Tenant'] = ResolversParentTypes['Tenant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  temporary?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  subscription_is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tariff?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  company?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['TenantStatistics'], ParentType, ContextType>;
  contact_people?: Resolver<Array<ResolversTypes['ContactPerson']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['CompanyAddress']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TenantPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TenantPaginator'] = ResolversParentTypes['TenantPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Tenant']>, ParentType, ContextType>;
};

export type ServiceTransportationStatisticResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceTransportationStatistic'] = ResolversParentTypes['ServiceTransportationStatistic']> = {
  routes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasks_done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  house_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apartment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['AddressDirection']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressable_type?: Resolver<ResolversTypes['AddressableType'], ParentType, ContextType>;
  addressable_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceTransportationCargoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceTransportationCargo'] = ResolversParentTypes['ServiceTransportationCargo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  service_transportation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vehicle_class?: Resolver<Maybe<ResolversTypes['VehicleClass']>, ParentType, ContextType>;
  vehicle_make?: Resolver<Maybe<ResolversTypes['VehicleMake']>, ParentType, ContextType>;
  vehicle_model?: Resolver<Maybe<ResolversTypes['VehicleModel']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RequestLogisticianResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestLogistician'] = ResolversParentTypes['RequestLogistician']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  accepted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ServiceTransportationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceTransportation'] = ResolversParentTypes['ServiceTransportation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ServiceTransportationType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceTransportationStatus'], ParentType, ContextType>;
  transitionableStatus?: Resolver<Array<ResolversTypes['ServiceTransportationStatus']>, ParentType, ContextType>;
  step_needs?: Resolver<Array<ResolversTypes['StepNeed']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  to_take_to_work_from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to_take_to_work_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  taken_to_work?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delivery_date_from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  delivery_date_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  delivered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  cargo?: Resolver<Array<ResolversTypes['ServiceTransportationCargo']>, ParentType, ContextType>;
  routes?: Resolver<Array<ResolversTypes['Route']>, ParentType, ContextType>;
  logistician?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  logisticians?: Resolver<Array<ResolversTypes['RequestLogistician']>, ParentType, ContextType>;
  activity?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  shared_links?: Resolver<Array<ResolversTypes['SharedLink']>, ParentType, ContextType>;
  statistic?: Resolver<ResolversTypes['ServiceTransportationStatistic'], ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['ServiceFeedback']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ServiceTransportationViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceTransportationView'] = ResolversParentTypes['ServiceTransportationView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ServiceTransportationType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceTransportationStatus'], ParentType, ContextType>;
  transitionableStatus?: Resolver<Array<ResolversTypes['ServiceTransportationStatus']>, ParentType, ContextType>;
  step_needs?: Resolver<Array<ResolversTypes['StepNeed']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  to_take_to_work_from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to_take_to_work_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  taken_to_work?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delivery_date_from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  delivery_date_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  delivered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  logistician?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  logisticians?: Resolver<Array<ResolversTypes['RequestLogistician']>, ParentType, ContextType>;
  statistic?: Resolver<ResolversTypes['ServiceTransportationStatistic'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delivery_from_city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_from_state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_from_country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_from_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_to_city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_to_state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_to_country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_to_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer_type?: Resolver<Maybe<ResolversTypes['CustomerType']>, ParentType, ContextType>;
  customer_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drivers?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driver_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  awaiting_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RouteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Route'] = ResolversParentTypes['Route']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  driver?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  vehicle?: Resolver<Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType>;
  vehicle_places?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  truck?: Resolver<Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType>;
  truck_places?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  truck_is_not_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivers_is_final?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  service_transportation?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType>;
  service_transportation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['RouteTask']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LogistTaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogistTask'] = ResolversParentTypes['LogistTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  service_transportation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LogistTaskStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskType'], ParentType, ContextType>;
  media_upload_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model_type?: Resolver<ResolversTypes['TaskModelType'], ParentType, ContextType>;
  model_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  service_transportation?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RouteTaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RouteTask'] = ResolversParentTypes['RouteTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  service_transportation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RouteTaskStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskType'], ParentType, ContextType>;
  media_upload_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model_type?: Resolver<ResolversTypes['TaskModelType'], ParentType, ContextType>;
  model_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['Route'], ParentType, ContextType>;
  service_transportation?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TaskTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskTemplate'] = ResolversParentTypes['TaskTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskType'], ParentType, ContextType>;
  media_upload_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  service_transportation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskType'], ParentType, ContextType>;
  media_upload_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model_type?: Resolver<ResolversTypes['TaskModelType'], ParentType, ContextType>;
  model_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ServiceFeedbackResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceFeedback'] = ResolversParentTypes['ServiceFeedback']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ServiceFeedbackType'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CancelRequestReason']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CrewBookingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrewBooking'] = ResolversParentTypes['CrewBooking']> = {
  type?: Resolver<ResolversTypes['CrewType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service_transportation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AddressPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddressPaginator'] = ResolversParentTypes['AddressPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type ServiceTransportationCargoPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceTransportationCargoPaginator'] = ResolversParentTypes['ServiceTransportationCargoPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ServiceTransportationCargo']>, ParentType, ContextType>;
};

export type ServiceTransportationPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceTransportationPaginator'] = ResolversParentTypes['ServiceTransportationPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ServiceTransportation']>, ParentType, ContextType>;
};

export type ServiceTransportationViewPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceTransportationViewPaginator'] = ResolversParentTypes['ServiceTransportationViewPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ServiceTransportationView']>, ParentType, ContextType>;
};

export type RoutePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoutePaginator'] = ResolversParentTypes['RoutePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Route']>, ParentType, ContextType>;
};

export type LogistTaskPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogistTaskPaginator'] = ResolversParentTypes['LogistTaskPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['LogistTask']>, ParentType, ContextType>;
};

export type TaskTemplatePaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskTemplatePaginator'] = ResolversParentTypes['TaskTemplatePaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['TaskTemplate']>, ParentType, ContextType>;
};

export type RouteTaskPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RouteTaskPaginator'] = ResolversParentTypes['RouteTaskPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['RouteTask']>, ParentType, ContextType>;
};

export type EntityVerificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntityVerification'] = ResolversParentTypes['EntityVerification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VerificationRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VerificationRequest'] = ResolversParentTypes['VerificationRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['VerifiedType'], ParentType, ContextType>;
  entity_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VerificationRequestPaginatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VerificationRequestPaginator'] = ResolversParentTypes['VerificationRequestPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['VerificationRequest']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activities?: Resolver<ResolversTypes['ActivityPaginator'], ParentType, ContextType, RequireFields<QueryActivitiesArgs, 'first'>>;
  latestSuccessfulPayment?: Resolver<Maybe<ResolversTypes['SuccessfulPayment']>, ParentType, ContextType>;
  subscriptionState?: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
  companySubscription?: Resolver<ResolversTypes['CompanySubscription'], ParentType, ContextType>;
  paymentQuote?: Resolver<ResolversTypes['PaymentQuote'], ParentType, ContextType, RequireFields<QueryPaymentQuoteArgs, 'tariff' | 'billing_cycle'>>;
  payments?: Resolver<ResolversTypes['PaymentPaginator'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'first'>>;
  customerProfiles?: Resolver<ResolversTypes['CustomerProfilePaginator'], ParentType, ContextType, RequireFields<QueryCustomerProfilesArgs, 'first'>>;
  customers?: Resolver<ResolversTypes['CustomerPaginator'], ParentType, ContextType, RequireFields<QueryCustomersArgs, 'first'>>;
  customersView?: Resolver<ResolversTypes['CustomerViewPaginator'], ParentType, ContextType, RequireFields<QueryCustomersViewArgs, 'first'>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, RequireFields<QueryDashboardArgs, 'input'>>;
  vehicleClass?: Resolver<ResolversTypes['VehicleClassPaginator'], ParentType, ContextType, RequireFields<QueryVehicleClassArgs, 'first'>>;
  vehicleMake?: Resolver<ResolversTypes['VehicleMakePaginator'], ParentType, ContextType, RequireFields<QueryVehicleMakeArgs, 'first'>>;
  vehicleModels?: Resolver<ResolversTypes['VehicleModelPaginator'], ParentType, ContextType, RequireFields<QueryVehicleModelsArgs, 'first'>>;
  vehicles?: Resolver<ResolversTypes['VehiclePaginator'], ParentType, ContextType, RequireFields<QueryVehiclesArgs, 'first'>>;
  vehiclesView?: Resolver<ResolversTypes['VehicleViewPaginator'], ParentType, ContextType, RequireFields<QueryVehiclesViewArgs, 'first'>>;
  countries?: Resolver<ResolversTypes['CountryPaginator'], ParentType, ContextType, RequireFields<QueryCountriesArgs, 'first'>>;
  states?: Resolver<ResolversTypes['StatePaginator'], ParentType, ContextType, RequireFields<QueryStatesArgs, 'first'>>;
  cities?: Resolver<ResolversTypes['CityPaginator'], ParentType, ContextType, RequireFields<QueryCitiesArgs, 'first'>>;
  postalCode?: Resolver<ResolversTypes['PostalCodePaginator'], ParentType, ContextType, RequireFields<QueryPostalCodeArgs, 'first'>>;
  account?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  forgotPasswordToken?: Resolver<ResolversTypes['TokenCheck'], ParentType, ContextType, RequireFields<QueryForgotPasswordTokenArgs, 'token'>>;
  twofaStatus?: Resolver<ResolversTypes['TwoFactorStatus'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['UserPaginator'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first'>>;
  usersView?: Resolver<ResolversTypes['UserViewPaginator'], ParentType, ContextType, RequireFields<QueryUsersViewArgs, 'first'>>;
  usersViewLogistical?: Resolver<ResolversTypes['UserViewPaginator'], ParentType, ContextType, RequireFields<QueryUsersViewLogisticalArgs, 'first'>>;
  usersViewDriver?: Resolver<ResolversTypes['UserViewPaginator'], ParentType, ContextType, RequireFields<QueryUsersViewDriverArgs, 'first'>>;
  profiles?: Resolver<ResolversTypes['ProfilePaginator'], ParentType, ContextType, RequireFields<QueryProfilesArgs, 'first'>>;
  roles?: Resolver<ResolversTypes['RolePaginator'], ParentType, ContextType, RequireFields<QueryRolesArgs, 'first'>>;
  permissions?: Resolver<ResolversTypes['PermissionPaginator'], ParentType, ContextType, RequireFields<QueryPermissionsArgs, 'first'>>;
  userHasRoles?: Resolver<ResolversTypes['UserHasRolePaginator'], ParentType, ContextType, RequireFields<QueryUserHasRolesArgs, 'first'>>;
  userDevices?: Resolver<ResolversTypes['UserDevicePaginator'], ParentType, ContextType, RequireFields<QueryUserDevicesArgs, 'first'>>;
  media?: Resolver<ResolversTypes['MediaPaginator'], ParentType, ContextType, RequireFields<QueryMediaArgs, 'first'>>;
  cmrWaybill?: Resolver<ResolversTypes['PdfDocument'], ParentType, ContextType, RequireFields<QueryCmrWaybillArgs, 'id'>>;
  paymentReceipt?: Resolver<ResolversTypes['PdfDocument'], ParentType, ContextType, RequireFields<QueryPaymentReceiptArgs, 'id'>>;
  cancelRequestReasons?: Resolver<ResolversTypes['CancelRequestReasonPaginator'], ParentType, ContextType, RequireFields<QueryCancelRequestReasonsArgs, 'first'>>;
  services?: Resolver<ResolversTypes['ServicePaginator'], ParentType, ContextType, RequireFields<QueryServicesArgs, 'first'>>;
  routeEstimates?: Resolver<Array<ResolversTypes['RouteEstimate']>, ParentType, ContextType, RequireFields<QueryRouteEstimatesArgs, 'legs'>>;
  driverHours?: Resolver<Array<ResolversTypes['DriverHours']>, ParentType, ContextType, RequireFields<QueryDriverHoursArgs, 'id'>>;
  contactSales?: Resolver<ResolversTypes['ContactSalePaginator'], ParentType, ContextType, RequireFields<QueryContactSalesArgs, 'first'>>;
  externalAccess?: Resolver<ResolversTypes['SharedRequest'], ParentType, ContextType, RequireFields<QueryExternalAccessArgs, 'token'>>;
  tariffs?: Resolver<ResolversTypes['TariffPaginator'], ParentType, ContextType, RequireFields<QueryTariffsArgs, 'first'>>;
  tenant?: Resolver<ResolversTypes['TenantPaginator'], ParentType, ContextType, RequireFields<QueryTenantArgs, 'first'>>;
  addresses?: Resolver<ResolversTypes['AddressPaginator'], ParentType, ContextType, RequireFields<QueryAddressesArgs, 'first'>>;
  serviceTransportationCargo?: Resolver<ResolversTypes['ServiceTransportationCargoPaginator'], ParentType, ContextType, RequireFields<QueryServiceTransportationCargoArgs, 'first'>>;
  serviceTransportation?: Resolver<ResolversTypes['ServiceTransportationPaginator'], ParentType, ContextType, RequireFields<QueryServiceTransportationArgs, 'first'>>;
  serviceTransportationView?: Resolver<ResolversTypes['ServiceTransportationViewPaginator'], ParentType, ContextType, RequireFields<QueryServiceTransportationViewArgs, 'first'>>;
  routes?: Resolver<ResolversTypes['RoutePaginator'], ParentType, ContextType, RequireFields<QueryRoutesArgs, 'first'>>;
  logistTasks?: Resolver<ResolversTypes['LogistTaskPaginator'], ParentType, ContextType, RequireFields<QueryLogistTasksArgs, 'first'>>;
  taskTemplates?: Resolver<ResolversTypes['TaskTemplatePaginator'], ParentType, ContextType, RequireFields<QueryTaskTemplatesArgs, 'first'>>;
  crewBookings?: Resolver<Array<ResolversTypes['CrewBooking']>, ParentType, ContextType, RequireFields<QueryCrewBookingsArgs, 'id'>>;
  routeTasks?: Resolver<ResolversTypes['RouteTaskPaginator'], ParentType, ContextType, RequireFields<QueryRouteTasksArgs, 'first'>>;
  verificationQueue?: Resolver<ResolversTypes['VerificationRequestPaginator'], ParentType, ContextType, RequireFields<QueryVerificationQueueArgs, 'first'>>;
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
  createCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'input'>>;
  deleteCustomer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationDeleteCustomerArgs, 'id'>>;
  restoreCustomer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationRestoreCustomerArgs, 'id'>>;
  updateVehicleForVerification?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<MutationUpdateVehicleForVerificationArgs, 'id'>>;
  createVehicle?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<MutationCreateVehicleArgs, 'input'>>;
  updateVehicle?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<MutationUpdateVehicleArgs, 'input'>>;
  deleteVehicle?: Resolver<Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType, RequireFields<MutationDeleteVehicleArgs, 'id'>>;
  restoreVehicle?: Resolver<Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType, RequireFields<MutationRestoreVehicleArgs, 'id'>>;
  updateVehicleStatus?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<MutationUpdateVehicleStatusArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  deleteUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  updateUserState?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserStateArgs, 'input'>>;
  createRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'input'>>;
  updateRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'input'>>;
  deleteRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'id'>>;
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
  updateAccount?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'input'>>;
  deleteOtherDevices?: Resolver<ResolversTypes['DevicesSignedOut'], ParentType, ContextType, RequireFields<MutationDeleteOtherDevicesArgs, 'id'>>;
  deleteDevice?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<MutationDeleteDeviceArgs, 'id'>>;
  idGenerator?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationIdGeneratorArgs, 'table'>>;
  uploadMedia?: Resolver<ResolversTypes['Media'], ParentType, ContextType, RequireFields<MutationUploadMediaArgs, 'input'>>;
  deleteMedia?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType, RequireFields<MutationDeleteMediaArgs, 'id'>>;
  createContactSale?: Resolver<ResolversTypes['ContactSale'], ParentType, ContextType, RequireFields<MutationCreateContactSaleArgs, 'input'>>;
  createSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationCreateSharedLinkArgs, 'input'>>;
  revokeSharedLink?: Resolver<Maybe<ResolversTypes['SharedLink']>, ParentType, ContextType, RequireFields<MutationRevokeSharedLinkArgs, 'id'>>;
  updateTenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType, RequireFields<MutationUpdateTenantArgs, 'input'>>;
  deleteTenant?: Resolver<Maybe<ResolversTypes['Tenant']>, ParentType, ContextType, RequireFields<MutationDeleteTenantArgs, 'id'>>;
  updateCompanyForVerification?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationUpdateCompanyForVerificationArgs, 'id'>>;
  createServiceTransportation?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationCreateServiceTransportationArgs, 'input'>>;
  updateServiceTransportation?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationUpdateServiceTransportationArgs, 'input'>>;
  deleteServiceTransportation?: Resolver<Maybe<ResolversTypes['ServiceTransportation']>, ParentType, ContextType, RequireFields<MutationDeleteServiceTransportationArgs, 'id'>>;
  createRoute?: Resolver<ResolversTypes['Route'], ParentType, ContextType, RequireFields<MutationCreateRouteArgs, 'input'>>;
  updateRoute?: Resolver<ResolversTypes['Route'], ParentType, ContextType, RequireFields<MutationUpdateRouteArgs, 'input'>>;
  deleteRoute?: Resolver<Maybe<ResolversTypes['Route']>, ParentType, ContextType, RequireFields<MutationDeleteRouteArgs, 'id'>>;
  createLogistTask?: Resolver<ResolversTypes['LogistTask'], ParentType, ContextType, RequireFields<MutationCreateLogistTaskArgs, 'input'>>;
  updateLogistTask?: Resolver<ResolversTypes['LogistTask'], ParentType, ContextType, RequireFields<MutationUpdateLogistTaskArgs, 'input'>>;
  deleteLogistTask?: Resolver<Maybe<ResolversTypes['LogistTask']>, ParentType, ContextType, RequireFields<MutationDeleteLogistTaskArgs, 'id'>>;
  createRouteTask?: Resolver<ResolversTypes['RouteTask'], ParentType, ContextType, RequireFields<MutationCreateRouteTaskArgs, 'input'>>;
  updateRouteTask?: Resolver<ResolversTypes['RouteTask'], ParentType, ContextType, RequireFields<MutationUpdateRouteTaskArgs, 'input'>>;
  deleteRouteTask?: Resolver<Maybe<ResolversTypes['RouteTask']>, ParentType, ContextType, RequireFields<MutationDeleteRouteTaskArgs, 'id'>>;
  restoreServiceTransportation?: Resolver<Maybe<ResolversTypes['ServiceTransportation']>, ParentType, ContextType, RequireFields<MutationRestoreServiceTransportationArgs, 'id'>>;
  assignServiceTransportationLogistician?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationAssignServiceTransportationLogisticianArgs, 'input'>>;
  unassignServiceTransportationLogistician?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationUnassignServiceTransportationLogisticianArgs, 'input'>>;
  answerServiceTransportationAssignment?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationAnswerServiceTransportationAssignmentArgs, 'input'>>;
  updateServiceTransportationStatus?: Resolver<ResolversTypes['ServiceTransportation'], ParentType, ContextType, RequireFields<MutationUpdateServiceTransportationStatusArgs, 'input'>>;
  updateLogistTaskStatus?: Resolver<ResolversTypes['LogistTask'], ParentType, ContextType, RequireFields<MutationUpdateLogistTaskStatusArgs, 'input'>>;
  updateRouteTaskStatus?: Resolver<ResolversTypes['RouteTask'], ParentType, ContextType, RequireFields<MutationUpdateRouteTaskStatusArgs, 'input'>>;
  createTaskTemplate?: Resolver<ResolversTypes['TaskTemplate'], ParentType, ContextType, RequireFields<MutationCreateTaskTemplateArgs, 'input'>>;
  updateTaskTemplate?: Resolver<ResolversTypes['TaskTemplate'], ParentType, ContextType, RequireFields<MutationUpdateTaskTemplateArgs, 'input'>>;
  deleteTaskTemplate?: Resolver<Maybe<ResolversTypes['TaskTemplate']>, ParentType, ContextType, RequireFields<MutationDeleteTaskTemplateArgs, 'id'>>;
  deleteTask?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<MutationDeleteTaskArgs, 'id'>>;
  reviewVerification?: Resolver<ResolversTypes['VerificationRequest'], ParentType, ContextType, RequireFields<MutationReviewVerificationArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['Change'], "changes", ParentType, ContextType, Partial<SubscriptionChangesArgs>>;
};

export type Resolvers<ContextType = RequestContext> = {
  DateTime?: GraphQLScalarType;
  Mixed?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  Json?: GraphQLScalarType;
  Coordinates?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  PaginatorInfo?: PaginatorInfoResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityPaginator?: ActivityPaginatorResolvers<ContextType>;
  PaymentCard?: PaymentCardResolvers<ContextType>;
  TariffUsage?: TariffUsageResolvers<ContextType>;
  SubscriptionRenewal?: SubscriptionRenewalResolvers<ContextType>;
  CompanySubscription?: CompanySubscriptionResolvers<ContextType>;
  PaymentQuote?: PaymentQuoteResolvers<ContextType>;
  PaymentSession?: PaymentSessionResolvers<ContextType>;
  CardSession?: CardSessionResolvers<ContextType>;
  PaymentConfirmation?: PaymentConfirmationResolvers<ContextType>;
  SuccessfulPayment?: SuccessfulPaymentResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentPaginator?: PaymentPaginatorResolvers<ContextType>;
  CustomerProfile?: CustomerProfileResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerView?: CustomerViewResolvers<ContextType>;
  Rates?: RatesResolvers<ContextType>;
  CustomerStatistic?: CustomerStatisticResolvers<ContextType>;
  CustomerProfilePaginator?: CustomerProfilePaginatorResolvers<ContextType>;
  CustomerPaginator?: CustomerPaginatorResolvers<ContextType>;
  CustomerViewPaginator?: CustomerViewPaginatorResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardNeeds?: DashboardNeedsResolvers<ContextType>;
  DashboardNeed?: DashboardNeedResolvers<ContextType>;
  DashboardRequest?: DashboardRequestResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  Deliveries?: DeliveriesResolvers<ContextType>;
  DeliveredMonth?: DeliveredMonthResolvers<ContextType>;
  Revenue?: RevenueResolvers<ContextType>;
  FleetUse?: FleetUseResolvers<ContextType>;
  TodaysStops?: TodaysStopsResolvers<ContextType>;
  TodaysStop?: TodaysStopResolvers<ContextType>;
  VehicleClass?: VehicleClassResolvers<ContextType>;
  VehicleMake?: VehicleMakeResolvers<ContextType>;
  VehicleModel?: VehicleModelResolvers<ContextType>;
  Vehicle?: VehicleResolvers<ContextType>;
  VehicleView?: VehicleViewResolvers<ContextType>;
  VehicleClassPaginator?: VehicleClassPaginatorResolvers<ContextType>;
  VehicleMakePaginator?: VehicleMakePaginatorResolvers<ContextType>;
  VehicleModelPaginator?: VehicleModelPaginatorResolvers<ContextType>;
  VehiclePaginator?: VehiclePaginatorResolvers<ContextType>;
  VehicleViewPaginator?: VehicleViewPaginatorResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  PostalCode?: PostalCodeResolvers<ContextType>;
  CountryPaginator?: CountryPaginatorResolvers<ContextType>;
  StatePaginator?: StatePaginatorResolvers<ContextType>;
  CityPaginator?: CityPaginatorResolvers<ContextType>;
  PostalCodePaginator?: PostalCodePaginatorResolvers<ContextType>;
  AuthPayload?: AuthPayloadResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  UserDevice?: UserDeviceResolvers<ContextType>;
  StatusPayload?: StatusPayloadResolvers<ContextType>;
  TokenCheck?: TokenCheckResolvers<ContextType>;
  QrCode?: QrCodeResolvers<ContextType>;
  TwoFactorSecret?: TwoFactorSecretResolvers<ContextType>;
  TwoFactorActivation?: TwoFactorActivationResolvers<ContextType>;
  TwoFactorStatus?: TwoFactorStatusResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  DevicesSignedOut?: DevicesSignedOutResolvers<ContextType>;
  UserStatistic?: UserStatisticResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserCode?: UserCodeResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  UserView?: UserViewResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  PermissionCategory?: PermissionCategoryResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  UserHasRole?: UserHasRoleResolvers<ContextType>;
  UserPaginator?: UserPaginatorResolvers<ContextType>;
  UserViewPaginator?: UserViewPaginatorResolvers<ContextType>;
  ProfilePaginator?: ProfilePaginatorResolvers<ContextType>;
  RolePaginator?: RolePaginatorResolvers<ContextType>;
  PermissionPaginator?: PermissionPaginatorResolvers<ContextType>;
  UserHasRolePaginator?: UserHasRolePaginatorResolvers<ContextType>;
  UserDevicePaginator?: UserDevicePaginatorResolvers<ContextType>;
  MediaConversion?: MediaConversionResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaPaginator?: MediaPaginatorResolvers<ContextType>;
  PdfDocument?: PdfDocumentResolvers<ContextType>;
  CancelRequestReason?: CancelRequestReasonResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  CancelRequestReasonPaginator?: CancelRequestReasonPaginatorResolvers<ContextType>;
  ServicePaginator?: ServicePaginatorResolvers<ContextType>;
  RouteEstimate?: RouteEstimateResolvers<ContextType>;
  DriverHours?: DriverHoursResolvers<ContextType>;
  ContactSale?: ContactSaleResolvers<ContextType>;
  ContactSalePaginator?: ContactSalePaginatorResolvers<ContextType>;
  SharedLink?: SharedLinkResolvers<ContextType>;
  SharedCompany?: SharedCompanyResolvers<ContextType>;
  SharedPlace?: SharedPlaceResolvers<ContextType>;
  SharedLeg?: SharedLegResolvers<ContextType>;
  SharedStep?: SharedStepResolvers<ContextType>;
  SharedRequest?: SharedRequestResolvers<ContextType>;
  TrialPeriod?: TrialPeriodResolvers<ContextType>;
  MonthlyPrice?: MonthlyPriceResolvers<ContextType>;
  YearlyPrice?: YearlyPriceResolvers<ContextType>;
  Opportunity?: OpportunityResolvers<ContextType>;
  Tariff?: TariffResolvers<ContextType>;
  TariffPaginator?: TariffPaginatorResolvers<ContextType>;
  TenantStatistics?: TenantStatisticsResolvers<ContextType>;
  ContactPerson?: ContactPersonResolvers<ContextType>;
  CompanyAddress?: CompanyAddressResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Tenant?: TenantResolvers<ContextType>;
  TenantPaginator?: TenantPaginatorResolvers<ContextType>;
  ServiceTransportationStatistic?: ServiceTransportationStatisticResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  ServiceTransportationCargo?: ServiceTransportationCargoResolvers<ContextType>;
  RequestLogistician?: RequestLogisticianResolvers<ContextType>;
  ServiceTransportation?: ServiceTransportationResolvers<ContextType>;
  ServiceTransportationView?: ServiceTransportationViewResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  LogistTask?: LogistTaskResolvers<ContextType>;
  RouteTask?: RouteTaskResolvers<ContextType>;
  TaskTemplate?: TaskTemplateResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  ServiceFeedback?: ServiceFeedbackResolvers<ContextType>;
  CrewBooking?: CrewBookingResolvers<ContextType>;
  AddressPaginator?: AddressPaginatorResolvers<ContextType>;
  ServiceTransportationCargoPaginator?: ServiceTransportationCargoPaginatorResolvers<ContextType>;
  ServiceTransportationPaginator?: ServiceTransportationPaginatorResolvers<ContextType>;
  ServiceTransportationViewPaginator?: ServiceTransportationViewPaginatorResolvers<ContextType>;
  RoutePaginator?: RoutePaginatorResolvers<ContextType>;
  LogistTaskPaginator?: LogistTaskPaginatorResolvers<ContextType>;
  TaskTemplatePaginator?: TaskTemplatePaginatorResolvers<ContextType>;
  RouteTaskPaginator?: RouteTaskPaginatorResolvers<ContextType>;
  EntityVerification?: EntityVerificationResolvers<ContextType>;
  VerificationRequest?: VerificationRequestResolvers<ContextType>;
  VerificationRequestPaginator?: VerificationRequestPaginatorResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
};

