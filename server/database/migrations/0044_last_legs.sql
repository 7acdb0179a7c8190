CREATE INDEX CONCURRENTLY "routes_driver_last" ON "routes" USING btree ("tenant_id","driver_id","planned_end","service_transportation_id","to_latitude","to_longitude");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "routes_vehicle_last" ON "routes" USING btree ("tenant_id","vehicle_id","planned_end","service_transportation_id","to_latitude","to_longitude");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "routes_truck_last" ON "routes" USING btree ("tenant_id","truck_id","planned_end","service_transportation_id","to_latitude","to_longitude");--> statement-breakpoint
DROP INDEX CONCURRENTLY "routes_driver_end";--> statement-breakpoint
DROP INDEX CONCURRENTLY "routes_vehicle_end";--> statement-breakpoint
DROP INDEX CONCURRENTLY "routes_truck_end";
