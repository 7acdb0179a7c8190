DROP INDEX "service_transportations_search";--> statement-breakpoint
ALTER TABLE "service_transportations" ADD COLUMN "crew_text" text;--> statement-breakpoint
-- The words of drivers' names and of plates, as crew-text.ts writes them.
UPDATE "service_transportations" AS s SET "crew_text" = c."words"
FROM (
  SELECT l."tenant_id", l."service_transportation_id", string_agg(DISTINCT l."words", E'\n') AS "words"
  FROM (
    SELECT r."tenant_id", r."service_transportation_id", w."words"
    FROM "routes" AS r
    JOIN "profiles" AS p ON p."tenant_id" = r."tenant_id" AND p."user_id" = r."driver_id"
    CROSS JOIN LATERAL (SELECT concat_ws(' ', p."first_name", p."last_name", p."first_name") AS "name") AS n
    CROSS JOIN LATERAL (VALUES (n."name"),
      (CASE WHEN fold(n."name") <> lower(n."name") THEN trim(E'\n' FROM fold_names(n."name")) END)) AS w ("words")
    UNION ALL
    SELECT r."tenant_id", r."service_transportation_id", w."words"
    FROM "routes" AS r
    JOIN "vehicles" AS v ON v."tenant_id" = r."tenant_id" AND v."id" IN (r."vehicle_id", r."truck_id")
    CROSS JOIN LATERAL (SELECT translate(v."license", ' -', '') AS "bare") AS b
    CROSS JOIN LATERAL (VALUES (v."license"), (b."bare"), (translate(v."license", '-', ' ')),
      (regexp_replace(v."license", '[ -]', '-')), (regexp_replace(b."bare", '([A-Z])([0-9])', '\1 \2')),
      (regexp_replace(b."bare", '([A-Z])([0-9])', '\1-\2'))) AS w ("words")
  ) AS l
  WHERE l."words" <> ''
  GROUP BY l."tenant_id", l."service_transportation_id"
) AS c
WHERE c."tenant_id" = s."tenant_id" AND c."service_transportation_id" = s."id";--> statement-breakpoint
CREATE INDEX "service_transportations_search" ON "service_transportations" USING gin ("tenant_id","number" gin_trgm_ops,"customer_name" gin_trgm_ops,"crew_text" gin_trgm_ops,"delivery_from_city" gin_trgm_ops,"delivery_from_state" gin_trgm_ops,"delivery_from_code" gin_trgm_ops,"delivery_to_city" gin_trgm_ops,"delivery_to_state" gin_trgm_ops,"delivery_to_code" gin_trgm_ops);