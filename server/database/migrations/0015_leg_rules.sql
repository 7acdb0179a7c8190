ALTER TABLE "vehicle_classes" ADD COLUMN "coupling" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "leg_overweight" text DEFAULT 'REFUSE' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "leg_unknown_payload" text DEFAULT 'REASON' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "leg_places" text DEFAULT 'REFUSE' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "leg_order" text DEFAULT 'REFUSE' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "leg_unverified_vehicle" text DEFAULT 'REASON' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "leg_inactive_vehicle" text DEFAULT 'REFUSE' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "leg_inactive_driver" text DEFAULT 'REFUSE' NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "exception_reason" text;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "exception_by_id" bigint;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "exception_at" timestamptz;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "exception_covers" text[];--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_tenant_id_exception_by_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","exception_by_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "routes" SET "truck_is_not_required" = true
	FROM "vehicles" v JOIN "vehicle_classes" k ON k."id" = v."vehicle_class_id"
	WHERE v."tenant_id" = "routes"."tenant_id" AND v."id" = "routes"."vehicle_id" AND k."can_have_trailer" AND k."can_carry_cargo"
		AND "routes"."truck_id" IS NULL AND NOT "routes"."truck_is_not_required";
