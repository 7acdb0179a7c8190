ALTER TABLE "routes" ADD COLUMN "started_at" timestamptz;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "ended_at" timestamptz;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "expected_start" timestamptz;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "expected_end" timestamptz;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD COLUMN "expected_delivery" timestamptz;--> statement-breakpoint
ALTER TABLE "service_transportations" ADD COLUMN "expected_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "service_transportations_expected_late" ON "service_transportations" USING btree ("tenant_id","delivery_date_to","id") WHERE deleted_at IS NULL AND expected_late;--> statement-breakpoint
UPDATE "routes" AS r SET "started_at" = p."first", "ended_at" = CASE WHEN p."ended" THEN p."last" END
FROM (SELECT t."tenant_id", t."route_id", min(t."modified_at") AS "first", max(t."modified_at") AS "last", bool_and(t."status" = 'DONE') AS "ended"
  FROM "route_tasks" AS t GROUP BY t."tenant_id", t."route_id" HAVING bool_or(t."status" <> 'PLANNING')) AS p
WHERE r."tenant_id" = p."tenant_id" AND r."id" = p."route_id";
