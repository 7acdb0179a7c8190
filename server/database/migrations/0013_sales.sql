ALTER TABLE "contact_sales" ADD COLUMN "status" text DEFAULT 'NEW' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD COLUMN "tariff_id" bigint;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD COLUMN "monthly_price" integer;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD COLUMN "yearly_price" integer;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD COLUMN "offered_at" timestamptz;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD COLUMN "announced_at" timestamptz;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD COLUMN "updated_at" timestamptz DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_sales" ADD CONSTRAINT "contact_sales_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_sales_offer" ON "contact_sales" USING btree ("tenant_id","tariff_id") WHERE tariff_id IS NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."sales_queue" AS (
  SELECT s.tenant_id, s.id, coalesce(c.name, s.email) AS company, s.email, s.phone_number, s.text, s.status, s.note,
    s.lost_reason, s.tariff_id, s.monthly_price, s.yearly_price, s.valid_until, s.created_at, s.updated_at
  FROM contact_sales s
  JOIN tenants t ON t.id = s.tenant_id AND t.deleted_at IS NULL
  LEFT JOIN companies c ON c.tenant_id = s.tenant_id);