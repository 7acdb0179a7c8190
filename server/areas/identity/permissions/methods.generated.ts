// Generated from @requiresPermission in server/dialect/contract.graphql and server/areas/*/contract.graphql by `npm run generate`. Do not edit.

/** Root fields of the contract that each permission allows to call. */
export const permissionMethods = {
  "account.console": [
    "changes",
    "generateCode",
    "idGenerator"
  ],
  "routes.write": [
    "absences",
    "createAbsence",
    "updateAbsence",
    "deleteAbsence",
    "hoursBalances",
    "createHoursBalance",
    "updateHoursBalance",
    "deleteHoursBalance",
    "planDocument",
    "legCandidates",
    "planningBoard",
    "crewBookings",
    "routeFindings",
    "createRoute",
    "updateRoute",
    "deleteRoute"
  ],
  "activity.read": [
    "activities"
  ],
  "account.jobs": [
    "backgroundJobs",
    "backgroundJobProblems",
    "cancelBackgroundJob",
    "undoBackgroundJob",
    "startBulkAction"
  ],
  "jobs.manage": [
    "backgroundJobs",
    "backgroundJobProblems",
    "cancelBackgroundJob",
    "undoBackgroundJob",
    "startBulkAction"
  ],
  "account.subscription": [
    "latestSuccessfulPayment",
    "subscriptionState",
    "subscriptionContacts"
  ],
  "billing.read": [
    "companySubscription",
    "payments",
    "paymentReceipt",
    "tariffOffers",
    "tariffs"
  ],
  "billing.pay": [
    "companySubscription",
    "paymentQuote",
    "payments",
    "createPaymentSession",
    "refreshPayment",
    "confirmPayment",
    "createCardSession",
    "planTariff",
    "disableSubscription",
    "resumeSubscription",
    "paymentReceipt",
    "tariffOffers",
    "tariffs"
  ],
  "company.write": [
    "startTrial",
    "updateTenant"
  ],
  "company.read": [
    "tenant"
  ],
  "company.delete": [
    "deleteTenant"
  ],
  "company.verify": [
    "updateCompanyForVerification"
  ],
  "customers.read": [
    "customerProfiles",
    "customers",
    "customersView",
    "addresses"
  ],
  "customers.write": [
    "createCustomer",
    "updateCustomer",
    "dataImports",
    "importFields",
    "importRows",
    "uploadImport",
    "checkImport",
    "startImport"
  ],
  "customers.delete": [
    "deleteCustomer",
    "restoreCustomer"
  ],
  "dashboard.read": [
    "dashboard"
  ],
  "lists.export": [
    "exportFiles",
    "startExport"
  ],
  "reference.read": [
    "vehicleClass",
    "vehicleMake",
    "vehicleModels",
    "countries",
    "states",
    "cities",
    "postalCode",
    "usedCountries",
    "cancelRequestReasons",
    "services"
  ],
  "vehicles.read": [
    "vehicles",
    "vehiclesView"
  ],
  "vehicles.verify": [
    "updateVehicleForVerification"
  ],
  "vehicles.write": [
    "createVehicle",
    "updateVehicle",
    "updateVehicleStatus",
    "dataImports",
    "importFields",
    "importRows",
    "uploadImport",
    "checkImport",
    "startImport"
  ],
  "vehicles.delete": [
    "deleteVehicle",
    "restoreVehicle"
  ],
  "account.own": [
    "account",
    "proveEmail",
    "resendEmailCode",
    "cancelEmailChange",
    "updateAccount"
  ],
  "session.links": [
    "forgotPasswordToken",
    "forgotPassword",
    "updateForgottenPassword",
    "updateUserInvitePassword"
  ],
  "account.security": [
    "twofaStatus",
    "changeEmail",
    "updatePassword",
    "twofaGenerateCode",
    "twofaActivate",
    "twofaRecoveryCodes"
  ],
  "users.read": [
    "users",
    "usersView",
    "usersViewLogistical",
    "usersViewDriver",
    "profiles",
    "roles",
    "userHasRoles"
  ],
  "requests.assign": [
    "usersViewLogistical",
    "assignServiceTransportationLogistician",
    "unassignServiceTransportationLogistician",
    "takeServiceTransportation"
  ],
  "requests.handle": [
    "usersViewLogistical",
    "usersViewDriver",
    "requestAudience",
    "answerServiceTransportationAssignment",
    "updateServiceTransportationStatus",
    "updateLogistTaskStatus"
  ],
  "roles.read": [
    "roles",
    "permissions",
    "userHasRoles"
  ],
  "account.permissions": [
    "permissions"
  ],
  "account.devices": [
    "userDevices",
    "deleteOtherDevices",
    "deleteDevice"
  ],
  "users.write": [
    "createUser",
    "updateUser",
    "changeUserEmail",
    "userInvite",
    "dataImports",
    "importFields",
    "importRows",
    "uploadImport",
    "checkImport",
    "startImport"
  ],
  "users.state": [
    "deleteUser",
    "updateUserState"
  ],
  "roles.write": [
    "createRole",
    "updateRole",
    "deleteRole"
  ],
  "session.begin": [
    "login",
    "refreshToken",
    "socialLogin"
  ],
  "session.register": [
    "register",
    "socialRegister"
  ],
  "users.security": [
    "recoverUser",
    "twofaActivate",
    "requireTwoFactor"
  ],
  "requests.write": [
    "dataImports",
    "importFields",
    "importRows",
    "uploadImport",
    "checkImport",
    "startImport",
    "requestAudience",
    "createServiceTransportation",
    "updateServiceTransportation",
    "updateServiceTransportationStatus"
  ],
  "account.inbox": [
    "inboxEntries",
    "inboxSettings",
    "pushKey",
    "subscribeToPush",
    "unsubscribeFromPush",
    "readInboxEntries",
    "snoozeInboxEntry",
    "updateInboxSettings"
  ],
  "media.read": [
    "media"
  ],
  "account.picture": [
    "uploadMedia",
    "deleteMedia"
  ],
  "media.write": [
    "uploadMedia",
    "deleteMedia"
  ],
  "requests.papers": [
    "cmrWaybill",
    "cmrWaybills"
  ],
  "users.privacy": [
    "personalDataExport",
    "erasePersonalData"
  ],
  "customers.privacy": [
    "customerDataExport",
    "eraseCustomerData"
  ],
  "requests.read": [
    "routeEstimates",
    "driverHours",
    "addresses",
    "serviceTransportationCargo",
    "serviceTransportation",
    "serviceTransportationView",
    "routes",
    "logistTasks",
    "taskTemplates",
    "routeTasks"
  ],
  "requests.assigned": [
    "routeEstimates",
    "driverHours",
    "serviceTransportationCargo",
    "serviceTransportation",
    "serviceTransportationView",
    "routes",
    "logistTasks",
    "routeTasks"
  ],
  "sales.read": [
    "contactSales"
  ],
  "sales.write": [
    "contactSales",
    "createContactSale"
  ],
  "operator.sell": [
    "salesQueue",
    "updateSalesStatus",
    "updateSalesNote",
    "offerTariff"
  ],
  "operator.status": [
    "serverStatus"
  ],
  "session.shared": [
    "externalAccess"
  ],
  "requests.share": [
    "createSharedLink",
    "revokeSharedLink"
  ],
  "templates.write": [
    "taskTemplates",
    "createTaskTemplate",
    "updateTaskTemplate",
    "deleteTaskTemplate"
  ],
  "requests.delete": [
    "requestAudience",
    "deleteServiceTransportation",
    "restoreServiceTransportation"
  ],
  "tasks.write": [
    "createLogistTask",
    "updateLogistTask",
    "deleteLogistTask",
    "createRouteTask",
    "updateRouteTask",
    "deleteRouteTask",
    "updateLogistTaskStatus",
    "updateRouteTaskStatus",
    "deleteTask"
  ],
  "routes.drive": [
    "updateRouteTaskStatus"
  ],
  "operator.review": [
    "verificationQueue",
    "reviewVerification"
  ],
  "account.views": [
    "listViewPreferences",
    "listViews",
    "createListView",
    "updateListView",
    "deleteListView",
    "saveListViewPreference"
  ],
  "views.share": [
    "createListView",
    "updateListView",
    "deleteListView"
  ]
} as const;
