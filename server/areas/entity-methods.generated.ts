// Generated from @paginate, @create, @update, @delete and @restore in server/dialect/contract.graphql and server/areas/*/contract.graphql by `npm run generate`. Do not edit.

/** Root fields of the contract that list and write records, by the type of record. */
export const entityMethods = {
  "Absence": {
    "list": "absences",
    "create": "createAbsence",
    "update": "updateAbsence",
    "delete": "deleteAbsence"
  },
  "Activity": {
    "list": "activities"
  },
  "BackgroundJob": {
    "list": "backgroundJobs"
  },
  "BackgroundJobProblem": {
    "list": "backgroundJobProblems"
  },
  "Payment": {
    "list": "payments"
  },
  "Tenant": {
    "list": "tenant",
    "update": "updateTenant"
  },
  "CustomerProfile": {
    "list": "customerProfiles"
  },
  "Customer": {
    "list": "customers",
    "create": "createCustomer",
    "update": "updateCustomer",
    "delete": "deleteCustomer",
    "restore": "restoreCustomer"
  },
  "CustomerView": {
    "list": "customersView"
  },
  "ExportFile": {
    "list": "exportFiles"
  },
  "VehicleClass": {
    "list": "vehicleClass"
  },
  "VehicleMake": {
    "list": "vehicleMake"
  },
  "VehicleModel": {
    "list": "vehicleModels"
  },
  "Vehicle": {
    "list": "vehicles",
    "create": "createVehicle",
    "update": [
      "updateVehicle",
      "updateVehicleStatus"
    ],
    "delete": "deleteVehicle",
    "restore": "restoreVehicle"
  },
  "VehicleView": {
    "list": "vehiclesView"
  },
  "Country": {
    "list": "countries"
  },
  "State": {
    "list": "states"
  },
  "City": {
    "list": "cities"
  },
  "PostalCode": {
    "list": "postalCode"
  },
  "HoursBalance": {
    "list": "hoursBalances",
    "create": "createHoursBalance",
    "update": "updateHoursBalance",
    "delete": "deleteHoursBalance"
  },
  "User": {
    "list": "users",
    "create": "createUser",
    "update": [
      "updateUser",
      "updateAccount"
    ]
  },
  "UserView": {
    "list": [
      "usersView",
      "usersViewLogistical",
      "usersViewDriver"
    ]
  },
  "Profile": {
    "list": "profiles"
  },
  "Role": {
    "list": "roles",
    "create": "createRole",
    "update": "updateRole",
    "delete": "deleteRole"
  },
  "Permission": {
    "list": "permissions"
  },
  "UserHasRole": {
    "list": "userHasRoles"
  },
  "UserDevice": {
    "list": "userDevices"
  },
  "Device": {
    "delete": "deleteDevice"
  },
  "DataImport": {
    "list": "dataImports"
  },
  "InboxEntry": {
    "list": "inboxEntries"
  },
  "Media": {
    "list": "media",
    "delete": "deleteMedia"
  },
  "CancelRequestReason": {
    "list": "cancelRequestReasons"
  },
  "Service": {
    "list": "services"
  },
  "ContactSale": {
    "list": "contactSales",
    "create": "createContactSale"
  },
  "SalesRequest": {
    "list": "salesQueue"
  },
  "Tariff": {
    "list": "tariffs"
  },
  "Address": {
    "list": "addresses"
  },
  "ServiceTransportationCargo": {
    "list": "serviceTransportationCargo"
  },
  "ServiceTransportation": {
    "list": "serviceTransportation",
    "create": "createServiceTransportation",
    "update": "updateServiceTransportation",
    "delete": "deleteServiceTransportation",
    "restore": "restoreServiceTransportation"
  },
  "ServiceTransportationView": {
    "list": "serviceTransportationView"
  },
  "Route": {
    "list": "routes",
    "create": "createRoute",
    "update": "updateRoute",
    "delete": "deleteRoute"
  },
  "LogistTask": {
    "list": "logistTasks",
    "create": "createLogistTask",
    "update": "updateLogistTask",
    "delete": "deleteLogistTask"
  },
  "TaskTemplate": {
    "list": "taskTemplates",
    "create": "createTaskTemplate",
    "update": "updateTaskTemplate",
    "delete": "deleteTaskTemplate"
  },
  "RouteTask": {
    "list": "routeTasks",
    "create": "createRouteTask",
    "update": "updateRouteTask",
    "delete": "deleteRouteTask"
  },
  "Task": {
    "delete": "deleteTask"
  },
  "VerificationRequest": {
    "list": "verificationQueue"
  },
  "ListViewPreference": {
    "list": "listViewPreferences"
  },
  "ListView": {
    "list": "listViews",
    "create": "createListView",
    "update": "updateListView",
    "delete": "deleteListView"
  }
} as const;
