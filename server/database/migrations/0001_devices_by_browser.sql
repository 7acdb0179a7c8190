DROP INDEX "devices_user";--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "browser" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_user_browser" ON "devices" USING btree ("tenant_id","user_id","browser");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("tenant_id","device_id");