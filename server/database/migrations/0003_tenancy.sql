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
DROP INDEX "entity_verifications_of";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "eori" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "status" text DEFAULT 'NOT_VERIFIED' NOT NULL;--> statement-breakpoint
ALTER TABLE "entity_verifications" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "temporary" jsonb;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "is_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "tariff_id" bigint;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "deleted_at" timestamptz;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_services" ADD CONSTRAINT "tariff_services_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_services" ADD CONSTRAINT "tariff_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_next_plan_id_tariffs_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_people" ADD CONSTRAINT "contact_people_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_people" ADD CONSTRAINT "contact_people_tenant_id_company_id_companies_tenant_id_id_fk" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opportunities_tariff" ON "opportunities" USING btree ("tariff_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("tenant_id","payment_intent_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("tenant_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_purpose" ON "payments" USING btree ("tenant_id","purpose","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_billing_cycle" ON "payments" USING btree ("tenant_id","billing_cycle","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("tenant_id","amount","id");--> statement-breakpoint
CREATE INDEX "payments_paid_at" ON "payments" USING btree ("tenant_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "payments_start_date" ON "payments" USING btree ("tenant_id","start_date","id");--> statement-breakpoint
CREATE INDEX "payments_end_date" ON "payments" USING btree ("tenant_id","end_date","id");--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_people_company" ON "contact_people" USING btree ("tenant_id","company_id");--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_tenant" ON "companies" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "entity_verifications_queue" ON "entity_verifications" USING btree ("outcome","created_at","id") WHERE outcome IS NOT NULL;--> statement-breakpoint
CREATE INDEX "entity_verifications_sent" ON "entity_verifications" USING btree ("created_at","id") WHERE outcome IS NOT NULL;--> statement-breakpoint
CREATE INDEX "entity_verifications_of" ON "entity_verifications" USING btree ("tenant_id","entity_type","entity_id","created_at");