// The rules of migrations that run while the previous version serves: expand first, contract in a later release.
// CONTRIBUTING.md, "Change the database", explains them.

/** Migrations up to this one are older than the first release, and are not checked. */
export const lastMigrationBeforeFirstRelease = '0042_customer_personal_data';

/**
 * Each rule: what its pattern matches in a statement, and what to do instead. Group 1 of the pattern is the table; tables
 * that the same migration creates are empty, so most rules do not apply to them.
 */
const rules = [
  {
    id: 'index',
    pattern: /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY\b)[^;]*?\bON\s+"?(\w+)"?/i,
    advice:
      'blocks writes while it is built: use CREATE INDEX CONCURRENTLY (.concurrently() in the table) in a migration of its own',
  },
  {
    id: 'not-null-column',
    pattern: /\bALTER\s+TABLE\s+"?(\w+)"?\s+ADD\s+COLUMN\b(?=[^;]*\bNOT\s+NULL\b)(?![^;]*\b(?:DEFAULT|GENERATED)\b)/i,
    advice: 'fails on rows that exist, and on inserts of the previous version: give it a constant default',
  },
  {
    id: 'volatile-default',
    pattern:
      /\bALTER\s+TABLE\s+"?(\w+)"?\s+ADD\s+COLUMN\b[^;]*\b(?:DEFAULT\s+(?:gen_random_uuid|random|clock_timestamp|nextval|waybill_now)\s*\(|GENERATED\s+ALWAYS\s+AS\b|(?:BIG|SMALL)?SERIAL\b)/i,
    advice: 'rewrites the table: add the column without it, and fill it in batches by a job',
  },
  {
    id: 'column-type',
    pattern: /\bALTER\s+TABLE\s+"?(\w+)"?\s+ALTER\s+COLUMN\s+"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    advice: 'may rewrite the table: add a column of the new type, and drop the old one in a later release',
  },
  {
    id: 'constraint',
    pattern: /\bALTER\s+TABLE\s+"?(\w+)"?\s+ADD\s+CONSTRAINT\b(?![^;]*\bNOT\s+VALID\b)(?![^;]*\bUSING\s+INDEX\b)/i,
    advice:
      'reads all rows under a lock: add it NOT VALID, and validate it by VALIDATE CONSTRAINT in a migration of its own; for a key, build its index concurrently and add it USING INDEX',
  },
  {
    id: 'set-not-null',
    pattern: /\bALTER\s+TABLE\s+"?(\w+)"?\s+ALTER\s+COLUMN\s+"?\w+"?\s+SET\s+NOT\s+NULL\b/i,
    advice:
      'reads all rows under a lock: validate a constraint CHECK (column IS NOT NULL) first, in an earlier migration',
  },
  {
    id: 'rename',
    pattern: /\bALTER\s+(?:TABLE|TYPE|INDEX)\s+"?(\w+)"?\s+RENAME\b(?!\s+CONSTRAINT\b)/i,
    advice: 'breaks the previous version: add the new name, write both, and drop the old one in a later release',
  },
  {
    id: 'drop',
    pattern: /\bALTER\s+TABLE\s+"?(\w+)"?\s+DROP\s+COLUMN\b|\bDROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?"?(\w+)"?/i,
    advice: 'breaks a version that still uses it: drop it one release after the last that does',
    needsRelease: true,
  },
  {
    id: 'backfill',
    pattern: /^UPDATE\s+"?(\w+)"?/i,
    advice:
      'keeps the locks of the columns or triggers that the same migration adds until all rows are changed: move it to a migration of its own',
    onlyAltered: true,
  },
];

/**
 * Returns a sentence for each statement of a migration that would lock a large table for long, or break the previous
 * version. A line `-- allow <rule>: <reason>` in the migration permits what a rule refuses; for `drop`, the reason must
 * name the release that no longer uses what is dropped, as in `-- allow drop: unused since v1.2.0`.
 * @param name file name without its ending
 * @param releases names of the releases, such as v1.2.0
 */
export function findMigrationProblems(name, sql, releases = []) {
  if (name <= lastMigrationBeforeFirstRelease) return [];
  const allowed = new Map(
    [...sql.matchAll(/^--\s*allow\s+([\w-]+):\s*(\S.*)$/gm)].map(([, rule, reason]) => [rule, reason]),
  );
  const statements = sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/--.*$/gm, '').trim())
    .filter(Boolean);
  const isConcurrent = (statement) => /\bINDEX\s+CONCURRENTLY\b|^\s*COMMIT;/im.test(statement);
  const created = new Set(
    [...sql.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/gi)].map(([, table]) => table),
  );
  const altered = new Set([...sql.matchAll(/\bALTER\s+TABLE\s+"?(\w+)"?/gi)].map(([, table]) => table));
  const problems = [];
  if (statements.some(isConcurrent) && !statements.every(isConcurrent))
    problems.push(
      `${name}: CONCURRENTLY and COMMIT run outside of a transaction: move them to a migration of their own.`,
    );
  for (const statement of statements) {
    for (const { id, pattern, advice, needsRelease, onlyAltered } of rules) {
      const match = pattern.exec(statement);
      const table = match?.[1] ?? match?.[2];
      if (!match || created.has(table) || (onlyAltered && !altered.has(table))) continue;
      const reason = allowed.get(id);
      if (reason !== undefined && (!needsRelease || namesRelease(reason, releases))) continue;
      const permission = needsRelease
        ? `-- allow ${id}: unused since v<release>`
        : `-- allow ${id}: <why it is harmless here>`;
      problems.push(`${name}: "${firstLine(statement)}" ${advice}. Where it is right, add the line "${permission}".`);
    }
  }
  return problems;
}

/** Returns whether a reason names a release that exists. A clone without tags has no list to compare with. */
function namesRelease(reason, releases) {
  const [release] = /\bv\d+\.\d+\.\d+\b/.exec(reason) ?? [];
  return release !== undefined && (releases.length === 0 || releases.includes(release));
}

function firstLine(statement) {
  const line = statement.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
