import * as z from 'zod';
import { dictionaryCodesSchema } from './dictionary-codes';

/** Name of the archive's description, its last entry: an archive without it is not finished. */
export const archiveManifestName = 'tenant.json';

export const archiveManifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  tenant: z.string(),
  /** Name of the tenant's company. */
  company: z.string(),
  /** Migrations of the database, which must be the same where the archive is imported. */
  migrations: z.array(z.string()),
  dictionaryCodes: dictionaryCodesSchema,
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  files: z.array(z.object({ key: z.string(), size: z.number() })),
  /** Storage keys of files that storage did not have. */
  missingFiles: z.array(z.string()),
});

/** Description of an archive of one tenant. */
export type ArchiveManifest = z.infer<typeof archiveManifestSchema>;

/** Returns the name of the entry with a table's rows, one JSON object a line. */
export const tableEntryOf = (table: string) => `tables/${table}.jsonl`;

/** Returns the name of the entry with a file. */
export const fileEntryOf = (key: string) => `files/${key}`;
