ALTER TABLE "sign_in_attempts" ADD COLUMN "next_at" timestamptz;--> statement-breakpoint
CREATE INDEX "known_browsers_browser" ON "known_browsers" USING btree ("browser");