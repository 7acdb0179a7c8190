DROP INDEX "media_vehicle";--> statement-breakpoint
DROP INDEX "media_customer";--> statement-breakpoint
DROP INDEX "media_owner";--> statement-breakpoint
DROP INDEX "media_company";--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "vehicle_id" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "customer_id" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "owner_id" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "company_id" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "service_transportation_id" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "route_task_id" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "logist_task_id" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_route_task_id_route_tasks_tenant_id_id_fk" FOREIGN KEY ("tenant_id","route_task_id") REFERENCES "public"."route_tasks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_logist_task_id_logist_tasks_tenant_id_id_fk" FOREIGN KEY ("tenant_id","logist_task_id") REFERENCES "public"."logist_tasks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_vehicle_id" ON "media" USING btree ("tenant_id","vehicle_id") WHERE "media"."vehicle_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_customer_id" ON "media" USING btree ("tenant_id","customer_id") WHERE "media"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_owner_id" ON "media" USING btree ("tenant_id","owner_id") WHERE "media"."owner_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_company_id" ON "media" USING btree ("tenant_id","company_id") WHERE "media"."company_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_service_transportation_id" ON "media" USING btree ("tenant_id","service_transportation_id") WHERE "media"."service_transportation_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_route_task_id" ON "media" USING btree ("tenant_id","route_task_id") WHERE "media"."route_task_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_logist_task_id" ON "media" USING btree ("tenant_id","logist_task_id") WHERE "media"."logist_task_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner" CHECK (num_nonnulls(vehicle_id, customer_id, owner_id, company_id, service_transportation_id, route_task_id, logist_task_id) = 1 AND model_id = coalesce(vehicle_id, customer_id, owner_id, company_id, service_transportation_id, route_task_id, logist_task_id));