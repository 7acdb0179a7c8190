CREATE TABLE "processor_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment" bigint,
	"created_at" timestamptz NOT NULL,
	"received_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"tenant_id" bigint PRIMARY KEY NOT NULL,
	"billing_cycle" text NOT NULL,
	"next_tariff_id" bigint,
	"next_billing_cycle" text,
	"canceled_at" timestamptz,
	"customer_id" text,
	"payment_method_id" text,
	"card_brand" text,
	"card_last4" text,
	"card_exp_month" integer,
	"card_exp_year" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"error_message" text,
	"error_message_pl" text,
	"due_at" timestamptz,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamptz DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"made_by" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_objects_made_by_unique" UNIQUE("made_by")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "net" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tax_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tax" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "billed_to" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "live" boolean;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "error_message_pl" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamptz;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_tariff_id_tariffs_id_fk" FOREIGN KEY ("next_tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE status = 'PENDING';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_number_unique" UNIQUE("number");
--> statement-breakpoint
UPDATE "payments" SET "net" = "amount";
--> statement-breakpoint
INSERT INTO "subscriptions" ("tenant_id", "billing_cycle", "due_at")
SELECT DISTINCT ON (tenant_id) tenant_id, billing_cycle, now() FROM "payments" WHERE status = 'SUCCEEDED' AND end_date IS NOT NULL ORDER BY tenant_id, end_date DESC;
