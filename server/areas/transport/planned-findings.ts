import type { RouteFinding, RouteFindingsInput } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import { requireCaller } from '../../dialect/methods';
import { judgedFindingsOf } from './leg-exceptions';
import { readInputLeg } from './leg-input';

/**
 * Returns the rules that a leg would break if it were saved. Returns an empty list when the caller may not see the
 * request.
 */
export async function findPlannedLegFindings(
  input: RouteFindingsInput,
  context: RequestContext,
): Promise<RouteFinding[]> {
  const caller = requireCaller(context);
  return context.database.read(caller.tenant, async (session) => {
    const planned = await readInputLeg(session, caller, input);
    return planned ? judgedFindingsOf(planned.request, planned.leg) : [];
  });
}
