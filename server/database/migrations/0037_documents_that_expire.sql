CREATE TABLE "hours_balances" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"driver_id" bigint NOT NULL,
	"as_of" timestamptz NOT NULL,
	"day_hours" double precision NOT NULL,
	"week_hours" double precision NOT NULL,
	"last_week_hours" double precision NOT NULL,
	"rest_ended_at" timestamptz,
	"rest_hours" double precision,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "hours_balances_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
DROP INDEX "vehicles_license";--> statement-breakpoint
DROP INDEX "vehicles_vin";--> statement-breakpoint
DROP INDEX "vehicles_brand_model";--> statement-breakpoint
DROP INDEX "vehicles_carrying_capacity";--> statement-breakpoint
DROP INDEX "vehicles_places";--> statement-breakpoint
DROP INDEX "vehicles_year";--> statement-breakpoint
DROP INDEX "vehicles_class";--> statement-breakpoint
DROP INDEX "vehicles_make";--> statement-breakpoint
DROP INDEX "vehicles_model";--> statement-breakpoint
DROP INDEX "vehicles_is_active";--> statement-breakpoint
DROP INDEX "vehicles_verify";--> statement-breakpoint
DROP INDEX "vehicles_created_at";--> statement-breakpoint
DROP INDEX "vehicles_modified_at";--> statement-breakpoint
DROP INDEX "users_email_order";--> statement-breakpoint
DROP INDEX "users_display_name";--> statement-breakpoint
DROP INDEX "users_role_names";--> statement-breakpoint
DROP INDEX "users_country";--> statement-breakpoint
DROP INDEX "users_state";--> statement-breakpoint
DROP INDEX "users_created_at";--> statement-breakpoint
DROP INDEX "users_modified_at";--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "inspection_until" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "insurance_until" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "documents_until" date GENERATED ALWAYS AS (least(inspection_until, insurance_until)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "driving_licence_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "code_95_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "adr_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "documents_until" date GENERATED ALWAYS AS (least(driving_licence_until, code_95_until, adr_until)) STORED;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "leg_expired_documents" text DEFAULT 'REFUSE' NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_balances" ADD CONSTRAINT "hours_balances_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_balances" ADD CONSTRAINT "hours_balances_tenant_id_driver_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","driver_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hours_balances_driver" ON "hours_balances" USING btree ("tenant_id","driver_id","as_of");--> statement-breakpoint
CREATE INDEX "hours_balances_as_of" ON "hours_balances" USING btree ("tenant_id","as_of","id");--> statement-breakpoint
CREATE INDEX "hours_balances_day_hours" ON "hours_balances" USING btree ("tenant_id","day_hours","id");--> statement-breakpoint
CREATE INDEX "hours_balances_week_hours" ON "hours_balances" USING btree ("tenant_id","week_hours","id");--> statement-breakpoint
CREATE INDEX "hours_balances_last_week_hours" ON "hours_balances" USING btree ("tenant_id","last_week_hours","id");--> statement-breakpoint
CREATE INDEX "hours_balances_rest_ended_at" ON "hours_balances" USING btree ("tenant_id","rest_ended_at","id");--> statement-breakpoint
CREATE INDEX "hours_balances_rest_hours" ON "hours_balances" USING btree ("tenant_id","rest_hours","id");--> statement-breakpoint
CREATE INDEX "hours_balances_created_at" ON "hours_balances" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hours_balances_modified_at" ON "hours_balances" USING btree ("tenant_id","modified_at","id");--> statement-breakpoint
CREATE INDEX "vehicles_inspection_until" ON "vehicles" USING btree ("tenant_id","inspection_until",sort_key("license"),"id","deleted_at","is_active","verify","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_insurance_until" ON "vehicles" USING btree ("tenant_id","insurance_until",sort_key("license"),"id","deleted_at","is_active","verify","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_documents_until" ON "vehicles" USING btree ("tenant_id","documents_until",sort_key("license"),"id","deleted_at","is_active","verify","license");--> statement-breakpoint
CREATE INDEX "users_driving_licence_until" ON "users" USING btree ("tenant_id","driving_licence_until","id","deleted_at","state","documents_until");--> statement-breakpoint
CREATE INDEX "users_code_95_until" ON "users" USING btree ("tenant_id","code_95_until","id","deleted_at","state","documents_until");--> statement-breakpoint
CREATE INDEX "users_adr_until" ON "users" USING btree ("tenant_id","adr_until","id","deleted_at","state","documents_until");--> statement-breakpoint
CREATE INDEX "users_documents_until" ON "users" USING btree ("tenant_id","documents_until","id","deleted_at","state");--> statement-breakpoint
CREATE INDEX "vehicles_license" ON "vehicles" USING btree ("tenant_id",sort_key("license"),"id","deleted_at","is_active","verify","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_vin" ON "vehicles" USING btree ("tenant_id",sort_key("vin"),"id","deleted_at","is_active","verify","documents_until","vin") WHERE "vin" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicles_brand_model" ON "vehicles" USING btree ("tenant_id",sort_key("brand_model"),"id","deleted_at","is_active","verify","documents_until","brand_model") WHERE "brand_model" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicles_carrying_capacity" ON "vehicles" USING btree ("tenant_id","carrying_capacity","id","deleted_at","is_active","verify","documents_until");--> statement-breakpoint
CREATE INDEX "vehicles_places" ON "vehicles" USING btree ("tenant_id","places",sort_key("license"),"id","deleted_at","is_active","verify","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_year" ON "vehicles" USING btree ("tenant_id","year",sort_key("license"),"id","deleted_at","is_active","verify","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_class" ON "vehicles" USING btree ("tenant_id","vehicle_class_id",sort_key("license"),"id","deleted_at","is_active","verify","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_make" ON "vehicles" USING btree ("tenant_id","vehicle_make_id",sort_key("license"),"id","deleted_at","is_active","verify","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_model" ON "vehicles" USING btree ("tenant_id","vehicle_model_id",sort_key("license"),"id","deleted_at","is_active","verify","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_is_active" ON "vehicles" USING btree ("tenant_id","is_active",sort_key("license"),"id","deleted_at","verify","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_verify" ON "vehicles" USING btree ("tenant_id","verify",sort_key("license"),"id","deleted_at","is_active","documents_until","license");--> statement-breakpoint
CREATE INDEX "vehicles_created_at" ON "vehicles" USING btree ("tenant_id","created_at","id","deleted_at","is_active","verify","documents_until");--> statement-breakpoint
CREATE INDEX "vehicles_modified_at" ON "vehicles" USING btree ("tenant_id","modified_at","id","deleted_at","is_active","verify","documents_until");--> statement-breakpoint
CREATE INDEX "users_email_order" ON "users" USING btree ("tenant_id",sort_key("email"),"id","deleted_at","state","documents_until","email");--> statement-breakpoint
CREATE INDEX "users_display_name" ON "users" USING btree ("tenant_id",sort_key("display_name"),"id","deleted_at","state","documents_until","display_name");--> statement-breakpoint
CREATE INDEX "users_role_names" ON "users" USING btree ("tenant_id",sort_key("role_names"),"id","deleted_at","state","documents_until","role_names");--> statement-breakpoint
CREATE INDEX "users_country" ON "users" USING btree ("tenant_id",sort_key("country"),sort_key("display_name"),"id","deleted_at","state","documents_until","country","display_name") WHERE "country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_state" ON "users" USING btree ("tenant_id","state","id","deleted_at","documents_until");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("tenant_id","created_at","id","deleted_at","state","documents_until");--> statement-breakpoint
CREATE INDEX "users_modified_at" ON "users" USING btree ("tenant_id","modified_at","id","deleted_at","state","documents_until");