import type { PlanningBoard, PlanningBoardInput } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import { requireCaller } from '../../dialect/methods';
import { blocksOfHiddenLegs, emptyRunsOf, requireBoardTime, rowsOfLeg } from './board-rules';
import { type BoardQuery, readBoardAbsences, readBoardLegs, readBoardRows, readUnplannedLegs } from './read-board';

const most = { rows: 2_000, legs: 6_000, unplanned: 200 };

/**
 * Returns the drivers or vehicles with their legs in a time. Legs that the caller may not see are blocks without details,
 * so that nobody is planned then.
 * @throws ContractError when the time is empty or too long
 */
export async function readPlanningBoard(input: PlanningBoardInput, context: RequestContext): Promise<PlanningBoard> {
  const caller = requireCaller(context);
  requireBoardTime(input);
  return context.database.read(caller.tenant, async (session) => {
    const query: BoardQuery = { session, caller, input };
    // One more of each is read to tell whether there are more.
    const rows = await readBoardRows(query, context.language, most.rows + 1);
    const candidates = rows.slice(0, most.rows);
    const ids = candidates.map(({ id }) => id);
    const legs = await readBoardLegs(query, ids, most.legs + 1);
    const absences = await readBoardAbsences(query, ids);
    const unplanned = await readUnplannedLegs(query, most.unplanned + 1);
    const shown = legs.slice(0, most.legs);
    const [visible, hidden] = [true, false].map((is) => shown.filter(({ isVisible }) => isVisible === is));
    const withLegs = new Set(shown.flatMap((placed) => rowsOfLeg(placed, input.rows)));
    return {
      rows: candidates.filter(({ id, active }) => active || withLegs.has(id)),
      legs: (visible ?? []).map(({ leg }) => leg),
      empty_runs: emptyRunsOf(visible ?? [], input.rows),
      blocks: [...absences, ...blocksOfHiddenLegs(hidden ?? [], input.rows, new Set(ids))],
      unplanned: unplanned.slice(0, most.unplanned),
      incomplete: rows.length > most.rows || legs.length > most.legs || unplanned.length > most.unplanned,
    };
  });
}
