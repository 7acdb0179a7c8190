import { readTables } from '../../../server/backup/tables';
import type { Database } from '../../../server/database/database';

/**
 * Returns the number of rows and a hash of the rows of each table, such as `12 rows, 9e107d9d…`. Generated columns are
 * part of the hash; the order of rows is not.
 */
export async function readTableContents(database: Database): Promise<Record<string, string>> {
  return database.system(async (session) => {
    const query = (text: string) => session.rows({ text, params: [] });
    const contents: Record<string, string> = {};
    for (const { name } of await readTables(query)) {
      const hash = `md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), ''))`;
      const [row] = await query(`SELECT count(*), ${hash} FROM "${name}" t`);
      contents[name] = `${row?.[0]} rows, ${row?.[1]}`;
    }
    return contents;
  });
}
