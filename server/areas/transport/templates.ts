import { and, asc, eq } from 'drizzle-orm';
import type { TaskType } from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import type { Entity } from '../../dialect/entity';
import { countGroupRows, type OrderedTable, renumberRows } from './order';
import { clampPosition, taskProblems, templateProblems } from './rules';
import { logistTasks, routeTasks, taskTemplates } from './tables';
import { entityMethods } from '../entity-methods.generated';

const templateOrder: OrderedTable = { table: taskTemplates, within: taskTemplates.type };

/** First key of the advisory locks; the second is the tenant. A lock makes a tenant's templates change one at a time. */
const lockNamespace = 7_209_116;

function lockTemplates(session: Session, tenant: string) {
  return session.rows({ text: 'SELECT pg_advisory_xact_lock($1, hashtext($2))', params: [lockNamespace, tenant] });
}

/** A template of a task that every new leg, or every logistician who accepts a request, receives. */
export const taskTemplateEntity: Entity = {
  type: 'TaskTemplate',
  table: taskTemplates,
  fields: {},
  methods: entityMethods.TaskTemplate,
  rules: {
    lock: ({ session, tenant }) => lockTemplates(session, tenant),
    derive: async ({ before, after, session, tenant }) => {
      await lockTemplates(session, tenant);
      const otherCount = (await countGroupRows(session, templateOrder, tenant, String(after.type))) - (before ? 1 : 0);
      return { order: clampPosition(otherCount, after.order) };
    },
    check: ({ after }) => ({ ...taskProblems(after), ...templateProblems(after) }),
    after: ({ before, after, session, tenant, id }) =>
      renumberRows(session, templateOrder, tenant, String(after.type), {
        id,
        later: Number(before?.order) < Number(after.order),
      }),
    afterDelete: ({ before, session, tenant }) => renumberRows(session, templateOrder, tenant, String(before.type)),
  },
};

/** Returns new tasks of each request from the templates of a kind, in their order. */
async function tasksFromTemplates({ orm }: Session, tenant: string, requests: readonly string[], type: TaskType) {
  const { text, media_upload_enabled, signature_required } = taskTemplates;
  const rows = await orm
    .select({ text, media_upload_enabled, signature_required })
    .from(taskTemplates)
    .where(and(eq(taskTemplates.tenant_id, tenant), eq(taskTemplates.type, type)))
    .orderBy(asc(taskTemplates.order));
  return requests.flatMap((request) =>
    rows.map((row, index) => ({
      ...row,
      tenant_id: tenant,
      id: newId(),
      service_transportation_id: request,
      order: index + 1,
      default: true,
    })),
  );
}

/** Creates the tasks of a new leg from the templates for drivers. */
export async function addLegTasks(
  session: Session,
  tenant: string,
  leg: { request: string; id: string },
): Promise<void> {
  const tasks = (await tasksFromTemplates(session, tenant, [leg.request], 'ROUTE')).map((task) => ({
    ...task,
    route_id: leg.id,
  }));
  if (tasks.length > 0) await session.orm.insert(routeTasks).values(tasks);
}

/**
 * Creates tasks from the templates for a logistician who accepts requests. Does nothing for requests in which the
 * logistician already has such tasks. The requests must be locked.
 * @returns the ids of the new tasks
 */
export async function addLogistTasks(
  session: Session,
  tenant: string,
  requests: readonly string[],
  user: string,
): Promise<string[]> {
  const text = `SELECT service_transportation_id, count(*), bool_or(user_id = $3 AND "default") FROM logist_tasks
    WHERE tenant_id = $1 AND service_transportation_id = ANY ($2::bigint[]) GROUP BY 1`;
  const rows = await session.rows({ text, params: [tenant, requests, user] });
  const known = new Map(rows.map(([request, count, hasOwn]) => [String(request), { count: Number(count), hasOwn }]));
  const without = requests.filter((request) => known.get(request)?.hasOwn !== 't');
  const tasks = (await tasksFromTemplates(session, tenant, without, 'LOGIST')).map((task) => ({
    ...task,
    order: (known.get(task.service_transportation_id)?.count ?? 0) + task.order,
    user_id: user,
  }));
  if (tasks.length > 0) await session.orm.insert(logistTasks).values(tasks);
  return tasks.map(({ id }) => id);
}
