-- Apart from the columns and triggers, whose locks would last until all rows are filled.
UPDATE "routes" AS r SET "to_latitude" = (a."coordinates" ->> 'latitude')::double precision,
  "to_longitude" = (a."coordinates" ->> 'longitude')::double precision
FROM "addresses" AS a
WHERE a."tenant_id" = r."tenant_id" AND a."addressable_type" = 'ROUTE' AND a."addressable_id" = r."id" AND a."direction" = 'TO'
  AND a."coordinates" IS NOT NULL;
