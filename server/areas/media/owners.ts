import type { UploadMediaInput } from '../../contract.generated';
import type { Caller } from '../../context';
import type { Session } from '../../database/database';
import type { Entity } from '../../dialect/entity';
import { code, ContractError } from '../../dialect/errors';
import { listRecords } from '../../dialect/list';
import { Parameters, quoted } from '../../dialect/parameters';
import { shapeOf } from '../../dialect/table';
import { customer } from '../customers/customer';
import { vehicle } from '../fleet/vehicle';
import { users } from '../identity/tables';
import { companies } from '../tenancy/tables';
import { logistTasks, routeTasks, serviceTransportations } from '../transport/tables';
import type { OwnerColumn } from './media';

type ModelType = UploadMediaInput['model_type'];

/** A kind of record that files belong to. */
export interface Owner {
  entity: Entity;
  column: OwnerColumn;
  /** Whoever may call one of these for the record may change its files. */
  changedBy: readonly string[];
}

const table = (type: string, of: Entity['table']): Entity => ({ type, table: of, fields: {}, methods: {} });

/** What stands behind each kind; a task is a driver's or a logistician's. */
const owners: Readonly<Record<ModelType, readonly Owner[]>> = {
  VEHICLE: [{ entity: vehicle, column: 'vehicle_id', changedBy: ['updateVehicle'] }],
  CUSTOMER: [{ entity: customer, column: 'customer_id', changedBy: ['updateCustomer'] }],
  USER: [{ entity: table('User', users), column: 'owner_id', changedBy: ['updateUser'] }],
  COMPANY: [{ entity: table('Company', companies), column: 'company_id', changedBy: ['updateTenant'] }],
  SERVICE_TRANSPORTATION: [
    {
      entity: table('ServiceTransportation', serviceTransportations),
      column: 'service_transportation_id',
      changedBy: ['updateServiceTransportation'],
    },
  ],
  TASK: [
    {
      entity: table('RouteTask', routeTasks),
      column: 'route_task_id',
      changedBy: ['updateRouteTask', 'updateRouteTaskStatus'],
    },
    {
      entity: table('LogistTask', logistTasks),
      column: 'logist_task_id',
      changedBy: ['updateLogistTask', 'updateLogistTaskStatus'],
    },
  ],
};

/** The record that a file belongs to. */
export interface Owned {
  model_type: ModelType;
  model_id: string;
  collection: string;
}

/**
 * Lets through who may change the files of such records: whoever holds the permission and may change the records
 * themselves, and everybody for their own picture.
 * @throws ContractError as the guard does.
 */
export function requireRight(caller: Caller, { model_type, model_id, collection }: Owned): void {
  if (model_type === 'USER' && collection === 'avatar' && model_id === caller.user) return;
  const methods = owners[model_type].flatMap(({ changedBy }) => changedBy);
  if (caller.permissions.has('media.write') && methods.some((method) => caller.methods.has(method))) return;
  throw new ContractError('User does not have access to method', { code: code.denied });
}

/** The record's kind, when the caller can see the record; undefined for one that is deleted, hidden or another tenant's. */
export async function findOwner(session: Session, caller: Caller, { model_type, model_id }: Owned): Promise<Owner | undefined> {
  for (const owner of owners[model_type]) {
    if (shapeOf(owner.entity).columns.get('id')?.codec.write(model_id) === undefined) return undefined;
    const viewer = { tenant: caller.tenant, user: caller.user, permissions: caller.permissions };
    const statement = { ...viewer, language: 'en', parameters: new Parameters(), aliases: 0 } as const;
    const where = { column: 'id', operator: 'EQ', value: model_id } as const;
    const { data } = await listRecords(session, owner.entity, { first: 1, where }, new Map([['data', new Map([['id', new Map()]])]]), statement);
    if (data.length > 0) return owner;
  }
  return undefined;
}

/** Lets one change of the record's files at a time through, until the transaction ends. */
export async function lockOwner(session: Session, { tenant }: Caller, { entity }: Owner, id: string): Promise<void> {
  const text = `SELECT 1 FROM ${quoted(shapeOf(entity).name)} WHERE "tenant_id" = $1 AND "id" = $2 FOR NO KEY UPDATE`;
  await session.rows({ text, params: [tenant, id] });
}
