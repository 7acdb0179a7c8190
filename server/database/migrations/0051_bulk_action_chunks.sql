CREATE TABLE "bulk_action_chunks" (
	"tenant_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"first_sequence" integer NOT NULL,
	"record_ids" bigint[] NOT NULL,
	"modified_ats" timestamptz[] NOT NULL,
	"titles" jsonb NOT NULL,
	CONSTRAINT "bulk_action_chunks_tenant_id_job_id_first_sequence_pk" PRIMARY KEY("tenant_id","job_id","first_sequence")
);
--> statement-breakpoint
ALTER TABLE "bulk_action_chunks" ADD CONSTRAINT "bulk_action_chunks_tenant_id_job_id_background_jobs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."background_jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;