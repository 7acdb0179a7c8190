ALTER TABLE "routes" ADD COLUMN "to_latitude" double precision;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "to_longitude" double precision;--> statement-breakpoint
CREATE FUNCTION set_leg_destination() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed addresses := coalesce(NEW, OLD);
BEGIN
  UPDATE routes r SET to_latitude = d.latitude, to_longitude = d.longitude
  FROM (SELECT max((a.coordinates ->> 'latitude')::double precision) AS latitude,
      max((a.coordinates ->> 'longitude')::double precision) AS longitude
    FROM addresses a WHERE a.tenant_id = changed.tenant_id AND a.addressable_type = 'ROUTE'
      AND a.addressable_id = changed.addressable_id AND a.direction = 'TO') d
  WHERE r.tenant_id = changed.tenant_id AND r.id = changed.addressable_id
    AND (r.to_latitude IS DISTINCT FROM d.latitude OR r.to_longitude IS DISTINCT FROM d.longitude);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER addresses_leg_destination AFTER INSERT OR UPDATE OF coordinates, direction ON addresses
FOR EACH ROW WHEN (NEW.addressable_type = 'ROUTE') EXECUTE FUNCTION set_leg_destination();--> statement-breakpoint
CREATE TRIGGER addresses_no_leg_destination AFTER DELETE ON addresses
FOR EACH ROW WHEN (OLD.addressable_type = 'ROUTE') EXECUTE FUNCTION set_leg_destination();
