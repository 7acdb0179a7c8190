CREATE TABLE "bulk_action_rows" (
	"tenant_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"record_id" bigint NOT NULL,
	"modified_at" timestamptz,
	"title" text,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"undo_input" jsonb,
	"changed_at" timestamptz,
	CONSTRAINT "bulk_action_rows_tenant_id_job_id_sequence_pk" PRIMARY KEY("tenant_id","job_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "bulk_action_rows" ADD CONSTRAINT "bulk_action_rows_tenant_id_job_id_background_jobs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."background_jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_action_rows_next" ON "bulk_action_rows" USING btree ("tenant_id","job_id","state","sequence");