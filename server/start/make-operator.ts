import { parseArgs } from 'node:util';
import { makeOperator } from '../areas/identity';
import { listTenants } from '../backup/export-tenant';
import { readConfig } from '../config';
import { isId } from '../database/ids';
import { runCommand, withDatabase, withSnapshots } from './operator-command';

const usage = 'Name the company that runs this installation: waybill operator --tenant ID';

/** `waybill operator --tenant ID`: makes a company the operator. Without a tenant, it lists those that there are. */
runCommand(async () => {
  const { tenant = '' } = parseArgs({ options: { tenant: { type: 'string' } } }).values;
  const config = readConfig(process.env);
  if (!isId(tenant)) throw new Error([usage, ...(await withSnapshots(config, listTenants))].join('\n'));
  const change = await withDatabase(config, async (openDatabase) => {
    const database = await openDatabase();
    return database.jobs.system((session) => makeOperator(session, tenant));
  });
  switch (change) {
    case 'done':
      process.stdout.write('The company runs this installation now. Its administrators sign in again to see more.\n');
      return;
    case 'unknown':
      throw new Error(`There is no company with the id ${tenant}.`);
    case 'taken':
      throw new Error('Another company runs this installation already.');
  }
});
