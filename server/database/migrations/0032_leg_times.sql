CREATE TABLE "leg_bookings" (
	"tenant_id" bigint NOT NULL,
	"service_transportation_id" bigint NOT NULL,
	"route_id" bigint NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" bigint NOT NULL,
	"during" "tstzrange" NOT NULL,
	CONSTRAINT "leg_bookings_tenant_id_service_transportation_id_route_id_resource_type_resource_id_pk" PRIMARY KEY("tenant_id","service_transportation_id","route_id","resource_type","resource_id")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "leg_times" text DEFAULT 'REFUSE' NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "planned_start" timestamptz;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "planned_end" timestamptz;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "planned_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leg_bookings" ADD CONSTRAINT "leg_bookings_tenant_id_service_transportation_id_service_transportations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_transportation_id") REFERENCES "public"."service_transportations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_planned_times" CHECK ((planned_start IS NULL) = (planned_end IS NULL) AND planned_start < planned_end);--> statement-breakpoint
ALTER TABLE "leg_bookings" ADD CONSTRAINT "leg_bookings_once" EXCLUDE USING gist ("tenant_id" WITH =, "resource_type" WITH =, "resource_id" WITH =, "service_transportation_id" WITH <>, "during" WITH &&);--> statement-breakpoint
-- Plans the legs of open requests as leg-times.ts does, but only within the days that their requests have booked, so that
-- no two bookings overlap. Legs that do not fit are planned for all of these days.
WITH "open_legs" AS (
  SELECT r."tenant_id", r."service_transportation_id" AS "request", r."id", r."order",
    lower(concat_ws(' ', f."country", f."city", t."country", t."city")) AS "places",
    round(acos(least(1, greatest(-1, sin(radians((f."coordinates" ->> 'latitude')::float8)) * sin(radians((t."coordinates" ->> 'latitude')::float8))
      + cos(radians((f."coordinates" ->> 'latitude')::float8)) * cos(radians((t."coordinates" ->> 'latitude')::float8))
      * cos(radians((t."coordinates" ->> 'longitude')::float8 - (f."coordinates" ->> 'longitude')::float8))))) * 6371 * 1.27 / 65 * 60) AS "driving",
    least(s."to_take_to_work_from", s."to_take_to_work_to", s."delivery_date_from", s."delivery_date_to")::timestamp AT TIME ZONE n."time_zone" AS "first",
    (greatest(s."to_take_to_work_from", s."to_take_to_work_to", s."delivery_date_from", s."delivery_date_to") + 1)::timestamp AT TIME ZONE n."time_zone" AS "last",
    coalesce(s."to_take_to_work_from", s."to_take_to_work_to") AS "load_from",
    coalesce(s."to_take_to_work_to", s."to_take_to_work_from") AS "load_to", n."time_zone",
    (s."delivery_date_from" + time '09:00') AT TIME ZONE n."time_zone" AS "unloaded"
  FROM "service_transportations" AS s
  JOIN "tenants" AS n ON n."id" = s."tenant_id"
  JOIN "routes" AS r ON r."tenant_id" = s."tenant_id" AND r."service_transportation_id" = s."id"
  LEFT JOIN LATERAL (SELECT a."country", a."city", a."coordinates" FROM "addresses" AS a WHERE a."tenant_id" = r."tenant_id"
    AND a."addressable_type" = 'ROUTE' AND a."addressable_id" = r."id" AND a."direction" = 'FROM' ORDER BY a."id" LIMIT 1) AS f ON true
  LEFT JOIN LATERAL (SELECT a."country", a."city", a."coordinates" FROM "addresses" AS a WHERE a."tenant_id" = r."tenant_id"
    AND a."addressable_type" = 'ROUTE' AND a."addressable_id" = r."id" AND a."direction" = 'TO' ORDER BY a."id" LIMIT 1) AS t ON true
  WHERE s."deleted_at" IS NULL AND s."status" IN ('DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED')
    AND coalesce(s."to_take_to_work_from", s."to_take_to_work_to", s."delivery_date_from", s."delivery_date_to") IS NOT NULL
), "timed" AS (
  SELECT *, greatest(0, ceil("driving" / 540) - 1) AS "nights", min("order") OVER (PARTITION BY "tenant_id", "request", "places") AS "stage"
  FROM "open_legs"
), "stages" AS (
  SELECT *, ceil(("driving" + "nights" * 705 + greatest(0, ceil(("driving" - "nights" * 540) / 270) - 1) * 45 + 120) / 15) * 15 AS "minutes"
  FROM "timed"
), "loaded" AS (
  -- The latest day of loading on which the leg still arrives when its delivery begins.
  SELECT *, (least("load_to", greatest("load_from", (("unloaded" - interval '1 minute' * sum("minutes") FILTER (WHERE "order" = "stage")
      OVER (PARTITION BY "tenant_id", "request")) AT TIME ZONE "time_zone" - interval '8 hours')::date)) + time '08:00') AT TIME ZONE "time_zone" AS "loading"
  FROM "stages"
), "begun" AS (
  SELECT *, "loading" + interval '1 minute' * coalesce(sum("minutes") FILTER (WHERE "order" = "stage")
      OVER (PARTITION BY "tenant_id", "request" ORDER BY "stage" RANGE BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS "begin",
    max("stage") OVER (PARTITION BY "tenant_id", "request") AS "last_stage"
  FROM "loaded"
), "planned" AS (
  SELECT *, greatest("begin" + interval '1 minute' * "minutes", CASE WHEN "stage" = "last_stage" THEN "unloaded" END) AS "end"
  FROM "begun"
)
UPDATE "routes" AS r SET
  "planned_start" = CASE WHEN p."end" <= p."last" THEN p."begin" ELSE p."first" END,
  "planned_end" = CASE WHEN p."end" <= p."last" THEN p."end" ELSE p."last" END
FROM "planned" AS p
WHERE r."tenant_id" = p."tenant_id" AND r."id" = p."id" AND p."begin" IS NOT NULL AND p."minutes" IS NOT NULL;--> statement-breakpoint
-- A leg without planned times books the days of its request.
INSERT INTO "leg_bookings" ("tenant_id", "service_transportation_id", "route_id", "resource_type", "resource_id", "during")
SELECT DISTINCT r."tenant_id", r."service_transportation_id", r."id", h."resource_type", h."resource_id",
  CASE WHEN r."planned_start" IS NOT NULL THEN tstzrange(r."planned_start", r."planned_end") ELSE tstzrange(
    least(s."to_take_to_work_from", s."to_take_to_work_to", s."delivery_date_from", s."delivery_date_to")::timestamp AT TIME ZONE n."time_zone",
    (greatest(s."to_take_to_work_from", s."to_take_to_work_to", s."delivery_date_from", s."delivery_date_to") + 1)::timestamp AT TIME ZONE n."time_zone") END
FROM "service_transportations" AS s
JOIN "tenants" AS n ON n."id" = s."tenant_id"
JOIN "routes" AS r ON r."tenant_id" = s."tenant_id" AND r."service_transportation_id" = s."id"
CROSS JOIN LATERAL (VALUES ('DRIVER', r."driver_id"), ('VEHICLE', r."vehicle_id"), ('VEHICLE', r."truck_id")) AS h ("resource_type", "resource_id")
WHERE s."deleted_at" IS NULL AND s."status" IN ('DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED') AND h."resource_id" IS NOT NULL
  AND coalesce(s."to_take_to_work_from", s."to_take_to_work_to", s."delivery_date_from", s."delivery_date_to") IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE INDEX "routes_planned_start" ON "routes" USING btree ("tenant_id","planned_start","id");
