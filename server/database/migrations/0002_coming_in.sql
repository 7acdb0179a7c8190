CREATE TABLE "recovery_codes" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamptz,
	CONSTRAINT "recovery_codes_tenant_id_user_id_code_hash_pk" PRIMARY KEY("tenant_id","user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamptz,
	"last_step" bigint,
	CONSTRAINT "second_factors_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "social_exchanges" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"person" jsonb NOT NULL,
	"expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_names" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"tenant" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "social_names_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"browser" text NOT NULL,
	"seen_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_tenant_id_user_id_browser_pk" PRIMARY KEY("tenant_id","user_id","browser")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tenant" bigint,
	"mail" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamptz DEFAULT now(),
	"sent_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "requires_two_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_codes" ADD COLUMN "purpose" text DEFAULT 'INVITATION' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proved_at" timestamptz;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "date_format" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_names" ADD CONSTRAINT "social_names_tenant_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_names_user" ON "social_names" USING btree ("tenant","user_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_trial" ON "payments" USING btree ("tenant_id") WHERE purpose = 'TRIAL';--> statement-breakpoint
INSERT INTO "known_browsers" ("tenant_id", "user_id", "browser", "seen_at") SELECT "tenant_id", "user_id", "browser", "updated_at" FROM "devices";
