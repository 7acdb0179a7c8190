import type { GraphQLSchema } from 'graphql';
import type { QueryRequestAudienceArgs } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import type { ListArguments } from '../../dialect/list-statement';
import { matchingRowsStatement } from '../../dialect/matching-rows';
import { requireCaller } from '../../dialect/methods';
import { SqlParameters } from '../../dialect/parameters';
import { listFilterOf } from '../bulk';
import { requestView } from './request';

/**
 * Returns SQL for the names of those who are notified.
 * @param requests SQL that selects the ids of the requests as `id`
 */
const namesSql = (requests: string, tenant: string, user: string): string => `WITH chosen AS (${requests})
  SELECT DISTINCT u.display_name FROM users u
  WHERE u.tenant_id = ${tenant} AND u.id <> ${user} AND u.state = 'ACTIVE' AND u.deleted_at IS NULL AND u.id IN (
    SELECT a.driver_id FROM announced_legs a JOIN chosen c ON c.id = a.service_transportation_id WHERE a.tenant_id = ${tenant}
    UNION ALL
    SELECT l.user_id FROM request_logisticians l JOIN chosen c ON c.id = l.service_transportation_id
    WHERE l.tenant_id = ${tenant} AND l.accepted IS DISTINCT FROM false)
  ORDER BY u.display_name`;

/**
 * Returns the names of the users who are notified when requests are cancelled or deleted: the drivers and logisticians, but
 * not the caller. Requests that the caller may not see are left out.
 */
export async function readRequestAudience(
  { ids, where, trashed }: Partial<QueryRequestAudienceArgs>,
  context: RequestContext,
  schema: GraphQLSchema,
): Promise<string[]> {
  const caller = requireCaller(context);
  const filter = ids ? { column: 'id', operator: 'IN' as const, value: ids } : filterOf(schema, where);
  const parameters = new SqlParameters();
  const statement = matchingRowsStatement(
    requestView,
    { where: filter, ...(trashed && { trashed }) },
    { ...caller, language: context.language, parameters, aliases: 0 },
    (scope) => `${scope.column('id')} AS id`,
  );
  const [tenant, user] = [caller.tenant, caller.user].map((id) => `${parameters.add(id)}::bigint`);
  const text = namesSql(statement.text, tenant ?? '', user ?? '');
  const rows = await context.database.read(caller.tenant, (session) =>
    session.rows({ text, params: parameters.values }),
  );
  return rows.map(([name]) => name ?? '');
}

function filterOf(schema: GraphQLSchema, where: unknown): ListArguments['where'] {
  const list = schema.getQueryType()?.getFields().serviceTransportationView;
  if (!list) throw new Error('The contract has no list of requests.');
  return listFilterOf(list, where);
}
