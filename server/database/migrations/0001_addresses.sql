DROP INDEX "addresses_of";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "direction" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "coordinates" jsonb;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "code" text GENERATED ALWAYS AS (upper(country) || upper(left(regexp_replace(zip, '^[A-Za-z]{1,2}[- ]', ''), 2))) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_direction" ON "addresses" USING btree ("tenant_id","addressable_type","addressable_id","direction");--> statement-breakpoint
CREATE INDEX "addresses_code" ON "addresses" USING btree ("tenant_id","addressable_type",sort_key("code"),"addressable_id");