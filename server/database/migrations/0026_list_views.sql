CREATE TABLE "list_view_preferences" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"default_view_id" bigint,
	"view_order" jsonb NOT NULL,
	CONSTRAINT "list_view_preferences_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "list_view_roles" (
	"tenant_id" bigint NOT NULL,
	"list_view_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "list_view_roles_tenant_id_list_view_id_role_id_pk" PRIMARY KEY("tenant_id","list_view_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "list_view_preferences" ADD CONSTRAINT "list_view_preferences_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_view_roles" ADD CONSTRAINT "list_view_roles_tenant_id_list_view_id_list_views_tenant_id_id_fk" FOREIGN KEY ("tenant_id","list_view_id") REFERENCES "public"."list_views"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_view_roles" ADD CONSTRAINT "list_view_roles_tenant_id_role_id_roles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","role_id") REFERENCES "public"."roles"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_view_preferences_resource" ON "list_view_preferences" USING btree ("tenant_id","user_id","resource");--> statement-breakpoint
CREATE INDEX "list_view_roles_role" ON "list_view_roles" USING btree ("tenant_id","role_id","list_view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("tenant_id","user_id","resource",lower("name"));--> statement-breakpoint
CREATE INDEX "list_views_resource" ON "list_views" USING btree ("tenant_id","resource","id");