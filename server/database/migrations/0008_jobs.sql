CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tenant_id" bigint,
	"owner" bigint GENERATED ALWAYS AS (coalesce(tenant_id, 0)) STORED NOT NULL,
	"kind" text NOT NULL,
	"unique_key" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamptz DEFAULT now() NOT NULL,
	"lease" text,
	"rerun_at" timestamptz,
	"canceled_at" timestamptz,
	"progress" jsonb,
	"last_error" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"finished_at" timestamptz,
	CONSTRAINT "jobs_state" CHECK (state IN ('PENDING', 'SUCCEEDED', 'CANCELED', 'DEAD'))
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "jobs_due_by_tenant" ON "jobs" USING btree ("kind","owner","run_at","id") WHERE state = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique_key" ON "jobs" USING btree ("kind","owner","unique_key") WHERE state = 'PENDING' AND unique_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at") WHERE state <> 'PENDING';