import type { Dashboard, DashboardInput } from '../../contract.generated';
import type { Session } from '../../database/database';
import { requireCaller, type MethodResolver } from '../../dialect/methods';
import { fieldSelectionOf } from '../../dialect/selection';
import type { Area } from '../area';
import { readDashboardNeeds, readTodaysStops } from './current-needs';
import { countExpiringDocuments } from './expiring-documents';
import { readDeliveries, readFleetUse, countRequestsByStatus } from './period';
import { dashboardPeriodOf } from './rules';

type DashboardParts = Omit<Dashboard, '__typename'>;

/** Reads the selected parts of the dashboard in parallel. Each part uses a database session of its own. */
const dashboard: MethodResolver<{ input: DashboardInput }> = async (_root, { input }, context, info) => {
  const caller = requireCaller(context);
  const period = dashboardPeriodOf(input, new Date());
  const parts: { [Part in keyof DashboardParts]: (session: Session) => Promise<DashboardParts[Part]> } = {
    needs: (session) => readDashboardNeeds(session, caller, period.today),
    documents: (session) => countExpiringDocuments(session, caller, period.today),
    statuses: (session) => countRequestsByStatus(session, caller, period),
    delivered: (session) => readDeliveries(session, caller, period),
    fleet: (session) => readFleetUse(session, caller, period, context.language),
    stops: (session) => readTodaysStops(session, caller, period.today),
  };
  const selected = fieldSelectionOf(info);
  const selectedParts = Object.entries(parts).filter(([part]) => selected.has(part));
  return Object.fromEntries(
    await Promise.all(
      selectedParts.map(async ([part, readPart]) => [
        part,
        await context.database.read<unknown>(caller.tenant, readPart),
      ]),
    ),
  );
};

/** The area of the dashboard, whose figures are computed from records of other areas. */
export const dashboardArea: Area = { name: 'dashboard', entities: [], queries: { dashboard } };
