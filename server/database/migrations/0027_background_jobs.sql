CREATE TABLE "background_job_problems" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"record_id" bigint,
	"title" text,
	"row" integer,
	"column" text,
	"field" text,
	"code" text NOT NULL,
	"payload" jsonb,
	CONSTRAINT "background_job_problems_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "background_jobs" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"resource" text,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"language" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"payload" jsonb NOT NULL,
	"total" integer,
	"processed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"problem_counts" jsonb,
	"result" jsonb,
	"failure" jsonb,
	"queue_job_id" bigint NOT NULL,
	"cancelable" boolean NOT NULL,
	"kept_days" integer NOT NULL,
	"undo_seconds" integer,
	"canceled_at" timestamptz,
	"undo_of_id" bigint,
	"undone_by_id" bigint,
	"undoable_until" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"started_at" timestamptz,
	"finished_at" timestamptz,
	"expires_at" timestamptz,
	CONSTRAINT "background_jobs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "background_job_problems" ADD CONSTRAINT "background_job_problems_tenant_id_job_id_background_jobs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."background_jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_jobs" ADD CONSTRAINT "background_jobs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_jobs" ADD CONSTRAINT "background_jobs_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "background_job_problems_sequence" ON "background_job_problems" USING btree ("tenant_id","job_id","sequence","id");--> statement-breakpoint
CREATE INDEX "background_jobs_created" ON "background_jobs" USING btree ("tenant_id","created_at","id","user_id");--> statement-breakpoint
CREATE INDEX "background_jobs_user" ON "background_jobs" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "background_jobs_unfinished" ON "background_jobs" USING btree ("tenant_id","user_id") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX "background_jobs_expiry" ON "background_jobs" USING btree ("expires_at") WHERE finished_at IS NOT NULL;