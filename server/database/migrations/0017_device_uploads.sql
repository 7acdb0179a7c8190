ALTER TABLE "media" ADD COLUMN "device_time" timestamptz;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sha256" text;