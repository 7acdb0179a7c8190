CREATE TABLE "export_files" (
	"tenant_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" double precision NOT NULL,
	"rows" integer NOT NULL,
	"is_stored" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"expires_at" timestamptz NOT NULL,
	CONSTRAINT "export_files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "export_files_user" ON "export_files" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "export_files_expiry" ON "export_files" USING btree ("expires_at");