ALTER TABLE "tenants" ADD COLUMN "leg_sharing" text DEFAULT 'NEVER' NOT NULL;--> statement-breakpoint
ALTER TABLE "leg_bookings" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leg_bookings" DROP CONSTRAINT "leg_bookings_once";--> statement-breakpoint
-- Shared bookings have the same key, so that they may overlap.
ALTER TABLE "leg_bookings" ADD CONSTRAINT "leg_bookings_once" EXCLUDE USING gist ("tenant_id" WITH =, "resource_type" WITH =, "resource_id" WITH =, (CASE WHEN "shared" THEN 0 ELSE "service_transportation_id" END) WITH <>, "during" WITH &&);
