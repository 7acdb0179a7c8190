CREATE TABLE "user_codes" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamptz NOT NULL,
	CONSTRAINT "user_codes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
DROP INDEX "roles_name";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "user_has_roles" ADD COLUMN "id" bigint DEFAULT ('x' || left(replace(gen_random_uuid()::text, '-', ''), 15))::bit(60)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "change_password_date" timestamptz;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "expiration_password_date" timestamptz;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "user_recovery_type" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "uses_two_factor_auth" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "legal_seat" text;--> statement-breakpoint
ALTER TABLE "user_codes" ADD CONSTRAINT "user_codes_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_codes_user" ON "user_codes" USING btree ("tenant_id","user_id");--> statement-breakpoint
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
CREATE INDEX "entity_verifications_request" ON "entity_verifications" USING btree ("id") WHERE outcome IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("tenant_id","email") WHERE deleted_at IS NULL;--> statement-breakpoint
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
  WHERE s.outcome IS NOT NULL AND (s.entity_type = 'COMPANY' OR v.id IS NOT NULL));