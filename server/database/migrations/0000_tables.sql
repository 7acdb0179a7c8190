CREATE TABLE "customer_profiles" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"type" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"tax_number" text,
	"company_name" text,
	"company_id" text,
	"director_first_name" text,
	"director_last_name" text,
	"contact_first_name" text,
	"contact_last_name" text,
	"vat" text,
	"eori" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "customer_profiles_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"type" text DEFAULT 'MANUAL' NOT NULL,
	"customer_name" text NOT NULL,
	"profile_id" bigint NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	"deleted_at" timestamptz,
	CONSTRAINT "customers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "vehicle_classes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title_en" text NOT NULL,
	"title_pl" text NOT NULL,
	"description_en" text,
	"description_pl" text,
	"max_places" integer,
	"can_have_trailer" boolean NOT NULL,
	"must_trailer" boolean NOT NULL,
	"can_carry_cargo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_makes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"class_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_models" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"make_id" bigint NOT NULL,
	"class_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"vin" text,
	"license" text NOT NULL,
	"carrying_capacity" double precision,
	"places" integer,
	"year" integer,
	"vehicle_class_id" bigint,
	"vehicle_make_id" bigint,
	"vehicle_model_id" bigint,
	"vehicle_model_input" text,
	"brand_model" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"verify" text DEFAULT 'NOT_VERIFIED' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	"deleted_at" timestamptz,
	CONSTRAINT "vehicles_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"addressable_type" text NOT NULL,
	"addressable_id" bigint NOT NULL,
	"country" text,
	"state" text,
	"city" text,
	"street" text,
	"house_number" text,
	"apartment" text,
	"zip" text,
	"description" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"browser" text NOT NULL,
	"device_type" text NOT NULL,
	"ip" text,
	"data" text,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "devices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title_en" text NOT NULL,
	"title_pl" text NOT NULL,
	"methods" text[] NOT NULL,
	CONSTRAINT "permissions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"email" text,
	"country" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"tenant_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"permission_id" bigint NOT NULL,
	CONSTRAINT "role_permissions_tenant_id_role_id_permission_id_pk" PRIMARY KEY("tenant_id","role_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"editable" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "roles_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"grace_until" timestamptz,
	"expires_at" timestamptz NOT NULL,
	"revoked_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_names" (
	"email" text PRIMARY KEY NOT NULL,
	"tenant" bigint NOT NULL,
	"user_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_has_roles" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_has_roles_tenant_id_user_id_role_id_pk" PRIMARY KEY("tenant_id","user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"status" text,
	"state" text DEFAULT 'INVITED' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	"deleted_at" timestamptz,
	CONSTRAINT "users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"registration_number" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "companies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "entity_verifications" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "entity_verifications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" bigint PRIMARY KEY NOT NULL,
	"lang" text DEFAULT 'en' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_profiles" ADD CONSTRAINT "customer_profiles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tenant_id_profile_id_customer_profiles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","profile_id") REFERENCES "public"."customer_profiles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_makes" ADD CONSTRAINT "vehicle_makes_class_id_vehicle_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."vehicle_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_make_id_vehicle_makes_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."vehicle_makes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_class_id_vehicle_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."vehicle_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_vehicle_class_id_vehicle_classes_id_fk" FOREIGN KEY ("vehicle_class_id") REFERENCES "public"."vehicle_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_vehicle_make_id_vehicle_makes_id_fk" FOREIGN KEY ("vehicle_make_id") REFERENCES "public"."vehicle_makes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_permission_id_permissions_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_tenant_id_role_id_roles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","role_id") REFERENCES "public"."roles"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_device_id_devices_tenant_id_id_fk" FOREIGN KEY ("tenant_id","device_id") REFERENCES "public"."devices"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_has_roles" ADD CONSTRAINT "user_has_roles_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_has_roles" ADD CONSTRAINT "user_has_roles_tenant_id_role_id_roles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","role_id") REFERENCES "public"."roles"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_verifications" ADD CONSTRAINT "entity_verifications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_profiles_type" ON "customer_profiles" USING btree ("tenant_id","type","id");--> statement-breakpoint
CREATE INDEX "customer_profiles_phone" ON "customer_profiles" USING btree ("tenant_id",sort_key("phone"),"id");--> statement-breakpoint
CREATE INDEX "customer_profiles_email" ON "customer_profiles" USING btree ("tenant_id",sort_key("email"),"id");--> statement-breakpoint
CREATE INDEX "customer_profiles_search" ON "customer_profiles" USING gin ("tenant_id","phone" gin_trgm_ops,"email" gin_trgm_ops,"vat" gin_trgm_ops,"tax_number" gin_trgm_ops,"company_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_profile" ON "customers" USING btree ("tenant_id","profile_id");--> statement-breakpoint
CREATE INDEX "customers_customer_name" ON "customers" USING btree ("tenant_id",sort_key("customer_name"),"id");--> statement-breakpoint
CREATE INDEX "customers_type" ON "customers" USING btree ("tenant_id","type",sort_key("customer_name"),"id");--> statement-breakpoint
CREATE INDEX "customers_created_at" ON "customers" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_modified_at" ON "customers" USING btree ("tenant_id","modified_at","id");--> statement-breakpoint
CREATE INDEX "customers_deleted_at" ON "customers" USING btree ("tenant_id","deleted_at","id") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("tenant_id","customer_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_makes_class" ON "vehicle_makes" USING btree ("class_id",sort_key("title"));--> statement-breakpoint
CREATE INDEX "vehicle_models_make" ON "vehicle_models" USING btree ("make_id",sort_key("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_license_unique" ON "vehicles" USING btree ("tenant_id","license") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_vin_unique" ON "vehicles" USING btree ("tenant_id","vin") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "vehicles_license" ON "vehicles" USING btree ("tenant_id",sort_key("license"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_vin" ON "vehicles" USING btree ("tenant_id",sort_key("vin"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_brand_model" ON "vehicles" USING btree ("tenant_id",sort_key("brand_model"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_carrying_capacity" ON "vehicles" USING btree ("tenant_id","carrying_capacity","id");--> statement-breakpoint
CREATE INDEX "vehicles_places" ON "vehicles" USING btree ("tenant_id","places","id");--> statement-breakpoint
CREATE INDEX "vehicles_year" ON "vehicles" USING btree ("tenant_id","year","id");--> statement-breakpoint
CREATE INDEX "vehicles_class" ON "vehicles" USING btree ("tenant_id","vehicle_class_id",sort_key("license"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_make" ON "vehicles" USING btree ("tenant_id","vehicle_make_id",sort_key("license"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_model" ON "vehicles" USING btree ("tenant_id","vehicle_model_id",sort_key("license"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_is_active" ON "vehicles" USING btree ("tenant_id","is_active",sort_key("license"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_verify" ON "vehicles" USING btree ("tenant_id","verify",sort_key("license"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_created_at" ON "vehicles" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vehicles_modified_at" ON "vehicles" USING btree ("tenant_id","modified_at","id");--> statement-breakpoint
CREATE INDEX "vehicles_deleted_at" ON "vehicles" USING btree ("tenant_id","deleted_at","id") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicles_search" ON "vehicles" USING gin ("tenant_id","license" gin_trgm_ops,"vin" gin_trgm_ops,"brand_model" gin_trgm_ops,"vehicle_model_input" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_customer" ON "addresses" USING btree ("tenant_id","addressable_id") WHERE addressable_type = 'CUSTOMER';--> statement-breakpoint
CREATE INDEX "addresses_of" ON "addresses" USING btree ("tenant_id","addressable_type","addressable_id");--> statement-breakpoint
CREATE INDEX "addresses_country" ON "addresses" USING btree ("tenant_id","addressable_type",sort_key("country"),"addressable_id");--> statement-breakpoint
CREATE INDEX "addresses_city" ON "addresses" USING btree ("tenant_id","addressable_type",sort_key("city"),"addressable_id");--> statement-breakpoint
CREATE INDEX "addresses_zip" ON "addresses" USING btree ("tenant_id","addressable_type",sort_key("zip"),"addressable_id");--> statement-breakpoint
CREATE INDEX "addresses_search" ON "addresses" USING gin ("tenant_id","country" gin_trgm_ops,"state" gin_trgm_ops,"city" gin_trgm_ops,"street" gin_trgm_ops,"zip" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "devices_user_browser" ON "devices" USING btree ("tenant_id","user_id","browser");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_user" ON "profiles" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("tenant_id","name");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("tenant_id","device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "entity_verifications_of" ON "entity_verifications" USING btree ("tenant_id","entity_type","entity_id");