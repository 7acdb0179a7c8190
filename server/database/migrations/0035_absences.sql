CREATE TABLE "absences" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"driver_id" bigint,
	"vehicle_id" bigint,
	"starts_at" timestamptz NOT NULL,
	"ends_at" timestamptz NOT NULL,
	"note" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "absences_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "absences_times" CHECK (starts_at < ends_at),
	CONSTRAINT "absences_of" CHECK ((driver_id IS NULL) <> (vehicle_id IS NULL))
);
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_tenant_id_driver_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","driver_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_driver" ON "absences" USING btree ("tenant_id","driver_id","ends_at");--> statement-breakpoint
CREATE INDEX "absences_vehicle" ON "absences" USING btree ("tenant_id","vehicle_id","ends_at");--> statement-breakpoint
CREATE INDEX "absences_kind" ON "absences" USING btree ("tenant_id","kind","id");--> statement-breakpoint
CREATE INDEX "absences_note" ON "absences" USING btree ("tenant_id","note","id");--> statement-breakpoint
CREATE INDEX "absences_starts_at" ON "absences" USING btree ("tenant_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "absences_ends_at" ON "absences" USING btree ("tenant_id","ends_at","id");--> statement-breakpoint
CREATE INDEX "absences_created_at" ON "absences" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "absences_modified_at" ON "absences" USING btree ("tenant_id","modified_at","id");