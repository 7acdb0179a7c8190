CREATE TABLE "servers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"node" text NOT NULL,
	"disk_free" bigint,
	"errors" jsonb NOT NULL,
	"started_at" timestamptz NOT NULL,
	"seen_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "servers_seen" ON "servers" USING btree ("seen_at");