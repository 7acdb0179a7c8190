ALTER TABLE "payments" ADD COLUMN "asked_at" timestamptz;--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE status = 'PENDING';