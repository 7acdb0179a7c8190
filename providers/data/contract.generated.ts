// Generated from schema.graphql by `npm run generate`. Do not edit.
import type { ContractNames } from './contract';

export const contractNames: ContractNames = {
  "lists": {
    "absences": {
      "row": "Absence",
      "where": "id kind brief starts_at ends_at note created_at modified_at driver_id vehicle_id",
      "orderBy": "id kind brief starts_at ends_at note created_at modified_at",
      "trashed": false
    },
    "activities": {
      "row": "Activity",
      "where": "id action title changed_fields service_type service_id entity_type entity_id date user_id",
      "orderBy": "id title changed_fields date",
      "trashed": false
    },
    "backgroundJobs": {
      "row": "BackgroundJob",
      "where": "id kind resource state total processed failed undo_of_id undone_by_id created_at started_at finished_at expires_at user_id",
      "orderBy": "id created_at",
      "trashed": false
    },
    "backgroundJobProblems": {
      "row": "BackgroundJobProblem",
      "where": "id job_id sequence record_id title row column field code",
      "orderBy": "id sequence",
      "trashed": false
    },
    "payments": {
      "row": "Payment",
      "where": "id amount currency number net tax status start_date end_date billing_cycle purpose error_message paid_at created_at",
      "orderBy": "id amount currency number net tax start_date end_date error_message paid_at created_at",
      "trashed": false
    },
    "tenant": {
      "row": "Tenant",
      "where": "id lang created_at modified_at",
      "orderBy": "id created_at modified_at",
      "trashed": false
    },
    "customerProfiles": {
      "row": "CustomerProfile",
      "where": "id type last_name phone email company_name",
      "orderBy": "id last_name phone email company_name",
      "trashed": true
    },
    "customers": {
      "row": "Customer",
      "where": "id type customer_name created_at modified_at deleted_at profile__type profile__phone profile__email address__city address__country",
      "orderBy": "id type customer_name created_at modified_at deleted_at",
      "trashed": true
    },
    "customersView": {
      "row": "CustomerView",
      "where": "id type customer_name created_at modified_at deleted_at profile_type phone email tax_number company_number vat country state city street zip updated_at statistic__requests statistic__open rates__average",
      "orderBy": "id type customer_name created_at modified_at deleted_at profile_type phone email country city zip updated_at",
      "trashed": true
    },
    "exportFiles": {
      "row": "ExportFile",
      "where": "id resource file_name mime_type size rows created_at expires_at url",
      "orderBy": "id created_at url",
      "trashed": false
    },
    "vehicleClass": {
      "row": "VehicleClass",
      "where": "id title",
      "orderBy": "id title",
      "trashed": false
    },
    "vehicleMake": {
      "row": "VehicleMake",
      "where": "id title class_id",
      "orderBy": "id title",
      "trashed": false
    },
    "vehicleModels": {
      "row": "VehicleModel",
      "where": "id title make_id class_id",
      "orderBy": "id title",
      "trashed": false
    },
    "vehicles": {
      "row": "Vehicle",
      "where": "id vin license carrying_capacity places year vehicle_class_id vehicle_make_id vehicle_model_id vehicle_model_input inspection_until insurance_until documents_until is_active verify created_at modified_at deleted_at",
      "orderBy": "id vin license carrying_capacity places year inspection_until insurance_until documents_until is_active verify created_at modified_at deleted_at",
      "trashed": true
    },
    "vehiclesView": {
      "row": "VehicleView",
      "where": "id vin license carrying_capacity places year vehicle_class_id vehicle_make_id vehicle_model_id vehicle_model_input inspection_until insurance_until documents_until is_active verify created_at modified_at deleted_at brand_model vehicle_class__can_carry_cargo vehicle_class__can_have_trailer",
      "orderBy": "id vin license carrying_capacity places year inspection_until insurance_until documents_until is_active verify created_at modified_at deleted_at brand_model",
      "trashed": true
    },
    "countries": {
      "row": "Country",
      "where": "id code title",
      "orderBy": "id code title",
      "trashed": false
    },
    "states": {
      "row": "State",
      "where": "id country_id title code",
      "orderBy": "id title",
      "trashed": false
    },
    "cities": {
      "row": "City",
      "where": "id state_id country_id title population country__code",
      "orderBy": "id title population",
      "trashed": false
    },
    "postalCode": {
      "row": "PostalCode",
      "where": "id postcode country_id city_id state_id place country__code",
      "orderBy": "id postcode place",
      "trashed": false
    },
    "hoursBalances": {
      "row": "HoursBalance",
      "where": "id brief as_of day_hours week_hours last_week_hours rest_ended_at rest_hours created_at modified_at driver_id",
      "orderBy": "id brief as_of day_hours week_hours last_week_hours rest_ended_at rest_hours created_at modified_at",
      "trashed": false
    },
    "users": {
      "row": "User",
      "where": "id email status state driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at profile__last_name profile__phone",
      "orderBy": "id email state driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at",
      "trashed": true
    },
    "usersView": {
      "row": "UserView",
      "where": "id email status state role brief uses_two_factor_auth driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at first_name last_name full_name phone country role_id statistic__requests statistic__routes statistic__tasks statistic__tasks_done rates__average rates__count",
      "orderBy": "id email state role brief driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at first_name last_name full_name country",
      "trashed": true
    },
    "usersViewLogistical": {
      "row": "UserView",
      "where": "id email status state role brief uses_two_factor_auth driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at first_name last_name full_name phone country role_id",
      "orderBy": "id email state role brief driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at first_name last_name full_name country",
      "trashed": true
    },
    "usersViewDriver": {
      "row": "UserView",
      "where": "id email status state role brief uses_two_factor_auth driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at first_name last_name full_name phone country role_id",
      "orderBy": "id email state role brief driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at first_name last_name full_name country",
      "trashed": true
    },
    "profiles": {
      "row": "Profile",
      "where": "id first_name last_name phone email country user_id",
      "orderBy": "id first_name last_name user_id",
      "trashed": false
    },
    "roles": {
      "row": "Role",
      "where": "id name editable users_count permissions_count requires_two_factor created_at modified_at",
      "orderBy": "id name users_count permissions_count requires_two_factor created_at modified_at",
      "trashed": false
    },
    "permissions": {
      "row": "Permission",
      "where": "id code title category__order category__name",
      "orderBy": "id code title category__order",
      "trashed": false
    },
    "userHasRoles": {
      "row": "UserHasRole",
      "where": "id role_id user_id",
      "orderBy": "id role_id user_id",
      "trashed": false
    },
    "userDevices": {
      "row": "UserDevice",
      "where": "id updated_at",
      "orderBy": "id updated_at",
      "trashed": false
    },
    "dataImports": {
      "row": "DataImport",
      "where": "id resource file_name sheet row_count check_job_id strategy job_id created_at modified_at",
      "orderBy": "id created_at",
      "trashed": false
    },
    "inboxEntries": {
      "row": "InboxEntry",
      "where": "id kind created_at read_at snoozed_until",
      "orderBy": "id created_at",
      "trashed": false
    },
    "media": {
      "row": "Media",
      "where": "id file_name mime_type size collection_name model_type model_id created_at user_id",
      "orderBy": "id file_name mime_type size created_at",
      "trashed": false
    },
    "cancelRequestReasons": {
      "row": "CancelRequestReason",
      "where": "id title",
      "orderBy": "id title",
      "trashed": false
    },
    "services": {
      "row": "Service",
      "where": "id code name status",
      "orderBy": "id code name status",
      "trashed": false
    },
    "contactSales": {
      "row": "ContactSale",
      "where": "id user_id email phone_number text status monthly_price yearly_price created_at",
      "orderBy": "id email text status monthly_price yearly_price created_at",
      "trashed": false
    },
    "salesQueue": {
      "row": "SalesRequest",
      "where": "id company email phone_number text status monthly_price yearly_price valid_until created_at updated_at",
      "orderBy": "id company email text monthly_price yearly_price valid_until created_at updated_at",
      "trashed": false
    },
    "tariffs": {
      "row": "Tariff",
      "where": "id code type sort_order start_date status",
      "orderBy": "id code sort_order start_date",
      "trashed": false
    },
    "addresses": {
      "row": "Address",
      "where": "id country state city zip direction code addressable_type addressable_id",
      "orderBy": "id country city zip",
      "trashed": false
    },
    "serviceTransportationCargo": {
      "row": "ServiceTransportationCargo",
      "where": "id service_transportation_id weight vehicle_class_id vehicle_make_id vehicle_model_id",
      "orderBy": "id weight service_transportation_id",
      "trashed": true
    },
    "serviceTransportation": {
      "row": "ServiceTransportation",
      "where": "id number type status next_status price currency to_take_to_work_from to_take_to_work_to taken_to_work delivery_date_from delivery_date_to delivered expected_delivery expected_late created_at updated_at modified_at deleted_at service_id customer_id customer__customer_name",
      "orderBy": "id number status next_status price to_take_to_work_from to_take_to_work_to taken_to_work delivery_date_from delivery_date_to delivered created_at updated_at modified_at deleted_at",
      "trashed": true
    },
    "serviceTransportationView": {
      "row": "ServiceTransportationView",
      "where": "id number type status next_status price currency to_take_to_work_from to_take_to_work_to taken_to_work delivery_date_from delivery_date_to delivered expected_delivery expected_late created_at updated_at modified_at deleted_at delivery_from_city delivery_from_state delivery_from_country delivery_from_code delivery_to_city delivery_to_state delivery_to_country delivery_to_code customer_id customer_type customer_name drivers crew_text customer_city service_id driver_ids vehicle_ids vehicle_class_ids logistician_ids awaiting_ids logistician_id statistic__weight",
      "orderBy": "id number status next_status price to_take_to_work_from to_take_to_work_to taken_to_work delivery_date_from delivery_date_to delivered created_at updated_at modified_at deleted_at delivery_from_city delivery_from_country delivery_from_code delivery_to_city delivery_to_country delivery_to_code customer_name",
      "trashed": true
    },
    "routes": {
      "row": "Route",
      "where": "id order truck_is_not_required delivers_is_final planned_start service_transportation_id created_at modified_at driver_id vehicle_id truck_id service_transportation__status service_transportation__to_take_to_work_from service_transportation__delivery_date_to",
      "orderBy": "id order planned_start created_at modified_at service_transportation_id service_transportation__to_take_to_work_from",
      "trashed": true
    },
    "logistTasks": {
      "row": "LogistTask",
      "where": "id service_transportation_id text status media_upload_enabled model_id order default request_ended created_at modified_at user_id service_transportation__number service_transportation__status",
      "orderBy": "id text status order created_at modified_at service_transportation_id",
      "trashed": true
    },
    "taskTemplates": {
      "row": "TaskTemplate",
      "where": "id text type media_upload_enabled signature_required order created_at modified_at",
      "orderBy": "id text type media_upload_enabled signature_required order created_at modified_at",
      "trashed": false
    },
    "routeTasks": {
      "row": "RouteTask",
      "where": "id service_transportation_id text status model_id order default created_at modified_at route_id service_transportation__number service_transportation__status",
      "orderBy": "id text status order created_at modified_at service_transportation_id",
      "trashed": true
    },
    "verificationQueue": {
      "row": "VerificationRequest",
      "where": "id entity_type company title status message created_at updated_at",
      "orderBy": "id company title message created_at updated_at",
      "trashed": false
    },
    "listViewPreferences": {
      "row": "ListViewPreference",
      "where": "id resource default_view_id",
      "orderBy": "id resource",
      "trashed": false
    },
    "listViews": {
      "row": "ListView",
      "where": "id user_id resource name state visibility created_at modified_at",
      "orderBy": "id resource name state visibility created_at modified_at",
      "trashed": false
    }
  },
  "records": {
    "latestSuccessfulPayment": {
      "returns": "SuccessfulPayment"
    },
    "subscriptionState": {
      "returns": "SubscriptionState"
    },
    "subscriptionContacts": {
      "returns": "String"
    },
    "companySubscription": {
      "returns": "CompanySubscription"
    },
    "paymentQuote": {
      "returns": "PaymentQuote",
      "takes": {
        "tariff": "ID!",
        "billing_cycle": "BillingCycle!"
      }
    },
    "dashboard": {
      "returns": "Dashboard",
      "takes": {
        "input": "DashboardInput!"
      }
    },
    "usedCountries": {
      "returns": "String"
    },
    "account": {
      "returns": "User"
    },
    "forgotPasswordToken": {
      "returns": "TokenCheck",
      "takes": {
        "token": "String!"
      }
    },
    "twofaStatus": {
      "returns": "TwoFactorStatus"
    },
    "importFields": {
      "returns": "ImportField",
      "takes": {
        "resource": "String!"
      }
    },
    "importRows": {
      "returns": "ImportRow",
      "takes": {
        "input": "ImportRowsInput!"
      }
    },
    "inboxSettings": {
      "returns": "InboxSettings"
    },
    "pushKey": {
      "returns": "String"
    },
    "planDocument": {
      "returns": "PdfDocument",
      "takes": {
        "input": "PlanDocumentInput!"
      }
    },
    "cmrWaybill": {
      "returns": "PdfDocument",
      "takes": {
        "id": "ID!"
      }
    },
    "cmrWaybills": {
      "returns": "PdfDocument",
      "takes": {
        "ids": "[ID!]!"
      }
    },
    "paymentReceipt": {
      "returns": "PdfDocument",
      "takes": {
        "id": "ID!"
      }
    },
    "personalDataExport": {
      "returns": "PersonalDataDocument",
      "takes": {
        "id": "ID!"
      }
    },
    "customerDataExport": {
      "returns": "PersonalDataDocument",
      "takes": {
        "id": "ID!"
      }
    },
    "legCandidates": {
      "returns": "LegCandidates",
      "takes": {
        "input": "LegCandidatesInput!"
      }
    },
    "planningBoard": {
      "returns": "PlanningBoard",
      "takes": {
        "input": "PlanningBoardInput!"
      }
    },
    "routeEstimates": {
      "returns": "RouteEstimate",
      "takes": {
        "legs": "[RouteLegInput!]!"
      }
    },
    "driverHours": {
      "returns": "DriverHours",
      "takes": {
        "id": "ID!"
      }
    },
    "tariffOffers": {
      "returns": "TariffOffer"
    },
    "serverStatus": {
      "returns": "ServerStatus"
    },
    "externalAccess": {
      "returns": "SharedRequest",
      "takes": {
        "token": "String!"
      }
    },
    "crewBookings": {
      "returns": "CrewBooking",
      "takes": {
        "id": "ID!"
      }
    },
    "requestAudience": {
      "returns": "String",
      "takes": {
        "ids": "[ID!]",
        "where": "Json",
        "trashed": "Trashed"
      }
    },
    "routeFindings": {
      "returns": "RouteFinding",
      "takes": {
        "input": "RouteFindingsInput!"
      }
    }
  },
  "mutations": {
    "createAbsence": {
      "takes": "input",
      "returns": "Absence"
    },
    "updateAbsence": {
      "takes": "input",
      "returns": "Absence"
    },
    "deleteAbsence": {
      "takes": "id",
      "returns": "Absence"
    },
    "cancelBackgroundJob": {
      "takes": "id",
      "returns": "BackgroundJob"
    },
    "undoBackgroundJob": {
      "takes": "id",
      "returns": "BackgroundJob"
    },
    "startTrial": {
      "takes": "input",
      "returns": "Tenant"
    },
    "createPaymentSession": {
      "takes": "input",
      "returns": "PaymentSession"
    },
    "refreshPayment": {
      "takes": "id",
      "returns": "Payment"
    },
    "confirmPayment": {
      "takes": "id",
      "returns": "PaymentConfirmation"
    },
    "createCardSession": {
      "takes": "origin",
      "of": "String",
      "returns": "CardSession"
    },
    "planTariff": {
      "takes": "input",
      "returns": "CompanySubscription"
    },
    "disableSubscription": {
      "takes": "id",
      "returns": "CompanySubscription"
    },
    "resumeSubscription": {
      "takes": "id",
      "returns": "CompanySubscription"
    },
    "startBulkAction": {
      "takes": "input",
      "returns": "BackgroundJob"
    },
    "updateTenant": {
      "takes": "input",
      "returns": "Tenant"
    },
    "deleteTenant": {
      "takes": "id",
      "returns": "Tenant"
    },
    "updateCompanyForVerification": {
      "takes": "id",
      "returns": "Company"
    },
    "createCustomer": {
      "takes": "input",
      "returns": "Customer"
    },
    "updateCustomer": {
      "takes": "input",
      "returns": "Customer"
    },
    "deleteCustomer": {
      "takes": "id",
      "returns": "Customer"
    },
    "restoreCustomer": {
      "takes": "id",
      "returns": "Customer"
    },
    "startExport": {
      "takes": "input",
      "returns": "StartedExport"
    },
    "updateVehicleForVerification": {
      "takes": "id",
      "returns": "Vehicle"
    },
    "createVehicle": {
      "takes": "input",
      "returns": "Vehicle"
    },
    "updateVehicle": {
      "takes": "input",
      "returns": "Vehicle"
    },
    "deleteVehicle": {
      "takes": "id",
      "returns": "Vehicle"
    },
    "restoreVehicle": {
      "takes": "id",
      "returns": "Vehicle"
    },
    "updateVehicleStatus": {
      "takes": "input",
      "returns": "Vehicle"
    },
    "createHoursBalance": {
      "takes": "input",
      "returns": "HoursBalance"
    },
    "updateHoursBalance": {
      "takes": "input",
      "returns": "HoursBalance"
    },
    "deleteHoursBalance": {
      "takes": "id",
      "returns": "HoursBalance"
    },
    "createUser": {
      "takes": "input",
      "returns": "User"
    },
    "updateUser": {
      "takes": "input",
      "returns": "User"
    },
    "deleteUser": {
      "takes": "id",
      "returns": "User"
    },
    "updateUserState": {
      "takes": "input",
      "returns": "User"
    },
    "createRole": {
      "takes": "input",
      "returns": "Role"
    },
    "updateRole": {
      "takes": "input",
      "returns": "Role"
    },
    "deleteRole": {
      "takes": "id",
      "returns": "Role"
    },
    "login": {
      "takes": "input",
      "returns": "AuthPayload"
    },
    "refreshToken": {
      "takes": "input",
      "returns": "AuthPayload"
    },
    "register": {
      "takes": "input",
      "returns": "AuthPayload"
    },
    "proveEmail": {
      "takes": "input",
      "returns": "StatusPayload"
    },
    "resendEmailCode": {
      "takes": "user_id",
      "returns": "StatusPayload"
    },
    "changeEmail": {
      "takes": "input",
      "returns": "StatusPayload"
    },
    "changeUserEmail": {
      "takes": "input",
      "returns": "StatusPayload"
    },
    "cancelEmailChange": {
      "takes": "user_id",
      "returns": "StatusPayload"
    },
    "socialLogin": {
      "takes": "input",
      "returns": "AuthPayload"
    },
    "socialRegister": {
      "takes": "input",
      "returns": "AuthPayload"
    },
    "forgotPassword": {
      "takes": "input",
      "returns": "StatusPayload"
    },
    "updateForgottenPassword": {
      "takes": "input",
      "of": "TokenPasswordInput",
      "returns": "StatusPayload"
    },
    "updateUserInvitePassword": {
      "takes": "input",
      "of": "TokenPasswordInput",
      "returns": "StatusPayload"
    },
    "updatePassword": {
      "takes": "input",
      "returns": "AuthPayload"
    },
    "userInvite": {
      "takes": "input",
      "returns": "StatusPayload"
    },
    "recoverUser": {
      "takes": "input",
      "returns": "StatusPayload"
    },
    "generateCode": {
      "takes": "url",
      "of": "String",
      "returns": "QrCode"
    },
    "twofaGenerateCode": {
      "takes": "user_id",
      "returns": "TwoFactorSecret"
    },
    "twofaActivate": {
      "takes": "input",
      "of": "TwoFactorInput",
      "returns": "TwoFactorActivation"
    },
    "twofaRecoveryCodes": {
      "takes": "code",
      "of": "String",
      "returns": "RecoveryCodes"
    },
    "requireTwoFactor": {
      "takes": "input",
      "returns": "Role"
    },
    "updateAccount": {
      "takes": "input",
      "returns": "User"
    },
    "deleteOtherDevices": {
      "takes": "id",
      "returns": "DevicesSignedOut"
    },
    "deleteDevice": {
      "takes": "id",
      "returns": "Device"
    },
    "idGenerator": {
      "takes": "table",
      "of": "IdTable",
      "returns": "String"
    },
    "uploadImport": {
      "takes": "input",
      "returns": "DataImport"
    },
    "checkImport": {
      "takes": "input",
      "returns": "DataImport"
    },
    "startImport": {
      "takes": "input",
      "returns": "DataImport"
    },
    "subscribeToPush": {
      "takes": "input",
      "returns": "Boolean"
    },
    "unsubscribeFromPush": {
      "takes": "endpoint",
      "of": "String",
      "returns": "Boolean"
    },
    "readInboxEntries": {
      "takes": "input",
      "returns": "Int"
    },
    "snoozeInboxEntry": {
      "takes": "input",
      "returns": "InboxEntry"
    },
    "updateInboxSettings": {
      "takes": "input",
      "returns": "InboxSettings"
    },
    "uploadMedia": {
      "takes": "input",
      "returns": "Media"
    },
    "deleteMedia": {
      "takes": "id",
      "returns": "Media"
    },
    "erasePersonalData": {
      "takes": "id",
      "returns": "User"
    },
    "eraseCustomerData": {
      "takes": "id",
      "returns": "Customer"
    },
    "createContactSale": {
      "takes": "input",
      "returns": "ContactSale"
    },
    "updateSalesStatus": {
      "takes": "input",
      "returns": "SalesRequest"
    },
    "updateSalesNote": {
      "takes": "input",
      "returns": "SalesRequest"
    },
    "offerTariff": {
      "takes": "input",
      "returns": "SalesRequest"
    },
    "createSharedLink": {
      "takes": "input",
      "returns": "SharedLink"
    },
    "revokeSharedLink": {
      "takes": "id",
      "returns": "SharedLink"
    },
    "createServiceTransportation": {
      "takes": "input",
      "returns": "ServiceTransportation"
    },
    "updateServiceTransportation": {
      "takes": "input",
      "returns": "ServiceTransportation"
    },
    "deleteServiceTransportation": {
      "takes": "id",
      "returns": "ServiceTransportation"
    },
    "createRoute": {
      "takes": "input",
      "returns": "Route"
    },
    "updateRoute": {
      "takes": "input",
      "returns": "Route"
    },
    "deleteRoute": {
      "takes": "id",
      "returns": "Route"
    },
    "createLogistTask": {
      "takes": "input",
      "returns": "LogistTask"
    },
    "updateLogistTask": {
      "takes": "input",
      "returns": "LogistTask"
    },
    "deleteLogistTask": {
      "takes": "id",
      "returns": "LogistTask"
    },
    "createRouteTask": {
      "takes": "input",
      "returns": "RouteTask"
    },
    "updateRouteTask": {
      "takes": "input",
      "returns": "RouteTask"
    },
    "deleteRouteTask": {
      "takes": "id",
      "returns": "RouteTask"
    },
    "restoreServiceTransportation": {
      "takes": "id",
      "returns": "ServiceTransportation"
    },
    "assignServiceTransportationLogistician": {
      "takes": "input",
      "of": "AssignLogisticianInput",
      "returns": "ServiceTransportation"
    },
    "unassignServiceTransportationLogistician": {
      "takes": "input",
      "of": "AssignLogisticianInput",
      "returns": "ServiceTransportation"
    },
    "answerServiceTransportationAssignment": {
      "takes": "input",
      "of": "AnswerAssignmentInput",
      "returns": "ServiceTransportation"
    },
    "takeServiceTransportation": {
      "takes": "id",
      "returns": "ServiceTransportation"
    },
    "updateServiceTransportationStatus": {
      "takes": "input",
      "returns": "ServiceTransportation"
    },
    "updateLogistTaskStatus": {
      "takes": "input",
      "returns": "LogistTask"
    },
    "updateRouteTaskStatus": {
      "takes": "input",
      "returns": "RouteTask"
    },
    "createTaskTemplate": {
      "takes": "input",
      "returns": "TaskTemplate"
    },
    "updateTaskTemplate": {
      "takes": "input",
      "returns": "TaskTemplate"
    },
    "deleteTaskTemplate": {
      "takes": "id",
      "returns": "TaskTemplate"
    },
    "deleteTask": {
      "takes": "id",
      "returns": "Task"
    },
    "reviewVerification": {
      "takes": "input",
      "returns": "VerificationRequest"
    },
    "createListView": {
      "takes": "input",
      "returns": "ListView"
    },
    "updateListView": {
      "takes": "input",
      "returns": "ListView"
    },
    "deleteListView": {
      "takes": "id",
      "returns": "ListView"
    },
    "saveListViewPreference": {
      "takes": "input",
      "returns": "ListViewPreference"
    }
  },
  "types": {
    "Absence": "id kind driver:User vehicle:Vehicle brief starts_at ends_at note created_at modified_at",
    "User": "id email pending_email status state avatar:Media profile:Profile roles:Role role permissions:Permission tenant:Tenant statistic:UserStatistic rates:Rates brief invite_url password_reset_token change_password_date expiration_password_date must_change_password userCode:UserCode user_recovery_type uses_two_factor_auth must_set_up_two_factor must_prove_email lang date_format driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at erased_at",
    "Media": "id user:User file_name mime_type size url collection_name model_type model_id conversions:MediaConversion created_at device_time device_id sha256",
    "MediaConversion": "name url width height",
    "Profile": "id first_name last_name full_name phone email country user_id",
    "Role": "id name tenant_id editable permissions:Permission users:User users_count permissions_count requires_two_factor created_at modified_at",
    "Permission": "id code category:PermissionCategory title methods",
    "PermissionCategory": "name description visible toggle order",
    "Tenant": "id lang time_zone temporary subscription_is_active tariff:Tariff password_expiry_days company:Company statistics:TenantStatistics contact_people:ContactPerson addresses:CompanyAddress leg_overweight leg_unknown_payload leg_places leg_order leg_unverified_vehicle leg_inactive_vehicle leg_inactive_driver leg_times leg_expired_documents leg_sharing customer_mail_confirmed customer_mail_on_the_way customer_mail_delivered created_at modified_at",
    "Tariff": "id code name type sort_order number start_date end_date status next_plan:Tariff trial_periods:TrialPeriod monthly_prices:MonthlyPrice yearly_prices:YearlyPrice services:Service opportunities:Opportunity",
    "TrialPeriod": "period has_trial_period",
    "MonthlyPrice": "price",
    "YearlyPrice": "price is_active date_to",
    "Service": "id code name status",
    "Opportunity": "type code name feature_type service_type display_title display_value limit units is_top sort step",
    "Company": "id name legal_name registration_number vat_number eori email phone legal_address:CompanyAddress actual_address:CompanyAddress logo:Media contact_people:ContactPerson status verifications:EntityVerification media:Media created_at modified_at",
    "CompanyAddress": "id country state city street house_number apartment zip direction addressable_type addressable_id",
    "ContactPerson": "id first_name last_name phone email",
    "EntityVerification": "id status message created_at updated_at",
    "TenantStatistics": "users vehicles customers requests",
    "UserStatistic": "requests routes tasks tasks_done",
    "Rates": "average count",
    "UserCode": "id expires_at",
    "Vehicle": "preview:Media media:Media id vin license carrying_capacity places year vehicle_class_id vehicle_class:VehicleClass vehicle_make_id vehicle_make:VehicleMake vehicle_model_id vehicle_model:VehicleModel vehicle_model_input inspection_until insurance_until documents_until is_active verify verifications:EntityVerification created_at modified_at deleted_at",
    "VehicleClass": "id title description max_places max_payload can_have_trailer must_trailer can_carry_cargo coupling",
    "VehicleMake": "id title class_id",
    "VehicleModel": "id title make_id make:VehicleMake class_id class:VehicleClass",
    "Activity": "id action user:User title changed_fields service_type service_id entity_type entity_id param date",
    "BackgroundJob": "id user:User kind title resource state total processed failed can_cancel is_canceling can_undo undo_of_id undone_by_id problem_counts result failure created_at started_at finished_at expires_at",
    "BackgroundJobProblem": "id job_id sequence record_id title row column field code reason",
    "SuccessfulPayment": "id start_date end_date is_active",
    "CompanySubscription": "id state tariff_id billing_cycle start_date end_date paid_until next_tariff_id next_billing_cycle canceled_at card:PaymentCard renewal:SubscriptionRenewal usage:TariffUsage",
    "PaymentCard": "brand last4 exp_month exp_year",
    "SubscriptionRenewal": "due_at tries error_message confirm_payment_id",
    "TariffUsage": "code used limit",
    "PaymentQuote": "tariff_id billing_cycle purpose at_once start_date end_date price credit net tax_rate tax amount currency",
    "Payment": "id tenant_id tariff:Tariff payment_intent_id email amount currency number net credit tax_rate tax status receipt_url metadata start_date end_date billing_cycle purpose error_message paid_at is_active created_at updated_at",
    "CustomerProfile": "id type first_name last_name phone email tax_number company_name company_id director_first_name director_last_name contact_first_name contact_last_name vat eori",
    "Customer": "avatar:Media statistic:CustomerStatistic rates:Rates id type customer_name profile:CustomerProfile address:Address created_at modified_at deleted_at erased_at",
    "CustomerStatistic": "requests open closed canceled last_request_at",
    "Address": "id country state city street house_number apartment zip direction description coordinates code addressable_type addressable_id brief",
    "CustomerView": "avatar:Media statistic:CustomerStatistic rates:Rates id type customer_name created_at modified_at deleted_at erased_at profile_type first_name last_name phone email tax_number company_name company_number director_first_name director_last_name contact_first_name contact_last_name vat eori country state city street house_number apartment zip brief updated_at",
    "Dashboard": "needs:DashboardNeeds documents:DashboardDocuments statuses:StatusCount delivered:Deliveries fleet:FleetUse stops:TodaysStops",
    "DashboardNeeds": "late:DashboardNeed expected_late:DashboardNeed unassigned:DashboardNeed awaiting:DashboardNeed",
    "DashboardNeed": "count requests:DashboardRequest",
    "DashboardRequest": "id number status customer_name delivery_from_city delivery_to_city to_take_to_work_from delivery_date_to",
    "DashboardDocuments": "drivers:ExpiringDocuments vehicles:ExpiringDocuments",
    "ExpiringDocuments": "expired in_7_days in_30_days in_60_days",
    "StatusCount": "status count",
    "Deliveries": "count due on_time revenue:Revenue months:DeliveredMonth",
    "Revenue": "currency amount count",
    "DeliveredMonth": "month count due on_time revenue:Revenue",
    "FleetUse": "vehicle_class_id title vehicles available_days booked_days",
    "TodaysStops": "count unplaced stops:TodaysStop",
    "TodaysStop": "id request_id number status customer_name direction brief coordinates",
    "ExportFile": "id resource file_name mime_type size rows created_at expires_at url",
    "VehicleView": "preview:Media media:Media id vin license carrying_capacity places year vehicle_class_id vehicle_class:VehicleClass vehicle_make_id vehicle_make:VehicleMake vehicle_model_id vehicle_model:VehicleModel vehicle_model_input inspection_until insurance_until documents_until is_active verify verifications:EntityVerification created_at modified_at deleted_at brand_model brief routes:Route service_transportations:ServiceTransportation",
    "Route": "id order driver:User vehicle:Vehicle vehicle_places truck:Vehicle truck_places truck_is_not_required delivers_is_final planned_start planned_end planned_by_hand started_at ended_at expected_start expected_end addresses:Address service_transportation:ServiceTransportation service_transportation_id tasks:RouteTask findings:RouteFinding exception_reason exception_by exception_at created_at modified_at",
    "ServiceTransportation": "id number type status transitionableStatus next_status step_needs breaks_leg_rules price currency service:Service to_take_to_work_from to_take_to_work_to taken_to_work delivery_date_from delivery_date_to delivered expected_delivery expected_late customer:Customer consignee_name consignee_address waybill_lacks addresses:Address cargo:ServiceTransportationCargo routes:Route logistician:User logisticians:RequestLogistician activity:Activity media:Media shared_links:SharedLink statistic:ServiceTransportationStatistic feedback:ServiceFeedback created_at updated_at modified_at deleted_at",
    "ServiceTransportationCargo": "id service_transportation_id vehicle_class:VehicleClass vehicle_make:VehicleMake vehicle_model:VehicleModel weight goods packages packaging",
    "RequestLogistician": "id user:User accepted",
    "SharedLink": "id token user:User created_at expires_at revoked_at last_opened_at opened",
    "ServiceTransportationStatistic": "routes tasks tasks_done weight",
    "ServiceFeedback": "id type reason:CancelRequestReason description rate created_at",
    "CancelRequestReason": "id title",
    "RouteTask": "id service_transportation_id text status type media_upload_enabled signature_required model_type model_id note order default media:Media route:Route service_transportation:ServiceTransportation created_at modified_at",
    "RouteFinding": "code field effect payload",
    "Country": "id code title",
    "State": "id country_id title code",
    "City": "id state_id country_id title state:State country:Country coordinates population postal_codes:PostalCode",
    "PostalCode": "id postcode coordinates country_id city_id state_id place city:City state:State country:Country state_code county_code community_code",
    "HoursBalance": "id driver:User brief as_of day_hours week_hours last_week_hours rest_ended_at rest_hours created_at modified_at",
    "TokenCheck": "email status purpose company",
    "TwoFactorStatus": "active required recovery_codes_left",
    "UserView": "id email pending_email status state avatar:Media roles:Role role statistic:UserStatistic rates:Rates brief uses_two_factor_auth driving_licence_until code_95_until adr_until documents_until created_at modified_at deleted_at erased_at first_name last_name full_name phone country",
    "UserHasRole": "id role_id user_id tenant_id",
    "UserDevice": "id device:Device user:User updated_at",
    "Device": "id device_type ip data name current_user_device updated_at",
    "DataImport": "id resource file_name sheets sheet columns row_count settings checked check_job_id strategy job_id created_at modified_at",
    "ImportField": "field kind values required is_key once",
    "ImportRow": "row cells values action problems:ImportProblem",
    "ImportProblem": "row field code payload",
    "InboxEntry": "id kind text details path is_urgent sound created_at read_at snoozed_until",
    "InboxSettings": "quiet_from quiet_to preferences:InboxPreference",
    "InboxPreference": "kind mail has_own_mail push sound is_urgent",
    "PdfDocument": "file_name mime_type content",
    "PersonalDataDocument": "file_name mime_type content",
    "LegCandidates": "candidates:LegCandidate has_more",
    "LegCandidate": "id title suitable city free_from empty_kilometres brand_model vehicle_class carrying_capacity places findings:RouteFinding bookings:CrewBooking hours:DrivingHoursFinding hours_left:DrivingHoursLeft",
    "CrewBooking": "type id number service_transportation_id from to",
    "DrivingHoursFinding": "code minutes most",
    "DrivingHoursLeft": "day week two_weeks",
    "PlanningBoard": "rows:PlanningBoardRow legs:PlanningBoardLeg empty_runs:PlanningBoardEmptyRun blocks:PlanningBoardBlock unplanned:PlanningBoardLeg incomplete",
    "PlanningBoardRow": "id title active vehicle_class_id vehicle_class can_carry can_draw",
    "PlanningBoardLeg": "id modified_at order service_transportation_id number status customer_name driver_id driver vehicle_id vehicle truck_id truck truck_is_not_required planned_start planned_end planned_by_hand expected_end from_city to_city",
    "PlanningBoardEmptyRun": "row_id after_leg before_leg kilometres driving_minutes",
    "PlanningBoardBlock": "id row_id kind starts_at ends_at note",
    "RouteEstimate": "kilometres driving_minutes pause_minutes days_needed source",
    "DriverHours": "driver_id driving_minutes pause_minutes days_needed days_available legs_without_place",
    "ContactSale": "id user_id email phone_number text status tariff:Tariff monthly_price yearly_price valid_until created_at updated_at",
    "TariffOffer": "tariff_id monthly_price yearly_price valid_until",
    "SalesRequest": "id company email phone_number text status note lost_reason tariff:Tariff monthly_price yearly_price valid_until created_at updated_at",
    "ServerStatus": "servers:RunningServer database:DatabaseStatus jobs:QueueStatus mails:MailStatus background_jobs:BackgroundJobStatus files:FileStatus errors:ServerError",
    "RunningServer": "id host version node disk_free_bytes started_at seen_at is_alive",
    "DatabaseStatus": "engine version migration size_bytes",
    "QueueStatus": "kind due scheduled running failed oldest_due_seconds",
    "MailStatus": "waiting failed",
    "BackgroundJobStatus": "queued running",
    "FileStatus": "count size_bytes",
    "ServerError": "at host message type code request_id job_id",
    "SharedRequest": "number status company:SharedCompany to_take_to_work_from to_take_to_work_to delivery_date_from delivery_date_to delivered expected_delivery expected_late from:SharedPlace to:SharedPlace legs:SharedLeg history:SharedStep upcoming expires_at",
    "SharedCompany": "name phone",
    "SharedPlace": "city country coordinates",
    "SharedLeg": "state from:SharedPlace to:SharedPlace",
    "SharedStep": "status date",
    "ServiceTransportationView": "id number type status transitionableStatus next_status step_needs breaks_leg_rules price currency service:Service to_take_to_work_from to_take_to_work_to taken_to_work delivery_date_from delivery_date_to delivered expected_delivery expected_late consignee_name consignee_address logistician:User logisticians:RequestLogistician statistic:ServiceTransportationStatistic created_at updated_at modified_at deleted_at delivery_from_city delivery_from_state delivery_from_country delivery_from_code delivery_to_city delivery_to_state delivery_to_country delivery_to_code customer_id customer_type customer_name drivers crew_text driver_ids vehicle_ids vehicle_class_ids awaiting_ids customer_city",
    "LogistTask": "id service_transportation_id text status type media_upload_enabled model_type model_id order default media:Media user:User service_transportation:ServiceTransportation request_ended created_at modified_at",
    "TaskTemplate": "id text type media_upload_enabled signature_required order created_at modified_at",
    "VerificationRequest": "id entity_type entity_id company title facts media:Media status message created_at updated_at",
    "ListViewPreference": "id resource default_view_id view_order",
    "ListView": "id user_id resource name state visibility roles:ListViewRole created_at modified_at",
    "ListViewRole": "id name",
    "PaymentSession": "id url",
    "PaymentConfirmation": "id client_secret url",
    "CardSession": "url",
    "StartedExport": "document:ExportDocument job:BackgroundJob",
    "ExportDocument": "file_name mime_type rows content",
    "AuthPayload": "access_token refresh_token expires_in token_type user:User",
    "StatusPayload": "status message",
    "QrCode": "qr_image",
    "TwoFactorSecret": "qr_image secret_key",
    "TwoFactorActivation": "status recovery_codes",
    "RecoveryCodes": "recovery_codes",
    "DevicesSignedOut": "count",
    "Task": "id service_transportation_id text status type media_upload_enabled model_type model_id order default media:Media created_at modified_at"
  }
};

