CREATE TABLE "document_warnings" (
	"tenant_id" bigint NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"document" text NOT NULL,
	"until" date NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "document_warnings_tenant_id_owner_type_owner_id_document_until_days_pk" PRIMARY KEY("tenant_id","owner_type","owner_id","document","until","days")
);
--> statement-breakpoint
ALTER TABLE "document_warnings" ADD CONSTRAINT "document_warnings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;