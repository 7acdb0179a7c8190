CREATE INDEX CONCURRENTLY "customer_profiles_vat" ON "customer_profiles" USING btree ("tenant_id","vat") WHERE "vat" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customer_profiles_tax_number" ON "customer_profiles" USING btree ("tenant_id","tax_number") WHERE "tax_number" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customer_profiles_company_id" ON "customer_profiles" USING btree ("tenant_id","company_id") WHERE "company_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "vehicles_brand_model_license" ON "vehicles" USING btree ("tenant_id",sort_key("brand_model"),sort_key("license"),"id","deleted_at","is_active","verify","documents_until","brand_model","license") WHERE "brand_model" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_driving_licence_until_name" ON "users" USING btree ("tenant_id","driving_licence_until",sort_key("display_name"),"id","deleted_at","state","documents_until","display_name");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_code_95_until_name" ON "users" USING btree ("tenant_id","code_95_until",sort_key("display_name"),"id","deleted_at","state","documents_until","display_name");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_adr_until_name" ON "users" USING btree ("tenant_id","adr_until",sort_key("display_name"),"id","deleted_at","state","documents_until","display_name");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_documents_until_name" ON "users" USING btree ("tenant_id","documents_until",sort_key("display_name"),"id","deleted_at","state","display_name");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "service_transportations_late_newest" ON "service_transportations" USING btree ("tenant_id","created_at","id","expected_late","type","currency","delivery_from_state","delivery_from_country","delivery_to_state","delivery_to_country") WHERE deleted_at IS NULL AND expected_late;--> statement-breakpoint
DROP INDEX CONCURRENTLY "vehicles_brand_model";--> statement-breakpoint
DROP INDEX CONCURRENTLY "users_driving_licence_until";--> statement-breakpoint
DROP INDEX CONCURRENTLY "users_code_95_until";--> statement-breakpoint
DROP INDEX CONCURRENTLY "users_adr_until";--> statement-breakpoint
DROP INDEX CONCURRENTLY "users_documents_until";--> statement-breakpoint
DROP INDEX CONCURRENTLY "service_transportations_late_created_at";