ALTER TABLE "payments" ADD COLUMN "issued_at" timestamptz;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "billed_by" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;