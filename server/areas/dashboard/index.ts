import type { Dashboard, DashboardInput } from '../../contract.generated';
import type { Session } from '../../database/database';
import { callerOf, type Method } from '../../dialect/methods';
import { selectionOf } from '../../dialect/selection';
import type { Area } from '../area';
import { needsOf, stopsOf } from './current-needs';
import { deliveredIn, fleetUseIn, statusesOf } from './period';
import { periodOf } from './rules';

type Parts = Omit<Dashboard, '__typename'>;

/** Reads the selected parts of the dashboard in parallel. Each part is a read of its own. */
const dashboard: Method<{ input: DashboardInput }> = async (_root, { input }, context, info) => {
  const caller = callerOf(context);
  const period = periodOf(input, new Date());
  const parts: { [Part in keyof Parts]: (session: Session) => Promise<Parts[Part]> } = {
    needs: (session) => needsOf(session, caller, period.today),
    statuses: (session) => statusesOf(session, caller, period),
    delivered: (session) => deliveredIn(session, caller, period),
    fleet: (session) => fleetUseIn(session, caller, period, context.language),
    stops: (session) => stopsOf(session, caller, period.today),
  };
  const asked = selectionOf(info);
  const read = Object.entries(parts).filter(([part]) => asked.has(part));
  return Object.fromEntries(
    await Promise.all(read.map(async ([part, of]) => [part, await context.database.read<unknown>(caller.tenant, of)])),
  );
};

/** The dashboard: figures computed from records of other areas. */
export const dashboardArea: Area = { name: 'dashboard', entities: [], queries: { dashboard } };
