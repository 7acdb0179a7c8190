CREATE TABLE "done_once" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"record_id" bigint,
	"done_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "done_once_tenant_id_user_id_key_method_pk" PRIMARY KEY("tenant_id","user_id","key","method")
);
--> statement-breakpoint
CREATE TABLE "shared_links" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"user_id" bigint,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"revoked_at" timestamptz,
	"last_opened_at" timestamptz,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shared_links_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "task_templates" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"text" text NOT NULL,
	"type" text NOT NULL,
	"media_upload_enabled" boolean DEFAULT false NOT NULL,
	"order" integer NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "task_templates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "route_tasks" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "done_once" ADD CONSTRAINT "done_once_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_links_of" ON "shared_links" USING btree ("tenant_id","service_transportation_id","id");--> statement-breakpoint
CREATE INDEX "task_templates_of" ON "task_templates" USING btree ("tenant_id","type","order");--> statement-breakpoint
CREATE INDEX "request_logisticians_awaited" ON "request_logisticians" USING btree ("tenant_id","user_id","service_transportation_id") WHERE accepted IS NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_due" ON "service_transportations" USING btree ("tenant_id","delivery_date_to","id") WHERE deleted_at IS NULL AND status IN ('DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED');--> statement-breakpoint
CREATE INDEX "service_transportations_free" ON "service_transportations" USING btree ("tenant_id","to_take_to_work_from","id") WHERE deleted_at IS NULL AND status = 'NEW' AND logistician_id IS NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_made" ON "service_transportations" USING btree ("tenant_id","created_at","status") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_deliveries" ON "service_transportations" USING btree ("tenant_id","delivered","currency","price","delivery_date_to","status") WHERE deleted_at IS NULL AND delivered IS NOT NULL;