DROP INDEX "customers_type", "customers_profile_type", "vehicles_year", "vehicles_is_active", "vehicles_verify";--> statement-breakpoint
CREATE INDEX "customers_type" ON "customers" USING btree ("tenant_id","type",sort_key("customer_name"),"id","deleted_at","profile_type","customer_name");--> statement-breakpoint
CREATE INDEX "customers_profile_type" ON "customers" USING btree ("tenant_id","profile_type",sort_key("customer_name"),"id","deleted_at","customer_name");--> statement-breakpoint
CREATE INDEX "vehicles_year" ON "vehicles" USING btree ("tenant_id","year",sort_key("license"),"id","deleted_at","is_active","verify","license");--> statement-breakpoint
CREATE INDEX "vehicles_is_active" ON "vehicles" USING btree ("tenant_id","is_active",sort_key("license"),"id","deleted_at","verify","license");--> statement-breakpoint
CREATE INDEX "vehicles_verify" ON "vehicles" USING btree ("tenant_id","verify",sort_key("license"),"id","deleted_at","is_active","license");