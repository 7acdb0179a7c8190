CREATE TABLE "inbox_entries" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"event_key" text NOT NULL,
	"merges_until" timestamptz NOT NULL,
	"facts" jsonb NOT NULL,
	"sound" boolean NOT NULL,
	"created_at" timestamptz NOT NULL,
	"read_at" timestamptz,
	"snoozed_until" timestamptz,
	"mail_due_at" timestamptz,
	"mailed_at" timestamptz,
	"push_due_at" timestamptz,
	"pushed_at" timestamptz,
	CONSTRAINT "inbox_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbox_preferences" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	"push" boolean NOT NULL,
	"sound" boolean NOT NULL,
	CONSTRAINT "inbox_preferences_tenant_id_user_id_kind_pk" PRIMARY KEY("tenant_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_to" text NOT NULL,
	CONSTRAINT "quiet_hours_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id"),
	CONSTRAINT "quiet_hours_times" CHECK (quiet_from <> quiet_to)
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"tenant_id" bigint NOT NULL,
	"device_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_tenant_id_device_id_pk" PRIMARY KEY("tenant_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "announced_legs" (
	"tenant_id" bigint NOT NULL,
	"route_id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"driver_id" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "announced_legs_tenant_id_route_id_pk" PRIMARY KEY("tenant_id","route_id")
);
--> statement-breakpoint
ALTER TABLE "shared_links" ADD COLUMN "mailed" text[];--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "customer_mail_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "customer_mail_on_the_way" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "customer_mail_delivered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_preferences" ADD CONSTRAINT "inbox_preferences_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_tenant_id_device_id_devices_tenant_id_id_fk" FOREIGN KEY ("tenant_id","device_id") REFERENCES "public"."devices"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_legs" ADD CONSTRAINT "announced_legs_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_entries_created_at" ON "inbox_entries" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_entries_unread" ON "inbox_entries" USING btree ("tenant_id","user_id","created_at","id") WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX "inbox_entries_event" ON "inbox_entries" USING btree ("tenant_id","user_id","event_key","merges_until");--> statement-breakpoint
CREATE INDEX "inbox_entries_age" ON "inbox_entries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("tenant_id","endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "announced_legs_request" ON "announced_legs" USING btree ("tenant_id","service_transportation_id");--> statement-breakpoint
-- Drivers know the legs of running requests already. Without these rows, the next change of a request would tell them anew.
INSERT INTO "announced_legs" ("tenant_id", "route_id", "service_transportation_id", "driver_id", "facts")
SELECT r."tenant_id", r."id", s."id", r."driver_id", jsonb_build_object('number', s."number",
  'from', coalesce((SELECT a."city" FROM "addresses" AS a WHERE a."tenant_id" = r."tenant_id" AND a."addressable_type" = 'ROUTE'
    AND a."addressable_id" = r."id" AND a."direction" = 'FROM' ORDER BY a."id" LIMIT 1), s."delivery_from_city"),
  'to', coalesce((SELECT a."city" FROM "addresses" AS a WHERE a."tenant_id" = r."tenant_id" AND a."addressable_type" = 'ROUTE'
    AND a."addressable_id" = r."id" AND a."direction" = 'TO' ORDER BY a."id" LIMIT 1), s."delivery_to_city"),
  'start', to_char(r."planned_start" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'end', to_char(r."planned_end" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'vehicle', (SELECT v."license" FROM "vehicles" AS v WHERE v."tenant_id" = r."tenant_id" AND v."id" = r."vehicle_id"),
  'truck', (SELECT v."license" FROM "vehicles" AS v WHERE v."tenant_id" = r."tenant_id" AND v."id" = r."truck_id"))
FROM "routes" AS r
JOIN "service_transportations" AS s ON s."tenant_id" = r."tenant_id" AND s."id" = r."service_transportation_id"
WHERE r."driver_id" IS NOT NULL AND s."deleted_at" IS NULL AND s."status" IN ('IN_PROGRESS', 'SERVICE_CONFIRMED');
