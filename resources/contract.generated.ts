// Generated from schema.graphql by `npm run generate`. Do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date and time as ISO 8601 text with its offset, to the microsecond: `2026-11-21T10:51:36.123456Z`. */
  DateTime: { input: string; output: string; }
  /** Any JSON value: the operand of a condition (a scalar, or a list of scalars for IN and BETWEEN). */
  Mixed: { input: unknown; output: unknown; }
  /** A date without a time: `2026-11-21`. It does not depend on the time zone. */
  Date: { input: string; output: string; }
  /** Any JSON value. */
  Json: { input: unknown; output: unknown; }
  /** Coordinates: `{ latitude, longitude }` in degrees, WGS 84. */
  Coordinates: { input: { latitude: number; longitude: number }; output: { latitude: number; longitude: number }; }
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: unknown; output: unknown; }
};

/** Whether a list holds deleted records. */
export type Trashed =
  /** Only deleted records. */
  | 'ONLY'
  /** Deleted and other records. */
  | 'WITH'
  /** No deleted records. This is the default. */
  | 'WITHOUT';

/** Position of a page in its list. */
export type PaginatorInfo = {
  /** Records on this page. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  currentPage: Scalars['Int']['output'];
  /** Position of the first record in the list, from 1; null on an empty page. */
  firstItem?: Maybe<Scalars['Int']['output']>;
  /** Whether records follow this page. */
  hasMorePages: Scalars['Boolean']['output'];
  /** Position of the last record in the list; null on an empty page. */
  lastItem?: Maybe<Scalars['Int']['output']>;
  /** Whether the list has more records than `limitedTotal`. An addition to Lighthouse's fields. */
  exceedsLimitedTotal: Scalars['Boolean']['output'];
  /** Number of the last page; 1 for an empty list. The database must count all records. */
  lastPage: Scalars['Int']['output'];
  /** Number of records of the list, of which the database counts 100,000 at most. An addition to Lighthouse's fields. */
  limitedTotal: Scalars['Int']['output'];
  /** Requested number of records per page. */
  perPage: Scalars['Int']['output'];
  /** Number of all records of the list, which the database must count. */
  total: Scalars['Int']['output'];
};

/** A page of the groups of a list, the largest groups first. */
export type ListGroups = {
  /** Number of all groups; 0 on a page after the last one. The database must read all records. */
  total: Scalars['Int']['output'];
  /** The groups of the page. */
  data: Array<ListGroup>;
  /** Columns of `sums` that are not summed, because they have no index and more than 10,000 records match. */
  unsummed: Array<Scalars['String']['output']>;
};

/** Records of a list that share a value. */
export type ListGroup = {
  /**
   * The value that the records share; null for the records without one. A record with several values, such as the drivers
   * of a request, belongs to the group of each.
   */
  value?: Maybe<Scalars['Mixed']['output']>;
  /** Number of records in the group. */
  count: Scalars['Int']['output'];
  /** Sums of the group's records, by column and unit. Columns without any value have none. */
  sums: Array<ListGroupSum>;
};

/** The sum of a column in a group. */
export type ListGroupSum = {
  /** Name of the summed column. */
  column: Scalars['String']['output'];
  /** Value of the column `unit` that the summed records share, such as a currency. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Number of records with a value in the column. */
  count: Scalars['Int']['output'];
  /** Sum of the values. */
  sum: Scalars['Float']['output'];
};

/** Languages of the console. */
export type Language =
  /** English. */
  | 'en'
  /** Polish. */
  | 'pl';

/** What happened to a record. */
export type ChangeAction =
  /** The record was created. */
  | 'CREATED'
  /** The record was changed. */
  | 'UPDATED'
  /** The record was deleted. */
  | 'DELETED'
  /** The record was restored. */
  | 'RESTORED';

/** A change of a record that the subscriber may list. */
export type Change = {
  /** Table of the record: `vehicles`, `customers`. */
  entity: Scalars['String']['output'];
  /** Id of the record; 0 for a change of many records. */
  id: Scalars['ID']['output'];
  /** Kind of change. */
  action: ChangeAction;
  /** Id of the user who made the change; null for the server. */
  user_id?: Maybe<Scalars['ID']['output']>;
};

/** Why a driver or vehicle is away. */
export type AbsenceKind =
  /** The driver is on holiday. */
  | 'HOLIDAY'
  /** The driver is ill. */
  | 'ILLNESS'
  /** The driver is at a training. */
  | 'TRAINING'
  /** The driver is away for another reason. */
  | 'DRIVER_OTHER'
  /** The vehicle is in a workshop. */
  | 'WORKSHOP'
  /** The vehicle is inspected. */
  | 'INSPECTION'
  /** The vehicle is away for another reason. */
  | 'VEHICLE_OTHER';

/** A time in which a driver or vehicle cannot be planned. */
export type Absence = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Why. It decides whether a driver or a vehicle is away. */
  kind: AbsenceKind;
  /** The driver; null for a vehicle. */
  driver?: Maybe<User>;
  /** The vehicle; null for a driver. */
  vehicle?: Maybe<Vehicle>;
  /** Name of the driver, or registration plate of the vehicle. */
  brief: Scalars['String']['output'];
  /** When it begins. */
  starts_at: Scalars['DateTime']['output'];
  /** When it ends. */
  ends_at: Scalars['DateTime']['output'];
  /** A note for planners. */
  note?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A page of `Absence` records. */
export type AbsencePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Absence>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `absences` may name. */
export type AbsencesColumn =
  /** Id. */
  | 'id'
  /** Why. It decides whether a driver or a vehicle is away. */
  | 'kind'
  /** Name of the driver, or registration plate of the vehicle. */
  | 'brief'
  /** When it begins. */
  | 'starts_at'
  /** When it ends. */
  | 'ends_at'
  /** A note for planners. */
  | 'note'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** Id of `driver`. */
  | 'driver_id'
  /** Id of `vehicle`. */
  | 'vehicle_id';

/** Columns that `absences` can be ordered by. */
export type AbsencesOrderColumn =
  /** Id. */
  | 'id'
  /** Why. It decides whether a driver or a vehicle is away. */
  | 'kind'
  /** Name of the driver, or registration plate of the vehicle. */
  | 'brief'
  /** When it begins. */
  | 'starts_at'
  /** When it ends. */
  | 'ends_at'
  /** A note for planners. */
  | 'note'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at';

/** Kinds of activity. */
export type ActivityAction =
  /** A record was created. */
  | 'CREATED'
  /** A record was changed. */
  | 'UPDATED'
  /** A part was added to a record. */
  | 'ADDED'
  /** A record was assigned to a user. */
  | 'ASSIGNED'
  /** A record was deleted. */
  | 'DELETED'
  /** The status of a record changed. */
  | 'CHANGED_STATUS'
  /** A leg was added to a request. */
  | 'CREATED_ROUTE'
  /** A leg of a request was changed. */
  | 'UPDATED_ROUTE'
  /** A deleted record was restored. */
  | 'RESTORED'
  /** A list was exported to a file. */
  | 'EXPORTED'
  /** The personal data of a deleted user was erased. */
  | 'ERASED';

/** Kinds of record with a history. */
export type ActivitySubject =
  /** A request. */
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
  /** An absence of a driver or vehicle. */
  | 'ABSENCE'
  /** An opening balance of a driver's hours. */
  | 'HOURS_BALANCE'
  /** A sales inquiry. */
  | 'CONTACT_SALE'
  /** An export of a list to a file. */
  | 'EXPORT';

/** An activity: what was done to a record, by whom and when. It never changes. */
export type Activity = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Kind of the activity. */
  action: ActivityAction;
  /** The user who changed the record; null when the server changed it, or the user was deleted. */
  user?: Maybe<User>;
  /** Title of the record, as it was; null for records without a title. */
  title?: Maybe<Scalars['String']['output']>;
  /** Names of the changed fields, separated by commas; null when there are none. */
  changed_fields?: Maybe<Scalars['String']['output']>;
  /** Kind of the record whose history includes it. */
  service_type: ActivitySubject;
  /** Id of the record whose history includes it. */
  service_id: Scalars['ID']['output'];
  /** Kind of the changed record: `service_type` itself, or the kind of a part, such as the cargo of a request. */
  entity_type: ActivitySubject;
  /** Id of the changed record. */
  entity_id: Scalars['ID']['output'];
  /**
   * Values for the text that describes the activity: `title` of the record, changed `part`, changed `fields`, `from` and
   * `to` of a status, `changes` with the `field`, `from` and `to` of other values (to callers who may read the record), the `reason` that was given, the `device_time` of a change that was made offline.
   * Of an export: the `list`, its number of `rows`, the `format`, the `columns`, the `filter` (the list's `where`, or `has_long_filter`) and `trashed`.
   */
  param: Scalars['Json']['output'];
  /** When the record was changed. */
  date: Scalars['DateTime']['output'];
};

/** A page of `Activity` records. */
export type ActivityPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Activity>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `activities` may name. */
export type ActivitiesColumn =
  /** Id. */
  | 'id'
  /** Kind of the activity. */
  | 'action'
  /** Title of the record, as it was; null for records without a title. */
  | 'title'
  /** Names of the changed fields, separated by commas; null when there are none. */
  | 'changed_fields'
  /** Kind of the record whose history includes it. */
  | 'service_type'
  /** Id of the record whose history includes it. */
  | 'service_id'
  /** Kind of the changed record: `service_type` itself, or the kind of a part, such as the cargo of a request. */
  | 'entity_type'
  /** Id of the changed record. */
  | 'entity_id'
  /** When the record was changed. */
  | 'date'
  /** Id of `user`. */
  | 'user_id';

/** Columns that `activities` can be ordered by. */
export type ActivitiesOrderColumn =
  /** Id. */
  | 'id'
  /** Title of the record, as it was; null for records without a title. */
  | 'title'
  /** Names of the changed fields, separated by commas; null when there are none. */
  | 'changed_fields'
  /** When the record was changed. */
  | 'date';

/** States of a background job. */
export type BackgroundJobState =
  /** Waits for a server. */
  | 'QUEUED'
  /** Runs, or waits for its next turn. */
  | 'RUNNING'
  /** Ended. Records may have failed, each with a problem. */
  | 'SUCCEEDED'
  /** Ended by an error. What was processed before stays. */
  | 'FAILED'
  /** Ended because a user cancelled it. What was processed before stays. */
  | 'CANCELED';

/** Long work that the server does for a user, such as a change of many records. */
export type BackgroundJob = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** The user who started the job; null if the user was deleted. */
  user?: Maybe<User>;
  /** Kind of the work, such as an export. */
  kind: Scalars['String']['output'];
  /**
   * What the job does, as a text of the console: the text `background_jobs:titles.<code>` with the values of `payload`.
   * The code is the kind, or the kind with an action (`bulk.delete`).
   */
  title: Scalars['Json']['output'];
  /** Name of the list in the console whose records the job is about; null for none. */
  resource?: Maybe<Scalars['String']['output']>;
  /** State of the job. */
  state: BackgroundJobState;
  /** Number of records to process; null while it is unknown. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Number of records processed so far, with those that failed. */
  processed: Scalars['Int']['output'];
  /** Number of records that failed. */
  failed: Scalars['Int']['output'];
  /** Whether the job can be cancelled now. */
  can_cancel: Scalars['Boolean']['output'];
  /** Whether a user has asked to cancel the job, which ends soon. */
  is_canceling: Scalars['Boolean']['output'];
  /** Whether the changes of the job can be undone now. */
  can_undo: Scalars['Boolean']['output'];
  /** Id of the job that this job undoes; null for other jobs. */
  undo_of_id?: Maybe<Scalars['ID']['output']>;
  /** Id of the job that undoes or undid this job; null for none. */
  undone_by_id?: Maybe<Scalars['ID']['output']>;
  /** Numbers of problems by their code, as `[{ code, count }]`, the most frequent first; null before the end. */
  problem_counts?: Maybe<Scalars['Json']['output']>;
  /** What a finished job has to tell, by its kind; null without. */
  result?: Maybe<Scalars['Json']['output']>;
  /** Why the job failed: `code` and `payload` of the text `serverError.<code>`; null unless it failed. */
  failure?: Maybe<Scalars['Json']['output']>;
  /** When the job was started by the user. */
  created_at: Scalars['DateTime']['output'];
  /** When a server began to run the job; null before. */
  started_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the job ended; null before. */
  finished_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the ended job will be deleted; null before its end. */
  expires_at?: Maybe<Scalars['DateTime']['output']>;
};

/** Why one record of a background job failed. */
export type BackgroundJobProblem = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the job. */
  job_id: Scalars['ID']['output'];
  /** Position of the record in the job. */
  sequence: Scalars['Int']['output'];
  /** Id of the record; null if there is none. */
  record_id?: Maybe<Scalars['ID']['output']>;
  /** Title of the record, such as a plate or a number; null without one. */
  title?: Maybe<Scalars['String']['output']>;
  /** Row of the file that the record was in; null without a file. */
  row?: Maybe<Scalars['Int']['output']>;
  /** Column of the file that the problem is in; null without one. */
  column?: Maybe<Scalars['String']['output']>;
  /** Field of the record that the problem is about; null without one. */
  field?: Maybe<Scalars['String']['output']>;
  /** Code of the problem. */
  code: Scalars['String']['output'];
  /**
   * The problem as a text of the console: the text `serverError.<code>` with the values of `payload`, after the label of
   * the `field` of the `resource`, which are null without a field.
   */
  reason: Scalars['Json']['output'];
};

/** A page of `BackgroundJob` records. */
export type BackgroundJobPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<BackgroundJob>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `backgroundJobs` may name. */
export type BackgroundJobsColumn =
  /** Id. */
  | 'id'
  /** Kind of the work, such as an export. */
  | 'kind'
  /** Name of the list in the console whose records the job is about; null for none. */
  | 'resource'
  /** State of the job. */
  | 'state'
  /** Number of records to process; null while it is unknown. */
  | 'total'
  /** Number of records processed so far, with those that failed. */
  | 'processed'
  /** Number of records that failed. */
  | 'failed'
  /** Id of the job that this job undoes; null for other jobs. */
  | 'undo_of_id'
  /** Id of the job that undoes or undid this job; null for none. */
  | 'undone_by_id'
  /** When the job was started by the user. */
  | 'created_at'
  /** When a server began to run the job; null before. */
  | 'started_at'
  /** When the job ended; null before. */
  | 'finished_at'
  /** When the ended job will be deleted; null before its end. */
  | 'expires_at'
  /** Id of `user`. */
  | 'user_id';

/** Columns that `backgroundJobs` can be ordered by. */
export type BackgroundJobsOrderColumn =
  /** Id. */
  | 'id'
  /** When the job was started by the user. */
  | 'created_at';

/** A page of `BackgroundJobProblem` records. */
export type BackgroundJobProblemPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<BackgroundJobProblem>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `backgroundJobProblems` may name. */
export type BackgroundJobProblemsColumn =
  /** Id. */
  | 'id'
  /** Id of the job. */
  | 'job_id'
  /** Position of the record in the job. */
  | 'sequence'
  /** Id of the record; null if there is none. */
  | 'record_id'
  /** Title of the record, such as a plate or a number; null without one. */
  | 'title'
  /** Row of the file that the record was in; null without a file. */
  | 'row'
  /** Column of the file that the problem is in; null without one. */
  | 'column'
  /** Field of the record that the problem is about; null without one. */
  | 'field'
  /** Code of the problem. */
  | 'code';

/** Columns that `backgroundJobProblems` can be ordered by. */
export type BackgroundJobProblemsOrderColumn =
  /** Id. */
  | 'id'
  /** Position of the record in the job. */
  | 'sequence';

/** Status of a payment. */
export type PaymentStatus =
  /** Started; not yet paid or failed. */
  | 'PENDING'
  /** Paid. */
  | 'SUCCEEDED'
  /** The charge failed. */
  | 'FAILED'
  /** Canceled before it was paid. */
  | 'CANCELED'
  /** Refunded in full. */
  | 'REFUNDED';

/** What a payment is for. */
export type PaymentPurpose =
  /** The first payment for a tariff. */
  | 'SUBSCRIPTION'
  /** A renewal for the next period. */
  | 'RENEWAL'
  /** An upgrade to a larger tariff. */
  | 'UPGRADE'
  /** A trial without a charge. */
  | 'TRIAL';

/** State of a company's subscription. */
export type SubscriptionState =
  /** No tariff was chosen. */
  | 'REQUIRED'
  /** In a trial period. */
  | 'TRIAL'
  /** Paid for the current period. */
  | 'ACTIVE'
  /** The period has ended without a payment for the next one. */
  | 'EXPIRED'
  /** Canceled, and the period has ended. */
  | 'CANCELED';

/** The card that renewals are charged to. */
export type PaymentCard = {
  /** Brand of the card, as the card processor names it: `visa`. */
  brand: Scalars['String']['output'];
  /** The last four digits of the card's number. */
  last4: Scalars['String']['output'];
  /** Month in which the card expires, 1 to 12. */
  exp_month: Scalars['Int']['output'];
  /** Year in which the card expires. */
  exp_year: Scalars['Int']['output'];
};

/** How much of one limit of its tariff a company uses. */
export type TariffUsage = {
  /** Code of the tariff's opportunity that sets the limit. */
  code: Scalars['String']['output'];
  /** Current usage. For a monthly limit, the usage of this month. */
  used: Scalars['Int']['output'];
  /** The limit; null: unlimited. */
  limit?: Maybe<Scalars['Int']['output']>;
};

/** State of a subscription's renewal. */
export type SubscriptionRenewal = {
  /** When the card is charged next; null when the subscription is canceled, there is no card, or all attempts failed. */
  due_at?: Maybe<Scalars['DateTime']['output']>;
  /** Failed attempts since the last payment. */
  tries: Scalars['Int']['output'];
  /** Why the last attempt failed, in the caller's language; null without failures. */
  error_message?: Maybe<Scalars['String']['output']>;
  /** Id of the payment that the cardholder must confirm with the bank; null: none. */
  confirm_payment_id?: Maybe<Scalars['ID']['output']>;
};

/** A company's subscription. */
export type CompanySubscription = {
  /** Id of the company. */
  id: Scalars['ID']['output'];
  /** State of the subscription. */
  state: SubscriptionState;
  /** Id of the tariff; null until one is chosen. */
  tariff_id?: Maybe<Scalars['ID']['output']>;
  /** Billing cycle; null before the first payment. */
  billing_cycle?: Maybe<BillingCycle>;
  /** First day of the current or last period. */
  start_date?: Maybe<Scalars['Date']['output']>;
  /** Last day of the period that begins on `start_date`. */
  end_date?: Maybe<Scalars['Date']['output']>;
  /** Last day of all paid periods and the trial. A canceled subscription ends on that day. */
  paid_until?: Maybe<Scalars['Date']['output']>;
  /** Id of the tariff from the next period on; null: the tariff stays. */
  next_tariff_id?: Maybe<Scalars['ID']['output']>;
  /** Billing cycle from the next period on; null: the cycle stays. */
  next_billing_cycle?: Maybe<BillingCycle>;
  /** When the subscription was canceled; null when it is not. A canceled subscription ends with its period. */
  canceled_at?: Maybe<Scalars['DateTime']['output']>;
  /** The card for renewals; null: none. */
  card?: Maybe<PaymentCard>;
  /** State of the subscription's renewal. */
  renewal: SubscriptionRenewal;
  /** Usage of the tariff's limits. */
  usage: Array<TariffUsage>;
};

/** Costs and date of a change of the subscription. Amounts are in the currency's smallest unit. */
export type PaymentQuote = {
  /** Id of the tariff. */
  tariff_id: Scalars['ID']['output'];
  /** Billing cycle. */
  billing_cycle: BillingCycle;
  /** What the payment is for. */
  purpose: PaymentPurpose;
  /** Whether the change is immediate and paid now; false: the change takes effect at the end of the current period. */
  at_once: Scalars['Boolean']['output'];
  /** First day of the paid period. */
  start_date: Scalars['Date']['output'];
  /** Last day of the paid period. */
  end_date: Scalars['Date']['output'];
  /** Price of the period, without tax. */
  price: Scalars['Int']['output'];
  /** Credit for the rest of the current period, without tax. */
  credit: Scalars['Int']['output'];
  /** Price less credit, without tax. */
  net: Scalars['Int']['output'];
  /** Tax rate in per cent. */
  tax_rate: Scalars['Int']['output'];
  /** Tax amount. */
  tax: Scalars['Int']['output'];
  /** Amount charged to the card. */
  amount: Scalars['Int']['output'];
  /** Currency, ISO 4217. */
  currency: Scalars['String']['output'];
};

/** A payment page of the card processor. */
export type PaymentSession = {
  /** Id of the started payment. */
  id: Scalars['ID']['output'];
  /** URL of the payment page. */
  url: Scalars['String']['output'];
};

/** A page of the card processor to enter a new card. */
export type CardSession = {
  /** URL of the page. */
  url: Scalars['String']['output'];
};

/** Data for the confirmation of a payment by the cardholder. */
export type PaymentConfirmation = {
  /** Id of the payment. */
  id: Scalars['ID']['output'];
  /** Client secret for the card processor's script; null when there is a page instead. */
  client_secret?: Maybe<Scalars['String']['output']>;
  /** URL of a confirmation page; null when the card processor's script confirms the payment. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The last successful payment, with the fields that all users of the company may see. */
export type SuccessfulPayment = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** First day of the period that the payment covers. */
  start_date?: Maybe<Scalars['Date']['output']>;
  /** Last day of the period that the payment covers. */
  end_date?: Maybe<Scalars['Date']['output']>;
  /** Whether the period of the payment includes today. */
  is_active: Scalars['Boolean']['output'];
};

/** A payment by card. */
export type Payment = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the company. */
  tenant_id: Scalars['ID']['output'];
  /** The tariff that the payment is for. */
  tariff?: Maybe<Tariff>;
  /** Id of the payment at the card processor. */
  payment_intent_id?: Maybe<Scalars['String']['output']>;
  /** Email address for the receipt. */
  email?: Maybe<Scalars['String']['output']>;
  /** Amount in the currency's smallest unit. */
  amount: Scalars['Int']['output'];
  /** Currency, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Receipt number, consecutive; null until it is paid. */
  number?: Maybe<Scalars['String']['output']>;
  /** Amount without tax. */
  net: Scalars['Int']['output'];
  /** Amount deducted for the unused days of periods paid before, without tax. */
  credit: Scalars['Int']['output'];
  /** Tax rate in per cent. */
  tax_rate: Scalars['Int']['output'];
  /** Tax amount. */
  tax: Scalars['Int']['output'];
  /** Status of the payment. */
  status: PaymentStatus;
  /** URL of the card processor's receipt. */
  receipt_url?: Maybe<Scalars['String']['output']>;
  /** Details of the payment: `origin` of the console, `credited` earlier payments, the `replaced` period, a `dispute`. */
  metadata?: Maybe<Scalars['Json']['output']>;
  /** First day of the period that the payment covers. */
  start_date?: Maybe<Scalars['Date']['output']>;
  /** Last day of the period that the payment covers. */
  end_date?: Maybe<Scalars['Date']['output']>;
  /** Billing cycle. */
  billing_cycle: BillingCycle;
  /** What the payment is for. */
  purpose: PaymentPurpose;
  /** Why the payment failed, in the caller's language. */
  error_message?: Maybe<Scalars['String']['output']>;
  /** When the payment was made. */
  paid_at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the period of the payment includes today. */
  is_active: Scalars['Boolean']['output'];
  /** When the payment was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the payment was last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** A page of `Payment` records. */
export type PaymentPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Payment>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `payments` may name. */
export type PaymentsColumn =
  /** Id. */
  | 'id'
  /** Amount in the currency's smallest unit. */
  | 'amount'
  /** Currency, ISO 4217. */
  | 'currency'
  /** Receipt number, consecutive; null until it is paid. */
  | 'number'
  /** Amount without tax. */
  | 'net'
  /** Tax amount. */
  | 'tax'
  /** Status of the payment. */
  | 'status'
  /** First day of the period that the payment covers. */
  | 'start_date'
  /** Last day of the period that the payment covers. */
  | 'end_date'
  /** Billing cycle. */
  | 'billing_cycle'
  /** What the payment is for. */
  | 'purpose'
  /** Why the payment failed, in the caller's language. */
  | 'error_message'
  /** When the payment was made. */
  | 'paid_at'
  /** When the payment was created. */
  | 'created_at';

/** Columns that `payments` can be ordered by. */
export type PaymentsOrderColumn =
  /** Id. */
  | 'id'
  /** Amount in the currency's smallest unit. */
  | 'amount'
  /** Currency, ISO 4217. */
  | 'currency'
  /** Receipt number, consecutive; null until it is paid. */
  | 'number'
  /** Amount without tax. */
  | 'net'
  /** Tax amount. */
  | 'tax'
  /** First day of the period that the payment covers. */
  | 'start_date'
  /** Last day of the period that the payment covers. */
  | 'end_date'
  /** Why the payment failed, in the caller's language. */
  | 'error_message'
  /** When the payment was made. */
  | 'paid_at'
  /** When the payment was created. */
  | 'created_at';

/** Statistics of a company. */
export type TenantStatistics = {
  /** Active and invited users. */
  users: Scalars['Int']['output'];
  /** Vehicles. */
  vehicles: Scalars['Int']['output'];
  /** Customers. */
  customers: Scalars['Int']['output'];
  /** Requests. */
  requests: Scalars['Int']['output'];
};

/** A contact person of a company. */
export type ContactPerson = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Given name. */
  first_name: Scalars['String']['output'];
  /** Family name. */
  last_name: Scalars['String']['output'];
  /** Phone number in international format. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Email address. */
  email?: Maybe<Scalars['String']['output']>;
};

/** An address of a company. */
export type CompanyAddress = {
  /** Id. */
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
  /** Whether the address is the legal or the actual address of the company. */
  direction: AddressDirection;
  /** Kind of record that the address belongs to. */
  addressable_type: AddressableType;
  /** Id of the record that the address belongs to. */
  addressable_id: Scalars['ID']['output'];
};

/** A company's registered data. */
export type Company = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name that the company uses. */
  name: Scalars['String']['output'];
  /** Name in the register of companies. */
  legal_name?: Maybe<Scalars['String']['output']>;
  /** Number in the register of companies. */
  registration_number?: Maybe<Scalars['String']['output']>;
  /** VAT number, with the country. */
  vat_number?: Maybe<Scalars['String']['output']>;
  /** EORI number. */
  eori?: Maybe<Scalars['String']['output']>;
  /** Email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Phone number in international format. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Legal address. */
  legal_address?: Maybe<CompanyAddress>;
  /** Actual address. */
  actual_address?: Maybe<CompanyAddress>;
  /** Logo of the company. */
  logo?: Maybe<Media>;
  /** Contact people. */
  contact_people: Array<ContactPerson>;
  /** Status of the company's verification. */
  status: VerificationStatus;
  /** Steps of the company's verification, newest first. */
  verifications: Array<EntityVerification>;
  /** Documents for the verification, oldest first. */
  media: Array<Media>;
  /** When the company was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the company was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** What happens when a leg breaks a rule that the company may set. */
export type LegRuleEffect =
  /** The server refuses the leg. */
  | 'REFUSE'
  /** The server allows the leg if the user gives a reason, which is stored with the leg. */
  | 'REASON';

/** Whether legs of different requests may use a vehicle at the same time. */
export type LegSharing =
  /** Never: a vehicle carries one request at a time. */
  | 'NEVER'
  /** With the same driver and truck, while weight and places of all cargo fit the vehicle. */
  | 'FITTING';

/** A tenant: a company that uses Waybill. */
export type Tenant = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Language of the company's documents. */
  lang: Language;
  /** Time zone in which the company's days begin and end, an IANA name: Europe/Warsaw. At first that of its country. */
  time_zone: Scalars['String']['output'];
  /** Form values of an unfinished registration. */
  temporary?: Maybe<Scalars['Json']['output']>;
  /** Whether today is in a paid period or a trial. */
  subscription_is_active: Scalars['Boolean']['output'];
  /** The company's tariff; null until one is chosen. */
  tariff?: Maybe<Tariff>;
  /** Days after which a password expires, counted from when it was set; null: passwords do not expire. */
  password_expiry_days?: Maybe<Scalars['Int']['output']>;
  /** The registered data of the company: always exactly one record. */
  company: Array<Company>;
  /** Statistics of the company. */
  statistics: TenantStatistics;
  /** Contact people of the company. */
  contact_people: Array<ContactPerson>;
  /** Addresses of the company. */
  addresses: Array<CompanyAddress>;
  /** What happens to a leg whose cargo is heavier than the payload of its vehicle. */
  leg_overweight: LegRuleEffect;
  /** What happens to a leg whose vehicle has no known payload. */
  leg_unknown_payload: LegRuleEffect;
  /** What happens to a leg that uses more places than its vehicle has. */
  leg_places: LegRuleEffect;
  /** What happens to a leg that starts where no earlier leg ends. */
  leg_order: LegRuleEffect;
  /** What happens to a leg with a vehicle or truck that is not verified. */
  leg_unverified_vehicle: LegRuleEffect;
  /** What happens to a leg with a vehicle or truck that is not in use. */
  leg_inactive_vehicle: LegRuleEffect;
  /** What happens to a leg with a driver whose account is not active. */
  leg_inactive_driver: LegRuleEffect;
  /** What happens to a leg whose planned times are outside the request's days, or shorter than its driving time. */
  leg_times: LegRuleEffect;
  /** What happens to a leg whose driver, vehicle or truck has a document that expires before the leg ends. */
  leg_expired_documents: LegRuleEffect;
  /** Whether requests may share a vehicle. */
  leg_sharing: LegSharing;
  /** Whether the customer is mailed when a request is confirmed. */
  customer_mail_confirmed: Scalars['Boolean']['output'];
  /** Whether the customer is mailed when the first task of a request's legs is started. */
  customer_mail_on_the_way: Scalars['Boolean']['output'];
  /** Whether the customer is mailed when a request is delivered. */
  customer_mail_delivered: Scalars['Boolean']['output'];
  /** When the tenant was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the tenant was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A page of `Tenant` records. */
export type TenantPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Tenant>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `tenant` may name. */
export type TenantColumn =
  /** Id. */
  | 'id'
  /** Language of the company's documents. */
  | 'lang'
  /** When the tenant was created. */
  | 'created_at'
  /** When the tenant was last changed. */
  | 'modified_at';

/** Columns that `tenant` can be ordered by. */
export type TenantOrderColumn =
  /** Id. */
  | 'id'
  /** When the tenant was created. */
  | 'created_at'
  /** When the tenant was last changed. */
  | 'modified_at';

/** Origin of a customer. */
export type CustomerType =
  /** Entered by registration or import. */
  | 'DEFAULT'
  /** Entered by a user. */
  | 'MANUAL';

/** Whether a customer is a company or a person. */
export type ProfileType =
  /** A company. */
  | 'BUSINESS'
  /** A person. */
  | 'PERSONAL';

/** Profile of a customer. A company has a name, numbers, a director and a contact; a person has a name. */
export type CustomerProfile = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the customer is a company or a person. */
  type: ProfileType;
  /** Given name. */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Phone number in international format. */
  phone: Scalars['String']['output'];
  /** Email address. */
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
  /** Picture of the customer. */
  avatar?: Maybe<Media>;
  /** Statistics of the customer's requests. */
  statistic?: Maybe<CustomerStatistic>;
  /** Ratings by the customer. */
  rates?: Maybe<Rates>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Origin of the customer. */
  type: CustomerType;
  /** Name of the company or person. */
  customer_name: Scalars['String']['output'];
  /** Profile. */
  profile: CustomerProfile;
  /** Address. */
  address?: Maybe<Address>;
  /** When the customer was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the customer was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When the customer was deleted; null when it is not deleted. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the customer's personal data was erased; null when it was not. */
  erased_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A customer with the fields of profile and address as columns. */
export type CustomerView = {
  /** Picture of the customer. */
  avatar?: Maybe<Media>;
  /** Statistics of the customer's requests. */
  statistic?: Maybe<CustomerStatistic>;
  /** Ratings by the customer. */
  rates?: Maybe<Rates>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Origin of the customer. */
  type: CustomerType;
  /** Name of the company or person. */
  customer_name: Scalars['String']['output'];
  /** When the customer was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the customer was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When the customer was deleted; null when it is not deleted. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the customer's personal data was erased; null when it was not. */
  erased_at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the customer is a company or a person. */
  profile_type: ProfileType;
  /** Given name. */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Phone number in international format. */
  phone: Scalars['String']['output'];
  /** Email address. */
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
  /** Name and city of the customer in one text. */
  brief: Scalars['String']['output'];
  /** When the customer was last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** Ratings from 1 to 5. */
export type Rates = {
  /**
   * Mean of the ratings; null without ratings. Of the ratings of a logistician, only the newest 2,000 are averaged, and all
   * are counted.
   */
  average?: Maybe<Scalars['Float']['output']>;
  /** Number of ratings. */
  count: Scalars['Int']['output'];
};

/** Statistics of a customer's requests. */
export type CustomerStatistic = {
  /** All requests. */
  requests: Scalars['Int']['output'];
  /** Requests in work: neither closed nor cancelled. */
  open: Scalars['Int']['output'];
  /** Requests that were closed. */
  closed: Scalars['Int']['output'];
  /** Requests that were cancelled. */
  canceled: Scalars['Int']['output'];
  /** When the customer's last request was created; null without requests. */
  last_request_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of `CustomerProfile` records. */
export type CustomerProfilePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<CustomerProfile>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `Customer` records. */
export type CustomerPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Customer>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `CustomerView` records. */
export type CustomerViewPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<CustomerView>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `customersView` may name. */
export type CustomersViewColumn =
  /** Id. */
  | 'id'
  /** Origin of the customer. */
  | 'type'
  /** Name of the company or person. */
  | 'customer_name'
  /** When the customer was created. */
  | 'created_at'
  /** When the customer was last changed. */
  | 'modified_at'
  /** When the customer was deleted; null when it is not deleted. */
  | 'deleted_at'
  /** Whether the customer is a company or a person. */
  | 'profile_type'
  /** Phone number in international format. */
  | 'phone'
  /** Email address. */
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
  /** When the customer was last changed. */
  | 'updated_at'
  /** All requests. Of `statistic`. */
  | 'statistic__requests'
  /** Requests in work: neither closed nor cancelled. Of `statistic`. */
  | 'statistic__open'
  /**
   * Mean of the ratings; null without ratings. Of the ratings of a logistician, only the newest 2,000 are averaged, and all
   * are counted. Of `rates`.
   */
  | 'rates__average';

/** Columns that `customersView` can be ordered by. */
export type CustomersViewOrderColumn =
  /** Id. */
  | 'id'
  /** Origin of the customer. */
  | 'type'
  /** Name of the company or person. */
  | 'customer_name'
  /** When the customer was created. */
  | 'created_at'
  /** When the customer was last changed. */
  | 'modified_at'
  /** When the customer was deleted; null when it is not deleted. */
  | 'deleted_at'
  /** Whether the customer is a company or a person. */
  | 'profile_type'
  /** Phone number in international format. */
  | 'phone'
  /** Email address. */
  | 'email'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** City. */
  | 'city'
  /** Postal code. */
  | 'zip'
  /** When the customer was last changed. */
  | 'updated_at';

/** Statistics of the requests that the caller may see. Each part is computed only if it is selected. */
export type Dashboard = {
  /** Requests that need attention now, regardless of the period. */
  needs: DashboardNeeds;
  /** Documents of drivers and vehicles that expire, regardless of the period; null without the permission `routes.write`. */
  documents?: Maybe<DashboardDocuments>;
  /** Requests created in the period, by status. */
  statuses: Array<StatusCount>;
  /** Requests delivered in the period. */
  delivered: Deliveries;
  /** Bookings of the fleet in the period, by vehicle class. */
  fleet: Array<FleetUse>;
  /** Loading and delivery stops of today, regardless of the period. */
  stops: TodaysStops;
};

/** Active drivers and vehicles by their document that expires first. */
export type DashboardDocuments = {
  /** Drivers: by licence, qualification card (code 95) and ADR certificate. */
  drivers: ExpiringDocuments;
  /** Vehicles: by technical inspection and insurance. */
  vehicles: ExpiringDocuments;
};

/** Numbers of drivers or vehicles. The last day of validity counts as one on which a document has not expired. */
export type ExpiringDocuments = {
  /** With a document that has expired. */
  expired: Scalars['Int']['output'];
  /** With a document that expires within the next 7 days, today included. */
  in_7_days: Scalars['Int']['output'];
  /** With a document that expires within the next 30 days, those of 7 days included. */
  in_30_days: Scalars['Int']['output'];
  /** With a document that expires within the next 60 days, those of 30 days included. */
  in_60_days: Scalars['Int']['output'];
};

/** Requests that need attention now. */
export type DashboardNeeds = {
  /** Requests whose last day for delivery has passed before the service was provided. */
  late: DashboardNeed;
  /** Requests that are expected to be delivered after their last day for delivery, which has not passed yet. */
  expected_late: DashboardNeed;
  /** NEW requests that no logistician has accepted. */
  unassigned: DashboardNeed;
  /** Requests assigned to the caller that the caller has neither accepted nor declined. */
  awaiting: DashboardNeed;
};

/** Requests that need the same kind of attention. */
export type DashboardNeed = {
  /** Number of requests. */
  count: Scalars['Int']['output'];
  /** The most urgent of these requests, most urgent first. */
  requests: Array<DashboardRequest>;
};

/** A request, as the dashboard shows it. */
export type DashboardRequest = {
  /** Id of the request. */
  id: Scalars['ID']['output'];
  /** Number of the request, as people write it. */
  number: Scalars['String']['output'];
  /** Status of the request. */
  status: ServiceTransportationStatus;
  /** Name of the request's customer. */
  customer_name?: Maybe<Scalars['String']['output']>;
  /** City where the cargo is loaded. */
  delivery_from_city?: Maybe<Scalars['String']['output']>;
  /** City where the cargo is delivered. */
  delivery_to_city?: Maybe<Scalars['String']['output']>;
  /** First day on which the cargo may be loaded. */
  to_take_to_work_from?: Maybe<Scalars['Date']['output']>;
  /** Last day on which the cargo may be delivered. */
  delivery_date_to?: Maybe<Scalars['Date']['output']>;
};

/** Number of requests with a status. */
export type StatusCount = {
  /** The status that the requests have. */
  status: ServiceTransportationStatus;
  /** Number of requests. */
  count: Scalars['Int']['output'];
};

/** Delivered requests: provided or closed ones, by day of delivery. */
export type Deliveries = {
  /** Number of requests. */
  count: Scalars['Int']['output'];
  /** Number of delivered requests that had a last day for delivery. */
  due: Scalars['Int']['output'];
  /** Number of delivered requests that had a last day for delivery and met it. */
  on_time: Scalars['Int']['output'];
  /** Prices of the delivered requests, summed by currency. */
  revenue: Array<Revenue>;
  /** Delivered requests by month, without empty months. */
  months: Array<DeliveredMonth>;
};

/** Requests delivered in a month. */
export type DeliveredMonth = {
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** Number of requests. */
  count: Scalars['Int']['output'];
  /** Number of delivered requests that had a last day for delivery. */
  due: Scalars['Int']['output'];
  /** Number of delivered requests that had a last day for delivery and met it. */
  on_time: Scalars['Int']['output'];
  /** Prices of the delivered requests, summed by currency. */
  revenue: Array<Revenue>;
};

/** Sum of prices in one currency. */
export type Revenue = {
  /** The currency, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The sum, without tax. */
  amount: Scalars['Float']['output'];
  /** Number of requests with a price in this currency. */
  count: Scalars['Int']['output'];
};

/** Bookings of the vehicles of one class. Only vehicles that are in use now are included. */
export type FleetUse = {
  /** Id of the class; null for vehicles without a class. */
  vehicle_class_id?: Maybe<Scalars['ID']['output']>;
  /** Name of the vehicle class. */
  title?: Maybe<Scalars['String']['output']>;
  /** Number of vehicles. */
  vehicles: Scalars['Int']['output'];
  /** Available days: vehicles times days of the period. */
  available_days: Scalars['Int']['output'];
  /** Booked days. A day with several requests counts once. */
  booked_days: Scalars['Int']['output'];
};

/** Loading and delivery stops of today. */
export type TodaysStops = {
  /** Number of stops today. */
  count: Scalars['Int']['output'];
  /** Number of stops without coordinates. */
  unplaced: Scalars['Int']['output'];
  /** Stops with coordinates, at most some hundreds. */
  stops: Array<TodaysStop>;
};

/** A stop where a request is loaded or delivered today. */
export type TodaysStop = {
  /** Id of the stop's address. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  request_id: Scalars['ID']['output'];
  /** Number of the request. */
  number: Scalars['String']['output'];
  /** Status of the request. */
  status: ServiceTransportationStatus;
  /** Name of the request's customer. */
  customer_name?: Maybe<Scalars['String']['output']>;
  /** FROM for loading, TO for delivery. */
  direction: AddressDirection;
  /** The address in one text. */
  brief: Scalars['String']['output'];
  /** Coordinates. */
  coordinates: Scalars['Coordinates']['output'];
};

/** Formats of exported files. */
export type ExportFormat =
  /** Comma-separated values, UTF-8 with a byte order mark. */
  | 'CSV'
  /** A workbook of Excel, with typed numbers and dates. It has at most 1,048,575 records. */
  | 'XLSX';

/** Characters between the cells of a CSV file. */
export type CellSeparator =
  /** A comma. */
  | 'COMMA'
  /** A semicolon, as Excel writes where the decimal separator is a comma. */
  | 'SEMICOLON'
  /** A tab. */
  | 'TAB';

/** Characters between the digits of numbers in a CSV file. */
export type DecimalSeparator =
  /** A point. */
  | 'POINT'
  /** A comma. */
  | 'COMMA';

/** A text that an exported file has instead of a value. */
export type ExportWordInput = {
  /** The value: of an enum, `true` or `false`, the code of a country. */
  value: Scalars['String']['input'];
  /** The text. */
  text: Scalars['String']['input'];
};

/** A column of an exported file. */
export type ExportColumnInput = {
  /**
   * Path of the field in a record of the list: `license`, `vehicle_class.title`. A path through a list of records means the
   * values of all of them.
   */
  path: Scalars['String']['input'];
  /** Heading of the column. */
  heading: Scalars['String']['input'];
  /** Texts to write instead of values. Other values are written as they are. */
  words?: InputMaybe<Array<ExportWordInput>>;
  /** Whether the numbers are hundredths, such as cents. */
  hundredths?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The records, columns and form of an exported file. */
export type StartExportInput = {
  /** Name of the list query: `vehiclesView`. */
  list: Scalars['String']['input'];
  /** Name of the list in the console: `vehicles`. */
  resource: Scalars['String']['input'];
  /** Title of the list. It names the file and its sheet. */
  title: Scalars['String']['input'];
  /** Columns in their order, at most 100. */
  columns: Array<ExportColumnInput>;
  /** Conditions of the records, as the list's `where`. */
  where?: InputMaybe<Scalars['Json']['input']>;
  /** Order of the records, as the list's `orderBy`. */
  orderBy?: InputMaybe<Scalars['Json']['input']>;
  /** Whether deleted records are exported, as the list's `trashed`. */
  trashed?: InputMaybe<Trashed>;
  /** Format of the file. */
  format: ExportFormat;
  /** Character between cells, for CSV; a comma if it is absent. */
  separator?: InputMaybe<CellSeparator>;
  /** Character between digits, for CSV; a point if it is absent. */
  decimal_separator?: InputMaybe<DecimalSeparator>;
  /**
   * Form of dates, with which times are those of the company's time zone. Null or absent: ISO 8601, where CSV has times in
   * UTC.
   */
  date_format?: InputMaybe<DateFormat>;
};

/** A file that is sent with the answer. */
export type ExportDocument = {
  /** Name under which the file is saved. */
  file_name: Scalars['String']['output'];
  /** MIME type of the file. */
  mime_type: Scalars['String']['output'];
  /** Number of exported records. */
  rows: Scalars['Int']['output'];
  /** The file's bytes in base64. */
  content: Scalars['String']['output'];
};

/** A started export: the file, if the list has few records, or the job that writes it. */
export type StartedExport = {
  /** The file; null if a job writes it. */
  document?: Maybe<ExportDocument>;
  /** The job; null if the file is sent with the answer. */
  job?: Maybe<BackgroundJob>;
};

/** A file that a job has exported. It is kept for a day. */
export type ExportFile = {
  /** Id, which is that of the job. */
  id: Scalars['ID']['output'];
  /** Name of the list in the console. */
  resource: Scalars['String']['output'];
  /** Name under which the file is saved. */
  file_name: Scalars['String']['output'];
  /** MIME type of the file. */
  mime_type: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Float']['output'];
  /** Number of exported records. */
  rows: Scalars['Int']['output'];
  /** When the file was finished. */
  created_at: Scalars['DateTime']['output'];
  /** When the file is deleted. */
  expires_at: Scalars['DateTime']['output'];
  /** Signed URL of the file, for the caller. It expires after some minutes. */
  url: Scalars['String']['output'];
};

/** A page of `ExportFile` records. */
export type ExportFilePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ExportFile>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** How two vehicles are coupled. */
export type VehicleCoupling =
  /** Fifth wheel and kingpin: tractor units and semi-trailers. */
  | 'FIFTH_WHEEL'
  /** Drawbar with pin: trucks and their trailers. */
  | 'DRAWBAR'
  /** Tow bar with ball: vans and light trailers. */
  | 'BALL';

/** A vehicle class. */
export type VehicleClass = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of the vehicle class, in the caller's language. */
  title: Scalars['String']['output'];
  /** Description of the vehicle class, in the caller's language. */
  description?: Maybe<Scalars['String']['output']>;
  /** Most pallet places of a vehicle of the class; null for classes that carry no pallets. */
  max_places?: Maybe<Scalars['Int']['output']>;
  /** Largest payload of a vehicle of the class in kilograms; null for classes that carry no cargo. */
  max_payload?: Maybe<Scalars['Int']['output']>;
  /** Whether a vehicle of the class can draw a trailer. */
  can_have_trailer: Scalars['Boolean']['output'];
  /** Whether a vehicle of the class always needs a trailer. */
  must_trailer: Scalars['Boolean']['output'];
  /** Whether a vehicle of the class carries cargo itself. */
  can_carry_cargo: Scalars['Boolean']['output'];
  /** Coupling by which a vehicle of the class draws trailers or, if it cannot draw, is drawn; null when it does neither. */
  coupling?: Maybe<VehicleCoupling>;
};

/** A make of vehicles of one class. */
export type VehicleMake = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of the make. */
  title: Scalars['String']['output'];
  /** Id of the vehicle class. */
  class_id: Scalars['ID']['output'];
};

/** A model of a make. */
export type VehicleModel = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of the model. */
  title: Scalars['String']['output'];
  /** Id of the make. */
  make_id: Scalars['ID']['output'];
  /** Make of the model. */
  make: VehicleMake;
  /** Id of the vehicle class. */
  class_id: Scalars['ID']['output'];
  /** Vehicle class of the model. */
  class: VehicleClass;
};

/** A vehicle. */
export type Vehicle = {
  /** First photo of the vehicle. */
  preview?: Maybe<Media>;
  /** Photos and documents of the vehicle, oldest first. */
  media: Array<Media>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  vin?: Maybe<Scalars['String']['output']>;
  /** Registration plate. */
  license: Scalars['String']['output'];
  /** Carrying capacity in kilograms. */
  carrying_capacity?: Maybe<Scalars['Float']['output']>;
  /** Number of pallet places. */
  places?: Maybe<Scalars['Int']['output']>;
  /** Year of manufacture. */
  year?: Maybe<Scalars['Int']['output']>;
  /** Id of the vehicle class. */
  vehicle_class_id?: Maybe<Scalars['ID']['output']>;
  /** Class of the vehicle. */
  vehicle_class?: Maybe<VehicleClass>;
  /** Id of the make. */
  vehicle_make_id?: Maybe<Scalars['ID']['output']>;
  /** Make of the vehicle. */
  vehicle_make?: Maybe<VehicleMake>;
  /** Id of the model. */
  vehicle_model_id?: Maybe<Scalars['ID']['output']>;
  /** Model of the vehicle. */
  vehicle_model?: Maybe<VehicleModel>;
  /** Name of a model that is not in the dictionary; null when a model is chosen. */
  vehicle_model_input?: Maybe<Scalars['String']['output']>;
  /** Last day on which the technical inspection is valid. */
  inspection_until?: Maybe<Scalars['Date']['output']>;
  /** Last day on which the insurance is valid. */
  insurance_until?: Maybe<Scalars['Date']['output']>;
  /** The earlier of both days; null when neither is entered. */
  documents_until?: Maybe<Scalars['Date']['output']>;
  /** Whether the vehicle is in use. */
  is_active: Scalars['Boolean']['output'];
  /** Status of the vehicle's verification. */
  verify: VerificationStatus;
  /** Steps of the vehicle's verification, newest first. */
  verifications: Array<EntityVerification>;
  /** When the vehicle was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the vehicle was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When the vehicle was deleted; null when it is not deleted. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A vehicle as lists show it. */
export type VehicleView = {
  /** First photo of the vehicle. */
  preview?: Maybe<Media>;
  /** Photos and documents of the vehicle, oldest first. */
  media: Array<Media>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  vin?: Maybe<Scalars['String']['output']>;
  /** Registration plate. */
  license: Scalars['String']['output'];
  /** Carrying capacity in kilograms. */
  carrying_capacity?: Maybe<Scalars['Float']['output']>;
  /** Number of pallet places. */
  places?: Maybe<Scalars['Int']['output']>;
  /** Year of manufacture. */
  year?: Maybe<Scalars['Int']['output']>;
  /** Id of the vehicle class. */
  vehicle_class_id?: Maybe<Scalars['ID']['output']>;
  /** Class of the vehicle. */
  vehicle_class?: Maybe<VehicleClass>;
  /** Id of the make. */
  vehicle_make_id?: Maybe<Scalars['ID']['output']>;
  /** Make of the vehicle. */
  vehicle_make?: Maybe<VehicleMake>;
  /** Id of the model. */
  vehicle_model_id?: Maybe<Scalars['ID']['output']>;
  /** Model of the vehicle. */
  vehicle_model?: Maybe<VehicleModel>;
  /** Name of a model that is not in the dictionary; null when a model is chosen. */
  vehicle_model_input?: Maybe<Scalars['String']['output']>;
  /** Last day on which the technical inspection is valid. */
  inspection_until?: Maybe<Scalars['Date']['output']>;
  /** Last day on which the insurance is valid. */
  insurance_until?: Maybe<Scalars['Date']['output']>;
  /** The earlier of both days; null when neither is entered. */
  documents_until?: Maybe<Scalars['Date']['output']>;
  /** Whether the vehicle is in use. */
  is_active: Scalars['Boolean']['output'];
  /** Status of the vehicle's verification. */
  verify: VerificationStatus;
  /** Steps of the vehicle's verification, newest first. */
  verifications: Array<EntityVerification>;
  /** When the vehicle was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the vehicle was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When the vehicle was deleted; null when it is not deleted. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** Make and model as one text. */
  brand_model?: Maybe<Scalars['String']['output']>;
  /** Plate, make and model in one text. */
  brief: Scalars['String']['output'];
  /** Legs to which the vehicle is assigned as vehicle or truck. */
  routes: Array<Route>;
  /** Requests with a leg to which the vehicle is assigned as vehicle or truck. */
  service_transportations: Array<ServiceTransportation>;
};

/** A page of `VehicleClass` records. */
export type VehicleClassPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleClass>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `VehicleMake` records. */
export type VehicleMakePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleMake>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `VehicleModel` records. */
export type VehicleModelPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleModel>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `Vehicle` records. */
export type VehiclePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Vehicle>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `VehicleView` records. */
export type VehicleViewPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleView>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `vehiclesView` may name. */
export type VehiclesViewColumn =
  /** Id. */
  | 'id'
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** Carrying capacity in kilograms. */
  | 'carrying_capacity'
  /** Number of pallet places. */
  | 'places'
  /** Year of manufacture. */
  | 'year'
  /** Id of the vehicle class. */
  | 'vehicle_class_id'
  /** Id of the make. */
  | 'vehicle_make_id'
  /** Id of the model. */
  | 'vehicle_model_id'
  /** Name of a model that is not in the dictionary; null when a model is chosen. */
  | 'vehicle_model_input'
  /** Last day on which the technical inspection is valid. */
  | 'inspection_until'
  /** Last day on which the insurance is valid. */
  | 'insurance_until'
  /** The earlier of both days; null when neither is entered. */
  | 'documents_until'
  /** Whether the vehicle is in use. */
  | 'is_active'
  /** Status of the vehicle's verification. */
  | 'verify'
  /** When the vehicle was created. */
  | 'created_at'
  /** When the vehicle was last changed. */
  | 'modified_at'
  /** When the vehicle was deleted; null when it is not deleted. */
  | 'deleted_at'
  /** Make and model as one text. */
  | 'brand_model'
  /** Whether a vehicle of the class carries cargo itself. Of `vehicle_class`. */
  | 'vehicle_class__can_carry_cargo'
  /** Whether a vehicle of the class can draw a trailer. Of `vehicle_class`. */
  | 'vehicle_class__can_have_trailer';

/** Columns that `vehiclesView` can be ordered by. */
export type VehiclesViewOrderColumn =
  /** Id. */
  | 'id'
  /** Vehicle identification number: 17 letters and digits, without I, O and Q. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** Carrying capacity in kilograms. */
  | 'carrying_capacity'
  /** Number of pallet places. */
  | 'places'
  /** Year of manufacture. */
  | 'year'
  /** Last day on which the technical inspection is valid. */
  | 'inspection_until'
  /** Last day on which the insurance is valid. */
  | 'insurance_until'
  /** The earlier of both days; null when neither is entered. */
  | 'documents_until'
  /** Whether the vehicle is in use. */
  | 'is_active'
  /** Status of the vehicle's verification. */
  | 'verify'
  /** When the vehicle was created. */
  | 'created_at'
  /** When the vehicle was last changed. */
  | 'modified_at'
  /** When the vehicle was deleted; null when it is not deleted. */
  | 'deleted_at'
  /** Make and model as one text. */
  | 'brand_model';

/** A country. */
export type Country = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  /** Name of the country, in the caller's language. */
  title: Scalars['String']['output'];
};

/** A state, province or voivodeship. */
export type State = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the country. */
  country_id: Scalars['ID']['output'];
  /** Native name of the state. */
  title: Scalars['String']['output'];
  /** Code of the state within its country. */
  code?: Maybe<Scalars['String']['output']>;
};

/** A city, town or village. */
export type City = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the state; null when unknown. */
  state_id?: Maybe<Scalars['ID']['output']>;
  /** Id of the country. */
  country_id: Scalars['ID']['output'];
  /** Native name of the city. */
  title: Scalars['String']['output'];
  /** State of the city. */
  state?: Maybe<State>;
  /** Country of the city. */
  country: Country;
  /** Coordinates. */
  coordinates: Scalars['Coordinates']['output'];
  /** Number of inhabitants; null when unknown. */
  population?: Maybe<Scalars['Int']['output']>;
  /** Postal codes of the city. */
  postal_codes: Array<PostalCode>;
};

/** A postal code with its place. */
export type PostalCode = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** The postal code as it is written in addresses. */
  postcode: Scalars['String']['output'];
  /** Coordinates; null when unknown. */
  coordinates?: Maybe<Scalars['Coordinates']['output']>;
  /** Id of the country. */
  country_id: Scalars['ID']['output'];
  /** Id of the city; null when no city matches the place. */
  city_id?: Maybe<Scalars['ID']['output']>;
  /** Id of the state. */
  state_id?: Maybe<Scalars['ID']['output']>;
  /** Name of the place in postal addresses. */
  place: Scalars['String']['output'];
  /** The city that the place belongs to; null when no city matches. */
  city?: Maybe<City>;
  /** State of the place. */
  state?: Maybe<State>;
  /** Country of the place. */
  country: Country;
  /** First-order code of the place (GeoNames admin1). */
  state_code?: Maybe<Scalars['String']['output']>;
  /** Second-order code of the place (GeoNames admin2). */
  county_code?: Maybe<Scalars['String']['output']>;
  /** Third-order code of the place (GeoNames admin3). */
  community_code?: Maybe<Scalars['String']['output']>;
};

/** A page of `Country` records. */
export type CountryPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Country>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `State` records. */
export type StatePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<State>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `City` records. */
export type CityPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<City>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `PostalCode` records. */
export type PostalCodePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<PostalCode>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/**
 * Hours of a driver up to a moment, as the tachograph has them. The hours of the driver are counted from it: legs before
 * it are part of it. Of several balances, the last one before a leg counts for it.
 */
export type HoursBalance = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** The driver. */
  driver: User;
  /** Name of the driver. */
  brief: Scalars['String']['output'];
  /** The moment up to which the hours are given. */
  as_of: Scalars['DateTime']['output'];
  /** Hours of driving since the last daily rest. */
  day_hours: Scalars['Float']['output'];
  /** Hours of driving since the beginning of the week. */
  week_hours: Scalars['Float']['output'];
  /** Hours of driving in the week before. */
  last_week_hours: Scalars['Float']['output'];
  /** When the last weekly rest ended; null: not known. */
  rest_ended_at?: Maybe<Scalars['DateTime']['output']>;
  /** Hours of the last weekly rest; null: not known, so that it counts as a regular one of 45 hours. */
  rest_hours?: Maybe<Scalars['Float']['output']>;
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A page of `HoursBalance` records. */
export type HoursBalancePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<HoursBalance>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `hoursBalances` may name. */
export type HoursBalancesColumn =
  /** Id. */
  | 'id'
  /** Name of the driver. */
  | 'brief'
  /** The moment up to which the hours are given. */
  | 'as_of'
  /** Hours of driving since the last daily rest. */
  | 'day_hours'
  /** Hours of driving since the beginning of the week. */
  | 'week_hours'
  /** Hours of driving in the week before. */
  | 'last_week_hours'
  /** When the last weekly rest ended; null: not known. */
  | 'rest_ended_at'
  /** Hours of the last weekly rest; null: not known, so that it counts as a regular one of 45 hours. */
  | 'rest_hours'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** Id of `driver`. */
  | 'driver_id';

/** Columns that `hoursBalances` can be ordered by. */
export type HoursBalancesOrderColumn =
  /** Id. */
  | 'id'
  /** Name of the driver. */
  | 'brief'
  /** The moment up to which the hours are given. */
  | 'as_of'
  /** Hours of driving since the last daily rest. */
  | 'day_hours'
  /** Hours of driving since the beginning of the week. */
  | 'week_hours'
  /** Hours of driving in the week before. */
  | 'last_week_hours'
  /** When the last weekly rest ended; null: not known. */
  | 'rest_ended_at'
  /** Hours of the last weekly rest; null: not known, so that it counts as a regular one of 45 hours. */
  | 'rest_hours'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at';

/** State of a user's account. */
export type UserState =
  /** Disabled: the user cannot sign in. */
  | 'IN_ACTIVE'
  /** The user can sign in. */
  | 'ACTIVE'
  /** Invited; the user has not accepted the invitation yet. */
  | 'INVITED'
  /** Removed; the user cannot sign in, and the email address is free again. */
  | 'DELETED';

/** Progress of a new company's registration. */
export type OnboardingStatus =
  /** The company's data is complete; a tariff must be chosen. */
  | 'COMPANY_DATA_READY'
  /** A payment was started. */
  | 'WAITING_PAYMENT'
  /** The registration is complete. */
  | 'ONBOARDING_COMPLETED';

/** Tokens and user of a successful sign-in. */
export type AuthPayload = {
  /** Access token for the Authorization header; short-lived. */
  access_token: Scalars['String']['output'];
  /** Refresh token for the next pair of tokens. It can be used once. */
  refresh_token: Scalars['String']['output'];
  /** Seconds until the access token expires. */
  expires_in: Scalars['Int']['output'];
  /** Scheme of the Authorization header: `Bearer`. */
  token_type: Scalars['String']['output'];
  /** The signed-in user. */
  user: User;
};

/** A device that a user signed in on. */
export type Device = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Kind of device: desktop, mobile or tablet. */
  device_type: Scalars['String']['output'];
  /** IP address of the device's last sign-in. */
  ip?: Maybe<Scalars['String']['output']>;
  /** User-Agent header of the device's browser. */
  data?: Maybe<Scalars['String']['output']>;
  /** Names of the browser and the operating system, or the beginning of an unknown `data`. */
  name: Scalars['String']['output'];
  /** Whether this call comes from the device. */
  current_user_device: Scalars['Boolean']['output'];
  /** When the user last signed in on the device. */
  updated_at: Scalars['DateTime']['output'];
};

/** A device of the caller. */
export type UserDevice = {
  /** Id of the device. */
  id: Scalars['ID']['output'];
  /** The device. */
  device: Device;
  /** The user who signed in on the device. */
  user: User;
  /** When the caller last signed in on the device. */
  updated_at: Scalars['DateTime']['output'];
};

/** A new company's administrator. */
export type RegisterInput = {
  /** Email address to sign in with. It is unique over all companies once the user has proved it. */
  email: Scalars['String']['input'];
  /** The password: at least 10 characters, and no common password. */
  password: Scalars['String']['input'];
  /** Language of mails and of the company's documents. */
  lang: Language;
  /** First name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Version of the terms that the person accepted, as the console shows them. */
  terms_version?: InputMaybe<Scalars['String']['input']>;
};

/** Provider of a sign-in without a password. */
export type SocialProvider =
  /** Google. */
  | 'GOOGLE'
  /** Microsoft. */
  | 'MICROSOFT';

/** Kind of credential that a provider's script returns. */
export type SocialTokenKind =
  /** An ID token, signed by the provider. */
  | 'CREDENTIAL'
  /** An authorization code, which the server exchanges for an ID token. */
  | 'CODE'
  /** An access token, which the server checks with the provider. */
  | 'ACCESS_TOKEN';

/** The result of a successful call. */
export type StatusPayload = {
  /** Always `success`; failures are errors. */
  status: Scalars['String']['output'];
  /** A message in the caller's language. */
  message: Scalars['String']['output'];
};

/** Whether the token of a mailed link can be used. */
export type TokenStatus =
  /** The token can be used once. */
  | 'VALID'
  /** The token has expired. */
  | 'EXPIRED'
  /** The token was used, replaced by a newer one, or never existed. */
  | 'UNKNOWN';

/** Purpose of a mailed link's token. */
export type TokenPurpose =
  /** To accept an invitation. */
  | 'INVITATION'
  /** To choose a new password. */
  | 'RESTORE';

/** State of a mailed link's token. Reading it does not consume the token. */
export type TokenCheck = {
  /** Email address of the account; null unless the token is valid. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether the token can be used. */
  status: TokenStatus;
  /** Purpose of the token; null unless the token is valid. */
  purpose?: Maybe<TokenPurpose>;
  /** Name of the account's company; null unless the token is valid. */
  company?: Maybe<Scalars['String']['output']>;
};

/** A QR code. */
export type QrCode = {
  /** The QR code as an SVG in a `data:` URL. */
  qr_image: Scalars['String']['output'];
};

/** Secret for an authenticator app. */
export type TwoFactorSecret = {
  /** The QR code to scan, as an SVG in a `data:` URL. */
  qr_image: Scalars['String']['output'];
  /** The secret to type, in groups of four. */
  secret_key: Scalars['String']['output'];
};

/** Result of turning a second factor on or off. */
export type TwoFactorActivation = {
  /** Whether the second factor is on now. */
  status: Scalars['Boolean']['output'];
  /** Ten single-use codes to sign in with when the app is lost. They are returned only once. Null when the second factor was turned off. */
  recovery_codes?: Maybe<Array<Scalars['String']['output']>>;
};

/** State of the caller's second factor. */
export type TwoFactorStatus = {
  /** Whether the second factor is on. */
  active: Scalars['Boolean']['output'];
  /** Whether one of the caller's roles requires a second factor. */
  required: Scalars['Boolean']['output'];
  /** Number of unused recovery codes. */
  recovery_codes_left: Scalars['Int']['output'];
};

/** New recovery codes. Earlier ones no longer work. */
export type RecoveryCodes = {
  /** Ten codes. They are returned only once. */
  recovery_codes: Array<Scalars['String']['output']>;
};

/** Result of signing out devices. */
export type DevicesSignedOut = {
  /** Number of signed-out devices. */
  count: Scalars['Int']['output'];
};

/** Settings of the caller's account. Absent fields stay unchanged. */
export type UpdateAccountInput = {
  /** Language of mails, and of the console on a new device; null: the company's. */
  lang?: InputMaybe<Language>;
  /** Date format; null: that of the language. */
  date_format?: InputMaybe<DateFormat>;
  /** Profile. */
  profile?: InputMaybe<UpdateOwnProfileInput>;
};

/** The caller's profile. Absent fields stay unchanged. */
export type UpdateOwnProfileInput = {
  /** Given name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Country of the caller, ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
};

/** Format of a date. */
export type DateFormat =
  /** 31/12/2026. */
  | 'DD_MM_YYYY'
  /** 31.12.2026. */
  | 'DD_MM_YYYY_DOTS'
  /** 12/31/2026. */
  | 'MM_DD_YYYY'
  /** 2026-12-31. */
  | 'YYYY_MM_DD';

/** Statistics of a user's work. */
export type UserStatistic = {
  /** Requests in work with the user as their logistician. */
  requests: Scalars['Int']['output'];
  /** Legs with the user as their driver. */
  routes: Scalars['Int']['output'];
  /** Open tasks of the user. */
  tasks: Scalars['Int']['output'];
  /** Completed tasks of the user. */
  tasks_done: Scalars['Int']['output'];
};

/** A user. */
export type User = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Email address to sign in with. */
  email: Scalars['String']['output'];
  /** New address that waits for its proof; null without one. Without `users.read`, callers see only their own. */
  pending_email?: Maybe<Scalars['String']['output']>;
  /** Progress of the registration; null until the company's data is complete. */
  status?: Maybe<OnboardingStatus>;
  /** State of the account. */
  state: UserState;
  /** Picture of the user. */
  avatar?: Maybe<Media>;
  /** Profile. */
  profile?: Maybe<Profile>;
  /** Roles that the user holds. */
  roles: Array<Role>;
  /** Names of the roles in one text. */
  role: Scalars['String']['output'];
  /** Permissions of all roles of the user. */
  permissions: Array<Permission>;
  /** The company that the user works for. */
  tenant: Tenant;
  /** Statistics of the user's work. */
  statistic?: Maybe<UserStatistic>;
  /** Ratings of requests that the user handled or drove. */
  rates?: Maybe<Rates>;
  /** Name, or the email address when there is no name. */
  brief: Scalars['String']['output'];
  /** Always null: the invitation link is sent only by mail. */
  invite_url?: Maybe<Scalars['String']['output']>;
  /** Always null: the token is sent only by mail. */
  password_reset_token?: Maybe<Scalars['String']['output']>;
  /** When the password was last changed. */
  change_password_date?: Maybe<Scalars['DateTime']['output']>;
  /** When the password expires; null: never. */
  expiration_password_date?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the password has expired, so that the user must change it before other calls are allowed. */
  must_change_password: Scalars['Boolean']['output'];
  /** The pending mailed link. Its token is never returned. */
  userCode?: Maybe<UserCode>;
  /** How a pending link to a new password recovers the account; null when there is none. */
  user_recovery_type?: Maybe<UserRecoveryType>;
  /** Whether sign-in asks for a second factor. */
  uses_two_factor_auth: Scalars['Boolean']['output'];
  /** Whether the user must set up a second factor, because a role requires it, before other calls are allowed. */
  must_set_up_two_factor: Scalars['Boolean']['output'];
  /** Whether the user registered and must still call `proveEmail`. Until then only the methods of that step are allowed. */
  must_prove_email: Scalars['Boolean']['output'];
  /** Language of mails, and of the console on a new device; null: the company's. */
  lang?: Maybe<Language>;
  /** Date format; null: that of the language. */
  date_format?: Maybe<DateFormat>;
  /** Last day on which the driving licence is valid. */
  driving_licence_until?: Maybe<Scalars['Date']['output']>;
  /** Last day on which the driver qualification card (code 95) is valid. */
  code_95_until?: Maybe<Scalars['Date']['output']>;
  /** Last day on which the ADR training certificate is valid. */
  adr_until?: Maybe<Scalars['Date']['output']>;
  /** The earliest of these days; null when none is entered. */
  documents_until?: Maybe<Scalars['Date']['output']>;
  /** When the user was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the user was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When the user was deleted; null when the user is not deleted. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the personal data of the deleted user was erased; null when it was not. */
  erased_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A pending mailed link of a user. */
export type UserCode = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** When the link expires. */
  expires_at: Scalars['DateTime']['output'];
};

/** How an account is recovered. */
export type UserRecoveryType =
  /** By a mailed link to a new password. Second factor, linked providers and known devices stay. */
  | 'RESTORE_USER_DATA'
  /** By a mailed link to a new password, which is then the only way to sign in: second factor, linked providers and known devices are removed. */
  | 'PURE_USER'
  /** By a message to another device. Not offered. */
  | 'PUSH_MESSAGE';

/** Profile of a user. */
export type Profile = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Given name. */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Given and family name. */
  full_name: Scalars['String']['output'];
  /** Phone number in international format. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Email address for contact, if it differs from the address to sign in with. */
  email?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  user_id: Scalars['ID']['output'];
};

/** A user with the fields of profile and roles as columns. */
export type UserView = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Email address to sign in with. */
  email: Scalars['String']['output'];
  /** New address that waits for its proof; null without one. Without `users.read`, callers see only their own. */
  pending_email?: Maybe<Scalars['String']['output']>;
  /** Progress of the registration; null until the company's data is complete. */
  status?: Maybe<OnboardingStatus>;
  /** State of the account. */
  state: UserState;
  /** Picture of the user. */
  avatar?: Maybe<Media>;
  /** Roles that the user holds. */
  roles: Array<Role>;
  /** Names of the roles in one text. */
  role: Scalars['String']['output'];
  /** Statistics of the user's work. */
  statistic?: Maybe<UserStatistic>;
  /** Ratings of requests that the user handled or drove. */
  rates?: Maybe<Rates>;
  /** Name, or the email address when there is no name. */
  brief: Scalars['String']['output'];
  /** Whether sign-in asks for a second factor. */
  uses_two_factor_auth: Scalars['Boolean']['output'];
  /** Last day on which the driving licence is valid. */
  driving_licence_until?: Maybe<Scalars['Date']['output']>;
  /** Last day on which the driver qualification card (code 95) is valid. */
  code_95_until?: Maybe<Scalars['Date']['output']>;
  /** Last day on which the ADR training certificate is valid. */
  adr_until?: Maybe<Scalars['Date']['output']>;
  /** The earliest of these days; null when none is entered. */
  documents_until?: Maybe<Scalars['Date']['output']>;
  /** When the user was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the user was last changed. */
  modified_at: Scalars['DateTime']['output'];
  /** When the user was deleted; null when the user is not deleted. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the personal data of the deleted user was erased; null when it was not. */
  erased_at?: Maybe<Scalars['DateTime']['output']>;
  /** Given name. */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Given and family name; empty when unknown. */
  full_name: Scalars['String']['output'];
  /** Phone number in international format. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
};

/** A named set of permissions of one tenant. */
export type Role = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of the role. Standard roles are named admin, logistician, driver and support. */
  name: Scalars['String']['output'];
  /** Id of the tenant. */
  tenant_id: Scalars['ID']['output'];
  /** Whether the tenant can change and delete the role. */
  editable: Scalars['Boolean']['output'];
  /** Permissions of the role. */
  permissions: Array<Permission>;
  /** Users with this role. */
  users: Array<User>;
  /** Number of users with this role. */
  users_count: Scalars['Int']['output'];
  /** Number of permissions of the role. */
  permissions_count: Scalars['Int']['output'];
  /** Whether users of the role need a second factor. */
  requires_two_factor: Scalars['Boolean']['output'];
  /** When the role was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the role was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A group of permissions. */
export type PermissionCategory = {
  /** Name of the category, in the caller's language. */
  name: Scalars['String']['output'];
  /** Description of the category, in the caller's language. */
  description: Scalars['String']['output'];
  /** Whether administrators of tenants see the category. */
  visible: Scalars['Boolean']['output'];
  /** Whether permissions of the category are granted by roles; false: every user has them. */
  toggle: Scalars['Boolean']['output'];
  /** Position of the category among all categories. */
  order: Scalars['Int']['output'];
};

/** A permission: a named set of methods. */
export type Permission = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Code of the permission, which never changes. */
  code: Scalars['String']['output'];
  /** Category of the permission. */
  category: PermissionCategory;
  /** Name of the permission, in the caller's language. */
  title: Scalars['String']['output'];
  /** Names of the queries, mutations and subscriptions that the permission allows. */
  methods: Array<Scalars['String']['output']>;
};

/** A role that a user holds. */
export type UserHasRole = {
  /** Id of the link between user and role. */
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
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<User>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `UserView` records. */
export type UserViewPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<UserView>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `usersView` may name. */
export type UsersViewColumn =
  /** Id. */
  | 'id'
  /** Email address to sign in with. */
  | 'email'
  /** Progress of the registration; null until the company's data is complete. */
  | 'status'
  /** State of the account. */
  | 'state'
  /** Names of the roles in one text. */
  | 'role'
  /** Name, or the email address when there is no name. */
  | 'brief'
  /** Whether sign-in asks for a second factor. */
  | 'uses_two_factor_auth'
  /** Last day on which the driving licence is valid. */
  | 'driving_licence_until'
  /** Last day on which the driver qualification card (code 95) is valid. */
  | 'code_95_until'
  /** Last day on which the ADR training certificate is valid. */
  | 'adr_until'
  /** The earliest of these days; null when none is entered. */
  | 'documents_until'
  /** When the user was created. */
  | 'created_at'
  /** When the user was last changed. */
  | 'modified_at'
  /** When the user was deleted; null when the user is not deleted. */
  | 'deleted_at'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Given and family name; empty when unknown. */
  | 'full_name'
  /** Phone number in international format. */
  | 'phone'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** Id of one of `roles`. */
  | 'role_id'
  /** Requests in work with the user as their logistician. Of `statistic`. */
  | 'statistic__requests'
  /** Legs with the user as their driver. Of `statistic`. */
  | 'statistic__routes'
  /** Open tasks of the user. Of `statistic`. */
  | 'statistic__tasks'
  /** Completed tasks of the user. Of `statistic`. */
  | 'statistic__tasks_done'
  /**
   * Mean of the ratings; null without ratings. Of the ratings of a logistician, only the newest 2,000 are averaged, and all
   * are counted. Of `rates`.
   */
  | 'rates__average'
  /** Number of ratings. Of `rates`. */
  | 'rates__count';

/** Columns that `usersView` can be ordered by. */
export type UsersViewOrderColumn =
  /** Id. */
  | 'id'
  /** Email address to sign in with. */
  | 'email'
  /** State of the account. */
  | 'state'
  /** Names of the roles in one text. */
  | 'role'
  /** Name, or the email address when there is no name. */
  | 'brief'
  /** Last day on which the driving licence is valid. */
  | 'driving_licence_until'
  /** Last day on which the driver qualification card (code 95) is valid. */
  | 'code_95_until'
  /** Last day on which the ADR training certificate is valid. */
  | 'adr_until'
  /** The earliest of these days; null when none is entered. */
  | 'documents_until'
  /** When the user was created. */
  | 'created_at'
  /** When the user was last changed. */
  | 'modified_at'
  /** When the user was deleted; null when the user is not deleted. */
  | 'deleted_at'
  /** Given name. */
  | 'first_name'
  /** Family name. */
  | 'last_name'
  /** Given and family name; empty when unknown. */
  | 'full_name'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country';

/** A page of `Profile` records. */
export type ProfilePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Profile>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `Role` records. */
export type RolePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Role>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `roles` may name. */
export type RolesColumn =
  /** Id. */
  | 'id'
  /** Name of the role. Standard roles are named admin, logistician, driver and support. */
  | 'name'
  /** Whether the tenant can change and delete the role. */
  | 'editable'
  /** Number of users with this role. */
  | 'users_count'
  /** Number of permissions of the role. */
  | 'permissions_count'
  /** Whether users of the role need a second factor. */
  | 'requires_two_factor'
  /** When the role was created. */
  | 'created_at'
  /** When the role was last changed. */
  | 'modified_at';

/** Columns that `roles` can be ordered by. */
export type RolesOrderColumn =
  /** Id. */
  | 'id'
  /** Name of the role. Standard roles are named admin, logistician, driver and support. */
  | 'name'
  /** Number of users with this role. */
  | 'users_count'
  /** Number of permissions of the role. */
  | 'permissions_count'
  /** Whether users of the role need a second factor. */
  | 'requires_two_factor'
  /** When the role was created. */
  | 'created_at'
  /** When the role was last changed. */
  | 'modified_at';

/** A page of `Permission` records. */
export type PermissionPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Permission>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `UserHasRole` records. */
export type UserHasRolePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<UserHasRole>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `UserDevice` records. */
export type UserDevicePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<UserDevice>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `userDevices` may name. */
export type UserDevicesColumn =
  /** Id of the device. */
  | 'id'
  /** When the caller last signed in on the device. */
  | 'updated_at';

/** Columns that `userDevices` can be ordered by. */
export type UserDevicesOrderColumn =
  /** Id of the device. */
  | 'id'
  /** When the caller last signed in on the device. */
  | 'updated_at';

/** Tables that `idGenerator` creates ids for. */
export type IdTable =
  /** Legs of a request. */
  | 'routes'
  /** Addresses of records. */
  | 'addresses'
  /** Tasks of logisticians, and of the drivers of legs. */
  | 'tasks'
  /** Roles. */
  | 'roles'
  /** Vehicles. */
  | 'vehicles'
  /** Users. */
  | 'users'
  /** Requests. */
  | 'service_transportations'
  /** Cargo of a request. */
  | 'transportation_cargos';

/** Which records an import writes. */
export type ImportMode =
  /** New records. */
  | 'CREATE'
  /** Existing records, found by the key. */
  | 'UPDATE'
  /** Existing records where the key finds one, new records otherwise. */
  | 'BOTH';

/** What an import does when rows have problems. */
export type ImportStrategy =
  /** Stores the rows without problems. */
  | 'VALID_ROWS'
  /** Stores all rows or none, in one transaction. */
  | 'ALL_OR_NOTHING';

/** How the cells of a field are read. */
export type ImportFieldKind =
  /** A text. */
  | 'TEXT'
  /** A number. */
  | 'NUMBER'
  /** A whole number. */
  | 'INTEGER'
  /** Yes or no, as a word of either language. */
  | 'BOOLEAN'
  /** A day. */
  | 'DATE'
  /** A code, or its text in either language. */
  | 'ENUM'
  /** A country, by its name in either language or its code. */
  | 'COUNTRY'
  /** A phone number. */
  | 'PHONE'
  /** Another record, by its name or number. */
  | 'RELATION'
  /** Other records, by their names. */
  | 'RELATIONS';

/** A field that an import can fill. */
export type ImportField = {
  /** Path of the field in the record: `license`, `profile.phone`, `addresses.FROM.city`. */
  field: Scalars['String']['output'];
  /** How its cells are read. */
  kind: ImportFieldKind;
  /** Codes of an ENUM. */
  values: Array<Scalars['String']['output']>;
  /** Whether a new record needs a value. */
  required: Scalars['Boolean']['output'];
  /** Whether rows can find existing records by the field. */
  is_key: Scalars['Boolean']['output'];
  /** Whether the field is filled for new records only. */
  once: Scalars['Boolean']['output'];
};

/** A file whose rows are imported. */
export type DataImport = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of the list in the console whose records are imported. */
  resource: Scalars['String']['output'];
  /** Name of the file. */
  file_name: Scalars['String']['output'];
  /** Names of the sheets of a workbook; empty for CSV. */
  sheets: Scalars['Json']['output'];
  /** The sheet that was read; null for CSV. */
  sheet?: Maybe<Scalars['String']['output']>;
  /** Columns of the file: `name`, the heading, and `samples`, some of the values. */
  columns: Scalars['Json']['output'];
  /** Number of rows below the headings. */
  row_count?: Maybe<Scalars['Int']['output']>;
  /** What the user chose, as `ImportSettingsInput`; null before the first check. */
  settings?: Maybe<Scalars['Json']['output']>;
  /**
   * Result of the last check: the numbers of `valid` and `invalid` rows, of records to be `created`, `updated` and left
   * `unchanged`, and the most rows that can be stored all or none (`most_together`, null for any number). Null while it
   * runs, and after a change of the rows or settings.
   */
  checked?: Maybe<Scalars['Json']['output']>;
  /** Id of the background job that checks the rows. */
  check_job_id?: Maybe<Scalars['ID']['output']>;
  /** What happens to rows with problems; null before the start. */
  strategy?: Maybe<ImportStrategy>;
  /** Id of the background job that stores the records; null before the start. */
  job_id?: Maybe<Scalars['ID']['output']>;
  /** When the file was uploaded. */
  created_at: Scalars['DateTime']['output'];
  /** When the import was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** Why a cell or row cannot be imported. */
export type ImportProblem = {
  /** Row of the file. */
  row: Scalars['Int']['output'];
  /** Path of the field; empty for the row as a whole. */
  field: Scalars['String']['output'];
  /** Code of the problem. The console shows the text `serverError.<code>`. */
  code: Scalars['String']['output'];
  /** Values of the text; null without values. */
  payload?: Maybe<Scalars['Json']['output']>;
};

/** A row of a file. */
export type ImportRow = {
  /** Number of the row, as a spreadsheet shows it. */
  row: Scalars['Int']['output'];
  /** Cells: texts, numbers, booleans, `{ date }` for dates and `{ error }` for errors of formulas. */
  cells: Scalars['Json']['output'];
  /** Values as they will be stored, by path of the field; null for a row with problems. */
  values?: Maybe<Scalars['Json']['output']>;
  /** What would happen: the record is created, updated or left unchanged; null for a row with problems. */
  action?: Maybe<Scalars['String']['output']>;
  /** Problems of the row. */
  problems: Array<ImportProblem>;
};

/** A column of a file and the field that it fills. */
export type ImportColumnInput = {
  /** Position of the column, from 0. */
  column: Scalars['Int']['input'];
  /** Path of the field. */
  field: Scalars['String']['input'];
  /** Texts of values in the languages of the console. */
  words?: InputMaybe<Array<ImportWordInput>>;
};

/** A text that stands for a value. */
export type ImportWordInput = {
  /** The text. */
  text: Scalars['String']['input'];
  /** The value: a code, or true or false. */
  value: Scalars['String']['input'];
};

/** A field without a column, and the text that fills it in all rows. */
export type ImportFillInput = {
  /** Path of the field. */
  field: Scalars['String']['input'];
  /** The text. */
  text: Scalars['String']['input'];
  /** Texts of values in the languages of the console. */
  words?: InputMaybe<Array<ImportWordInput>>;
};

/** How a file is imported. */
export type ImportSettingsInput = {
  /** The columns to import. The others are ignored. */
  columns: Array<ImportColumnInput>;
  /** Fields without a column that have the same value in all rows. */
  fills?: InputMaybe<Array<ImportFillInput>>;
  /** Which records are written. */
  mode: ImportMode;
  /** Field that finds existing records; required unless the mode is CREATE. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Whether an empty cell clears the field of an existing record; absent: the field keeps its value. */
  clear_empty?: InputMaybe<Scalars['Boolean']['input']>;
  /** The sign before decimals in numbers that could be read in two ways, such as 1,234: a comma unless this is true. */
  decimal_point?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether dates such as 03/04/2026 begin with the month. */
  month_first?: InputMaybe<Scalars['Boolean']['input']>;
  /** Country of phone numbers without a country code, ISO 3166-1 alpha-2; absent: that of the company's legal address. */
  phone_country?: InputMaybe<Scalars['String']['input']>;
};

/** A corrected cell of a file. */
export type ImportCorrectionInput = {
  /** Row of the file. */
  row: Scalars['Int']['input'];
  /** Position of the column, from 0. */
  column: Scalars['Int']['input'];
  /** The new text. */
  text: Scalars['String']['input'];
};

/** A page of `DataImport` records. */
export type DataImportPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<DataImport>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** What an inbox entry tells its reader. */
export type InboxKind =
  /** A request was assigned to the reader. */
  | 'REQUEST_ASSIGNED'
  /** A request is no longer assigned to the reader. */
  | 'REQUEST_UNASSIGNED'
  /** A request of the reader was cancelled or deleted. */
  | 'REQUEST_CANCELED'
  /** A logistician has accepted a request that the reader assigned. */
  | 'ASSIGNMENT_ACCEPTED'
  /** A logistician has declined a request that the reader assigned. */
  | 'ASSIGNMENT_DECLINED'
  /** The reader drives a leg. */
  | 'LEG_PLANNED'
  /** A leg that the reader drives was changed. */
  | 'LEG_CHANGED'
  /** The reader no longer drives a leg. */
  | 'LEG_CANCELED'
  /** A request of the reader is expected to be delivered after its last day. */
  | 'EXPECTED_LATE'
  /** Files were added to a request of the reader, or to a task of it. */
  | 'DOCUMENT_ADDED'
  /** The operator has answered a verification. */
  | 'VERIFICATION_ANSWERED'
  /** A document of a driver or vehicle expires soon. */
  | 'DOCUMENT_EXPIRES'
  /** A payment for the subscription has failed. */
  | 'PAYMENT_FAILED'
  /** A company has sent an inquiry to the operator. */
  | 'SALES_REQUEST';

/** When an inbox entry is mailed to its reader, unless it is read before. */
export type InboxMail =
  /** Never. */
  | 'NONE'
  /** A minute later. */
  | 'AT_ONCE'
  /** With all others of the day, at 7:00 in the company's time zone. */
  | 'DAILY';

/** One event that concerns one user. */
export type InboxEntry = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Kind of the event. */
  kind: InboxKind;
  /** What happened, in the caller's language. */
  text: Scalars['String']['output'];
  /** What else the reader must know, such as the new times of a leg, in the caller's language; empty for nothing. */
  details: Scalars['String']['output'];
  /** Address of the record in the console, such as `/vehicle/12`. */
  path: Scalars['String']['output'];
  /** Whether the entry passes quiet hours. */
  is_urgent: Scalars['Boolean']['output'];
  /** Whether the reader wants to hear a sound. */
  sound: Scalars['Boolean']['output'];
  /** When it happened; of events that were merged, the last one. */
  created_at: Scalars['DateTime']['output'];
  /** When the reader has read it; null before. */
  read_at?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the reader has put it off; null when it is not. */
  snoozed_until?: Maybe<Scalars['DateTime']['output']>;
};

/** How a user is notified of one kind of event, besides the inbox. */
export type InboxPreference = {
  /** Kind of the event. */
  kind: InboxKind;
  /** When it is mailed. */
  mail: InboxMail;
  /** Whether it is always mailed at once, because the mail has contents of its own. `mail` is AT_ONCE then, and stays so. */
  has_own_mail: Scalars['Boolean']['output'];
  /** Whether it is sent to the user's browsers that have subscribed. */
  push: Scalars['Boolean']['output'];
  /** Whether the console plays a sound. */
  sound: Scalars['Boolean']['output'];
  /** Whether it passes quiet hours. */
  is_urgent: Scalars['Boolean']['output'];
};

/** How a user is notified of events. */
export type InboxSettings = {
  /** Beginning of the quiet hours in the company's time zone, as `22:00`; null without any. */
  quiet_from?: Maybe<Scalars['String']['output']>;
  /** End of the quiet hours, as `06:00`; null without any. */
  quiet_to?: Maybe<Scalars['String']['output']>;
  /** The kinds of events that can concern the user. */
  preferences: Array<InboxPreference>;
};

/** How the caller wants to be notified of one kind of event. Fields that are left out stay as they are. */
export type InboxPreferenceInput = {
  /** Kind of the event. */
  kind: InboxKind;
  /** When it is mailed. */
  mail?: InputMaybe<InboxMail>;
  /** Whether it is sent to the user's browsers that have subscribed. */
  push?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the console plays a sound. */
  sound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How the caller wants to be notified of events. Fields that are left out stay as they are. */
export type UpdateInboxSettingsInput = {
  /** Beginning of the quiet hours, as `22:00`; null for none. Both or none must be set. */
  quiet_from?: InputMaybe<Scalars['String']['input']>;
  /** End of the quiet hours, as `06:00`; null for none. */
  quiet_to?: InputMaybe<Scalars['String']['input']>;
  /** Changes of preferences. */
  preferences?: InputMaybe<Array<InboxPreferenceInput>>;
};

/** A page of `InboxEntry` records. */
export type InboxEntryPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<InboxEntry>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Kinds of record that files belong to. */
export type MediaModelType =
  /** A request. */
  | 'SERVICE_TRANSPORTATION'
  /** A user. */
  | 'USER'
  /** A task. */
  | 'TASK'
  /** A vehicle. */
  | 'VEHICLE'
  /** A company. */
  | 'COMPANY'
  /** A customer. */
  | 'CUSTOMER';

/** A smaller version of a picture. */
export type MediaConversion = {
  /** Kind of the smaller version: `thumb` or `preview`. */
  name: Scalars['String']['output'];
  /** Signed URL, which expires after some minutes. */
  url: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
  /** Height in pixels. */
  height: Scalars['Int']['output'];
};

/** A file of a record. */
export type Media = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** The user who uploaded the file; null when the user was deleted. */
  user?: Maybe<User>;
  /** Name of the file. */
  file_name: Scalars['String']['output'];
  /** MIME type of the file, detected from its content. */
  mime_type: Scalars['String']['output'];
  /** Size of the file in bytes. */
  size: Scalars['Int']['output'];
  /** Signed URL, which expires after some minutes. */
  url: Scalars['String']['output'];
  /** Collection of the file: `avatar`, `photos`, `papers`, `logo`, or `signature` for a leg's task. */
  collection_name: Scalars['String']['output'];
  /** Kind of record that the file belongs to. */
  model_type: MediaModelType;
  /** Id of the record that the file belongs to. */
  model_id: Scalars['ID']['output'];
  /** Smaller versions of a picture; empty for other files. */
  conversions: Array<MediaConversion>;
  /** When the file was uploaded, by the server's clock. */
  created_at: Scalars['DateTime']['output'];
  /** When the file was added on the device, by the device's clock; null if the upload did not say it. */
  device_time?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the device that added the file; null if the upload did not say it. */
  device_id?: Maybe<Scalars['String']['output']>;
  /** SHA-256 hash of the uploaded file in hexadecimal digits; null if the upload did not say it. */
  sha256?: Maybe<Scalars['String']['output']>;
};

/** A page of `Media` records. */
export type MediaPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Media>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A document to save or print. */
export type PdfDocument = {
  /** Name under which the document is saved. */
  file_name: Scalars['String']['output'];
  /** MIME type of the document: application/pdf. */
  mime_type: Scalars['String']['output'];
  /** The document's bytes in base64. */
  content: Scalars['String']['output'];
};

/** A file with the data that is kept about a person. */
export type PersonalDataDocument = {
  /** Name under which the file is saved. */
  file_name: Scalars['String']['output'];
  /** MIME type of the file: application/json. */
  mime_type: Scalars['String']['output'];
  /** The file's bytes in base64. */
  content: Scalars['String']['output'];
};

/** A limit of Regulation (EC) 561/2006 for the hours of drivers. */
export type DrivingHoursLimit =
  /** Nine hours of driving between two daily rests, or ten twice a week. */
  | 'DAILY_DRIVING'
  /** 56 hours of driving in a week. */
  | 'WEEKLY_DRIVING'
  /** 90 hours of driving in two weeks. */
  | 'TWO_WEEKS_DRIVING'
  /** A daily rest of eleven hours, or of nine three times between weekly rests. */
  | 'DAILY_REST'
  /** A weekly rest of 24 hours after at most six days. */
  | 'WEEKLY_REST'
  /** A regular weekly rest of 45 hours in at least one of two weeks in a row. */
  | 'REDUCED_WEEKLY_REST'
  /** The missing hours of a reduced weekly rest are made up, at one time, by the end of the third week after it. */
  | 'WEEKLY_REST_COMPENSATION';

/** A limit that a leg would make its driver exceed. */
export type DrivingHoursFinding = {
  /** The limit. */
  code: DrivingHoursLimit;
  /** Minutes that the driver would drive, work, rest in the week, or not make up. */
  minutes: Scalars['Int']['output'];
  /** Most minutes that the limit allows; of a weekly rest the least. */
  most: Scalars['Int']['output'];
};

/** Minutes that a driver may still drive, estimated from the planned legs and the opening balance of the driver's hours. */
export type DrivingHoursLeft = {
  /** Until the next daily rest. */
  day: Scalars['Int']['output'];
  /** Until the end of the week. */
  week: Scalars['Int']['output'];
  /** Within two weeks in a row. */
  two_weeks: Scalars['Int']['output'];
};

/** A driver or vehicle that could be chosen for a leg, and what speaks for and against it. */
export type LegCandidate = {
  /** Id of the user or vehicle. */
  id: Scalars['ID']['output'];
  /** Name of the driver, or registration plate. */
  title: Scalars['String']['output'];
  /** Whether it is free, and no rule or limit speaks against it. */
  suitable: Scalars['Boolean']['output'];
  /** Where its last leg before this one ends; null when there is none. */
  city?: Maybe<Scalars['String']['output']>;
  /** When its last leg before this one ends; null when there is none. */
  free_from?: Maybe<Scalars['DateTime']['output']>;
  /** Estimated kilometres by road from there to the start of this leg; null while a position is not known. */
  empty_kilometres?: Maybe<Scalars['Float']['output']>;
  /** Make and model of the vehicle. */
  brand_model?: Maybe<Scalars['String']['output']>;
  /** Class of the vehicle, in the caller's language. */
  vehicle_class?: Maybe<Scalars['String']['output']>;
  /** Payload of the vehicle in kilograms. */
  carrying_capacity?: Maybe<Scalars['Int']['output']>;
  /** Pallet places of the vehicle. */
  places?: Maybe<Scalars['Int']['output']>;
  /** Rules of legs that it would break. */
  findings: Array<RouteFinding>;
  /** Requests that have booked it during the leg. */
  bookings: Array<CrewBooking>;
  /** Limits that the driver would exceed, estimated from the planned legs. */
  hours: Array<DrivingHoursFinding>;
  /** What the driver may still drive before this leg; null for vehicles, and while the leg has no times. */
  hours_left?: Maybe<DrivingHoursLeft>;
};

/** One page of candidates. */
export type LegCandidates = {
  /** The candidates: those that suit the leg first, the nearest of them first. */
  candidates: Array<LegCandidate>;
  /** Whether there are more. */
  has_more: Scalars['Boolean']['output'];
};

/** A row of the planning board: a driver or vehicle that can be planned, or that has legs in the time. */
export type PlanningBoardRow = {
  /** Id of the user or vehicle. */
  id: Scalars['ID']['output'];
  /** Name of the driver, or registration plate. */
  title: Scalars['String']['output'];
  /** Whether the account is active, or the vehicle in use. */
  active: Scalars['Boolean']['output'];
  /** Id of the vehicle's class; null for a driver. */
  vehicle_class_id?: Maybe<Scalars['ID']['output']>;
  /** Class of the vehicle, in the caller's language; null for a driver. */
  vehicle_class?: Maybe<Scalars['String']['output']>;
  /** Whether it can be the vehicle of a leg; false for a driver. */
  can_carry: Scalars['Boolean']['output'];
  /** Whether it can be the truck of a leg; false for a driver. */
  can_draw: Scalars['Boolean']['output'];
};

/** A leg on the planning board. */
export type PlanningBoardLeg = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** When the leg was last changed. An update sends this value back. */
  modified_at: Scalars['DateTime']['output'];
  /** Position of the leg among the request's legs, from 1. */
  order: Scalars['Int']['output'];
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** Number of the request. */
  number: Scalars['String']['output'];
  /** Status of the request. */
  status: ServiceTransportationStatus;
  /** Name of the request's customer. */
  customer_name?: Maybe<Scalars['String']['output']>;
  /** Id of the driver. */
  driver_id?: Maybe<Scalars['ID']['output']>;
  /** Name of the driver. */
  driver?: Maybe<Scalars['String']['output']>;
  /** Id of the vehicle that carries the cargo. */
  vehicle_id?: Maybe<Scalars['ID']['output']>;
  /** Registration plate of the vehicle. */
  vehicle?: Maybe<Scalars['String']['output']>;
  /** Id of the truck that draws the vehicle. */
  truck_id?: Maybe<Scalars['ID']['output']>;
  /** Registration plate of the truck. */
  truck?: Maybe<Scalars['String']['output']>;
  /** Whether the vehicle drives by itself, so that no truck draws it. */
  truck_is_not_required: Scalars['Boolean']['output'];
  /** When loading is planned to begin. */
  planned_start?: Maybe<Scalars['DateTime']['output']>;
  /** When unloading is planned to end. */
  planned_end?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the planned times were set by hand. */
  planned_by_hand: Scalars['Boolean']['output'];
  /** When unloading is expected to end; null without a plan, and once the request is delivered. */
  expected_end?: Maybe<Scalars['DateTime']['output']>;
  /** City of loading. */
  from_city?: Maybe<Scalars['String']['output']>;
  /** City of delivery. */
  to_city?: Maybe<Scalars['String']['output']>;
};

/** A drive without cargo in a row, from the end of one leg to the start of the next. */
export type PlanningBoardEmptyRun = {
  /** Id of the row. */
  row_id: Scalars['ID']['output'];
  /** Id of the leg that it follows. */
  after_leg: Scalars['ID']['output'];
  /** Id of the leg that it leads to. */
  before_leg: Scalars['ID']['output'];
  /** Estimated kilometres by road. */
  kilometres: Scalars['Float']['output'];
  /** Estimated minutes of driving. */
  driving_minutes: Scalars['Int']['output'];
};

/** A time in which a row cannot be planned. */
export type PlanningBoardBlock = {
  /** Id of the absence; of the leg if the caller may not see it. */
  id: Scalars['ID']['output'];
  /** Id of the row. */
  row_id: Scalars['ID']['output'];
  /** Why the driver or vehicle is away; null for a leg that the caller may not see. */
  kind?: Maybe<AbsenceKind>;
  /** When it begins. */
  starts_at: Scalars['DateTime']['output'];
  /** When it ends. */
  ends_at: Scalars['DateTime']['output'];
  /** A note for planners. */
  note?: Maybe<Scalars['String']['output']>;
};

/** Drivers or vehicles with their legs in a time. */
export type PlanningBoard = {
  /** The rows, by title; at most 2,000. */
  rows: Array<PlanningBoardRow>;
  /** The planned legs of the rows in the time, by start; at most 6,000. */
  legs: Array<PlanningBoardLeg>;
  /** The drives without cargo between these legs. */
  empty_runs: Array<PlanningBoardEmptyRun>;
  /** Absences of the rows in the time, and their legs that the caller may not see. */
  blocks: Array<PlanningBoardBlock>;
  /**
   * Legs in the time, or without a time, that still need a driver, vehicle, truck or times, of requests that are not
   * delivered yet; at most 200.
   */
  unplanned: Array<PlanningBoardLeg>;
  /** Whether there are more rows, legs or unplanned legs than the answer has. */
  incomplete: Scalars['Boolean']['output'];
};

/** A reason to cancel a request. */
export type CancelRequestReason = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** The reason, in the caller's language. */
  title: Scalars['String']['output'];
};

/** A service that a request can have. */
export type Service = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Code of the service, which never changes. */
  code: Scalars['String']['output'];
  /** Name of the service, in the caller's language. */
  name: Scalars['String']['output'];
  /** Whether the service can be chosen now. */
  status: Scalars['Boolean']['output'];
};

/** A page of `CancelRequestReason` records. */
export type CancelRequestReasonPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<CancelRequestReason>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `Service` records. */
export type ServicePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Service>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `services` may name. */
export type ServicesColumn =
  /** Id. */
  | 'id'
  /** Code of the service, which never changes. */
  | 'code'
  /** Name of the service, in the caller's language. */
  | 'name'
  /** Whether the service can be chosen now. */
  | 'status';

/** Columns that `services` can be ordered by. */
export type ServicesOrderColumn =
  /** Id. */
  | 'id'
  /** Code of the service, which never changes. */
  | 'code'
  /** Name of the service, in the caller's language. */
  | 'name'
  /** Whether the service can be chosen now. */
  | 'status';

/** How an estimate was made. */
export type EstimateSource =
  /** Computed from the great-circle distance, with a factor for roads and an average speed. */
  | 'GREAT_CIRCLE'
  /** Computed by the routing service of this installation. */
  | 'ROUTING_SERVICE';

/** Start and end of a leg. */
export type RouteLegInput = {
  /** Coordinates of the leg's start. */
  from: Scalars['Coordinates']['input'];
  /** Coordinates of the leg's end. */
  to: Scalars['Coordinates']['input'];
};

/** Distance and duration of a leg. */
export type RouteEstimate = {
  /** Length of the leg by road, in kilometres. */
  kilometres: Scalars['Float']['output'];
  /** Driving time of the leg, in minutes. */
  driving_minutes: Scalars['Int']['output'];
  /** Required breaks in minutes: 45 after every 4.5 hours of driving. */
  pause_minutes: Scalars['Int']['output'];
  /** Days that one driver needs, at 9 hours of driving a day. */
  days_needed: Scalars['Int']['output'];
  /** How the estimate was made. */
  source: EstimateSource;
};

/** Driving time of a driver for a request, compared with the request's days. */
export type DriverHours = {
  /** Id of the driver. */
  driver_id: Scalars['ID']['output'];
  /** Driving time on all legs of the driver, in minutes. */
  driving_minutes: Scalars['Int']['output'];
  /** Required breaks in minutes: 45 after every 4.5 hours of driving. */
  pause_minutes: Scalars['Int']['output'];
  /** Days that the driver needs, at 9 hours of driving a day. */
  days_needed: Scalars['Int']['output'];
  /** Days from the request's first day for loading to its last day for delivery; null without these dates. */
  days_available?: Maybe<Scalars['Int']['output']>;
  /** Number of the driver's legs that are left out, because start or end has no coordinates. */
  legs_without_place: Scalars['Int']['output'];
};

/** Progress of a sales inquiry. */
export type SaleStatus =
  /** The inquiry was sent and is not answered yet. */
  | 'NEW'
  /** The operator's sales people are in talks with the company. */
  | 'IN_TALKS'
  /** The company has taken an offer. */
  | 'WON'
  /** The inquiry ended without a sale. */
  | 'LOST';

/** A sales inquiry, with the operator's offer. */
export type ContactSale = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the user who sent the inquiry. */
  user_id: Scalars['ID']['output'];
  /** Email address for the answer. */
  email: Scalars['String']['output'];
  /** Phone number for the answer. */
  phone_number: Scalars['String']['output'];
  /** Text of the inquiry. */
  text?: Maybe<Scalars['String']['output']>;
  /** Progress of the inquiry. */
  status: SaleStatus;
  /** The offered tariff; null without an offer. */
  tariff?: Maybe<Tariff>;
  /** Offered price of a month in cents, without tax. */
  monthly_price?: Maybe<Scalars['Int']['output']>;
  /** Offered price of a year in cents, without tax. */
  yearly_price?: Maybe<Scalars['Int']['output']>;
  /** Last day on which the company can take the offer. */
  valid_until?: Maybe<Scalars['Date']['output']>;
  /** When the inquiry was sent. */
  created_at: Scalars['DateTime']['output'];
  /** When the inquiry was last answered. */
  updated_at: Scalars['DateTime']['output'];
};

/** Prices of a tariff that the operator has agreed with the company. They replace the list prices. */
export type TariffOffer = {
  /** Id of the tariff. */
  tariff_id: Scalars['ID']['output'];
  /** Price of a month in cents, without tax; null when it cannot be paid by the month. */
  monthly_price?: Maybe<Scalars['Int']['output']>;
  /** Price of a year in cents, without tax; null when it cannot be paid by the year. */
  yearly_price?: Maybe<Scalars['Int']['output']>;
  /** Last day on which the offer can be taken; null once the company has taken it. */
  valid_until?: Maybe<Scalars['Date']['output']>;
};

/** A sales inquiry of any company, in the operator's queue. */
export type SalesRequest = {
  /** Id of the inquiry. */
  id: Scalars['ID']['output'];
  /** Name of the company that sent the inquiry. */
  company: Scalars['String']['output'];
  /** Email address for the answer. */
  email: Scalars['String']['output'];
  /** Phone number for the answer. */
  phone_number: Scalars['String']['output'];
  /** Text of the inquiry. */
  text?: Maybe<Scalars['String']['output']>;
  /** Progress of the inquiry. */
  status: SaleStatus;
  /** The operator's note, which the company does not see. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why the sale was lost. The company does not see it. */
  lost_reason?: Maybe<Scalars['String']['output']>;
  /** The offered tariff; null without an offer. */
  tariff?: Maybe<Tariff>;
  /** Offered price of a month in cents, without tax. */
  monthly_price?: Maybe<Scalars['Int']['output']>;
  /** Offered price of a year in cents, without tax. */
  yearly_price?: Maybe<Scalars['Int']['output']>;
  /** Last day on which the company can take the offer. */
  valid_until?: Maybe<Scalars['Date']['output']>;
  /** When the inquiry was sent. */
  created_at: Scalars['DateTime']['output'];
  /** When the inquiry was last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** A page of `ContactSale` records. */
export type ContactSalePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ContactSale>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `contactSales` may name. */
export type ContactSalesColumn =
  /** Id. */
  | 'id'
  /** Id of the user who sent the inquiry. */
  | 'user_id'
  /** Email address for the answer. */
  | 'email'
  /** Phone number for the answer. */
  | 'phone_number'
  /** Text of the inquiry. */
  | 'text'
  /** Progress of the inquiry. */
  | 'status'
  /** Offered price of a month in cents, without tax. */
  | 'monthly_price'
  /** Offered price of a year in cents, without tax. */
  | 'yearly_price'
  /** When the inquiry was sent. */
  | 'created_at';

/** Columns that `contactSales` can be ordered by. */
export type ContactSalesOrderColumn =
  /** Id. */
  | 'id'
  /** Email address for the answer. */
  | 'email'
  /** Text of the inquiry. */
  | 'text'
  /** Progress of the inquiry. */
  | 'status'
  /** Offered price of a month in cents, without tax. */
  | 'monthly_price'
  /** Offered price of a year in cents, without tax. */
  | 'yearly_price'
  /** When the inquiry was sent. */
  | 'created_at';

/** A page of `SalesRequest` records. */
export type SalesRequestPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<SalesRequest>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `salesQueue` may name. */
export type SalesQueueColumn =
  /** Id of the inquiry. */
  | 'id'
  /** Name of the company that sent the inquiry. */
  | 'company'
  /** Email address for the answer. */
  | 'email'
  /** Phone number for the answer. */
  | 'phone_number'
  /** Text of the inquiry. */
  | 'text'
  /** Progress of the inquiry. */
  | 'status'
  /** Offered price of a month in cents, without tax. */
  | 'monthly_price'
  /** Offered price of a year in cents, without tax. */
  | 'yearly_price'
  /** Last day on which the company can take the offer. */
  | 'valid_until'
  /** When the inquiry was sent. */
  | 'created_at'
  /** When the inquiry was last changed. */
  | 'updated_at';

/** Columns that `salesQueue` can be ordered by. */
export type SalesQueueOrderColumn =
  /** Id of the inquiry. */
  | 'id'
  /** Name of the company that sent the inquiry. */
  | 'company'
  /** Email address for the answer. */
  | 'email'
  /** Text of the inquiry. */
  | 'text'
  /** Offered price of a month in cents, without tax. */
  | 'monthly_price'
  /** Offered price of a year in cents, without tax. */
  | 'yearly_price'
  /** Last day on which the company can take the offer. */
  | 'valid_until'
  /** When the inquiry was sent. */
  | 'created_at'
  /** When the inquiry was last changed. */
  | 'updated_at';

/** A server on the database. */
export type RunningServer = {
  /** Id of the server, from its start to its end. */
  id: Scalars['ID']['output'];
  /** Name of the machine. */
  host: Scalars['String']['output'];
  /** Version of Waybill. */
  version: Scalars['String']['output'];
  /** Version of Node. */
  node: Scalars['String']['output'];
  /** Free bytes on the disk of the data directory; null if not known. */
  disk_free_bytes?: Maybe<Scalars['Float']['output']>;
  /** When the server was started. */
  started_at: Scalars['DateTime']['output'];
  /** When the server last reported. */
  seen_at: Scalars['DateTime']['output'];
  /** Whether the server reported in time. A server that ended without a shutdown is listed for a day. */
  is_alive: Scalars['Boolean']['output'];
};

/** State of the database. */
export type DatabaseStatus = {
  /** PostgreSQL, or PGlite, the embedded one. */
  engine: Scalars['String']['output'];
  /** Version of PostgreSQL. */
  version: Scalars['String']['output'];
  /** Name of the last migration of the tables. */
  migration: Scalars['String']['output'];
  /** Bytes of all tables and indexes. */
  size_bytes: Scalars['Float']['output'];
};

/** Jobs of one kind in the queue, of all tenants. */
export type QueueStatus = {
  /** Kind of the jobs. */
  kind: Scalars['String']['output'];
  /** Jobs that may run, and wait for a server. */
  due: Scalars['Int']['output'];
  /** Jobs that wait for their time: recurring ones, and retries. */
  scheduled: Scalars['Int']['output'];
  /** Running jobs. */
  running: Scalars['Int']['output'];
  /** Jobs that failed for good in the last 30 days. */
  failed: Scalars['Int']['output'];
  /** Seconds that the oldest due job has waited; 0 when none is due. */
  oldest_due_seconds: Scalars['Int']['output'];
};

/** Mails of all tenants. */
export type MailStatus = {
  /** Mails that are not sent yet. */
  waiting: Scalars['Int']['output'];
  /** Mails that failed for good in the last 30 days. */
  failed: Scalars['Int']['output'];
};

/** Background jobs of all tenants that have not ended. */
export type BackgroundJobStatus = {
  /** Jobs that wait. */
  queued: Scalars['Int']['output'];
  /** Running jobs. */
  running: Scalars['Int']['output'];
};

/** Uploaded files of all tenants. */
export type FileStatus = {
  /** Number of files. */
  count: Scalars['Int']['output'];
  /** Bytes of the files as they were uploaded. */
  size_bytes: Scalars['Float']['output'];
};

/** An error in the log of a server, without data of a tenant. */
export type ServerError = {
  /** When it was logged. */
  at: Scalars['DateTime']['output'];
  /** Name of the server's machine. */
  host: Scalars['String']['output'];
  /** The message in the log. */
  message: Scalars['String']['output'];
  /** Name of the error; null without one. */
  type?: Maybe<Scalars['String']['output']>;
  /** Code of the error, for example of PostgreSQL; null without one. */
  code?: Maybe<Scalars['String']['output']>;
  /** Id of the request, `reqId` in the log; null outside of requests. */
  request_id?: Maybe<Scalars['String']['output']>;
  /** Id of the job; null outside of jobs. */
  job_id?: Maybe<Scalars['String']['output']>;
};

/** How the servers and their database do. */
export type ServerStatus = {
  /** All servers on the database, by their start. */
  servers: Array<RunningServer>;
  /** The database. */
  database: DatabaseStatus;
  /** The queue, by kind of job. */
  jobs: Array<QueueStatus>;
  /** Mails. */
  mails: MailStatus;
  /** Imports, exports and bulk changes of users. */
  background_jobs: BackgroundJobStatus;
  /** Uploaded files. */
  files: FileStatus;
  /** The last 20 errors of all servers, newest first. Those of other servers arrive within 15 seconds. */
  errors: Array<ServerError>;
};

/** A link that shows a request without sign-in. */
export type SharedLink = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Token for the link's URL; null when the link has expired or was revoked. */
  token?: Maybe<Scalars['String']['output']>;
  /** The user who created the link. */
  user?: Maybe<User>;
  /** When the link was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the link expires. */
  expires_at: Scalars['DateTime']['output'];
  /** When the link was revoked; null when it is not revoked. */
  revoked_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the link was last opened; null when never. */
  last_opened_at?: Maybe<Scalars['DateTime']['output']>;
  /** How often the link was opened. Opening it again within ten minutes does not count. */
  opened: Scalars['Int']['output'];
};

/** Progress of a leg, as the customer sees it. */
export type SharedLegState =
  /** The leg has not started. */
  | 'PLANNED'
  /** The leg has started. */
  | 'UNDER_WAY'
  /** The leg is finished. */
  | 'DONE';

/** The company that carries out a request, as the customer sees it. */
export type SharedCompany = {
  /** Name of the company. */
  name: Scalars['String']['output'];
  /** Phone number of the company. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A place, as the customer sees it: without the street. */
export type SharedPlace = {
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** Coordinates; null when unknown. */
  coordinates?: Maybe<Scalars['Coordinates']['output']>;
};

/** A leg, as the customer sees it. */
export type SharedLeg = {
  /** Progress of the leg. */
  state: SharedLegState;
  /** Place where the leg begins. */
  from?: Maybe<SharedPlace>;
  /** Place where the leg ends. */
  to?: Maybe<SharedPlace>;
};

/** A past status change of a request. */
export type SharedStep = {
  /** The status that the request got. */
  status: ServiceTransportationStatus;
  /** When the request got the status. */
  date: Scalars['DateTime']['output'];
};

/** A request as its shared link shows it: without prices, people and other records. */
export type SharedRequest = {
  /** Number of the request. */
  number: Scalars['String']['output'];
  /** Status of the request. */
  status: ServiceTransportationStatus;
  /** The company that carries out the request. */
  company: SharedCompany;
  /** First day for loading. */
  to_take_to_work_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for loading. */
  to_take_to_work_to?: Maybe<Scalars['Date']['output']>;
  /** First day for delivery. */
  delivery_date_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for delivery. */
  delivery_date_to?: Maybe<Scalars['Date']['output']>;
  /** When the request was delivered; null before that. */
  delivered?: Maybe<Scalars['DateTime']['output']>;
  /** When the delivery is expected; null while that is unknown, and once it is delivered. */
  expected_delivery?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the delivery is expected after the last day for it. */
  expected_late: Scalars['Boolean']['output'];
  /** Place where the cargo is loaded. */
  from?: Maybe<SharedPlace>;
  /** Place where the cargo is delivered. */
  to?: Maybe<SharedPlace>;
  /** Legs of the request, in their order. */
  legs: Array<SharedLeg>;
  /** Past statuses of the request, oldest first. */
  history: Array<SharedStep>;
  /** Statuses that still follow until the request is provided; empty when it is cancelled. */
  upcoming: Array<ServiceTransportationStatus>;
  /** When the link expires. */
  expires_at: Scalars['DateTime']['output'];
};

/** Whether a tariff can be chosen. */
export type TariffStatus =
  /** The tariff can be chosen. */
  | 'ACTIVE'
  /** The tariff can no longer be chosen. */
  | 'IN_ACTIVE';

/** Kinds of tariff. */
export type TariffType =
  /** A tariff with a public price. */
  | 'STANDARD'
  /** A tariff without a public price: the sales team makes an offer. */
  | 'INDIVIDUAL';

/** Billing cycles. */
export type BillingCycle =
  /** Paid every month. */
  | 'MONTHLY'
  /** Paid every year. */
  | 'YEARLY';

/** Trial period of a tariff. */
export type TrialPeriod = {
  /** Length of the trial period in days. */
  period: Scalars['Int']['output'];
  /** Whether the trial period is offered. */
  has_trial_period: Scalars['Boolean']['output'];
};

/** Monthly price. */
export type MonthlyPrice = {
  /** Price without tax, in cents of euro. */
  price: Scalars['Int']['output'];
};

/** Yearly price. */
export type YearlyPrice = {
  /** Price without tax, in cents of euro. */
  price: Scalars['Int']['output'];
  /** Whether the yearly price is offered. */
  is_active: Scalars['Boolean']['output'];
  /** Last day of the offer; null: no end. */
  date_to?: Maybe<Scalars['Date']['output']>;
};

/** An opportunity of a tariff: a feature or a limit. */
export type Opportunity = {
  /** Kind of the opportunity: LIMIT or FEATURE. */
  type: Scalars['String']['output'];
  /** Code of the opportunity, which never changes: `users`, `vehicles`, `requests`. */
  code: Scalars['String']['output'];
  /** Name of the opportunity, in the caller's language. */
  name: Scalars['String']['output'];
  /** Part of the product that the feature enables; null for a limit. */
  feature_type?: Maybe<Scalars['String']['output']>;
  /** Kind of record that is limited; null for a feature. */
  service_type?: Maybe<Scalars['String']['output']>;
  /** Title of the opportunity's row in a comparison of tariffs, in the caller's language. */
  display_title: Scalars['String']['output'];
  /** Value of the opportunity in a comparison of tariffs, in the caller's language. */
  display_value: Scalars['String']['output'];
  /** The most records of the limited kind; null: unlimited. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Unit of the limit, in the caller's language. */
  units?: Maybe<Scalars['String']['output']>;
  /** Whether the opportunity is highlighted. */
  is_top: Scalars['Boolean']['output'];
  /** Position of the opportunity in its tariff. */
  sort: Scalars['Int']['output'];
  /** Number of records by which the limit can be raised; null: it cannot be raised. */
  step?: Maybe<Scalars['Int']['output']>;
};

/** A tariff, which companies subscribe to. */
export type Tariff = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Code of the tariff, which never changes. */
  code: Scalars['String']['output'];
  /** Names of the tariff by language. */
  name: Scalars['Json']['output'];
  /** Kind of tariff. */
  type: TariffType;
  /** Position of the tariff among all tariffs. */
  sort_order: Scalars['Int']['output'];
  /** Number of the tariff on invoices. */
  number: Scalars['Int']['output'];
  /** First day on which the tariff is offered. */
  start_date: Scalars['Date']['output'];
  /** Last day on which the tariff is offered; null: no end. */
  end_date?: Maybe<Scalars['Date']['output']>;
  /** Whether the tariff can be chosen. */
  status: TariffStatus;
  /** The next larger tariff; null: none. */
  next_plan?: Maybe<Tariff>;
  /** Trial periods of the tariff; empty: none. */
  trial_periods: Array<TrialPeriod>;
  /** Monthly price of the tariff; empty: not offered. */
  monthly_prices: Array<MonthlyPrice>;
  /** Yearly price of the tariff; empty: not offered. */
  yearly_prices: Array<YearlyPrice>;
  /** Services that requests can have under the tariff. */
  services: Array<Service>;
  /** Opportunities of the tariff. */
  opportunities: Array<Opportunity>;
};

/** A page of `Tariff` records. */
export type TariffPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Tariff>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Statistics of a request. */
export type ServiceTransportationStatistic = {
  /** Number of legs of the request. */
  routes: Scalars['Int']['output'];
  /** Number of tasks of logisticians and legs. */
  tasks: Scalars['Int']['output'];
  /** Number of completed tasks. */
  tasks_done: Scalars['Int']['output'];
  /** Total weight of the request's cargo in kilograms. */
  weight: Scalars['Float']['output'];
};

/** Status of a request. */
export type ServiceTransportationStatus =
  /** A draft, which may be incomplete. */
  | 'DRAFT'
  /** The request is complete and waits for a logistician. */
  | 'NEW'
  /** A logistician has accepted and plans the request. */
  | 'IN_PROGRESS'
  /** Drivers and vehicles are assigned to all legs. */
  | 'SERVICE_CONFIRMED'
  /** The legs were driven and the cargo is delivered. */
  | 'SERVICE_PROVIDED'
  /** The request was cancelled, with a reason. */
  | 'CANCELED_REQUEST'
  /** The request was closed, optionally with a rating. */
  | 'CLOSE_REQUEST';

/** Data that a request may need for its next status. */
export type StepNeed =
  /** The customer. */
  | 'CUSTOMER'
  /** Cargo. */
  | 'CARGO'
  /** Address of loading. */
  | 'FROM_ADDRESS'
  /** Address of delivery. */
  | 'TO_ADDRESS'
  /** A logistician who accepted the request. */
  | 'ACCEPTED_LOGISTICIAN'
  /** A leg. */
  | 'ROUTE'
  /** A driver on every leg. */
  | 'DRIVER'
  /** A vehicle on every leg. */
  | 'VEHICLE'
  /** A truck on every leg whose vehicle does not drive by itself. */
  | 'TRUCK'
  /** Every leg keeps the rules of legs, or has a reason where the company allows one. */
  | 'LEG_RULES'
  /** All tasks of the legs completed or returned. */
  | 'ROUTE_TASKS';

/** Origin of a request. */
export type ServiceTransportationType =
  /** Ordered by a customer. */
  | 'DEFAULT'
  /** Entered by a user. */
  | 'MANUAL';

/** What an address of a record is for. */
export type AddressDirection =
  /** Address of loading. */
  | 'FROM'
  /** Address of delivery. */
  | 'TO'
  /** Legal address of a company. */
  | 'LEGAL_ADDRESS'
  /** Actual address of a company. */
  | 'ACTUAL_ADDRESS';

/** Kinds of record that have addresses. */
export type AddressableType =
  /** A leg. */
  | 'ROUTE'
  /** A customer. */
  | 'CUSTOMER'
  /** A request. */
  | 'SERVICE_TRANSPORTATION'
  /** A company. */
  | 'COMPANY';

/** A postal address. */
export type Address = {
  /** Id. */
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
  /** What the address is for; null when the record has only one address. */
  direction?: Maybe<AddressDirection>;
  /** Notes on how to find the place. */
  description?: Maybe<Scalars['String']['output']>;
  /** Coordinates; null when unknown. */
  coordinates?: Maybe<Scalars['Coordinates']['output']>;
  /** Zone of the address, as on freight exchanges: country and first two characters of the postal code. */
  code?: Maybe<Scalars['String']['output']>;
  /** Kind of record that the address belongs to. */
  addressable_type: AddressableType;
  /** Id of the record that the address belongs to. */
  addressable_id: Scalars['ID']['output'];
  /** The address in one text. */
  brief: Scalars['String']['output'];
};

/** Cargo of a request: a vehicle, by its class, make and model, or other goods. */
export type ServiceTransportationCargo = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** Class of the vehicle that is carried. */
  vehicle_class?: Maybe<VehicleClass>;
  /** Make of the vehicle that is carried. */
  vehicle_make?: Maybe<VehicleMake>;
  /** Model of the vehicle that is carried. */
  vehicle_model?: Maybe<VehicleModel>;
  /** Weight of the cargo in kilograms. */
  weight: Scalars['Float']['output'];
  /** Nature of the goods, as the consignment note has it; null: the vehicle's class, make and model say it. */
  goods?: Maybe<Scalars['String']['output']>;
  /** Number of packages; null when it is not known. A vehicle without a number is one package. */
  packages?: Maybe<Scalars['Int']['output']>;
  /** Method of packing, such as pallets or crates. */
  packaging?: Maybe<Scalars['String']['output']>;
};

/** A logistician of a request. */
export type RequestLogistician = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** The logistician's user. */
  user: User;
  /** Whether the logistician accepted the request; null while there is no answer. */
  accepted?: Maybe<Scalars['Boolean']['output']>;
};

/** Data that a consignment note requires. */
export type WaybillDetail =
  /** The name of the consignee. */
  | 'CONSIGNEE'
  /** Cargo, with the nature of the goods or the vehicle of each item. */
  | 'GOODS'
  /** The number and packing of goods that are no vehicle. */
  | 'PACKAGES';

/** A request. */
export type ServiceTransportation = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Number of the request, given by the server. */
  number: Scalars['String']['output'];
  /** Origin of the request. */
  type: ServiceTransportationType;
  /** Status of the request. */
  status: ServiceTransportationStatus;
  /** Statuses that the request can change to now. */
  transitionableStatus: Array<ServiceTransportationStatus>;
  /** Next status in the usual order, even if data is missing for it; null when the request has ended. */
  next_status?: Maybe<ServiceTransportationStatus>;
  /** Data that the request lacks for its next status; empty when nothing is missing or there is no next status. */
  step_needs: Array<StepNeed>;
  /** Whether a leg breaks a rule of legs without a reason that allows it. False once the request has ended. */
  breaks_leg_rules: Scalars['Boolean']['output'];
  /** Price without tax. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Currency of the price, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The requested service. */
  service?: Maybe<Service>;
  /** First day for loading. */
  to_take_to_work_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for loading. */
  to_take_to_work_to?: Maybe<Scalars['Date']['output']>;
  /** When the request became IN_PROGRESS; null before that. */
  taken_to_work?: Maybe<Scalars['DateTime']['output']>;
  /** First day for delivery. */
  delivery_date_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for delivery. */
  delivery_date_to?: Maybe<Scalars['Date']['output']>;
  /** When the request was delivered; null before that. */
  delivered?: Maybe<Scalars['DateTime']['output']>;
  /**
   * When the last leg is expected to end, by the plan and what the drivers have reported; null while a leg has no planned
   * times, and once the request is delivered.
   */
  expected_delivery?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the request is expected to be delivered after its last day for delivery. False once that day has passed. */
  expected_late: Scalars['Boolean']['output'];
  /** The customer. */
  customer?: Maybe<Customer>;
  /** Name of the consignee: the company or person that receives the goods. */
  consignee_name?: Maybe<Scalars['String']['output']>;
  /** Address of the consignee; null: the address of delivery. */
  consignee_address?: Maybe<Scalars['String']['output']>;
  /** Data that the consignment note lacks; empty when nothing is missing. The note can be printed anyway. */
  waybill_lacks: Array<WaybillDetail>;
  /** Addresses of loading and delivery. */
  addresses: Array<Address>;
  /** Cargo. */
  cargo: Array<ServiceTransportationCargo>;
  /** Legs of the request, in order. */
  routes: Array<Route>;
  /** The logistician who accepted the request; null before that. */
  logistician?: Maybe<User>;
  /** Logisticians that the request was assigned to. */
  logisticians: Array<RequestLogistician>;
  /** Activities of the request, newest first. */
  activity: Array<Activity>;
  /** Documents of the request, oldest first. */
  media: Array<Media>;
  /** Shared links to the request, oldest first. Empty for callers who may not create such links. */
  shared_links: Array<SharedLink>;
  /** Statistics of the request. */
  statistic: ServiceTransportationStatistic;
  /** Feedback at the end of the request; null before that. */
  feedback?: Maybe<ServiceFeedback>;
  /** When the request was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the request was last changed. */
  updated_at: Scalars['DateTime']['output'];
  /** When the request was last changed. An update sends this value back. */
  modified_at: Scalars['DateTime']['output'];
  /** When the request was deleted; null when it is not deleted. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A request as lists show it, with related fields as columns. */
export type ServiceTransportationView = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Number of the request, given by the server. */
  number: Scalars['String']['output'];
  /** Origin of the request. */
  type: ServiceTransportationType;
  /** Status of the request. */
  status: ServiceTransportationStatus;
  /** Statuses that the request can change to now. */
  transitionableStatus: Array<ServiceTransportationStatus>;
  /** Next status in the usual order, even if data is missing for it; null when the request has ended. */
  next_status?: Maybe<ServiceTransportationStatus>;
  /** Data that the request lacks for its next status; empty when nothing is missing or there is no next status. */
  step_needs: Array<StepNeed>;
  /** Whether a leg breaks a rule of legs without a reason that allows it. False once the request has ended. */
  breaks_leg_rules: Scalars['Boolean']['output'];
  /** Price without tax. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Currency of the price, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The requested service. */
  service?: Maybe<Service>;
  /** First day for loading. */
  to_take_to_work_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for loading. */
  to_take_to_work_to?: Maybe<Scalars['Date']['output']>;
  /** When the request became IN_PROGRESS; null before that. */
  taken_to_work?: Maybe<Scalars['DateTime']['output']>;
  /** First day for delivery. */
  delivery_date_from?: Maybe<Scalars['Date']['output']>;
  /** Last day for delivery. */
  delivery_date_to?: Maybe<Scalars['Date']['output']>;
  /** When the request was delivered; null before that. */
  delivered?: Maybe<Scalars['DateTime']['output']>;
  /**
   * When the last leg is expected to end, by the plan and what the drivers have reported; null while a leg has no planned
   * times, and once the request is delivered.
   */
  expected_delivery?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the request is expected to be delivered after its last day for delivery. False once that day has passed. */
  expected_late: Scalars['Boolean']['output'];
  /** Name of the consignee: the company or person that receives the goods. */
  consignee_name?: Maybe<Scalars['String']['output']>;
  /** Address of the consignee; null: the address of delivery. */
  consignee_address?: Maybe<Scalars['String']['output']>;
  /** The logistician who accepted the request; null before that. */
  logistician?: Maybe<User>;
  /** Logisticians that the request was assigned to. */
  logisticians: Array<RequestLogistician>;
  /** Statistics of the request. */
  statistic: ServiceTransportationStatistic;
  /** When the request was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the request was last changed. */
  updated_at: Scalars['DateTime']['output'];
  /** When the request was last changed. An update sends this value back. */
  modified_at: Scalars['DateTime']['output'];
  /** When the request was deleted; null when it is not deleted. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  /** City of loading. */
  delivery_from_city?: Maybe<Scalars['String']['output']>;
  /** State of loading. */
  delivery_from_state?: Maybe<Scalars['String']['output']>;
  /** Country of loading, ISO 3166-1 alpha-2. */
  delivery_from_country?: Maybe<Scalars['String']['output']>;
  /** Zone of loading: country and first two characters of the postal code. */
  delivery_from_code?: Maybe<Scalars['String']['output']>;
  /** City of delivery. */
  delivery_to_city?: Maybe<Scalars['String']['output']>;
  /** State of delivery. */
  delivery_to_state?: Maybe<Scalars['String']['output']>;
  /** Country of delivery, ISO 3166-1 alpha-2. */
  delivery_to_country?: Maybe<Scalars['String']['output']>;
  /** Zone of delivery: country and first two characters of the postal code. */
  delivery_to_code?: Maybe<Scalars['String']['output']>;
  /** Id of the request's customer. */
  customer_id?: Maybe<Scalars['ID']['output']>;
  /** Origin of the request's customer. */
  customer_type?: Maybe<CustomerType>;
  /** Name of the request's customer. */
  customer_name?: Maybe<Scalars['String']['output']>;
  /** Names of the drivers of the request's legs, in one text. */
  drivers: Scalars['String']['output'];
  /**
   * Names of the drivers, and plates of the vehicles and trucks of all legs, in the spellings that people type, for
   * searches. Null without a leg, and for callers with neither `requests.read` nor `requests.handle`.
   */
  crew_text?: Maybe<Scalars['String']['output']>;
  /** Ids of the drivers of the request's legs. */
  driver_ids: Array<Scalars['ID']['output']>;
  /** Ids of the vehicles and trucks of the request's legs. */
  vehicle_ids: Array<Scalars['ID']['output']>;
  /** Ids of the classes of the vehicles that carry the cargo of the request's legs. */
  vehicle_class_ids: Array<Scalars['ID']['output']>;
  /** Ids of assigned logisticians who have neither accepted nor declined. */
  awaiting_ids: Array<Scalars['ID']['output']>;
  /** City of the request's customer. */
  customer_city?: Maybe<Scalars['String']['output']>;
};

/** A rule that a leg breaks. The codes up to ON_OTHER_LEG are always refused. */
export type RouteFindingCode =
  /** The vehicle or truck has no class. */
  | 'CLASS_MISSING'
  /** The vehicle's class carries no cargo. */
  | 'CANNOT_CARRY'
  /** The vehicle is said to drive by itself, but is a trailer. */
  | 'CANNOT_DRIVE'
  /** The vehicle drives by itself, but is said to need a truck. */
  | 'DRIVES_ITSELF'
  /** The truck draws a vehicle that drives by itself. */
  | 'DRAWS_DRIVING_UNIT'
  /** The truck is the vehicle itself. */
  | 'DRAWS_ITSELF'
  /** The truck's class draws nothing. */
  | 'CANNOT_DRAW'
  /** The couplings of truck and vehicle differ. */
  | 'WRONG_COUPLING'
  /** The leg starts and ends at the same address. */
  | 'SAME_PLACE'
  /** The vehicle has more places than its class can have. */
  | 'VEHICLE_PLACES'
  /** The driver, vehicle or truck is on another leg of the request at the same time. */
  | 'ON_OTHER_LEG'
  /** The cargo is heavier than the payload of the vehicles that share it: those of legs between the same places. */
  | 'OVERWEIGHT'
  /** The vehicle's payload is not known. */
  | 'PAYLOAD_UNKNOWN'
  /** The leg uses more places than the vehicle has. */
  | 'TOO_MANY_PLACES'
  /** The leg starts neither where the request is loaded nor where an earlier leg ends. */
  | 'OUT_OF_ORDER'
  /** The vehicle or truck is not verified. */
  | 'NOT_VERIFIED'
  /** The vehicle or truck is not in use. */
  | 'NOT_IN_USE'
  /** The driver's account is not active. */
  | 'DRIVER_NOT_ACTIVE'
  /** The driver, vehicle or truck is away at that time. */
  | 'ABSENT'
  /** The driver's licence expires before the leg ends. */
  | 'LICENCE_EXPIRED'
  /** The driver's qualification card (code 95) expires before the leg ends. */
  | 'CODE_95_EXPIRED'
  /** The driver's ADR certificate expires before the leg ends, and the request's cargo is dangerous. */
  | 'ADR_EXPIRED'
  /** The technical inspection of the vehicle or truck expires before the leg ends. */
  | 'INSPECTION_EXPIRED'
  /** The insurance of the vehicle or truck expires before the leg ends. */
  | 'INSURANCE_EXPIRED'
  /** The days between loading and delivery are too few for the driving time with breaks and rests. */
  | 'WINDOW_TOO_SHORT'
  /** The planned start is not on the days on which the leg can start. */
  | 'STARTS_OUTSIDE_WINDOW'
  /** The planned end is not on the days on which the leg can end. */
  | 'ENDS_OUTSIDE_WINDOW'
  /** The planned times are shorter than the driving time with breaks and rests. */
  | 'DRIVE_TOO_SHORT';

/** What a broken rule means for a leg. */
export type RouteFindingEffect =
  /** The leg is refused. */
  | 'REFUSED'
  /** The leg is allowed with a reason, which is missing. */
  | 'REASON_REQUIRED'
  /** The leg is allowed by the reason that was given. */
  | 'ACCEPTED';

/** A rule that a leg breaks. */
export type RouteFinding = {
  /** The rule. */
  code: RouteFindingCode;
  /** Name of the input field that it concerns. */
  field: Scalars['String']['output'];
  /** What it means for the leg. */
  effect: RouteFindingEffect;
  /** Values for its text. */
  payload: Scalars['Json']['output'];
};

/** A leg of a request. */
export type Route = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Position of the leg among the request's legs, from 1. */
  order: Scalars['Int']['output'];
  /** The driver. */
  driver?: Maybe<User>;
  /** The vehicle that carries the cargo: a truck, van, trailer or semi-trailer. */
  vehicle?: Maybe<Vehicle>;
  /** Pallet places that the cargo takes on the vehicle. */
  vehicle_places?: Maybe<Scalars['Int']['output']>;
  /** The truck that draws the vehicle. */
  truck?: Maybe<Vehicle>;
  /** Places that the vehicle takes on the truck. */
  truck_places?: Maybe<Scalars['Int']['output']>;
  /** Whether the vehicle drives by itself, so that no truck draws it. */
  truck_is_not_required: Scalars['Boolean']['output'];
  /** Whether the leg ends at the customer. */
  delivers_is_final: Scalars['Boolean']['output'];
  /**
   * When loading is planned to begin. Null without a plan. The server proposes it with `planned_end`, by the days and
   * places of the request and its legs, until it is set by hand. Null for both returns to the proposal.
   */
  planned_start?: Maybe<Scalars['DateTime']['output']>;
  /** When unloading is planned to end. Null without a plan. */
  planned_end?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the planned times were set by hand, so that the server does not propose others. */
  planned_by_hand: Scalars['Boolean']['output'];
  /** When the driver started the first task; null before that, and without tasks. */
  started_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the driver completed the last task; null before that, and without tasks. */
  ended_at?: Maybe<Scalars['DateTime']['output']>;
  /**
   * When the vehicle is expected to be at the place of loading: as planned, unless an earlier leg of the request or of the
   * driver and the vehicles is late, or the driver has not started in time. Null without a plan, and once the request is
   * delivered.
   */
  expected_start?: Maybe<Scalars['DateTime']['output']>;
  /** When unloading is expected to end, by `expected_start` or `started_at` and the time that the leg needs. */
  expected_end?: Maybe<Scalars['DateTime']['output']>;
  /** Addresses of loading and delivery. */
  addresses: Array<Address>;
  /** The request. */
  service_transportation: ServiceTransportation;
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** Tasks of the leg, in order. */
  tasks: Array<RouteTask>;
  /** The rules that the leg breaks. */
  findings: Array<RouteFinding>;
  /** Why the leg may break rules that the company allows with a reason. It covers the findings at the time that it was given. */
  exception_reason?: Maybe<Scalars['String']['output']>;
  /** Name of the user who gave the reason. */
  exception_by?: Maybe<Scalars['String']['output']>;
  /** When the reason was given. */
  exception_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the leg was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the leg was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** Kinds of task. */
export type TaskType =
  /** A task for a logistician. */
  | 'LOGIST'
  /** A task for the driver of a leg. */
  | 'ROUTE';

/** Status of a logistician's task. */
export type LogistTaskStatus =
  /** The task is not completed. */
  | 'PENDING'
  /** The task is completed. */
  | 'COMPLETED';

/** Status of a leg's task. */
export type RouteTaskStatus =
  /** The driver has not started the task. */
  | 'PLANNING'
  /** The driver has started the task. */
  | 'IN_PROGRESS'
  /** The driver has completed the task. */
  | 'DONE'
  /** The driver could not complete the task and returned it, to be planned again. */
  | 'RETURN';

/** Kinds of record that tasks belong to. */
export type TaskModelType =
  /** A logistician. */
  | 'USER'
  /** A leg. */
  | 'ROUTE';

/** A task of a logistician. */
export type LogistTask = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** Description of the task. */
  text: Scalars['String']['output'];
  /** Status of the task. */
  status: LogistTaskStatus;
  /** Kind of task. */
  type: TaskType;
  /** Whether the task needs a file, such as a photo or a paper. Without one it cannot become COMPLETED. */
  media_upload_enabled: Scalars['Boolean']['output'];
  /** Kind of record that the task belongs to. */
  model_type: TaskModelType;
  /** Id of the record that the task belongs to. */
  model_id: Scalars['ID']['output'];
  /** Position of the task among the request's tasks for logisticians, from 1. */
  order: Scalars['Int']['output'];
  /** Whether the task was created from a template. */
  default: Scalars['Boolean']['output'];
  /** Files of the task, oldest first. */
  media: Array<Media>;
  /** The logistician who has to do the task. */
  user: User;
  /** The request that the task is for. */
  service_transportation: ServiceTransportation;
  /** Whether the request was closed or canceled, so that the task cannot change any more. */
  request_ended: Scalars['Boolean']['output'];
  /** When the task was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the task was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A task of a leg, for its driver. */
export type RouteTask = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** Description of the task. */
  text: Scalars['String']['output'];
  /** Status of the task. */
  status: RouteTaskStatus;
  /** Kind of task. */
  type: TaskType;
  /** Whether the task needs a file, such as a photo or a signature. Without one it cannot become DONE. */
  media_upload_enabled: Scalars['Boolean']['output'];
  /**
   * Whether the task needs a signature, a file of the collection `signature`. Without one it cannot become DONE. With
   * `media_upload_enabled` it needs another file as well.
   */
  signature_required: Scalars['Boolean']['output'];
  /** Kind of record that the task belongs to. */
  model_type: TaskModelType;
  /** Id of the record that the task belongs to. */
  model_id: Scalars['ID']['output'];
  /** Why the driver could not complete the task; null unless it was returned. */
  note?: Maybe<Scalars['String']['output']>;
  /** Position of the task among the leg's tasks, from 1. */
  order: Scalars['Int']['output'];
  /** Whether the task was created from a template. */
  default: Scalars['Boolean']['output'];
  /** Files of the task, oldest first. */
  media: Array<Media>;
  /** The leg that the task belongs to. */
  route: Route;
  /** The request that the leg belongs to. */
  service_transportation: ServiceTransportation;
  /** When the task was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the task was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/**
 * A template of a task. A new leg receives a task from each template for drivers, and a logistician who accepts a
 * request one from each template for logisticians. Such tasks are marked `default`.
 */
export type TaskTemplate = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Description of the task. */
  text: Scalars['String']['output'];
  /** Whether the task is for a logistician or for the driver of a leg. */
  type: TaskType;
  /** Whether the tasks need a file, such as a photo or a signature. */
  media_upload_enabled: Scalars['Boolean']['output'];
  /** Whether the tasks need a signature. Only templates for drivers can. */
  signature_required: Scalars['Boolean']['output'];
  /** Position of the template among those of its kind, from 1. */
  order: Scalars['Int']['output'];
  /** When the template was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the template was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A task of a logistician or of a leg. */
export type Task = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the request. */
  service_transportation_id: Scalars['ID']['output'];
  /** Description of the task. */
  text: Scalars['String']['output'];
  /** Status of the task: a `LogistTaskStatus` or a `RouteTaskStatus`. */
  status: Scalars['String']['output'];
  /** Kind of task. */
  type: TaskType;
  /** Whether files, such as photos or a signature, can be added to the task. */
  media_upload_enabled: Scalars['Boolean']['output'];
  /** Kind of record that the task belongs to. */
  model_type: TaskModelType;
  /** Id of the record that the task belongs to. */
  model_id: Scalars['ID']['output'];
  /** Position of the task among the tasks it is ordered with, from 1. */
  order: Scalars['Int']['output'];
  /** Whether the task was created from a template. */
  default: Scalars['Boolean']['output'];
  /** Files of the task, oldest first. */
  media: Array<Media>;
  /** When the task was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the task was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** Kinds of feedback, by the end of the request. */
export type ServiceFeedbackType =
  /** Feedback on a closed request. */
  | 'CLOSE_REQUEST'
  /** Feedback on a cancelled request. */
  | 'CANCELED_REQUEST';

/** Feedback on a request that was cancelled or closed. */
export type ServiceFeedback = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the request was cancelled or closed. */
  type: ServiceFeedbackType;
  /** Reason of the cancellation; null for a closed request. */
  reason?: Maybe<CancelRequestReason>;
  /** Text of the feedback. */
  description?: Maybe<Scalars['String']['output']>;
  /** Rating from 1 to 5; null without one. */
  rate?: Maybe<Scalars['Int']['output']>;
  /** When the feedback was given. */
  created_at: Scalars['DateTime']['output'];
};

/** Kinds of record that can be booked for a request. */
export type CrewType =
  /** The driver of a leg. */
  | 'DRIVER'
  /** The vehicle or truck of a leg. */
  | 'VEHICLE';

/** A driver or vehicle that is booked for another request. */
export type CrewBooking = {
  /** Kind of the booked record. */
  type: CrewType;
  /** Id of the driver or vehicle. */
  id: Scalars['ID']['output'];
  /** Number of the request that the booking is for. */
  number: Scalars['String']['output'];
  /** Id of the request that the booking is for. */
  service_transportation_id: Scalars['ID']['output'];
  /** Start of the booking. */
  from: Scalars['DateTime']['output'];
  /** End of the booking. */
  to: Scalars['DateTime']['output'];
};

/** A page of `Address` records. */
export type AddressPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Address>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `ServiceTransportationCargo` records. */
export type ServiceTransportationCargoPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ServiceTransportationCargo>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `ServiceTransportation` records. */
export type ServiceTransportationPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ServiceTransportation>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `ServiceTransportationView` records. */
export type ServiceTransportationViewPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ServiceTransportationView>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `serviceTransportationView` may name. */
export type ServiceTransportationViewColumn =
  /** Id. */
  | 'id'
  /** Number of the request, given by the server. */
  | 'number'
  /** Origin of the request. */
  | 'type'
  /** Status of the request. */
  | 'status'
  /** Next status in the usual order, even if data is missing for it; null when the request has ended. */
  | 'next_status'
  /** Price without tax. */
  | 'price'
  /** Currency of the price, ISO 4217. */
  | 'currency'
  /** First day for loading. */
  | 'to_take_to_work_from'
  /** Last day for loading. */
  | 'to_take_to_work_to'
  /** When the request became IN_PROGRESS; null before that. */
  | 'taken_to_work'
  /** First day for delivery. */
  | 'delivery_date_from'
  /** Last day for delivery. */
  | 'delivery_date_to'
  /** When the request was delivered; null before that. */
  | 'delivered'
  /**
   * When the last leg is expected to end, by the plan and what the drivers have reported; null while a leg has no planned
   * times, and once the request is delivered.
   */
  | 'expected_delivery'
  /** Whether the request is expected to be delivered after its last day for delivery. False once that day has passed. */
  | 'expected_late'
  /** When the request was created. */
  | 'created_at'
  /** When the request was last changed. */
  | 'updated_at'
  /** When the request was last changed. An update sends this value back. */
  | 'modified_at'
  /** When the request was deleted; null when it is not deleted. */
  | 'deleted_at'
  /** City of loading. */
  | 'delivery_from_city'
  /** State of loading. */
  | 'delivery_from_state'
  /** Country of loading, ISO 3166-1 alpha-2. */
  | 'delivery_from_country'
  /** Zone of loading: country and first two characters of the postal code. */
  | 'delivery_from_code'
  /** City of delivery. */
  | 'delivery_to_city'
  /** State of delivery. */
  | 'delivery_to_state'
  /** Country of delivery, ISO 3166-1 alpha-2. */
  | 'delivery_to_country'
  /** Zone of delivery: country and first two characters of the postal code. */
  | 'delivery_to_code'
  /** Id of the request's customer. */
  | 'customer_id'
  /** Origin of the request's customer. */
  | 'customer_type'
  /** Name of the request's customer. */
  | 'customer_name'
  /** Names of the drivers of the request's legs, in one text. */
  | 'drivers'
  /**
   * Names of the drivers, and plates of the vehicles and trucks of all legs, in the spellings that people type, for
   * searches. Null without a leg, and for callers with neither `requests.read` nor `requests.handle`.
   */
  | 'crew_text'
  /** City of the request's customer. */
  | 'customer_city'
  /** Id of `service`. */
  | 'service_id'
  /** Ids of the drivers of the request's legs. */
  | 'driver_ids'
  /** Ids of the vehicles and trucks of the request's legs. */
  | 'vehicle_ids'
  /** Ids of the classes of the vehicles that carry the cargo of the request's legs. */
  | 'vehicle_class_ids'
  /** Id of `logistician`. */
  | 'logistician_ids'
  /** Ids of assigned logisticians who have neither accepted nor declined. */
  | 'awaiting_ids'
  /** Id of `logistician`. */
  | 'logistician_id'
  /** Total weight of the request's cargo in kilograms. Of `statistic`. */
  | 'statistic__weight';

/** Columns that `serviceTransportationView` can be ordered by. */
export type ServiceTransportationViewOrderColumn =
  /** Id. */
  | 'id'
  /** Number of the request, given by the server. */
  | 'number'
  /** Status of the request. */
  | 'status'
  /** Next status in the usual order, even if data is missing for it; null when the request has ended. */
  | 'next_status'
  /** Price without tax. */
  | 'price'
  /** First day for loading. */
  | 'to_take_to_work_from'
  /** Last day for loading. */
  | 'to_take_to_work_to'
  /** When the request became IN_PROGRESS; null before that. */
  | 'taken_to_work'
  /** First day for delivery. */
  | 'delivery_date_from'
  /** Last day for delivery. */
  | 'delivery_date_to'
  /** When the request was delivered; null before that. */
  | 'delivered'
  /** When the request was created. */
  | 'created_at'
  /** When the request was last changed. */
  | 'updated_at'
  /** When the request was last changed. An update sends this value back. */
  | 'modified_at'
  /** When the request was deleted; null when it is not deleted. */
  | 'deleted_at'
  /** City of loading. */
  | 'delivery_from_city'
  /** Country of loading, ISO 3166-1 alpha-2. */
  | 'delivery_from_country'
  /** Zone of loading: country and first two characters of the postal code. */
  | 'delivery_from_code'
  /** City of delivery. */
  | 'delivery_to_city'
  /** Country of delivery, ISO 3166-1 alpha-2. */
  | 'delivery_to_country'
  /** Zone of delivery: country and first two characters of the postal code. */
  | 'delivery_to_code'
  /** Name of the request's customer. */
  | 'customer_name';

/** A page of `Route` records. */
export type RoutePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Route>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `routes` may name. */
export type RoutesColumn =
  /** Id. */
  | 'id'
  /** Position of the leg among the request's legs, from 1. */
  | 'order'
  /** Whether the vehicle drives by itself, so that no truck draws it. */
  | 'truck_is_not_required'
  /** Whether the leg ends at the customer. */
  | 'delivers_is_final'
  /**
   * When loading is planned to begin. Null without a plan. The server proposes it with `planned_end`, by the days and
   * places of the request and its legs, until it is set by hand. Null for both returns to the proposal.
   */
  | 'planned_start'
  /** Id of the request. */
  | 'service_transportation_id'
  /** When the leg was created. */
  | 'created_at'
  /** When the leg was last changed. */
  | 'modified_at'
  /** Id of `driver`. */
  | 'driver_id'
  /** Id of `vehicle`. */
  | 'vehicle_id'
  /** Id of `truck`. */
  | 'truck_id'
  /** Status of the request. Of `service_transportation`. */
  | 'service_transportation__status'
  /** First day for loading. Of `service_transportation`. */
  | 'service_transportation__to_take_to_work_from'
  /** Last day for delivery. Of `service_transportation`. */
  | 'service_transportation__delivery_date_to';

/** Columns that `routes` can be ordered by. */
export type RoutesOrderColumn =
  /** Id. */
  | 'id'
  /** Position of the leg among the request's legs, from 1. */
  | 'order'
  /**
   * When loading is planned to begin. Null without a plan. The server proposes it with `planned_end`, by the days and
   * places of the request and its legs, until it is set by hand. Null for both returns to the proposal.
   */
  | 'planned_start'
  /** When the leg was created. */
  | 'created_at'
  /** When the leg was last changed. */
  | 'modified_at'
  /** Id of the request. */
  | 'service_transportation_id'
  /** First day for loading. Of `service_transportation`. */
  | 'service_transportation__to_take_to_work_from';

/** A page of `LogistTask` records. */
export type LogistTaskPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<LogistTask>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `logistTasks` may name. */
export type LogistTasksColumn =
  /** Id. */
  | 'id'
  /** Id of the request. */
  | 'service_transportation_id'
  /** Description of the task. */
  | 'text'
  /** Status of the task. */
  | 'status'
  /** Whether the task needs a file, such as a photo or a paper. Without one it cannot become COMPLETED. */
  | 'media_upload_enabled'
  /** Id of the record that the task belongs to. */
  | 'model_id'
  /** Position of the task among the request's tasks for logisticians, from 1. */
  | 'order'
  /** Whether the task was created from a template. */
  | 'default'
  /** Whether the request was closed or canceled, so that the task cannot change any more. */
  | 'request_ended'
  /** When the task was created. */
  | 'created_at'
  /** When the task was last changed. */
  | 'modified_at'
  /** Id of `user`. */
  | 'user_id'
  /** Number of the request, given by the server. Of `service_transportation`. */
  | 'service_transportation__number'
  /** Status of the request. Of `service_transportation`. */
  | 'service_transportation__status';

/** Columns that `logistTasks` can be ordered by. */
export type LogistTasksOrderColumn =
  /** Id. */
  | 'id'
  /** Description of the task. */
  | 'text'
  /** Status of the task. */
  | 'status'
  /** Position of the task among the request's tasks for logisticians, from 1. */
  | 'order'
  /** When the task was created. */
  | 'created_at'
  /** When the task was last changed. */
  | 'modified_at'
  /** Id of the request. */
  | 'service_transportation_id';

/** A page of `TaskTemplate` records. */
export type TaskTemplatePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<TaskTemplate>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `taskTemplates` may name. */
export type TaskTemplatesColumn =
  /** Id. */
  | 'id'
  /** Description of the task. */
  | 'text'
  /** Whether the task is for a logistician or for the driver of a leg. */
  | 'type'
  /** Whether the tasks need a file, such as a photo or a signature. */
  | 'media_upload_enabled'
  /** Whether the tasks need a signature. Only templates for drivers can. */
  | 'signature_required'
  /** Position of the template among those of its kind, from 1. */
  | 'order'
  /** When the template was created. */
  | 'created_at'
  /** When the template was last changed. */
  | 'modified_at';

/** Columns that `taskTemplates` can be ordered by. */
export type TaskTemplatesOrderColumn =
  /** Id. */
  | 'id'
  /** Description of the task. */
  | 'text'
  /** Whether the task is for a logistician or for the driver of a leg. */
  | 'type'
  /** Whether the tasks need a file, such as a photo or a signature. */
  | 'media_upload_enabled'
  /** Whether the tasks need a signature. Only templates for drivers can. */
  | 'signature_required'
  /** Position of the template among those of its kind, from 1. */
  | 'order'
  /** When the template was created. */
  | 'created_at'
  /** When the template was last changed. */
  | 'modified_at';

/** A page of `RouteTask` records. */
export type RouteTaskPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<RouteTask>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Whether a vehicle's or a company's data was checked by the operator. */
export type VerificationStatus =
  /** Sent for verification; the operator's reviewers have not answered yet. */
  | 'UNDER_REVIEW'
  /** Approved by the operator. */
  | 'VERIFIED'
  /** Never sent, rejected, or changed since its verification. */
  | 'NOT_VERIFIED';

/** One step in the verification of a vehicle or a company. */
export type EntityVerification = {
  /** Id of the step. */
  id: Scalars['ID']['output'];
  /** Status after the step. */
  status: VerificationStatus;
  /** The reviewer's message; null without one. */
  message?: Maybe<Scalars['String']['output']>;
  /** When the step was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the step was last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** Kinds of record that can be verified. */
export type VerifiedType =
  /** A vehicle. */
  | 'VEHICLE'
  /** A company. */
  | 'COMPANY';

/** A request for verification in the operator's queue. */
export type VerificationRequest = {
  /** Id of the verification step that sent the request. */
  id: Scalars['ID']['output'];
  /** Kind of the record to verify. */
  entity_type: VerifiedType;
  /** Id of the record to verify. */
  entity_id: Scalars['ID']['output'];
  /** Name of the company that sent the request. */
  company: Scalars['String']['output'];
  /** Plate of the vehicle, or name of the company. */
  title: Scalars['String']['output'];
  /** The data to check, as an object of fields and values. Names of classes are in the caller's language. */
  facts: Scalars['Json']['output'];
  /** Photos and documents that prove the data. */
  media: Array<Media>;
  /** Status of the request. */
  status: VerificationStatus;
  /** The reviewer's message; null without one. */
  message?: Maybe<Scalars['String']['output']>;
  /** When the request was sent. */
  created_at: Scalars['DateTime']['output'];
  /** When the request was answered or last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** A page of `VerificationRequest` records. */
export type VerificationRequestPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VerificationRequest>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `verificationQueue` may name. */
export type VerificationQueueColumn =
  /** Id of the verification step that sent the request. */
  | 'id'
  /** Kind of the record to verify. */
  | 'entity_type'
  /** Name of the company that sent the request. */
  | 'company'
  /** Plate of the vehicle, or name of the company. */
  | 'title'
  /** Status of the request. */
  | 'status'
  /** The reviewer's message; null without one. */
  | 'message'
  /** When the request was sent. */
  | 'created_at'
  /** When the request was answered or last changed. */
  | 'updated_at';

/** Columns that `verificationQueue` can be ordered by. */
export type VerificationQueueOrderColumn =
  /** Id of the verification step that sent the request. */
  | 'id'
  /** Name of the company that sent the request. */
  | 'company'
  /** Plate of the vehicle, or name of the company. */
  | 'title'
  /** The reviewer's message; null without one. */
  | 'message'
  /** When the request was sent. */
  | 'created_at'
  /** When the request was answered or last changed. */
  | 'updated_at';

/** Who sees a saved view besides its owner. */
export type ListViewVisibility =
  /** Nobody. */
  | 'PRIVATE'
  /** Users with one of the view's roles. */
  | 'ROLES'
  /** All users of the company. */
  | 'COMPANY';

/** A role that a saved view is shared with. */
export type ListViewRole = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of the role. */
  name: Scalars['String']['output'];
};

/** A saved view: the state of a list under a name. */
export type ListView = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the owner, who created the view. */
  user_id: Scalars['ID']['output'];
  /** Name of the list in the console, such as vehicles. It cannot be changed. */
  resource: Scalars['String']['output'];
  /** Name of the view. It is unique for its owner and list, without regard to case. */
  name: Scalars['String']['output'];
  /** State of the list: the query of its address in the console, with its leading `?`, at most 16,384 characters. A `?` alone stands for the list's default state. */
  state: Scalars['String']['output'];
  /** Who sees the view besides its owner. */
  visibility: ListViewVisibility;
  /** Roles that the view is shared with, when its visibility is ROLES. */
  roles: Array<ListViewRole>;
  /** When the view was created. */
  created_at: Scalars['DateTime']['output'];
  /** When the view was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** What the caller chose for the views of a list. */
export type ListViewPreference = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of the list in the console. */
  resource: Scalars['String']['output'];
  /** Id of the view with which the list opens; null for none. It may be a view that the caller no longer sees. */
  default_view_id?: Maybe<Scalars['ID']['output']>;
  /** Ids of views in the caller's order. Views that are missing here come after them. */
  view_order: Array<Scalars['ID']['output']>;
};

/** A page of `ListViewPreference` records. */
export type ListViewPreferencePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ListViewPreference>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** A page of `ListView` records. */
export type ListViewPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<ListView>;
  /** The groups of all records of the list; null without `groupBy`. */
  groups?: Maybe<ListGroups>;
};

/** Columns that a condition on `listViews` may name. */
export type ListViewsColumn =
  /** Id. */
  | 'id'
  /** Id of the owner, who created the view. */
  | 'user_id'
  /** Name of the list in the console, such as vehicles. It cannot be changed. */
  | 'resource'
  /** Name of the view. It is unique for its owner and list, without regard to case. */
  | 'name'
  /** State of the list: the query of its address in the console, with its leading `?`, at most 16,384 characters. A `?` alone stands for the list's default state. */
  | 'state'
  /** Who sees the view besides its owner. */
  | 'visibility'
  /** When the view was created. */
  | 'created_at'
  /** When the view was last changed. */
  | 'modified_at';

/** Columns that `listViews` can be ordered by. */
export type ListViewsOrderColumn =
  /** Id. */
  | 'id'
  /** Name of the list in the console, such as vehicles. It cannot be changed. */
  | 'resource'
  /** Name of the view. It is unique for its owner and list, without regard to case. */
  | 'name'
  /** State of the list: the query of its address in the console, with its leading `?`, at most 16,384 characters. A `?` alone stands for the list's default state. */
  | 'state'
  /** Who sees the view besides its owner. */
  | 'visibility'
  /** When the view was created. */
  | 'created_at'
  /** When the view was last changed. */
  | 'modified_at';

/** Methods that read. */
export type Query = {
  /** Lists absences of drivers and vehicles. */
  absences: AbsencePaginator;
  /** Lists activities. */
  activities: ActivityPaginator;
  /** Lists the caller's background jobs; with the permission jobs.manage those of the company. */
  backgroundJobs: BackgroundJobPaginator;
  /** Lists the problems of background jobs that the caller sees. */
  backgroundJobProblems: BackgroundJobProblemPaginator;
  /** Returns the company's last successful payment; null without one. */
  latestSuccessfulPayment?: Maybe<SuccessfulPayment>;
  /** Returns the state of the company's subscription. */
  subscriptionState: SubscriptionState;
  /** Returns the names of the colleagues who may pay for the subscription, at most 5. */
  subscriptionContacts: Array<Scalars['String']['output']>;
  /** Returns the company's subscription. */
  companySubscription: CompanySubscription;
  /** Returns what a tariff would cost the company now. Problems as in `createPaymentSession`. */
  paymentQuote: PaymentQuote;
  /** Lists the company's payments. */
  payments: PaymentPaginator;
  /** Lists the caller's own company. */
  tenant: TenantPaginator;
  /** Lists profiles of customers. */
  customerProfiles: CustomerProfilePaginator;
  /** Lists customers. */
  customers: CustomerPaginator;
  /** Lists customers with the fields of profile and address as columns. */
  customersView: CustomerViewPaginator;
  /** Returns the dashboard of a period. */
  dashboard: Dashboard;
  /** Lists the caller's exported files. */
  exportFiles: ExportFilePaginator;
  /** Lists vehicle classes. */
  vehicleClass: VehicleClassPaginator;
  /** Lists vehicle makes. */
  vehicleMake: VehicleMakePaginator;
  /** Lists vehicle models. */
  vehicleModels: VehicleModelPaginator;
  /** Lists vehicles. */
  vehicles: VehiclePaginator;
  /** Lists vehicles with the additional columns of `VehicleView`. */
  vehiclesView: VehicleViewPaginator;
  /** Lists countries. */
  countries: CountryPaginator;
  /** Lists states, provinces and voivodeships. */
  states: StatePaginator;
  /** Lists cities, towns and villages. */
  cities: CityPaginator;
  /** Lists postal codes. */
  postalCode: PostalCodePaginator;
  /**
   * Returns the codes of the countries of the 1,000 addresses that the company added last, the most frequent first:
   * addresses of its own, of customers, requests and legs.
   */
  usedCountries: Array<Scalars['String']['output']>;
  /** Lists the opening balances of drivers' hours. */
  hoursBalances: HoursBalancePaginator;
  /** Returns the caller's account. */
  account: User;
  /** Returns the state of a mailed link's token, without consuming the token. */
  forgotPasswordToken: TokenCheck;
  /** Returns the state of the caller's second factor. */
  twofaStatus: TwoFactorStatus;
  /** Lists users. */
  users: UserPaginator;
  /** Lists users with the fields of profile and roles as columns. */
  usersView: UserViewPaginator;
  /** Lists users whom requests can be assigned to: active ones with the permission to handle requests. */
  usersViewLogistical: UserViewPaginator;
  /** Lists users who can drive a leg: active ones with the permission to drive. */
  usersViewDriver: UserViewPaginator;
  /** Lists profiles. */
  profiles: ProfilePaginator;
  /** Lists roles. */
  roles: RolePaginator;
  /** Lists permissions. */
  permissions: PermissionPaginator;
  /** Lists the links between users and roles. */
  userHasRoles: UserHasRolePaginator;
  /** Lists the caller's own devices. */
  userDevices: UserDevicePaginator;
  /** Lists the caller's imports. */
  dataImports: DataImportPaginator;
  /** Lists the fields that an import of a resource can fill; empty if the caller may not import it. */
  importFields: Array<ImportField>;
  /** Reads rows of an import with what would be stored of them. */
  importRows: Array<ImportRow>;
  /** Lists what the caller was notified of. */
  inboxEntries: InboxEntryPaginator;
  /** Returns how the caller is notified of events. */
  inboxSettings: InboxSettings;
  /** Returns the public key with which a browser subscribes to messages, in URL-safe base64. */
  pushKey: Scalars['String']['output'];
  /** Lists files. */
  media: MediaPaginator;
  /** Returns the plan of days as a PDF in the caller's language. */
  planDocument: PdfDocument;
  /** Returns a request's consignment note (CMR), as a PDF in the company's language and in English. */
  cmrWaybill: PdfDocument;
  /** Returns the consignment notes (CMR) of requests as one PDF. Requests that the caller may not read are left out. */
  cmrWaybills: PdfDocument;
  /** Returns the receipt of a successful payment, as a PDF in the company's language. */
  paymentReceipt: PdfDocument;
  /**
   * Returns what is kept about a user, as a JSON file with a section for each kind of data. A section has at most 10,000
   * records, the newest first, and says how many there are.
   */
  personalDataExport: PersonalDataDocument;
  /**
   * Returns what is kept about a customer and the contact persons of a company, as a JSON file like that of
   * `personalDataExport`.
   */
  customerDataExport: PersonalDataDocument;
  /** Ranks the drivers or vehicles of the company for a leg. */
  legCandidates: LegCandidates;
  /** Returns the drivers or vehicles of the company with their legs in a time, for planning. */
  planningBoard: PlanningBoard;
  /** Lists reasons to cancel a request. */
  cancelRequestReasons: CancelRequestReasonPaginator;
  /** Lists services. */
  services: ServicePaginator;
  /** Returns distances and driving times of legs, in the order of the input. */
  routeEstimates: Array<RouteEstimate>;
  /**
   * Returns the estimated driving time of each driver of a request. Only the first 200 legs that have a driver are
   * covered.
   */
  driverHours: Array<DriverHours>;
  /** Lists sales inquiries. */
  contactSales: ContactSalePaginator;
  /** Returns the prices that the operator has agreed with the company, one for each tariff. */
  tariffOffers: Array<TariffOffer>;
  /** Lists sales inquiries of all companies, for the operator's sales people only. */
  salesQueue: SalesRequestPaginator;
  /** Shows how the servers and their database do, for the operator only. */
  serverStatus: ServerStatus;
  /**
   * Returns the request of a shared link, without sign-in. Code 6 with `token_expired` for an expired link, with
   * `token_unknown` for any other invalid token.
   */
  externalAccess: SharedRequest;
  /** Lists tariffs. */
  tariffs: TariffPaginator;
  /** Lists addresses. */
  addresses: AddressPaginator;
  /** Lists cargo of requests. */
  serviceTransportationCargo: ServiceTransportationCargoPaginator;
  /** Lists requests. */
  serviceTransportation: ServiceTransportationPaginator;
  /** Lists requests with the additional columns of `ServiceTransportationView`. */
  serviceTransportationView: ServiceTransportationViewPaginator;
  /** Lists legs of requests. */
  routes: RoutePaginator;
  /** Lists tasks of logisticians. */
  logistTasks: LogistTaskPaginator;
  /** Lists templates of tasks. */
  taskTemplates: TaskTemplatePaginator;
  /**
   * Returns drivers and vehicles that other requests have booked on the days of the given request and the planned times
   * of its legs, ordered by time; at most 2,000.
   */
  crewBookings: Array<CrewBooking>;
  /**
   * Returns the names of the users who are notified when requests are cancelled or deleted: their drivers and logisticians, but not
   * the caller.
   */
  requestAudience: Array<Scalars['String']['output']>;
  /** Returns the rules that a leg would break, before it is saved. */
  routeFindings: Array<RouteFinding>;
  /** Lists tasks of legs. */
  routeTasks: RouteTaskPaginator;
  /** Lists requests for verification of all tenants, for the operator's reviewers only. */
  verificationQueue: VerificationRequestPaginator;
  /** Lists the caller's preferences, one for each list whose views the caller has ordered or of which one is the default. */
  listViewPreferences: ListViewPreferencePaginator;
  /** Lists the saved views that the caller sees: own ones, and those shared with the company or with a role of the caller. */
  listViews: ListViewPaginator;
};


/** Methods that write. */
export type Mutation = {
  /** Creates an absence. Legs that are planned in it break a rule. */
  createAbsence: Absence;
  /** Changes an absence. */
  updateAbsence: Absence;
  /** Deletes an absence. Null when it does not exist. */
  deleteAbsence?: Maybe<Absence>;
  /** Cancels a background job. What it has processed stays. A job that has ended is returned as it is. */
  cancelBackgroundJob: BackgroundJob;
  /**
   * Starts a job that undoes what a background job has changed, where nothing else has changed it since. Returns the new
   * job; called again, the same.
   */
  undoBackgroundJob: BackgroundJob;
  /** Starts a tariff's trial period, once for each company that has not paid yet. Problems of `input.tariff`: `trial_used`, `no_trial`, `tariff_not_offered`, `company_required`. */
  startTrial: Tenant;
  /** Starts a payment by card and returns its page. It cancels a payment started before. Problems of `input.tariff`: `not_found`, `tariff_not_offered`, `tariff_not_priced`, `cycle_not_offered`, `offer_expired` (the agreed price can no longer be taken), `price_changed`, `company_required`, `already_paid`, `changes_later` (the change follows at the end of the period: use `planTariff`), `payments_not_set_up`, `payments_unreachable` (the card processor does not respond), `payment_superseded` (another payment was started meanwhile); of `input.origin`: `origin`. */
  createPaymentSession: PaymentSession;
  /**
   * Retrieves a payment from the card processor and updates it, for when its webhook event is late. Null when the
   * payment does not exist.
   */
  refreshPayment?: Maybe<Payment>;
  /** Returns the data to confirm a renewal that the bank requires the cardholder to confirm. Null when there is nothing to confirm. */
  confirmPayment?: Maybe<PaymentConfirmation>;
  /** Creates a page to enter a new card for renewals. Problems of `origin`: `origin`, `no_subscription`, `payments_not_set_up`, `payments_unreachable`. */
  createCardSession: CardSession;
  /** Plans a change of tariff at the end of the current period. Problems of `input.tariff`: `not_found`, `tariff_not_offered`, `tariff_not_priced`, `cycle_not_offered`, `no_subscription` (there is no paid period: use `createPaymentSession`), `already_paid` (the next period is paid). */
  planTariff: CompanySubscription;
  /** Cancels the subscription. It ends with the paid period. Null without a subscription. */
  disableSubscription?: Maybe<CompanySubscription>;
  /** Withdraws the cancellation during the current period. Null without a subscription. */
  resumeSubscription?: Maybe<CompanySubscription>;
  /**
   * Starts a job that calls a mutation for each record that matches a filter now, in the name of the caller: with all
   * permissions and rules of a single call. A record that was changed since the start is left out. The problems of the job
   * name each record that failed. Changed fields, deletes and restores can be undone for a quarter of an hour.
   */
  startBulkAction: BackgroundJob;
  /** Changes the caller's own company. A verified company becomes unverified when its name, numbers or legal address change. */
  updateTenant: Tenant;
  /** Deletes the caller's own company and ends the sessions of all its users. Null for another company. */
  deleteTenant?: Maybe<Tenant>;
  /**
   * Sends the company for verification. It must be NOT_VERIFIED and have legal name, registration number and legal
   * address. Data changed during the review is sent again.
   */
  updateCompanyForVerification: Company;
  /** Creates a customer. */
  createCustomer: Customer;
  /** Changes a customer. */
  updateCustomer: Customer;
  /** Deletes a customer. It can be restored. Null when it does not exist. */
  deleteCustomer?: Maybe<Customer>;
  /** Restores a deleted customer. Null when it does not exist. */
  restoreCustomer?: Maybe<Customer>;
  /**
   * Exports the records of a list that the caller may read: all that its arguments select. A list of at most 5,000 records
   * is sent with the answer; a longer one is written by a job, whose file `exportFiles` lists when it has ended.
   */
  startExport: StartedExport;
  /**
   * Sends a vehicle for verification. It must be NOT_VERIFIED and have VIN, class, and make or typed model. Data changed
   * during the review is sent again.
   */
  updateVehicleForVerification: Vehicle;
  /** Creates a vehicle. */
  createVehicle: Vehicle;
  /** Changes a vehicle. A verified vehicle becomes unverified when its VIN, plate, class, make, model or year changes. */
  updateVehicle: Vehicle;
  /** Deletes a vehicle. It can be restored. Null when it does not exist. */
  deleteVehicle?: Maybe<Vehicle>;
  /** Restores a deleted vehicle. Null when it does not exist. */
  restoreVehicle?: Maybe<Vehicle>;
  /** Sets whether a vehicle is in use. */
  updateVehicleStatus: Vehicle;
  /** Creates the opening balance of a driver's hours. */
  createHoursBalance: HoursBalance;
  /** Changes the opening balance of a driver's hours. */
  updateHoursBalance: HoursBalance;
  /** Deletes the opening balance of a driver's hours. Null when it does not exist. */
  deleteHoursBalance?: Maybe<HoursBalance>;
  /** Creates an INVITED user. Code 23505: the email address is in use. */
  createUser: User;
  /** Changes a user. */
  updateUser: User;
  /** Removes a user: sets the state DELETED and ends all sessions of the user. Null when the user does not exist. */
  deleteUser?: Maybe<User>;
  /** Changes the state of a user. A tenant must keep one active administrator. */
  updateUserState: User;
  /** Creates a role. */
  createRole: Role;
  /** Changes an editable role. */
  updateRole: Role;
  /** Deletes an editable role without users. Null when it does not exist. */
  deleteRole?: Maybe<Role>;
  /**
   * Signs in. Code 1101: wrong username or password; 1102: a second-factor code is required or wrong. A session with an
   * expired password may only change the password or sign out; other calls get code 1104, reason `password_expired`.
   */
  login: AuthPayload;
  /** Returns the next pair of tokens. Code 1103: the session has ended. */
  refreshToken: AuthPayload;
  /**
   * Registers a company and signs its administrator in. Until `proveEmail`, only the methods of that step are allowed.
   * The response does not reveal whether the email address is in use. Code 1423: registration is closed, because the
   * server sends no mails.
   */
  register: AuthPayload;
  /** Proves the caller's email address by the code of the mail that `register` sends. Code 6: the code is wrong, expired or used up; 23505: another account proved the address first. */
  proveEmail: StatusPayload;
  /** Mails another code to an address that waits for its proof. It replaces the last one. */
  resendEmailCode: StatusPayload;
  /** Mails a code to a new address of the caller, who proves it by `proveEmail`. The response does not reveal whether the address is in use. Code 1102: a second-factor code is required or wrong. */
  changeEmail: StatusPayload;
  /** Mails a code to a new address of another user, who proves it by `proveEmail`. An INVITED user gets a new invitation instead, and the earlier link stops working. The response does not reveal whether the address is in use. */
  changeUserEmail: StatusPayload;
  /** Cancels a pending change of an email address. */
  cancelEmailChange: StatusPayload;
  /** Signs in by a provider. Code 1101, reason `social`: the credential is invalid; `social_unavailable`: the provider does not respond; `not_registered`: there is no account; `not_linked`: an account has the email address, but the address is not verified. 1102 as in `login`. */
  socialLogin: AuthPayload;
  /**
   * Registers a company by a provider. An address that the provider has verified needs no `proveEmail`. Errors as in
   * `register` and `socialLogin`; 23505 on `input.token`: the provider's account is linked to another user; on
   * `input.email`: the verified address is in use.
   */
  socialRegister: AuthPayload;
  /** Mails a link to choose a new password. The response does not reveal whether the account exists. */
  forgotPassword: StatusPayload;
  /** Sets a new password by a link's token, and ends all sessions of the account. The second factor stays. */
  updateForgottenPassword: StatusPayload;
  /** Accepts an invitation: sets the password and the state ACTIVE. */
  updateUserInvitePassword: StatusPayload;
  /** Changes the caller's password. Ends all sessions of the account, and returns a new one. */
  updatePassword: AuthPayload;
  /** Mails an invitation. Earlier links of the user stop working. */
  userInvite: StatusPayload;
  /** Mails a user a link that recovers the account. The account stays unchanged until the link is used. */
  recoverUser: StatusPayload;
  /** Returns a URL of the console as a QR code, to open it on another device. */
  generateCode: QrCode;
  /**
   * Creates a secret for an authenticator app. The second factor is on only after `twofaActivate` with a code of the
   * app.
   */
  twofaGenerateCode: TwoFactorSecret;
  /** Turns the second factor on or off. Code 1102, reason `code_wrong`: the code is wrong or was used before. */
  twofaActivate: TwoFactorActivation;
  /** Replaces the caller's recovery codes. */
  twofaRecoveryCodes: RecoveryCodes;
  /** Sets whether users of a role need a second factor. Also works for the admin role, which is not editable otherwise. */
  requireTwoFactor: Role;
  /** Changes the caller's profile and settings. */
  updateAccount: User;
  /** Signs the caller out on all devices but one. */
  deleteOtherDevices: DevicesSignedOut;
  /** Signs the caller out on a device and ends its sessions. Null when the caller has no such device. */
  deleteDevice?: Maybe<Device>;
  /** Returns an id for a new record. */
  idGenerator: Scalars['String']['output'];
  /** Uploads a file to import. Nothing is stored of it but its rows, which are deleted after a week. */
  uploadImport: DataImport;
  /** Stores settings and corrections, and checks all rows as a background job. No record is stored. */
  checkImport: DataImport;
  /**
   * Stores the records of an import that was checked, as a background job that can be undone for a day. Called again, it
   * returns the same job. Of ALL_OR_NOTHING, nothing is stored when a row is refused; the import can then be checked and
   * started again.
   */
  startImport: DataImport;
  /** Sends the caller's entries to the browser of the caller's device as well, until it is signed out. */
  subscribeToPush: Scalars['Boolean']['output'];
  /** Ends a subscription of the caller. Returns whether there was one. */
  unsubscribeFromPush: Scalars['Boolean']['output'];
  /** Marks entries of the caller as read, which cancels their mails. Returns how many were unread. */
  readInboxEntries: Scalars['Int']['output'];
  /** Puts off an entry of the caller: it is unread again at a later time. */
  snoozeInboxEntry: InboxEntry;
  /** Changes how the caller is notified of events. */
  updateInboxSettings: InboxSettings;
  /** Uploads a file. A file that is too large, damaged, or of a type that the collection does not accept is refused. */
  uploadMedia: Media;
  /** Deletes a file. Null when it does not exist. */
  deleteMedia?: Maybe<Media>;
  /**
   * Erases what identifies a deleted user, which cannot be undone. Receipts are kept, and the history of requests without
   * the user's name. A repeated call changes nothing.
   */
  erasePersonalData: User;
  /**
   * Erases what identifies the persons of a deleted customer, which cannot be undone. The name of a company is kept, and
   * the names in requests, as consignment notes have them. A repeated call changes nothing.
   */
  eraseCustomerData: Customer;
  /** Sends an inquiry to the sales team, whose people get a mail. */
  createContactSale: ContactSale;
  /**
   * Changes the status of a sales inquiry of any company. Code 1409, reason `status_changed`: the current status does
   * not allow the new one.
   */
  updateSalesStatus: SalesRequest;
  /** Changes the operator's note on a sales inquiry of any company. */
  updateSalesNote: SalesRequest;
  /** Offers a tariff to the company that sent a sales inquiry, and mails the sender. The inquiry becomes IN_TALKS. Code 1409, reason `status_changed`: the inquiry has ended. */
  offerTariff: SalesRequest;
  /** Creates a link that shows a request without sign-in. */
  createSharedLink: SharedLink;
  /** Revokes a link permanently. Null when it does not exist. */
  revokeSharedLink?: Maybe<SharedLink>;
  /** Creates a request as a draft, with a new number. */
  createServiceTransportation: ServiceTransportation;
  /** Changes a request. */
  updateServiceTransportation: ServiceTransportation;
  /** Deletes a request that is not in progress: from IN_PROGRESS to SERVICE_PROVIDED it is refused. It can be restored. Null when it does not exist. */
  deleteServiceTransportation?: Maybe<ServiceTransportation>;
  /** Creates a leg. */
  createRoute: Route;
  /** Changes a leg. */
  updateRoute: Route;
  /** Deletes a leg. Null when it does not exist. */
  deleteRoute?: Maybe<Route>;
  /** Creates a task of a logistician. */
  createLogistTask: LogistTask;
  /** Changes a task of a logistician. */
  updateLogistTask: LogistTask;
  /** Deletes a task of a logistician. Null when it does not exist. */
  deleteLogistTask?: Maybe<LogistTask>;
  /** Creates a task of a leg. */
  createRouteTask: RouteTask;
  /** Changes a task of a leg. */
  updateRouteTask: RouteTask;
  /** Deletes a task of a leg. Null when it does not exist. */
  deleteRouteTask?: Maybe<RouteTask>;
  /** Restores a deleted request. Null when it does not exist. */
  restoreServiceTransportation?: Maybe<ServiceTransportation>;
  /** Assigns a request to a logistician, who then accepts or declines. An existing assignment stays unchanged. */
  assignServiceTransportationLogistician: ServiceTransportation;
  /** Removes the assignment of a request to a logistician. From IN_PROGRESS on, one logistician who accepted must remain. */
  unassignServiceTransportationLogistician: ServiceTransportation;
  /** Accepts or declines a request that was assigned to the caller. */
  answerServiceTransportationAssignment: ServiceTransportation;
  /** Assigns a request to the caller, who must be a logistician, and accepts it. */
  takeServiceTransportation: ServiceTransportation;
  /** Changes the status of a request. Cancelling requires a reason; closing may include a rating. */
  updateServiceTransportationStatus: ServiceTransportation;
  /**
   * Changes the status of a logistician's task. Callers may change their own tasks; with `tasks.write`, all tasks. A task
   * with `media_upload_enabled` becomes COMPLETED only with a file.
   */
  updateLogistTaskStatus: LogistTask;
  /**
   * Changes the status of a leg's task. The driver of the leg may do so; with `tasks.write`, every caller. A task with
   * `media_upload_enabled` becomes DONE only with a file, one with `signature_required` only with a signature.
   */
  updateRouteTaskStatus: RouteTask;
  /** Creates a template of a task. */
  createTaskTemplate: TaskTemplate;
  /** Changes a template of a task. */
  updateTaskTemplate: TaskTemplate;
  /** Deletes a template. Tasks created from the template stay. Null when the template does not exist. */
  deleteTaskTemplate?: Maybe<TaskTemplate>;
  /** Deletes a task of either kind. Null when it does not exist. */
  deleteTask?: Maybe<Task>;
  /** Answers a request for verification of any tenant, for the operator's reviewers only. Of two concurrent answers, the second fails with code 1409. */
  reviewVerification: VerificationRequest;
  /** Creates a saved view. A visibility other than PRIVATE needs the permission views.share. */
  createListView: ListView;
  /** Changes a saved view: an own one or, with the permission views.share, a shared one. */
  updateListView: ListView;
  /** Deletes a saved view, as updateListView allows it. Null when it does not exist. */
  deleteListView?: Maybe<ListView>;
  /** Stores the caller's preference for the views of a list. */
  saveListViewPreference: ListViewPreference;
};


/** Methods that publish events. */
export type Subscription = {
  /** Publishes changes of the tenant's records in the given tables; absent: in all tables that the caller may list. */
  changes: Change;
};



