CREATE TABLE "social_exchanges" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"person" jsonb NOT NULL,
	"expires_at" timestamptz NOT NULL
);
