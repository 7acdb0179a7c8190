import { eq } from 'drizzle-orm';
import type { PlanDocumentInput } from '../../../contract.generated';
import type { RequestContext } from '../../../dialect/context';
import { requireNoProblems } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { addDays } from '../../../formats/days';
import { momentInTimeZone } from '../../../formats/time-zone';
import { users } from '../../identity';
import { readPlanningBoard } from '../../planning';
import { companies, tenants } from '../../tenancy';
import type { DayPlan } from './plan';

const maxDays = 14;

/**
 * Reads the plans of days, each with the rows that are asked for.
 * @throws ContractError when there are too few or too many days
 */
export async function readPlans(input: PlanDocumentInput, context: RequestContext): Promise<DayPlan[]> {
  const { rows, first_day, days, row_ids } = input;
  requireNoProblems({
    'input.days': [
      days < 1 ? { code: 'too_small', payload: { min: 1 } } : undefined,
      days > maxDays ? { code: 'too_large', payload: { max: maxDays } } : undefined,
    ],
  });
  const reader = await readReader(context);
  const shown = row_ids ? new Set(row_ids) : undefined;
  const plans: DayPlan[] = [];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(first_day, index);
    const [from, to] = [day, addDays(day, 1)].map((one) =>
      momentInTimeZone(reader.timeZone, one, '00:00').toISOString(),
    );
    const board = await readPlanningBoard({ rows, from: from ?? '', to: to ?? '' }, context);
    plans.push({
      ...reader,
      day,
      rows,
      board: { ...board, rows: board.rows.filter(({ id }) => shown?.has(id) ?? true) },
    });
  }
  return plans;
}

/** Reads the company, and how the caller writes dates. */
async function readReader(context: RequestContext): Promise<Pick<DayPlan, 'company' | 'timeZone' | 'dateFormat'>> {
  const { tenant, user } = requireCaller(context);
  return context.database.read(tenant, async ({ orm }) => {
    const [found] = await orm
      .select({ company: companies.name, timeZone: tenants.time_zone, dateFormat: users.date_format })
      .from(tenants)
      .innerJoin(users, eq(users.tenant_id, tenants.id))
      .leftJoin(companies, eq(companies.tenant_id, tenants.id))
      .where(eq(users.id, user));
    if (!found) throw new Error('The caller has no company.');
    return { ...found, company: found.company ?? '' };
  });
}
