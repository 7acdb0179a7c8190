INSERT INTO "jobs" ("id", "tenant_id", "kind", "unique_key", "payload", "attempts", "run_at", "created_at")
	SELECT "id", "tenant", 'mail', "id"::text, jsonb_build_object('kind', "mail" ->> 'kind'), "attempts", "due_at", "created_at"
	FROM "mails" WHERE "due_at" IS NOT NULL;--> statement-breakpoint
DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "due_at";