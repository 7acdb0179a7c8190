DROP INDEX "service_transportations_status_id";--> statement-breakpoint
DROP INDEX "service_transportations_from_state";--> statement-breakpoint
DROP INDEX "service_transportations_to_state";--> statement-breakpoint
DROP INDEX "customers_customer_name";--> statement-breakpoint
DROP INDEX "customers_type";--> statement-breakpoint
DROP INDEX "customers_created_at";--> statement-breakpoint
DROP INDEX "customers_modified_at";--> statement-breakpoint
DROP INDEX "vehicles_license";--> statement-breakpoint
DROP INDEX "vehicles_vin";--> statement-breakpoint
DROP INDEX "vehicles_brand_model";--> statement-breakpoint
DROP INDEX "vehicles_carrying_capacity";--> statement-breakpoint
DROP INDEX "vehicles_places";--> statement-breakpoint
DROP INDEX "vehicles_year";--> statement-breakpoint
DROP INDEX "vehicles_is_active";--> statement-breakpoint
DROP INDEX "vehicles_verify";--> statement-breakpoint
DROP INDEX "vehicles_created_at";--> statement-breakpoint
DROP INDEX "vehicles_modified_at";--> statement-breakpoint
DROP INDEX "addresses_country";--> statement-breakpoint
DROP INDEX "addresses_city";--> statement-breakpoint
DROP INDEX "addresses_zip";--> statement-breakpoint
DROP INDEX "addresses_code";--> statement-breakpoint
DROP INDEX "profiles_first_name";--> statement-breakpoint
DROP INDEX "profiles_last_name";--> statement-breakpoint
DROP INDEX "users_email_order";--> statement-breakpoint
DROP INDEX "users_state";--> statement-breakpoint
DROP INDEX "users_created_at";--> statement-breakpoint
DROP INDEX "users_modified_at";--> statement-breakpoint
DROP INDEX "service_transportations_number";--> statement-breakpoint
DROP INDEX "service_transportations_status";--> statement-breakpoint
DROP INDEX "service_transportations_type";--> statement-breakpoint
DROP INDEX "service_transportations_service";--> statement-breakpoint
DROP INDEX "service_transportations_customer";--> statement-breakpoint
DROP INDEX "service_transportations_logistician";--> statement-breakpoint
DROP INDEX "service_transportations_price";--> statement-breakpoint
DROP INDEX "service_transportations_to_take_to_work_from";--> statement-breakpoint
DROP INDEX "service_transportations_to_take_to_work_to";--> statement-breakpoint
DROP INDEX "service_transportations_taken_to_work";--> statement-breakpoint
DROP INDEX "service_transportations_delivery_date_from";--> statement-breakpoint
DROP INDEX "service_transportations_delivery_date_to";--> statement-breakpoint
DROP INDEX "service_transportations_delivered";--> statement-breakpoint
DROP INDEX "service_transportations_created_at";--> statement-breakpoint
DROP INDEX "service_transportations_modified_at";--> statement-breakpoint
DROP INDEX "service_transportations_customer_name";--> statement-breakpoint
DROP INDEX "service_transportations_from_city";--> statement-breakpoint
DROP INDEX "service_transportations_from_country";--> statement-breakpoint
DROP INDEX "service_transportations_from_code";--> statement-breakpoint
DROP INDEX "service_transportations_to_city";--> statement-breakpoint
DROP INDEX "service_transportations_to_country";--> statement-breakpoint
DROP INDEX "service_transportations_to_code";--> statement-breakpoint
CREATE INDEX "profiles_country" ON "profiles" USING btree ("tenant_id",sort_key("country"),"user_id") WHERE "country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_customer_name" ON "customers" USING btree ("tenant_id",sort_key("customer_name"),"id","deleted_at","customer_name");--> statement-breakpoint
CREATE INDEX "customers_type" ON "customers" USING btree ("tenant_id","type",sort_key("customer_name"),"id","deleted_at");--> statement-breakpoint
CREATE INDEX "customers_created_at" ON "customers" USING btree ("tenant_id","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "customers_modified_at" ON "customers" USING btree ("tenant_id","modified_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "vehicles_license" ON "vehicles" USING btree ("tenant_id",sort_key("license"),"id","deleted_at","is_active","verify","license");--> statement-breakpoint
CREATE INDEX "vehicles_vin" ON "vehicles" USING btree ("tenant_id",sort_key("vin"),"id","deleted_at","is_active","verify","vin") WHERE "vin" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicles_brand_model" ON "vehicles" USING btree ("tenant_id",sort_key("brand_model"),"id","deleted_at","is_active","verify","brand_model") WHERE "brand_model" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicles_carrying_capacity" ON "vehicles" USING btree ("tenant_id","carrying_capacity","id","deleted_at","is_active","verify");--> statement-breakpoint
CREATE INDEX "vehicles_places" ON "vehicles" USING btree ("tenant_id","places","id","deleted_at","is_active","verify");--> statement-breakpoint
CREATE INDEX "vehicles_year" ON "vehicles" USING btree ("tenant_id","year",sort_key("license"),"id","deleted_at","is_active","verify");--> statement-breakpoint
CREATE INDEX "vehicles_is_active" ON "vehicles" USING btree ("tenant_id","is_active",sort_key("license"),"id","deleted_at","verify");--> statement-breakpoint
CREATE INDEX "vehicles_verify" ON "vehicles" USING btree ("tenant_id","verify",sort_key("license"),"id","deleted_at","is_active");--> statement-breakpoint
CREATE INDEX "vehicles_created_at" ON "vehicles" USING btree ("tenant_id","created_at","id","deleted_at","is_active","verify");--> statement-breakpoint
CREATE INDEX "vehicles_modified_at" ON "vehicles" USING btree ("tenant_id","modified_at","id","deleted_at","is_active","verify");--> statement-breakpoint
CREATE INDEX "addresses_country" ON "addresses" USING btree ("tenant_id","addressable_type",sort_key("country"),"addressable_id") WHERE "country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "addresses_city" ON "addresses" USING btree ("tenant_id","addressable_type",sort_key("city"),"addressable_id") WHERE "city" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "addresses_zip" ON "addresses" USING btree ("tenant_id","addressable_type",sort_key("zip"),"addressable_id") WHERE "zip" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "addresses_code" ON "addresses" USING btree ("tenant_id","addressable_type",sort_key("code"),"addressable_id") WHERE "code" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_first_name" ON "profiles" USING btree ("tenant_id",sort_key("first_name"),"user_id") WHERE "first_name" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_last_name" ON "profiles" USING btree ("tenant_id",sort_key("last_name"),"user_id") WHERE "last_name" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_email_order" ON "users" USING btree ("tenant_id",sort_key("email"),"id","deleted_at","state","email");--> statement-breakpoint
CREATE INDEX "users_state" ON "users" USING btree ("tenant_id","state","id","deleted_at");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("tenant_id","created_at","id","deleted_at","state");--> statement-breakpoint
CREATE INDEX "users_modified_at" ON "users" USING btree ("tenant_id","modified_at","id","deleted_at","state");--> statement-breakpoint
CREATE INDEX "service_transportations_number" ON "service_transportations" USING btree ("tenant_id",sort_key("number"),"id","deleted_at","status","number");--> statement-breakpoint
CREATE INDEX "service_transportations_status" ON "service_transportations" USING btree ("tenant_id","status","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "service_transportations_type" ON "service_transportations" USING btree ("tenant_id","type","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_service" ON "service_transportations" USING btree ("tenant_id","service_id","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_customer" ON "service_transportations" USING btree ("tenant_id","customer_id","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_logistician" ON "service_transportations" USING btree ("tenant_id","logistician_id","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_price" ON "service_transportations" USING btree ("tenant_id","price","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_to_take_to_work_from" ON "service_transportations" USING btree ("tenant_id","to_take_to_work_from","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_to_take_to_work_to" ON "service_transportations" USING btree ("tenant_id","to_take_to_work_to","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_taken_to_work" ON "service_transportations" USING btree ("tenant_id","taken_to_work","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_delivery_date_from" ON "service_transportations" USING btree ("tenant_id","delivery_date_from","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_delivery_date_to" ON "service_transportations" USING btree ("tenant_id","delivery_date_to","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_delivered" ON "service_transportations" USING btree ("tenant_id","delivered","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_created_at" ON "service_transportations" USING btree ("tenant_id","created_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_modified_at" ON "service_transportations" USING btree ("tenant_id","modified_at","id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "service_transportations_customer_name" ON "service_transportations" USING btree ("tenant_id",sort_key("customer_name"),"id","deleted_at","status","customer_name") WHERE "customer_name" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_from_city" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_city"),"id","deleted_at","status","delivery_from_city") WHERE "delivery_from_city" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_from_country" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_country"),"id","deleted_at","status","delivery_from_country") WHERE "delivery_from_country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_from_code" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_from_code"),"id","deleted_at","status","delivery_from_code") WHERE "delivery_from_code" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_to_city" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_city"),"id","deleted_at","status","delivery_to_city") WHERE "delivery_to_city" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_to_country" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_country"),"id","deleted_at","status","delivery_to_country") WHERE "delivery_to_country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_to_code" ON "service_transportations" USING btree ("tenant_id",sort_key("delivery_to_code"),"id","deleted_at","status","delivery_to_code") WHERE "delivery_to_code" IS NOT NULL;