import { parseArgs } from 'node:util';
import { makeOperator, type OperatorChange } from '../areas/identity';
import { listTenants } from '../backup/export-tenant';
import { readConfig } from '../config';
import { isId } from '../database/ids';
import { runCommand, withExistingDatabase, withSnapshots } from './operator-command';

const usage = 'Name the company that runs this installation: waybill operator --tenant ID [--replace]';

/**
 * `waybill operator --tenant ID [--replace]`: makes a company the operator, with `--replace` instead of the present one.
 * Without a tenant, it lists those that there are.
 */
runCommand(async () => {
  const options = { tenant: { type: 'string' }, replace: { type: 'boolean' } } as const;
  const { tenant = '', replace = false } = parseArgs({ options }).values;
  const config = readConfig(process.env);
  if (!isId(tenant)) throw new Error([usage, ...(await withSnapshots(config, listTenants))].join('\n'));
  const change = await withExistingDatabase(config, (database) =>
    database.jobs.system((session) => makeOperator(session, tenant, { replace })),
  );
  const refusal = refusalOf(change, tenant);
  if (refusal !== undefined) throw new Error(refusal);
  process.stdout.write('The company runs this installation now. Its administrators sign in again to see more.\n');
});

/** Returns why the company does not run the installation; undefined when it does. */
function refusalOf(change: OperatorChange, tenant: string): string | undefined {
  switch (change.kind) {
    case 'done':
      return undefined;
    case 'unknown':
      return `There is no company with the id ${tenant}.`;
    case 'taken':
      return `The company ${[change.id, change.name].filter(Boolean).join(' ')} runs this installation already. Add --replace to put the other in its place.`;
    case 'paying':
      return 'The company has a paid subscription or a pending payment, and the company that runs the installation does not pay. Name another, or wait until the paid period has ended.';
  }
}
