CREATE INDEX "routes_driver_end" ON "routes" USING btree ("tenant_id","driver_id","planned_end");--> statement-breakpoint
CREATE INDEX "routes_vehicle_end" ON "routes" USING btree ("tenant_id","vehicle_id","planned_end");--> statement-breakpoint
CREATE INDEX "routes_truck_end" ON "routes" USING btree ("tenant_id","truck_id","planned_end");