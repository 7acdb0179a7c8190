CREATE TABLE "activities" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"action" text NOT NULL,
	"user_id" bigint,
	"service_type" text NOT NULL,
	"service_id" bigint NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"details" jsonb NOT NULL,
	"date" timestamptz DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "activities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"tariff_id" bigint,
	"payment_intent_id" text,
	"email" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"receipt_url" text,
	"metadata" jsonb,
	"start_date" date,
	"end_date" date,
	"billing_cycle" text NOT NULL,
	"purpose" text NOT NULL,
	"error_message" text,
	"paid_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "payments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" bigint PRIMARY KEY NOT NULL,
	"country_id" bigint NOT NULL,
	"state_id" bigint,
	"title" text NOT NULL,
	"other_titles" text,
	"names" text GENERATED ALWAYS AS (fold_names(title || coalesce(chr(10) || other_titles, ''))) STORED,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title_en" text NOT NULL,
	"title_pl" text NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "postal_codes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"country_id" bigint NOT NULL,
	"state_id" bigint,
	"city_id" bigint,
	"postcode" text NOT NULL,
	"place" text NOT NULL,
	"names" text GENERATED ALWAYS AS (fold_names(place)) STORED,
	"latitude" double precision,
	"longitude" double precision,
	"state_code" text,
	"county_code" text,
	"community_code" text
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" bigint PRIMARY KEY NOT NULL,
	"country_id" bigint NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permission_categories" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_pl" text NOT NULL,
	"description_en" text NOT NULL,
	"description_pl" text NOT NULL,
	"visible" boolean NOT NULL,
	"toggle" boolean NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "permission_categories_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "user_codes" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamptz NOT NULL,
	CONSTRAINT "user_codes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"collection_name" text NOT NULL,
	"model_type" text NOT NULL,
	"model_id" bigint NOT NULL,
	"vehicle_id" bigint,
	"customer_id" bigint,
	"owner_id" bigint,
	"company_id" bigint,
	"service_transportation_id" bigint,
	"route_task_id" bigint,
	"logist_task_id" bigint,
	"single" boolean NOT NULL,
	"conversions" jsonb NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "media_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "media_owner" CHECK (num_nonnulls(vehicle_id, customer_id, owner_id, company_id, service_transportation_id, route_task_id, logist_task_id) = 1 AND model_id = coalesce(vehicle_id, customer_id, owner_id, company_id, service_transportation_id, route_task_id, logist_task_id))
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "cancel_request_reasons" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title_en" text NOT NULL,
	"title_pl" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_pl" text NOT NULL,
	"status" boolean NOT NULL,
	CONSTRAINT "services_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "contact_sales" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"text" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "contact_sales_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tariff_id" bigint NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_pl" text NOT NULL,
	"feature_type" text,
	"service_type" text,
	"display_title_en" text NOT NULL,
	"display_title_pl" text NOT NULL,
	"display_value_en" text NOT NULL,
	"display_value_pl" text NOT NULL,
	"limit" integer,
	"units_en" text,
	"units_pl" text,
	"is_top" boolean NOT NULL,
	"sort" integer NOT NULL,
	"step" integer
);
--> statement-breakpoint
CREATE TABLE "tariff_services" (
	"tariff_id" bigint NOT NULL,
	"service_id" bigint NOT NULL,
	CONSTRAINT "tariff_services_tariff_id_service_id_pk" PRIMARY KEY("tariff_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"type" text NOT NULL,
	"sort_order" integer NOT NULL,
	"number" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"status" text NOT NULL,
	"next_plan_id" bigint,
	"trial_periods" jsonb NOT NULL,
	"monthly_prices" jsonb NOT NULL,
	"yearly_prices" jsonb NOT NULL,
	CONSTRAINT "tariffs_code_unique" UNIQUE("code"),
	CONSTRAINT "tariffs_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "contact_people" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"email" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "contact_people_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"tenant_id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" bigint NOT NULL,
	"days" daterange NOT NULL,
	CONSTRAINT "bookings_tenant_id_service_transportation_id_resource_type_resource_id_pk" PRIMARY KEY("tenant_id","service_transportation_id","resource_type","resource_id")
);
--> statement-breakpoint
CREATE TABLE "logist_tasks" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"text" text NOT NULL,
	"media_upload_enabled" boolean DEFAULT false NOT NULL,
	"order" integer NOT NULL,
	"default" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "logist_tasks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "request_logisticians" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"accepted" boolean,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "request_logisticians_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "route_tasks" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"text" text NOT NULL,
	"media_upload_enabled" boolean DEFAULT false NOT NULL,
	"order" integer NOT NULL,
	"default" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	"status" text DEFAULT 'PLANNING' NOT NULL,
	"route_id" bigint NOT NULL,
	CONSTRAINT "route_tasks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "routes" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"order" integer NOT NULL,
	"driver_id" bigint,
	"vehicle_id" bigint,
	"vehicle_places" integer,
	"truck_id" bigint,
	"truck_places" integer,
	"truck_is_not_required" boolean DEFAULT false NOT NULL,
	"delivers_is_final" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "routes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "service_feedbacks" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"type" text NOT NULL,
	"reason_id" bigint,
	"description" text,
	"rate" integer,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "service_feedbacks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "transportation_cargos" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"vehicle_class_id" bigint,
	"vehicle_make_id" bigint,
	"vehicle_model_id" bigint,
	"weight" double precision NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "transportation_cargos_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "request_numbers" (
	"tenant_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "request_numbers_tenant_id_year_pk" PRIMARY KEY("tenant_id","year")
);
--> statement-breakpoint
CREATE TABLE "service_transportations" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"number" text NOT NULL,
	"type" text DEFAULT 'MANUAL' NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"price" numeric(12, 2),
	"currency" text DEFAULT 'EUR' NOT NULL,
	"service_id" bigint,
	"customer_id" bigint,
	"logistician_id" bigint,
	"to_take_to_work_from" date,
	"to_take_to_work_to" date,
	"taken_to_work" timestamptz,
	"delivery_date_from" date,
	"delivery_date_to" date,
	"delivered" timestamptz,
	"customer_name" text,
	"delivery_from_city" text,
	"delivery_from_state" text,
	"delivery_from_country" text,
	"delivery_from_code" text,
	"delivery_to_city" text,
	"delivery_to_state" text,
	"delivery_to_country" text,
	"delivery_to_code" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	"deleted_at" timestamptz,
	CONSTRAINT "service_transportations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
DROP INDEX "addresses_of";--> statement-breakpoint
DROP INDEX "roles_name";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
DROP INDEX "entity_verifications_of";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "direction" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "coordinates" jsonb;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "code" text GENERATED ALWAYS AS (upper(country) || upper(left(regexp_replace(zip, '^[A-Za-z]{1,2}[- ]', ''), 2))) STORED;--> statement-breakpoint
ALTER TABLE "permissions" ADD COLUMN "category_id" bigint;--> statement-breakpoint
ALTER TABLE "user_has_roles" ADD COLUMN "id" bigint DEFAULT ('x' || left(replace(gen_random_uuid()::text, '-', ''), 15))::bit(60)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "change_password_date" timestamptz;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "expiration_password_date" timestamptz;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "user_recovery_type" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "uses_two_factor_auth" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "eori" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "legal_seat" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "status" text DEFAULT 'NOT_VERIFIED' NOT NULL;--> statement-breakpoint
ALTER TABLE "entity_verifications" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "temporary" jsonb;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "is_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "tariff_id" bigint;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "deleted_at" timestamptz;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_codes" ADD CONSTRAINT "postal_codes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_codes" ADD CONSTRAINT "postal_codes_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_codes" ADD CONSTRAINT "postal_codes_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_codes" ADD CONSTRAINT "user_codes_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_owner_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_company_id_companies_tenant_id_id_fk" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_route_task_id_route_tasks_tenant_id_id_fk" FOREIGN KEY ("tenant_id","route_task_id") REFERENCES "public"."route_tasks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_logist_task_id_logist_tasks_tenant_id_id_fk" FOREIGN KEY ("tenant_id","logist_task_id") REFERENCES "public"."logist_tasks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD CONSTRAINT "contact_sales_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD CONSTRAINT "contact_sales_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_services" ADD CONSTRAINT "tariff_services_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_services" ADD CONSTRAINT "tariff_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_next_plan_id_tariffs_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_people" ADD CONSTRAINT "contact_people_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_people" ADD CONSTRAINT "contact_people_tenant_id_company_id_companies_tenant_id_id_fk" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logist_tasks" ADD CONSTRAINT "logist_tasks_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logist_tasks" ADD CONSTRAINT "logist_tasks_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_logisticians" ADD CONSTRAINT "request_logisticians_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_logisticians" ADD CONSTRAINT "request_logisticians_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_tasks" ADD CONSTRAINT "route_tasks_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_tasks" ADD CONSTRAINT "route_tasks_tenant_id_route_id_routes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","route_id") REFERENCES "public"."routes"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_tenant_id_driver_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","driver_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_tenant_id_truck_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","truck_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_feedbacks" ADD CONSTRAINT "service_feedbacks_reason_id_cancel_request_reasons_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."cancel_request_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_feedbacks" ADD CONSTRAINT "service_feedbacks_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transportation_cargos" ADD CONSTRAINT "transportation_cargos_vehicle_class_id_vehicle_classes_id_fk" FOREIGN KEY ("vehicle_class_id") REFERENCES "public"."vehicle_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transportation_cargos" ADD CONSTRAINT "transportation_cargos_vehicle_make_id_vehicle_makes_id_fk" FOREIGN KEY ("vehicle_make_id") REFERENCES "public"."vehicle_makes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transportation_cargos" ADD CONSTRAINT "transportation_cargos_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transportation_cargos" ADD CONSTRAINT "transportation_cargos_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_numbers" ADD CONSTRAINT "request_numbers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD CONSTRAINT "service_transportations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD CONSTRAINT "service_transportations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD CONSTRAINT "service_transportations_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD CONSTRAINT "service_transportations_tenant_id_logistician_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","logistician_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_date" ON "activities" USING btree ("tenant_id","date","id");--> statement-breakpoint
CREATE INDEX "activities_of" ON "activities" USING btree ("tenant_id","service_type","service_id","date","id");--> statement-breakpoint
CREATE INDEX "activities_subject" ON "activities" USING btree ("tenant_id","service_type","date","id");--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("tenant_id","user_id","date","id");--> statement-breakpoint
CREATE INDEX "activities_action" ON "activities" USING btree ("tenant_id","action","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("tenant_id","payment_intent_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("tenant_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_purpose" ON "payments" USING btree ("tenant_id","purpose","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_billing_cycle" ON "payments" USING btree ("tenant_id","billing_cycle","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("tenant_id","amount","id");--> statement-breakpoint
CREATE INDEX "payments_paid_at" ON "payments" USING btree ("tenant_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "payments_start_date" ON "payments" USING btree ("tenant_id","start_date","id");--> statement-breakpoint
CREATE INDEX "payments_end_date" ON "payments" USING btree ("tenant_id","end_date","id");--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cities_names" ON "cities" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_population" ON "cities" USING btree ("population" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cities_country" ON "cities" USING btree ("country_id","population" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "cities_title" ON "cities" USING btree (sort_key("title"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "postal_codes_place" ON "postal_codes" USING btree ("country_id","postcode","place");--> statement-breakpoint
CREATE INDEX "postal_codes_search" ON "postal_codes" USING gin ("postcode" gin_trgm_ops,"names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "postal_codes_postcode" ON "postal_codes" USING btree (sort_key("postcode"),"id");--> statement-breakpoint
CREATE INDEX "postal_codes_names" ON "postal_codes" USING btree (sort_key("place"),"id");--> statement-breakpoint
CREATE INDEX "postal_codes_city" ON "postal_codes" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "postal_codes_state" ON "postal_codes" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "states_country" ON "states" USING btree ("country_id",sort_key("title"),"id");--> statement-breakpoint
CREATE INDEX "states_title" ON "states" USING btree (sort_key("title"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_codes_user" ON "user_codes" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "media_vehicle_id" ON "media" USING btree ("tenant_id","vehicle_id") WHERE "media"."vehicle_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_customer_id" ON "media" USING btree ("tenant_id","customer_id") WHERE "media"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_owner_id" ON "media" USING btree ("tenant_id","owner_id") WHERE "media"."owner_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_company_id" ON "media" USING btree ("tenant_id","company_id") WHERE "media"."company_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_service_transportation_id" ON "media" USING btree ("tenant_id","service_transportation_id") WHERE "media"."service_transportation_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_route_task_id" ON "media" USING btree ("tenant_id","route_task_id") WHERE "media"."route_task_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_logist_task_id" ON "media" USING btree ("tenant_id","logist_task_id") WHERE "media"."logist_task_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_of" ON "media" USING btree ("tenant_id","model_type","model_id","collection_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_single" ON "media" USING btree ("tenant_id","model_type","model_id","collection_name") WHERE single;--> statement-breakpoint
CREATE INDEX "media_created_at" ON "media" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "media_user" ON "media" USING btree ("tenant_id","user_id","id");--> statement-breakpoint
CREATE INDEX "stored_files_unsettled" ON "stored_files" USING btree ("created_at") WHERE NOT settled;--> statement-breakpoint
CREATE INDEX "contact_sales_user" ON "contact_sales" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_sales_created_at" ON "contact_sales" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_sales_email" ON "contact_sales" USING btree ("tenant_id",sort_key("email"),"id");--> statement-breakpoint
CREATE INDEX "contact_sales_search" ON "contact_sales" USING gin ("tenant_id","email" gin_trgm_ops,"phone_number" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "opportunities_tariff" ON "opportunities" USING btree ("tariff_id","code");--> statement-breakpoint
CREATE INDEX "contact_people_company" ON "contact_people" USING btree ("tenant_id","company_id");--> statement-breakpoint
CREATE INDEX "logist_tasks_of" ON "logist_tasks" USING btree ("tenant_id","service_transportation_id","order");--> statement-breakpoint
CREATE INDEX "logist_tasks_of_id" ON "logist_tasks" USING btree ("tenant_id","service_transportation_id","id");--> statement-breakpoint
CREATE INDEX "logist_tasks_user" ON "logist_tasks" USING btree ("tenant_id","user_id","status","service_transportation_id");--> statement-breakpoint
CREATE INDEX "logist_tasks_status" ON "logist_tasks" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "logist_tasks_order" ON "logist_tasks" USING btree ("tenant_id","order","id");--> statement-breakpoint
CREATE INDEX "logist_tasks_default" ON "logist_tasks" USING btree ("tenant_id","default","id");--> statement-breakpoint
CREATE INDEX "logist_tasks_text" ON "logist_tasks" USING btree ("tenant_id",sort_key("text"),"id");--> statement-breakpoint
CREATE INDEX "logist_tasks_created_at" ON "logist_tasks" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "logist_tasks_modified_at" ON "logist_tasks" USING btree ("tenant_id","modified_at","id");--> statement-breakpoint
CREATE INDEX "logist_tasks_search" ON "logist_tasks" USING gin ("tenant_id","text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "request_logisticians_once" ON "request_logisticians" USING btree ("tenant_id","service_transportation_id","user_id");--> statement-breakpoint
CREATE INDEX "request_logisticians_user" ON "request_logisticians" USING btree ("tenant_id","user_id","service_transportation_id");--> statement-breakpoint
CREATE INDEX "route_tasks_of" ON "route_tasks" USING btree ("tenant_id","service_transportation_id","id");--> statement-breakpoint
CREATE INDEX "route_tasks_route" ON "route_tasks" USING btree ("tenant_id","route_id","order");--> statement-breakpoint
CREATE INDEX "route_tasks_status" ON "route_tasks" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "route_tasks_order" ON "route_tasks" USING btree ("tenant_id","order","id");--> statement-breakpoint
CREATE INDEX "route_tasks_default" ON "route_tasks" USING btree ("tenant_id","default","id");--> statement-breakpoint
CREATE INDEX "route_tasks_text" ON "route_tasks" USING btree ("tenant_id",sort_key("text"),"id");--> statement-breakpoint
CREATE INDEX "route_tasks_created_at" ON "route_tasks" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "route_tasks_modified_at" ON "route_tasks" USING btree ("tenant_id","modified_at","id");--> statement-breakpoint
CREATE INDEX "route_tasks_search" ON "route_tasks" USING gin ("tenant_id","text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "routes_of" ON "routes" USING btree ("tenant_id","service_transportation_id","order");--> statement-breakpoint
CREATE INDEX "routes_of_id" ON "routes" USING btree ("tenant_id","service_transportation_id","id");--> statement-breakpoint
CREATE INDEX "routes_driver" ON "routes" USING btree ("tenant_id","driver_id","service_transportation_id");--> statement-breakpoint
CREATE INDEX "routes_vehicle" ON "routes" USING btree ("tenant_id","vehicle_id","service_transportation_id");--> statement-breakpoint
CREATE INDEX "routes_truck" ON "routes" USING btree ("tenant_id","truck_id","service_transportation_id");--> statement-breakpoint
CREATE INDEX "routes_order" ON "routes" USING btree ("tenant_id","order","id");--> statement-breakpoint
CREATE INDEX "routes_truck_is_not_required" ON "routes" USING btree ("tenant_id","truck_is_not_required","id");--> statement-breakpoint
CREATE INDEX "routes_delivers_is_final" ON "routes" USING btree ("tenant_id","delivers_is_final","id");--> statement-breakpoint
CREATE INDEX "routes_created_at" ON "routes" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "routes_modified_at" ON "routes" USING btree ("tenant_id","modified_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_feedbacks_of" ON "service_feedbacks" USING btree ("tenant_id","service_transportation_id");--> statement-breakpoint
CREATE INDEX "transportation_cargos_of" ON "transportation_cargos" USING btree ("tenant_id","service_transportation_id","id");--> statement-breakpoint
CREATE INDEX "transportation_cargos_class" ON "transportation_cargos" USING btree ("tenant_id","vehicle_class_id","id");--> statement-breakpoint
CREATE INDEX "transportation_cargos_make" ON "transportation_cargos" USING btree ("tenant_id","vehicle_make_id","id");--> statement-breakpoint
CREATE INDEX "transportation_cargos_model" ON "transportation_cargos" USING btree ("tenant_id","vehicle_model_id","id");--> statement-breakpoint
CREATE INDEX "transportation_cargos_weight" ON "transportation_cargos" USING btree ("tenant_id","weight","id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_transportations_number_unique" ON "service_transportations" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE INDEX "service_transportations_number" ON "service_transportations" USING btree ("tenant_id",sort_key("number"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_status_id" ON "service_transportations" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "service_transportations_status" ON "service_transportations" USING btree ("tenant_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "service_transportations_type" ON "service_transportations" USING btree ("tenant_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "service_transportations_currency" ON "service_transportations" USING btree ("tenant_id","currency","created_at","id");--> statement-breakpoint
CREATE INDEX "service_transportations_service" ON "service_transportations" USING btree ("tenant_id","service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_transportations_customer" ON "service_transportations" USING btree ("tenant_id","customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_transportations_logistician" ON "service_transportations" USING btree ("tenant_id","logistician_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_transportations_price" ON "service_transportations" USING btree ("tenant_id","price","id");--> statement-breakpoint
CREATE INDEX "service_transportations_to_take_to_work_from" ON "service_transportations" USING btree ("tenant_id","to_take_to_work_from","id");--> statement-breakpoint
CREATE INDEX "service_transportations_to_take_to_work_to" ON "service_transportations" USING btree ("tenant_id","to_take_to_work_to","id");--> statement-breakpoint
CREATE INDEX "service_transportations_taken_to_work" ON "service_transportations" USING btree ("tenant_id","taken_to_work","id");--> statement-breakpoint
CREATE INDEX "service_transportations_delivery_date_from" ON "service_transportations" USING btree ("tenant_id","delivery_date_from","id");--> statement-breakpoint
CREATE INDEX "service_transportations_delivery_date_to" ON "service_transportations" USING btree ("tenant_id","delivery_date_to","id");--> statement-breakpoint
CREATE INDEX "service_transportations_delivered" ON "service_transportations" USING btree ("tenant_id","delivered","id");--> statement-breakpoint
CREATE INDEX "service_transportations_created_at" ON "service_transportations" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_transportations_modified_at" ON "service_transportations" USING btree ("tenant_id","modified_at","id");--> statement-breakpoint
CREATE INDEX "service_transportations_deleted_at" ON "service_transportations" USING btree ("tenant_id","deleted_at","id") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_customer_name" ON "service_transportations" USING btree ("tenant_id",sort_key("customer_name"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_from_city" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_city"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_from_state" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_state"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_from_country" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_country"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_from_code" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_code"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_to_city" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_city"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_to_state" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_state"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_to_country" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_country"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_to_code" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_code"),"id");--> statement-breakpoint
CREATE INDEX "service_transportations_search" ON "service_transportations" USING gin ("tenant_id","number" gin_trgm_ops,"customer_name" gin_trgm_ops,"delivery_from_city" gin_trgm_ops,"delivery_from_state" gin_trgm_ops,"delivery_from_code" gin_trgm_ops,"delivery_to_city" gin_trgm_ops,"delivery_to_state" gin_trgm_ops,"delivery_to_code" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_category_id_permission_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."permission_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_direction" ON "addresses" USING btree ("tenant_id","addressable_type","addressable_id","direction");--> statement-breakpoint
CREATE INDEX "addresses_code" ON "addresses" USING btree ("tenant_id","addressable_type",sort_key("code"),"addressable_id");--> statement-breakpoint
CREATE INDEX "profiles_first_name" ON "profiles" USING btree ("tenant_id",sort_key("first_name"),"id");--> statement-breakpoint
CREATE INDEX "profiles_last_name" ON "profiles" USING btree ("tenant_id",sort_key("last_name"),"id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("tenant_id","first_name" gin_trgm_ops,"last_name" gin_trgm_ops,"phone" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "user_has_roles_id" ON "user_has_roles" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "user_has_roles_role" ON "user_has_roles" USING btree ("tenant_id","role_id","user_id");--> statement-breakpoint
CREATE INDEX "users_email_order" ON "users" USING btree ("tenant_id",sort_key("email"),"id");--> statement-breakpoint
CREATE INDEX "users_state" ON "users" USING btree ("tenant_id","state","id");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_modified_at" ON "users" USING btree ("tenant_id","modified_at","id");--> statement-breakpoint
CREATE INDEX "users_deleted_at" ON "users" USING btree ("tenant_id","deleted_at","id") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("tenant_id","email" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "companies_tenant" ON "companies" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "entity_verifications_request" ON "entity_verifications" USING btree ("id") WHERE outcome IS NOT NULL;--> statement-breakpoint
CREATE INDEX "entity_verifications_queue" ON "entity_verifications" USING btree ("outcome","created_at","id") WHERE outcome IS NOT NULL;--> statement-breakpoint
CREATE INDEX "entity_verifications_sent" ON "entity_verifications" USING btree ("created_at","id") WHERE outcome IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("tenant_id","email") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "entity_verifications_of" ON "entity_verifications" USING btree ("tenant_id","entity_type","entity_id","created_at");--> statement-breakpoint
CREATE VIEW "public"."verification_queue" AS (
  SELECT s.tenant_id, s.id, s.entity_type, s.entity_id, s.outcome AS status, c.name AS company,
    coalesce(v.license, c.name) AS title, CASE WHEN s.outcome <> 'UNDER_REVIEW' THEN (
    SELECT n.message FROM entity_verifications n
    WHERE n.tenant_id = s.tenant_id AND n.entity_type = s.entity_type AND n.entity_id = s.entity_id
      AND (n.created_at, n.id) > (s.created_at, s.id)
    ORDER BY n.created_at, n.id LIMIT 1) END AS message, CASE s.entity_type
    WHEN 'VEHICLE' THEN jsonb_build_object(
      'license', v.license, 'vin', v.vin, 'year', v.year, 'vehicle_class', k.title_en, 'vehicle_make', m.title,
      'vehicle_model', coalesce(o.title, v.vehicle_model_input), 'carrying_capacity', v.carrying_capacity, 'places', v.places)
    ELSE jsonb_build_object(
      'name', c.name, 'legal_name', c.legal_name, 'registration_number', c.registration_number, 'vat_number', c.vat_number,
      'eori', c.eori, 'email', c.email, 'phone', c.phone, 'legal_address', (
    SELECT nullif(concat_ws(', ', nullif(trim(concat(a.street, ' ', a.house_number)), ''), a.apartment, nullif(trim(concat(a.zip, ' ', a.city)), ''), a.country), '')
    FROM addresses a
    WHERE a.tenant_id = c.tenant_id AND a.addressable_type = 'COMPANY' AND a.addressable_id = c.id AND a.direction = 'LEGAL_ADDRESS'),
      'actual_address', (
    SELECT nullif(concat_ws(', ', nullif(trim(concat(a.street, ' ', a.house_number)), ''), a.apartment, nullif(trim(concat(a.zip, ' ', a.city)), ''), a.country), '')
    FROM addresses a
    WHERE a.tenant_id = c.tenant_id AND a.addressable_type = 'COMPANY' AND a.addressable_id = c.id AND a.direction = 'ACTUAL_ADDRESS'))
    END AS facts_en, CASE s.entity_type
    WHEN 'VEHICLE' THEN jsonb_build_object(
      'license', v.license, 'vin', v.vin, 'year', v.year, 'vehicle_class', k.title_pl, 'vehicle_make', m.title,
      'vehicle_model', coalesce(o.title, v.vehicle_model_input), 'carrying_capacity', v.carrying_capacity, 'places', v.places)
    ELSE jsonb_build_object(
      'name', c.name, 'legal_name', c.legal_name, 'registration_number', c.registration_number, 'vat_number', c.vat_number,
      'eori', c.eori, 'email', c.email, 'phone', c.phone, 'legal_address', (
    SELECT nullif(concat_ws(', ', nullif(trim(concat(a.street, ' ', a.house_number)), ''), a.apartment, nullif(trim(concat(a.zip, ' ', a.city)), ''), a.country), '')
    FROM addresses a
    WHERE a.tenant_id = c.tenant_id AND a.addressable_type = 'COMPANY' AND a.addressable_id = c.id AND a.direction = 'LEGAL_ADDRESS'),
      'actual_address', (
    SELECT nullif(concat_ws(', ', nullif(trim(concat(a.street, ' ', a.house_number)), ''), a.apartment, nullif(trim(concat(a.zip, ' ', a.city)), ''), a.country), '')
    FROM addresses a
    WHERE a.tenant_id = c.tenant_id AND a.addressable_type = 'COMPANY' AND a.addressable_id = c.id AND a.direction = 'ACTUAL_ADDRESS'))
    END AS facts_pl,
    s.created_at, s.updated_at
  FROM entity_verifications s
  JOIN tenants t ON t.id = s.tenant_id AND t.deleted_at IS NULL
  JOIN companies c ON c.tenant_id = s.tenant_id
  LEFT JOIN vehicles v ON s.entity_type = 'VEHICLE' AND v.tenant_id = s.tenant_id AND v.id = s.entity_id AND v.deleted_at IS NULL
  LEFT JOIN vehicle_classes k ON k.id = v.vehicle_class_id
  LEFT JOIN vehicle_makes m ON m.id = v.vehicle_make_id
  LEFT JOIN vehicle_models o ON o.id = v.vehicle_model_id
  WHERE s.outcome IS NOT NULL AND (s.entity_type = 'COMPANY' OR v.id IS NOT NULL));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_once" EXCLUDE USING gist ("tenant_id" WITH =, "resource_type" WITH =, "resource_id" WITH =, "days" WITH &&);
