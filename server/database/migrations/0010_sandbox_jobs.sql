INSERT INTO "jobs" ("id", "kind", "unique_key", "attempts", "run_at")
	SELECT row_number() OVER (ORDER BY "due_at", "id"), 'sandbox.event', "id", "attempts", "due_at"
	FROM "sandbox_events" WHERE "due_at" IS NOT NULL;--> statement-breakpoint
DROP INDEX "sandbox_events_due";--> statement-breakpoint
ALTER TABLE "sandbox_events" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "sandbox_events" DROP COLUMN "due_at";