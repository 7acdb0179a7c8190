CREATE TABLE "known_browsers" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"browser" text NOT NULL,
	"seen_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_tenant_id_user_id_browser_pk" PRIMARY KEY("tenant_id","user_id","browser")
);
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "known_browsers" ("tenant_id", "user_id", "browser", "seen_at") SELECT "tenant_id", "user_id", "browser", "updated_at" FROM "devices";
