// Generated from schema.graphql by `npm run generate`. Do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** Languages of the console. */
export type Language =
  /** English. */
  | 'en'
  /** Polish. */
  | 'pl';

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

/** A person who signs in. */
export type User = {
  /** The id. */
  id: Scalars['ID']['output'];
  /** Address to sign in with. */
  email: Scalars['String']['output'];
  /** How far onboarding has come; null until the company's data is entered. */
  status?: Maybe<OnboardingStatus>;
  /** State of the account. */
  state: UserState;
  /** The person's own data. */
  profile?: Maybe<Profile>;
  /** Roles that the user holds. */
  roles: Array<Role>;
  /** What the user may call, through all roles. */
  permissions: Array<Permission>;
  /** The company that the user works for. */
  tenant: Tenant;
  /** When it was last changed. */
  modified_at: Scalars['DateTime']['output'];
};

/** A user's own data. */
export type Profile = {
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
  /** Address for mail. */
  email?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  user_id: Scalars['ID']['output'];
};

/** A named set of permissions of one tenant. */
export type Role = {
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A right to call some methods. */
export type Permission = {
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its stable name, for programs. */
  code: Scalars['String']['output'];
  /** Its name, in the caller's language. */
  title: Scalars['String']['output'];
  /** Names of the queries, mutations and subscriptions that it allows. */
  methods: Array<Scalars['String']['output']>;
};

/** A company that uses Waybill, with all that belongs to it. */
export type Tenant = {
  /** The id. */
  id: Scalars['ID']['output'];
  /** Language of the company's papers. */
  lang: Language;
  /** Its companies: today always one. */
  company: Array<Company>;
};

/** A company's registered data. */
export type Company = {
  /** The id. */
  id: Scalars['ID']['output'];
  /** Name in use. */
  name: Scalars['String']['output'];
  /** Number in the register of companies. */
  registration_number?: Maybe<Scalars['String']['output']>;
};

/** What a successful sign-in gives. */
export type AuthPayload = {
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
  /** The id of the link, which is the device's own. */
  id: Scalars['ID']['output'];
  /** The device. */
  device: Device;
  /** When it was last seen. */
  updated_at: Scalars['DateTime']['output'];
};

/** A page of the caller's own devices. */
export type UserDevicePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<UserDevice>;
};

/** Columns that a condition on `userDevices` may name. */
export type UserDevicesColumn =
  /** The id. */
  | 'id'
  /** When the device was last seen. */
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
  /** The id. */
  | 'id'
  /** When the device was last seen. */
  | 'updated_at';

/** One step of an order of `userDevices`. */
export type UserDevicesOrder = {
  /** Column to order by. */
  column: UserDevicesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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

/** A refresh. */
export type RefreshTokenInput = {
  /** The refresh token of the session; it is used up. */
  refresh_token: Scalars['String']['input'];
};

/** A class of vehicle. */
export type VehicleClass = {
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
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  title: Scalars['String']['output'];
  /** Id of the class. */
  class_id: Scalars['ID']['output'];
};

/** A model of a make. */
export type VehicleModel = {
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

/** A page of classes of vehicles. */
export type VehicleClassPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleClass>;
};

/** Columns that a condition on `vehicleClass` may name. */
export type VehicleClassColumn =
  /** The id. */
  | 'id'
  /** The name. */
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
  /** The name. */
  | 'title';

/** One step of an order of `vehicleClass`. */
export type VehicleClassOrder = {
  /** Column to order by. */
  column: VehicleClassOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of makes of vehicles. */
export type VehicleMakePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleMake>;
};

/** Columns that a condition on `vehicleMake` may name. */
export type VehicleMakeColumn =
  /** The id. */
  | 'id'
  /** The name. */
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
  /** The name. */
  | 'title';

/** One step of an order of `vehicleMake`. */
export type VehicleMakeOrder = {
  /** Column to order by. */
  column: VehicleMakeOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of models of vehicles. */
export type VehicleModelPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleModel>;
};

/** Columns that a condition on `vehicleModels` may name. */
export type VehicleModelsColumn =
  /** The id. */
  | 'id'
  /** The name. */
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
  /** The name. */
  | 'title';

/** One step of an order of `vehicleModels`. */
export type VehicleModelsOrder = {
  /** Column to order by. */
  column: VehicleModelsOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A vehicle. */
export type Vehicle = {
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
};

/** A page of vehicles. */
export type VehiclePaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<Vehicle>;
};

/** Columns that a condition on `vehicles` may name. */
export type VehiclesColumn =
  /** The id. */
  | 'id'
  /** Vehicle identification number. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** Kilograms that it may carry. */
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
  /** Name of a model that is not listed. */
  | 'vehicle_model_input'
  /** Whether it is in use. */
  | 'is_active'
  /** Where its verification stands. */
  | 'verify'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted. */
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
  /** Vehicle identification number. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** Kilograms that it may carry. */
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
  /** When it was deleted. */
  | 'deleted_at';

/** One step of an order of `vehicles`. */
export type VehiclesOrder = {
  /** Column to order by. */
  column: VehiclesOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of vehicles with what a list shows of them. */
export type VehicleViewPaginator = {
  /** Where the page stands. */
  paginatorInfo: PaginatorInfo;
  /** The records of the page. */
  data: Array<VehicleView>;
};

/** Columns that a condition on `vehiclesView` may name. */
export type VehiclesViewColumn =
  /** The id. */
  | 'id'
  /** Vehicle identification number. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** Kilograms that it may carry. */
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
  /** Name of a model that is not listed. */
  | 'vehicle_model_input'
  /** Whether it is in use. */
  | 'is_active'
  /** Where its verification stands. */
  | 'verify'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted. */
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
  /** Vehicle identification number. */
  | 'vin'
  /** Registration plate. */
  | 'license'
  /** Kilograms that it may carry. */
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
  /** When it was deleted. */
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
  /** How to find the place. */
  description?: Maybe<Scalars['String']['output']>;
  /** Kind of record that it belongs to. */
  addressable_type: AddressableType;
  /** Id of the record that it belongs to. */
  addressable_id: Scalars['ID']['output'];
  /** The address as one line. */
  brief: Scalars['String']['output'];
};

/** Who a customer is. A company has a name, numbers, a director and a contact; a person has a name. */
export type CustomerProfile = {
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
  /** The id. */
  id: Scalars['ID']['output'];
  /** How the customer came to be. */
  type: CustomerType;
  /** Company or person. */
  profile_type: ProfileType;
  /** Name to show: the company's, or the person's. */
  customer_name: Scalars['String']['output'];
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
  /** When it was created. */
  created_at: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updated_at: Scalars['DateTime']['output'];
  /** When it was last changed: the value that an update sends back. */
  modified_at: Scalars['DateTime']['output'];
  /** When it was deleted; null while it is not. */
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of customers. */
export type CustomerPaginator = {
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
  /** Name to show. */
  | 'customer_name'
  /** Company or person (`profile.type`). */
  | 'profile__type'
  /** Phone number (`profile.phone`). */
  | 'profile__phone'
  /** Address for mail (`profile.email`). */
  | 'profile__email'
  /** City (`address.city`). */
  | 'address__city'
  /** Country (`address.country`). */
  | 'address__country'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted. */
  | 'deleted_at';

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
  /** Name to show. */
  | 'customer_name'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted. */
  | 'deleted_at';

/** One step of an order of `customers`. */
export type CustomersOrder = {
  /** Column to order by. */
  column: CustomersOrderColumn;
  /** Direction of the order. */
  direction: Direction;
};

/** A page of customers with profile and address flattened. */
export type CustomerViewPaginator = {
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
  /** Name to show. */
  | 'customer_name'
  /** Company or person. */
  | 'profile_type'
  /** Phone number. */
  | 'phone'
  /** Address for mail. */
  | 'email'
  /** Tax number. */
  | 'tax_number'
  /** Number in the register of companies. */
  | 'company_number'
  /** VAT number. */
  | 'vat'
  /** Country. */
  | 'country'
  /** State. */
  | 'state'
  /** City. */
  | 'city'
  /** Street. */
  | 'street'
  /** Postal code. */
  | 'zip'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted. */
  | 'deleted_at'
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
  /** Name to show. */
  | 'customer_name'
  /** Company or person. */
  | 'profile_type'
  /** Phone number. */
  | 'phone'
  /** Address for mail. */
  | 'email'
  /** Country. */
  | 'country'
  /** City. */
  | 'city'
  /** Postal code. */
  | 'zip'
  /** When it was created. */
  | 'created_at'
  /** When it was last changed. */
  | 'modified_at'
  /** When it was deleted. */
  | 'deleted_at'
  /** When it was last changed. */
  | 'updated_at';

/** One step of an order of `customersView`. */
export type CustomersViewOrder = {
  /** Column to order by. */
  column: CustomersViewOrderColumn;
  /** Direction of the order. */
  direction: Direction;
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
  /** Given name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Address for mail. */
  email?: InputMaybe<Scalars['String']['input']>;
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

/** A new address. */
export type CreateAddressInput = {
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
  /** How to find the place. */
  description?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of an address. */
export type UpdateAddressInput = {
  /** Id of the address; it must be this record's. Absent: this record's. */
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
  /** How to find the place. */
  description?: InputMaybe<Scalars['String']['input']>;
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
  /** Name of the table that holds the record: `vehicles`, `customers`. */
  entity: Scalars['String']['output'];
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** What happened. */
  action: ChangeAction;
  /** Id of the user who did it. */
  user_id?: Maybe<Scalars['ID']['output']>;
};

/** Methods that read. */
export type Query = {
  /** Lists the caller's own devices. */
  userDevices: UserDevicePaginator;
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
  /** Lists customers. */
  customers: CustomerPaginator;
  /** Lists customers with profile and address flattened. */
  customersView: CustomerViewPaginator;
};


/** Methods that read. */
export type QueryUserDevicesArgs = {
  first: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UserDevicesWhere>;
  orderBy?: InputMaybe<Array<UserDevicesOrder>>;
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

/** Methods that write. */
export type Mutation = {
  /** Signs in. Code 1101: wrong username or password; 1102: a second-factor code is wanted or wrong. */
  login: AuthPayload;
  /** Gives the next pair of tokens. Code 1103: the session is over. */
  refreshToken: AuthPayload;
  /** Signs out on one of the caller's devices: its sessions end at once. Null when the caller has no such device. */
  deleteDevice?: Maybe<Device>;
  /** Makes an id for a new record. */
  idGenerator: Scalars['String']['output'];
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
  /** Creates a customer. */
  createCustomer: Customer;
  /** Changes a customer. */
  updateCustomer: Customer;
  /** Deletes a customer; it can be restored. Null when there is none. */
  deleteCustomer?: Maybe<Customer>;
  /** Ours. Restores a deleted customer. Null when there is none. */
  restoreCustomer?: Maybe<Customer>;
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
export type MutationDeleteDeviceArgs = {
  id: Scalars['ID']['input'];
};


/** Methods that write. */
export type MutationIdGeneratorArgs = {
  table: IdTable;
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

/** Methods that tell of changes as they happen. */
export type Subscription = {
  /** Ours. Changes of the tenant's records, of the tables named; of all that the caller may list when none is. */
  changes: Change;
};


/** Methods that tell of changes as they happen. */
export type SubscriptionChangesArgs = {
  entities?: InputMaybe<Array<Scalars['String']['input']>>;
};

