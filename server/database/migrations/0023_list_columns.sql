DROP INDEX "customer_profiles_type", "customer_profiles_phone", "customer_profiles_email", "addresses_country", "addresses_city", "addresses_zip", "addresses_code", "customer_profiles_search", "customers_customer_name", "customers_type", "customers_created_at", "customers_modified_at", "customers_search", "users_search";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "profile_type" text, ADD COLUMN "phone" text, ADD COLUMN "email" text, ADD COLUMN "country" text, ADD COLUMN "city" text, ADD COLUMN "zip" text;--> statement-breakpoint
UPDATE "customers" AS c SET
  "profile_type" = p."type", "phone" = p."phone", "email" = p."email",
  "country" = a."country", "city" = a."city", "zip" = a."zip"
FROM "customer_profiles" AS p
LEFT JOIN "customers" AS o ON o."tenant_id" = p."tenant_id" AND o."profile_id" = p."id"
LEFT JOIN "addresses" AS a ON a."tenant_id" = o."tenant_id" AND a."addressable_id" = o."id" AND a."addressable_type" = 'CUSTOMER'
WHERE c."tenant_id" = o."tenant_id" AND c."id" = o."id";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "profile_type" SET NOT NULL, ALTER COLUMN "phone" SET NOT NULL, ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "display_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A user's role names are read under a lock, so that a role that is renamed meanwhile has its new name for both.
CREATE FUNCTION set_user_list_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.display_name := coalesce((
    SELECT nullif(concat_ws(' ', p.first_name, p.last_name), '') FROM profiles p
    WHERE p.tenant_id = NEW.tenant_id AND p.user_id = NEW.id), NEW.email);
  NEW.role_names := coalesce((
    SELECT string_agg(named.name, ', ' ORDER BY named.name) FROM (
      SELECT r.name FROM user_has_roles h JOIN roles r ON r.tenant_id = h.tenant_id AND r.id = h.role_id
      WHERE h.tenant_id = NEW.tenant_id AND h.user_id = NEW.id FOR SHARE OF r) named), '');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_list_columns BEFORE INSERT OR UPDATE OF email, display_name, role_names ON users
FOR EACH ROW EXECUTE FUNCTION set_user_list_columns();--> statement-breakpoint
-- Setting a column to itself runs the trigger above.
CREATE FUNCTION update_user_list_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET display_name = display_name
  WHERE tenant_id = coalesce(NEW.tenant_id, OLD.tenant_id) AND id = coalesce(NEW.user_id, OLD.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_list_columns AFTER INSERT OR UPDATE OF first_name, last_name ON profiles
FOR EACH ROW EXECUTE FUNCTION update_user_list_columns();--> statement-breakpoint
CREATE TRIGGER user_has_roles_list_columns AFTER INSERT OR DELETE ON user_has_roles
FOR EACH ROW EXECUTE FUNCTION update_user_list_columns();--> statement-breakpoint
CREATE FUNCTION update_list_columns_of_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users u SET role_names = role_names FROM user_has_roles h
  WHERE h.tenant_id = NEW.tenant_id AND h.role_id = NEW.id AND u.tenant_id = h.tenant_id AND u.id = h.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER roles_list_columns AFTER UPDATE OF name ON roles
FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION update_list_columns_of_role();--> statement-breakpoint
UPDATE users SET display_name = '';--> statement-breakpoint
CREATE INDEX "customers_profile_type" ON "customers" USING btree ("tenant_id","profile_type",sort_key("customer_name"),"id","deleted_at");--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("tenant_id",sort_key("phone"),"id","deleted_at","profile_type","phone");--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("tenant_id",sort_key("email"),"id","deleted_at","profile_type","email");--> statement-breakpoint
CREATE INDEX "customers_country" ON "customers" USING btree ("tenant_id",sort_key("country"),"id","deleted_at","profile_type","country") WHERE "country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_city" ON "customers" USING btree ("tenant_id",sort_key("city"),"id","deleted_at","profile_type","city") WHERE "city" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_zip" ON "customers" USING btree ("tenant_id",sort_key("zip"),"id","deleted_at","profile_type","zip") WHERE "zip" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_display_name" ON "users" USING btree ("tenant_id",sort_key("display_name"),"id","deleted_at","state","display_name");--> statement-breakpoint
CREATE INDEX "users_role_names" ON "users" USING btree ("tenant_id",sort_key("role_names"),"id","deleted_at","state","role_names");--> statement-breakpoint
CREATE INDEX "customer_profiles_search" ON "customer_profiles" USING gin ("tenant_id","vat" gin_trgm_ops,"tax_number" gin_trgm_ops,"company_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_customer_name" ON "customers" USING btree ("tenant_id",sort_key("customer_name"),"id","deleted_at","profile_type","customer_name");--> statement-breakpoint
CREATE INDEX "customers_type" ON "customers" USING btree ("tenant_id","type",sort_key("customer_name"),"id","deleted_at","profile_type");--> statement-breakpoint
CREATE INDEX "customers_created_at" ON "customers" USING btree ("tenant_id","created_at","id","deleted_at","profile_type");--> statement-breakpoint
CREATE INDEX "customers_modified_at" ON "customers" USING btree ("tenant_id","modified_at","id","deleted_at","profile_type");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("tenant_id","customer_name" gin_trgm_ops,"phone" gin_trgm_ops,"email" gin_trgm_ops,"country" gin_trgm_ops,"city" gin_trgm_ops,"zip" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("tenant_id","email" gin_trgm_ops,"display_name" gin_trgm_ops);