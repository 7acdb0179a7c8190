CREATE TABLE "import_chunks" (
	"tenant_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"first_row" integer NOT NULL,
	"last_row" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]' NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"results" jsonb,
	"undone_at" timestamptz,
	CONSTRAINT "import_chunks_tenant_id_import_id_number_pk" PRIMARY KEY("tenant_id","import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"file_name" text NOT NULL,
	"sheets" jsonb NOT NULL,
	"sheet" text,
	"columns" jsonb NOT NULL,
	"row_count" integer,
	"settings" jsonb,
	"checked" jsonb,
	"check_job_id" bigint,
	"strategy" text,
	"job_id" bigint,
	"refused_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"modified_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "imports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_chunks" ADD CONSTRAINT "import_chunks_tenant_id_import_id_imports_tenant_id_id_fk" FOREIGN KEY ("tenant_id","import_id") REFERENCES "public"."imports"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_chunks_rows" ON "import_chunks" USING btree ("tenant_id","import_id","last_row");--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_job" ON "imports" USING btree ("tenant_id","job_id");--> statement-breakpoint
CREATE INDEX "imports_expiry" ON "imports" USING btree ("created_at");