/**
 * Names of the fields that the specification requires, by entity. Where the contract uses another name, it is the
 * contract's.
 */
export const specifiedFields: Readonly<Record<string, string>> = {
  User:
    'id modified_at email status avatar permissions roles profile tenant state password_reset_token change_password_date ' +
    'expiration_password_date statistic rates brief role invite_url userCode user_recovery_type uses_two_factor_auth',
  UserCode: 'id expires_at',
  Profile: 'id first_name last_name full_name phone email country user_id',
  Tenant: 'id lang temporary subscription_is_active tariff company modified_at statistics contact_people addresses',
  Company:
    'id name legal_name registration_number vat_number email phone legal_address actual_address logo contact_people status verifications',
  ContactPerson: 'id first_name last_name phone email',
  Address:
    'id country state city street house_number apartment zip direction description coordinates code addressable_type addressable_id brief',
  CompanyAddress: 'id country state city street house_number apartment zip direction addressable_type addressable_id',
  Customer: 'id type avatar address profile customer_name statistic rates modified_at',
  CustomerView:
    'id type avatar customer_name statistic rates modified_at first_name last_name phone email tax_number company_name company_number ' +
    'director_first_name director_last_name contact_first_name contact_last_name vat eori country state city street house_number ' +
    'apartment zip profile_type brief created_at updated_at',
  CustomerProfile:
    'first_name last_name phone email tax_number company_name director_first_name director_last_name contact_first_name ' +
    'contact_last_name company_id vat eori type',
  ServiceTransportation:
    'id number type price service delivery_date_from delivery_date_to delivered to_take_to_work_from to_take_to_work_to taken_to_work ' +
    'addresses cargo routes logistician logisticians customer status transitionableStatus created_at updated_at activity statistic',
  RequestLogistician: 'accepted',
  ServiceTransportationView:
    'id number delivery_from_city delivery_from_state delivery_from_country delivery_from_code delivery_to_city delivery_to_state ' +
    'delivery_to_country delivery_to_code customer_id customer_type customer_name drivers driver_ids',
  ServiceTransportationCargo: 'vehicle_class vehicle_make vehicle_model weight',
  Route:
    'id order driver vehicle vehicle_places truck truck_places truck_is_not_required delivers_is_final addresses service_transportation',
  LogistTask: 'service_transportation_id text status type media_upload_enabled model_type model_id order default user',
  RouteTask: 'service_transportation_id text status type media_upload_enabled model_type model_id order default route',
  Activity: 'id action user service_id service_type entity_type param date',
  Service: 'id code name status',
  ServiceFeedback: 'type reason description rate',
  Vehicle:
    'id vin license carrying_capacity places year vehicle_class vehicle_make vehicle_model is_active verify preview media ' +
    'vehicle_model_input verifications modified_at',
  VehicleView: 'brand_model brief routes service_transportations',
  EntityVerification: 'status message created_at updated_at',
  Media: 'id user file_name mime_type size url collection_name created_at model_type model_id conversions',
  UploadMediaInput: 'id file model_type collection allowed_types',
  Tariff:
    'id code name type sort_order number start_date end_date status next_plan trial_periods monthly_prices yearly_prices services opportunities',
  TrialPeriod: 'period has_trial_period',
  MonthlyPrice: 'price',
  YearlyPrice: 'price is_active date_to',
  Opportunity: 'type code name feature_type service_type display_title display_value limit units is_top sort step',
  Payment:
    'id tenant_id tariff payment_intent_id email amount currency status receipt_url metadata start_date end_date billing_cycle purpose ' +
    'error_message paid_at is_active created_at updated_at',
  Permission: 'id code category title methods',
  PermissionCategory: 'name description visible toggle order',
  Role: 'id name tenant_id permissions users users_count permissions_count modified_at editable',
  UserHasRole: 'role_id user_id tenant_id',
  Device: 'id device_type ip data current_user_device updated_at',
  UserDevice: 'device user',
  ContactSale: 'id user_id email phone_number text',
  CancelRequestReason: 'title',
  Country: 'code title',
  State: 'country_id title',
  City: 'state_id title postal_codes',
  PostalCode: 'postcode coordinates country_id city_id',
  VehicleClass: 'title description max_places can_have_trailer must_trailer can_carry_cargo',
  VehicleMake: 'title class_id',
  VehicleModel: 'title make class',
  AuthPayload: 'access_token refresh_token expires_in token_type user',
  PaginatorInfo: 'count currentPage firstItem hasMorePages lastItem lastPage perPage total',
};

/** Names of the queries that the specification requires, separated by spaces. */
export const specifiedQueries =
  'activities addresses tenant customers customersView customerProfiles userDevices media payments permissions profiles roles userHasRoles ' +
  'routes services serviceTransportation serviceTransportationView tariffs routeTasks logistTasks serviceTransportationCargo users usersView ' +
  'usersViewLogistical usersViewDriver vehicles vehiclesView latestSuccessfulPayment cancelRequestReasons cities countries postalCode states ' +
  'vehicleClass vehicleMake vehicleModels';

/**
 * Names of the mutations that the specification requires, separated by spaces. `uploadMedia` is the contract's name of
 * the upload.
 */
export const specifiedMutations =
  'updateTenant deleteTenant disableSubscription updateCompanyForVerification createContactSale createCustomer updateCustomer deleteCustomer ' +
  'deleteDevice deleteMedia uploadMedia createRole updateRole deleteRole createRoute updateRoute deleteRoute createServiceTransportation ' +
  'updateServiceTransportation deleteServiceTransportation assignServiceTransportationLogistician updateServiceTransportationStatus ' +
  'deleteTask createLogistTask updateLogistTask deleteLogistTask updateLogistTaskStatus createRouteTask updateRouteTask deleteRouteTask ' +
  'updateRouteTaskStatus createUser updateUser deleteUser updateUserState userInvite createVehicle updateVehicle deleteVehicle ' +
  'updateVehicleForVerification updateVehicleStatus login socialLogin socialRegister register refreshToken forgotPassword ' +
  'updateForgottenPassword updateUserInvitePassword updatePassword generateCode twofaGenerateCode twofaActivate idGenerator';

/** Required queries and mutations that the contract does not have yet, each with the feature that will add it. */
export const absentMethods: Readonly<Record<string, string>> = {};

/** Values that the specification requires, by enum. */
export const specifiedEnumValues: Readonly<Record<string, string>> = {
  UserState: 'IN_ACTIVE ACTIVE INVITED DELETED',
  UserRecoveryType: 'RESTORE_USER_DATA PURE_USER PUSH_MESSAGE',
  VerificationStatus: 'UNDER_REVIEW VERIFIED NOT_VERIFIED',
  AddressDirection: 'FROM TO LEGAL_ADDRESS ACTUAL_ADDRESS',
  AddressableType: 'ROUTE CUSTOMER SERVICE_TRANSPORTATION COMPANY',
  CustomerType: 'DEFAULT MANUAL',
  ProfileType: 'BUSINESS PERSONAL',
  ServiceTransportationStatus:
    'DRAFT NEW IN_PROGRESS SERVICE_CONFIRMED SERVICE_PROVIDED CANCELED_REQUEST CLOSE_REQUEST',
  ActivityAction: 'CREATED UPDATED ADDED ASSIGNED DELETED CHANGED_STATUS CREATED_ROUTE UPDATED_ROUTE',
  MediaModelType: 'SERVICE_TRANSPORTATION USER TASK VEHICLE COMPANY',
  LogistTaskStatus: 'PENDING COMPLETED',
  RouteTaskStatus: 'PLANNING IN_PROGRESS DONE RETURN',
  OnboardingStatus: 'COMPANY_DATA_READY WAITING_PAYMENT ONBOARDING_COMPLETED',
  IdTable: 'routes addresses tasks roles vehicles users service_transportations transportation_cargos',
};
