import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMigrationProblems, lastMigrationBeforeFirstRelease } from '../../../scripts/migration-rules.mjs';

const refusalsOf = (sql: string, releases?: string[]) =>
  findMigrationProblems('9999_trial', sql, releases).map(
    (problem) => /"(-- allow [\w-]+)/.exec(problem)?.[1] ?? problem,
  );

describe('the rules of migrations', () => {
  it.each([
    ['index', 'CREATE INDEX "legs_day" ON "legs" USING btree ("day");'],
    ['index', 'CREATE UNIQUE INDEX IF NOT EXISTS legs_day ON legs (day);'],
    ['not-null-column', 'ALTER TABLE "legs" ADD COLUMN "state" text NOT NULL;'],
    ['volatile-default', 'ALTER TABLE "legs" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;'],
    ['volatile-default', 'ALTER TABLE "legs" ADD COLUMN "sum" integer GENERATED ALWAYS AS (a + b) STORED;'],
    ['column-type', 'ALTER TABLE "legs" ALTER COLUMN "day" SET DATA TYPE timestamp;'],
    ['column-type', 'ALTER TABLE legs ALTER COLUMN day TYPE bigint USING day::bigint;'],
    ['constraint', 'ALTER TABLE "legs" ADD CONSTRAINT "legs_days" CHECK ("day" > 0);'],
    ['constraint', 'ALTER TABLE "legs" ADD CONSTRAINT "legs_truck" FOREIGN KEY ("truck") REFERENCES "trucks"("id");'],
    ['set-not-null', 'ALTER TABLE "legs" ALTER COLUMN "day" SET NOT NULL;'],
    ['rename', 'ALTER TABLE "legs" RENAME COLUMN "day" TO "date";'],
    ['rename', 'ALTER TABLE "legs" RENAME TO "routes";'],
    ['drop', 'ALTER TABLE "legs" DROP COLUMN "day";'],
    ['drop', 'DROP TABLE "legs" CASCADE;'],
    [
      'backfill',
      'ALTER TABLE "legs" ADD COLUMN "note" text;\n--> statement-breakpoint\nUPDATE "legs" SET "note" = \'none\';',
    ],
  ])('refuse by %s: %s', (rule, sql) => {
    expect(refusalsOf(sql)).toEqual([`-- allow ${rule}`]);
    expect(refusalsOf(`CREATE TABLE "trucks" ("id" bigint);\n--> statement-breakpoint\n${sql}`)).toHaveLength(1);
    expect(findMigrationProblems(lastMigrationBeforeFirstRelease, sql)).toEqual([]);
  });

  it.each([
    'CREATE INDEX CONCURRENTLY "legs_day" ON "legs" USING btree ("day");',
    'ALTER TABLE "legs" ADD COLUMN "state" text DEFAULT \'NEW\' NOT NULL;',
    'ALTER TABLE "legs" ADD COLUMN "note" text;',
    'ALTER TABLE "legs" ADD COLUMN "made" timestamptz DEFAULT now() NOT NULL;',
    'ALTER TABLE "legs" ADD CONSTRAINT "legs_days" CHECK ("day" > 0) NOT VALID;',
    'ALTER TABLE "legs" VALIDATE CONSTRAINT "legs_days";',
    'ALTER TABLE "legs" ADD CONSTRAINT "legs_key" UNIQUE USING INDEX "legs_day";',
    'ALTER TABLE "legs" DROP CONSTRAINT "legs_days";',
    'ALTER TABLE "legs" ALTER COLUMN "day" DROP NOT NULL;',
    'UPDATE "legs" SET "note" = \'none\';',
    'CREATE TABLE "legs" ("day" date NOT NULL);\n--> statement-breakpoint\nCREATE INDEX "legs_day" ON "legs" ("day");',
    '-- allow index: ten rows at most\nCREATE INDEX "tariffs_name" ON "tariffs" ("name");',
  ])('accept %s', (sql) => {
    expect(refusalsOf(sql)).toEqual([]);
  });

  it('accept a drop only with the release that no longer uses what is dropped', () => {
    const drop = (reason: string) => `-- allow drop: ${reason}\nALTER TABLE "legs" DROP COLUMN "day";`;
    expect(refusalsOf(drop('unused since v1.2.0'), ['v1.1.0', 'v1.2.0'])).toEqual([]);
    expect(refusalsOf(drop('unused since v1.3.0'), ['v1.1.0', 'v1.2.0'])).toEqual(['-- allow drop']);
    expect(refusalsOf(drop('nobody uses it'), ['v1.2.0'])).toEqual(['-- allow drop']);
  });

  it.each([
    ['CONCURRENTLY', 'CREATE INDEX CONCURRENTLY "a" ON "legs" ("day");'],
    ['COMMIT', 'DO $$\nBEGIN\n  UPDATE "legs" SET "day" = now();\n  COMMIT;\nEND $$;'],
  ])('refuse %s beside other statements', (_word, statement) => {
    const sql = `${statement}\n--> statement-breakpoint\nALTER TABLE "legs" ADD COLUMN "b" text;`;
    expect(refusalsOf(sql)).toEqual([
      '9999_trial: CONCURRENTLY and COMMIT run outside of a transaction: move them to a migration of their own.',
    ]);
    expect(refusalsOf(statement)).toEqual([]);
  });

  it('exempt migrations up to one that exists', () => {
    expect(readdirSync('server/database/migrations')).toContain(`${lastMigrationBeforeFirstRelease}.sql`);
  });
});
