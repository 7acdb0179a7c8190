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
ALTER TABLE "contact_sales" ADD CONSTRAINT "contact_sales_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD CONSTRAINT "contact_sales_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "contact_sales_user" ON "contact_sales" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_sales_created_at" ON "contact_sales" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_sales_email" ON "contact_sales" USING btree ("tenant_id",sort_key("email"),"id");--> statement-breakpoint
CREATE INDEX "contact_sales_search" ON "contact_sales" USING gin ("tenant_id","email" gin_trgm_ops,"phone_number" gin_trgm_ops);--> statement-breakpoint
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
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_once" EXCLUDE USING gist ("tenant_id" WITH =, "resource_type" WITH =, "resource_id" WITH =, "days" WITH &&);
