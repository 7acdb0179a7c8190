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
	"single" boolean NOT NULL,
	"conversions" jsonb NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"vehicle_id" bigint GENERATED ALWAYS AS (CASE WHEN model_type = 'VEHICLE' THEN model_id END) STORED,
	"customer_id" bigint GENERATED ALWAYS AS (CASE WHEN model_type = 'CUSTOMER' THEN model_id END) STORED,
	"owner_id" bigint GENERATED ALWAYS AS (CASE WHEN model_type = 'USER' THEN model_id END) STORED,
	"company_id" bigint GENERATED ALWAYS AS (CASE WHEN model_type = 'COMPANY' THEN model_id END) STORED,
	CONSTRAINT "media_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
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
ALTER TABLE "activities" ADD CONSTRAINT "activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_owner_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_company_id_companies_tenant_id_id_fk" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_date" ON "activities" USING btree ("tenant_id","date","id");--> statement-breakpoint
CREATE INDEX "activities_of" ON "activities" USING btree ("tenant_id","service_type","service_id","date","id");--> statement-breakpoint
CREATE INDEX "activities_subject" ON "activities" USING btree ("tenant_id","service_type","date","id");--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("tenant_id","user_id","date","id");--> statement-breakpoint
CREATE INDEX "activities_action" ON "activities" USING btree ("tenant_id","action","date","id");--> statement-breakpoint
CREATE INDEX "media_of" ON "media" USING btree ("tenant_id","model_type","model_id","collection_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_single" ON "media" USING btree ("tenant_id","model_type","model_id","collection_name") WHERE single;--> statement-breakpoint
CREATE INDEX "media_created_at" ON "media" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "media_user" ON "media" USING btree ("tenant_id","user_id","id");--> statement-breakpoint
CREATE INDEX "media_vehicle" ON "media" USING btree ("tenant_id","vehicle_id") WHERE vehicle_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_customer" ON "media" USING btree ("tenant_id","customer_id") WHERE customer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("tenant_id","owner_id") WHERE owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_company" ON "media" USING btree ("tenant_id","company_id") WHERE company_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "stored_files_unsettled" ON "stored_files" USING btree ("created_at") WHERE NOT settled;