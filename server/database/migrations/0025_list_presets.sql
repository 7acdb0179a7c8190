DROP INDEX "customers_country";--> statement-breakpoint
DROP INDEX "customers_city";--> statement-breakpoint
DROP INDEX "customers_zip";--> statement-breakpoint
DROP INDEX "vehicles_places";--> statement-breakpoint
DROP INDEX "vehicles_class";--> statement-breakpoint
DROP INDEX "vehicles_make";--> statement-breakpoint
DROP INDEX "vehicles_model";--> statement-breakpoint
DROP INDEX "logist_tasks_status";--> statement-breakpoint
DROP INDEX "logist_tasks_order";--> statement-breakpoint
DROP INDEX "logist_tasks_default";--> statement-breakpoint
DROP INDEX "logist_tasks_text";--> statement-breakpoint
DROP INDEX "logist_tasks_created_at";--> statement-breakpoint
DROP INDEX "logist_tasks_modified_at";--> statement-breakpoint
DROP INDEX "service_transportations_number";--> statement-breakpoint
DROP INDEX "service_transportations_currency";--> statement-breakpoint
DROP INDEX "service_transportations_price";--> statement-breakpoint
DROP INDEX "service_transportations_to_take_to_work_from";--> statement-breakpoint
DROP INDEX "service_transportations_to_take_to_work_to";--> statement-breakpoint
DROP INDEX "service_transportations_taken_to_work";--> statement-breakpoint
DROP INDEX "service_transportations_delivery_date_from";--> statement-breakpoint
DROP INDEX "service_transportations_delivery_date_to";--> statement-breakpoint
DROP INDEX "service_transportations_delivered";--> statement-breakpoint
DROP INDEX "service_transportations_customer_name";--> statement-breakpoint
DROP INDEX "service_transportations_from_city";--> statement-breakpoint
DROP INDEX "service_transportations_from_country";--> statement-breakpoint
DROP INDEX "service_transportations_from_code";--> statement-breakpoint
DROP INDEX "service_transportations_to_city";--> statement-breakpoint
DROP INDEX "service_transportations_to_country";--> statement-breakpoint
DROP INDEX "service_transportations_to_code";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "logist_tasks" ADD COLUMN "request_ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_user_list_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.country INTO NEW.display_name, NEW.country
  FROM profiles p WHERE p.tenant_id = NEW.tenant_id AND p.user_id = NEW.id;
  NEW.display_name := coalesce(NEW.display_name, NEW.email);
  NEW.role_names := coalesce((
    SELECT string_agg(named.name, ', ' ORDER BY named.name) FROM (
      SELECT r.name FROM user_has_roles h JOIN roles r ON r.tenant_id = h.tenant_id AND r.id = h.role_id
      WHERE h.tenant_id = NEW.tenant_id AND h.user_id = NEW.id FOR SHARE OF r) named), '');
  RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER profiles_list_columns ON profiles;--> statement-breakpoint
CREATE TRIGGER profiles_list_columns AFTER INSERT OR UPDATE OF first_name, last_name, country ON profiles
FOR EACH ROW EXECUTE FUNCTION update_user_list_columns();--> statement-breakpoint
UPDATE users AS u SET country = p.country FROM profiles AS p
WHERE p.tenant_id = u.tenant_id AND p.user_id = u.id AND p.country IS NOT NULL;--> statement-breakpoint
UPDATE logist_tasks AS t SET request_ended = true FROM service_transportations AS r
WHERE r.tenant_id = t.tenant_id AND r.id = t.service_transportation_id AND r.status IN ('CANCELED_REQUEST', 'CLOSE_REQUEST');--> statement-breakpoint
-- The request's status is read under a lock, so that a request that ends meanwhile ends its new tasks, too.
CREATE FUNCTION set_task_list_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.request_ended := coalesce((
    SELECT r.status IN ('CANCELED_REQUEST', 'CLOSE_REQUEST') FROM service_transportations r
    WHERE r.tenant_id = NEW.tenant_id AND r.id = NEW.service_transportation_id FOR SHARE), false);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER logist_tasks_list_columns BEFORE INSERT OR UPDATE OF service_transportation_id ON logist_tasks
FOR EACH ROW EXECUTE FUNCTION set_task_list_columns();--> statement-breakpoint
CREATE FUNCTION update_task_list_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE logist_tasks SET request_ended = NEW.status IN ('CANCELED_REQUEST', 'CLOSE_REQUEST')
  WHERE tenant_id = NEW.tenant_id AND service_transportation_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER service_transportations_task_columns AFTER UPDATE OF status ON service_transportations
FOR EACH ROW WHEN ((NEW.status IN ('CANCELED_REQUEST', 'CLOSE_REQUEST')) <> (OLD.status IN ('CANCELED_REQUEST', 'CLOSE_REQUEST')))
EXECUTE FUNCTION update_task_list_columns();--> statement-breakpoint
CREATE INDEX "users_country" ON "users" USING btree ("tenant_id",sort_key("country"),sort_key("display_name"),"id","deleted_at","state","country","display_name") WHERE "country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "logist_tasks_mine" ON "logist_tasks" USING btree ("tenant_id","user_id","status","request_ended","created_at","id");--> statement-breakpoint
CREATE INDEX "logist_tasks_open_created_at" ON "logist_tasks" USING btree ("tenant_id","status","request_ended","created_at","id","user_id");--> statement-breakpoint
CREATE INDEX "logist_tasks_open_order" ON "logist_tasks" USING btree ("tenant_id","status","request_ended","order","created_at","id","user_id");--> statement-breakpoint
CREATE INDEX "logist_tasks_open_text" ON "logist_tasks" USING btree ("tenant_id","status","request_ended",sort_key("text"),"created_at","id","user_id","text");--> statement-breakpoint
CREATE INDEX "service_transportations_status_number" ON "service_transportations" USING btree ("tenant_id","status",sort_key("number"),"created_at","id","deleted_at","number");--> statement-breakpoint
CREATE INDEX "service_transportations_status_type" ON "service_transportations" USING btree ("tenant_id","status","type","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "service_transportations_status_price" ON "service_transportations" USING btree ("tenant_id","status","price","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "service_transportations_status_currency" ON "service_transportations" USING btree ("tenant_id","status",sort_key("currency"),"created_at","id","deleted_at","currency");--> statement-breakpoint
CREATE INDEX "service_transportations_status_to_take_to_work_from" ON "service_transportations" USING btree ("tenant_id","status","to_take_to_work_from","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "service_transportations_status_to_take_to_work_to" ON "service_transportations" USING btree ("tenant_id","status","to_take_to_work_to","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "service_transportations_status_taken_to_work" ON "service_transportations" USING btree ("tenant_id","status","taken_to_work","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "service_transportations_status_delivery_date_from" ON "service_transportations" USING btree ("tenant_id","status","delivery_date_from","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "service_transportations_status_delivery_date_to" ON "service_transportations" USING btree ("tenant_id","status","delivery_date_to","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "service_transportations_status_delivered" ON "service_transportations" USING btree ("tenant_id","status","delivered","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "service_transportations_status_customer_name" ON "service_transportations" USING btree ("tenant_id","status",sort_key("customer_name"),"created_at","id","deleted_at","customer_name");--> statement-breakpoint
CREATE INDEX "service_transportations_status_from_city" ON "service_transportations" USING btree ("tenant_id","status",sort_key("delivery_from_city"),"created_at","id","deleted_at","delivery_from_city");--> statement-breakpoint
CREATE INDEX "service_transportations_from_state" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_state"),"created_at","id","deleted_at","status","delivery_from_state") WHERE "delivery_from_state" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_status_from_state" ON "service_transportations" USING btree ("tenant_id","status",sort_key("delivery_from_state"),"created_at","id","deleted_at","delivery_from_state");--> statement-breakpoint
CREATE INDEX "service_transportations_status_from_country" ON "service_transportations" USING btree ("tenant_id","status",sort_key("delivery_from_country"),"created_at","id","deleted_at","delivery_from_country");--> statement-breakpoint
CREATE INDEX "service_transportations_status_from_code" ON "service_transportations" USING btree ("tenant_id","status",sort_key("delivery_from_code"),"created_at","id","deleted_at","delivery_from_code");--> statement-breakpoint
CREATE INDEX "service_transportations_status_to_city" ON "service_transportations" USING btree ("tenant_id","status",sort_key("delivery_to_city"),"created_at","id","deleted_at","delivery_to_city");--> statement-breakpoint
CREATE INDEX "service_transportations_to_state" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_state"),"created_at","id","deleted_at","status","delivery_to_state") WHERE "delivery_to_state" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_status_to_state" ON "service_transportations" USING btree ("tenant_id","status",sort_key("delivery_to_state"),"created_at","id","deleted_at","delivery_to_state");--> statement-breakpoint
CREATE INDEX "service_transportations_status_to_country" ON "service_transportations" USING btree ("tenant_id","status",sort_key("delivery_to_country"),"created_at","id","deleted_at","delivery_to_country");--> statement-breakpoint
CREATE INDEX "service_transportations_status_to_code" ON "service_transportations" USING btree ("tenant_id","status",sort_key("delivery_to_code"),"created_at","id","deleted_at","delivery_to_code");--> statement-breakpoint
CREATE INDEX "customers_country" ON "customers" USING btree ("tenant_id",sort_key("country"),sort_key("customer_name"),"id","deleted_at","profile_type","country","customer_name") WHERE "country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_city" ON "customers" USING btree ("tenant_id",sort_key("city"),sort_key("customer_name"),"id","deleted_at","profile_type","city","customer_name") WHERE "city" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_zip" ON "customers" USING btree ("tenant_id",sort_key("zip"),sort_key("customer_name"),"id","deleted_at","profile_type","zip","customer_name") WHERE "zip" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicles_places" ON "vehicles" USING btree ("tenant_id","places",sort_key("license"),"id","deleted_at","is_active","verify","license");--> statement-breakpoint
CREATE INDEX "vehicles_class" ON "vehicles" USING btree ("tenant_id","vehicle_class_id",sort_key("license"),"id","deleted_at","is_active","verify","license");--> statement-breakpoint
CREATE INDEX "vehicles_make" ON "vehicles" USING btree ("tenant_id","vehicle_make_id",sort_key("license"),"id","deleted_at","is_active","verify","license");--> statement-breakpoint
CREATE INDEX "vehicles_model" ON "vehicles" USING btree ("tenant_id","vehicle_model_id",sort_key("license"),"id","deleted_at","is_active","verify","license");--> statement-breakpoint
CREATE INDEX "logist_tasks_status" ON "logist_tasks" USING btree ("tenant_id","status","created_at","id","request_ended","user_id");--> statement-breakpoint
CREATE INDEX "logist_tasks_order" ON "logist_tasks" USING btree ("tenant_id","order","created_at","id","status","request_ended","user_id");--> statement-breakpoint
CREATE INDEX "logist_tasks_default" ON "logist_tasks" USING btree ("tenant_id","default","created_at","id","status","request_ended","user_id");--> statement-breakpoint
CREATE INDEX "logist_tasks_text" ON "logist_tasks" USING btree ("tenant_id",sort_key("text"),"created_at","id","status","request_ended","user_id","text");--> statement-breakpoint
CREATE INDEX "logist_tasks_created_at" ON "logist_tasks" USING btree ("tenant_id","created_at","id","status","request_ended","user_id");--> statement-breakpoint
CREATE INDEX "logist_tasks_modified_at" ON "logist_tasks" USING btree ("tenant_id","modified_at","id","status","request_ended","user_id");--> statement-breakpoint
CREATE INDEX "service_transportations_number" ON "service_transportations" USING btree ("tenant_id",sort_key("number"),"created_at","id","deleted_at","status","number");--> statement-breakpoint
CREATE INDEX "service_transportations_currency" ON "service_transportations" USING btree ("tenant_id",sort_key("currency"),"created_at","id","deleted_at","status","currency");--> statement-breakpoint
CREATE INDEX "service_transportations_price" ON "service_transportations" USING btree ("tenant_id","price","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_to_take_to_work_from" ON "service_transportations" USING btree ("tenant_id","to_take_to_work_from","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_to_take_to_work_to" ON "service_transportations" USING btree ("tenant_id","to_take_to_work_to","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_taken_to_work" ON "service_transportations" USING btree ("tenant_id","taken_to_work","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_delivery_date_from" ON "service_transportations" USING btree ("tenant_id","delivery_date_from","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_delivery_date_to" ON "service_transportations" USING btree ("tenant_id","delivery_date_to","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_delivered" ON "service_transportations" USING btree ("tenant_id","delivered","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_customer_name" ON "service_transportations" USING btree ("tenant_id",sort_key("customer_name"),"created_at","id","deleted_at","status","customer_name") WHERE "customer_name" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_from_city" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_city"),"created_at","id","deleted_at","status","delivery_from_city") WHERE "delivery_from_city" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_from_country" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_country"),"created_at","id","deleted_at","status","delivery_from_country") WHERE "delivery_from_country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_from_code" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_code"),"created_at","id","deleted_at","status","delivery_from_code") WHERE "delivery_from_code" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_to_city" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_city"),"created_at","id","deleted_at","status","delivery_to_city") WHERE "delivery_to_city" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_to_country" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_country"),"created_at","id","deleted_at","status","delivery_to_country") WHERE "delivery_to_country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_to_code" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_code"),"created_at","id","deleted_at","status","delivery_to_code") WHERE "delivery_to_code" IS NOT NULL;