// Generated from schema.graphql by `npm run generate`. Do not edit.
import type { ContractNames } from './contract';

export const contractNames: ContractNames = {
  "lists": {
    "media": {
      "row": "Media",
      "where": "id file_name mime_type size collection_name model_type model_id user_id created_at",
      "orderBy": "id file_name mime_type size created_at",
      "trashed": false
    },
    "addresses": {
      "row": "Address",
      "where": "id addressable_type addressable_id direction country state city zip code",
      "orderBy": "id country city zip",
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
    "activities": {
      "row": "Activity",
      "where": "id action user_id service_type service_id entity_type entity_id date",
      "orderBy": "id date",
      "trashed": false
    },
    "contactSales": {
      "row": "ContactSale",
      "where": "id email phone_number user_id created_at",
      "orderBy": "id email created_at",
      "trashed": false
    },
    "userDevices": {
      "row": "UserDevice",
      "where": "id updated_at",
      "orderBy": "id updated_at",
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
      "where": "id vin license carrying_capacity places year vehicle_class_id vehicle_make_id vehicle_model_id vehicle_model_input is_active verify created_at modified_at deleted_at",
      "orderBy": "id vin license carrying_capacity places year is_active verify created_at modified_at deleted_at",
      "trashed": true
    },
    "vehiclesView": {
      "row": "VehicleView",
      "where": "id vin license carrying_capacity places year vehicle_class_id vehicle_make_id vehicle_model_id vehicle_model_input is_active verify created_at modified_at deleted_at brand_model",
      "orderBy": "id vin license carrying_capacity places year is_active verify created_at modified_at deleted_at brand_model",
      "trashed": true
    },
    "customers": {
      "row": "Customer",
      "where": "id type customer_name profile__type profile__phone profile__email address__city address__country created_at modified_at deleted_at",
      "orderBy": "id type customer_name created_at modified_at deleted_at",
      "trashed": true
    },
    "customersView": {
      "row": "CustomerView",
      "where": "id type customer_name profile_type phone email tax_number company_number vat country state city street zip created_at modified_at deleted_at updated_at",
      "orderBy": "id type customer_name profile_type phone email country city zip created_at modified_at deleted_at updated_at",
      "trashed": true
    }
  },
  "mutations": {
    "uploadMedia": {
      "takes": "input",
      "returns": "Media"
    },
    "deleteMedia": {
      "takes": "id",
      "returns": "Media"
    },
    "createContactSale": {
      "takes": "input",
      "returns": "ContactSale"
    },
    "login": {
      "takes": "input",
      "returns": "AuthPayload"
    },
    "refreshToken": {
      "takes": "input",
      "returns": "AuthPayload"
    },
    "deleteDevice": {
      "takes": "id",
      "returns": "Device"
    },
    "idGenerator": {
      "takes": "table",
      "returns": "String"
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
    }
  },
  "types": {
    "Media": "id file_name mime_type size url collection_name model_type model_id conversions:MediaConversion created_at",
    "MediaConversion": "name url width height",
    "Address": "id country state city street house_number apartment zip direction description coordinates code addressable_type addressable_id brief",
    "CancelRequestReason": "id title",
    "Service": "id code name status",
    "Activity": "id action service_type service_id entity_type entity_id param date",
    "ContactSale": "id user_id email phone_number text created_at",
    "UserDevice": "id device:Device updated_at",
    "Device": "id device_type ip data current_user_device updated_at",
    "VehicleClass": "id title description max_places can_have_trailer must_trailer can_carry_cargo",
    "VehicleMake": "id title class_id",
    "VehicleModel": "id title make_id make:VehicleMake class_id class:VehicleClass",
    "Vehicle": "preview:Media media:Media id vin license carrying_capacity places year vehicle_class_id vehicle_class:VehicleClass vehicle_make_id vehicle_make:VehicleMake vehicle_model_id vehicle_model:VehicleModel vehicle_model_input is_active verify verifications:EntityVerification created_at modified_at deleted_at",
    "EntityVerification": "id status message created_at updated_at",
    "VehicleView": "preview:Media media:Media id vin license carrying_capacity places year vehicle_class_id vehicle_class:VehicleClass vehicle_make_id vehicle_make:VehicleMake vehicle_model_id vehicle_model:VehicleModel vehicle_model_input is_active verify verifications:EntityVerification created_at modified_at deleted_at brand_model brief",
    "Customer": "avatar:Media id type customer_name profile:CustomerProfile address:Address created_at modified_at deleted_at",
    "CustomerProfile": "id type first_name last_name phone email tax_number company_name company_id director_first_name director_last_name contact_first_name contact_last_name vat eori",
    "CustomerView": "avatar:Media id type profile_type customer_name first_name last_name phone email tax_number company_name company_number director_first_name director_last_name contact_first_name contact_last_name vat eori country state city street house_number apartment zip brief created_at updated_at modified_at deleted_at",
    "AuthPayload": "access_token refresh_token expires_in token_type user:User",
    "User": "id email status state profile:Profile roles:Role permissions:Permission tenant:Tenant modified_at",
    "Profile": "id first_name last_name full_name phone email country user_id",
    "Role": "id name",
    "Permission": "id code title methods",
    "Tenant": "id lang company:Company",
    "Company": "id name registration_number"
  }
};

