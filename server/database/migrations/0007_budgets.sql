CREATE TABLE "budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"left" double precision NOT NULL,
	"left_at" timestamptz DEFAULT now() NOT NULL
);
