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
ALTER TABLE "done_once" ADD CONSTRAINT "done_once_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_templates_of" ON "task_templates" USING btree ("tenant_id","type","order");