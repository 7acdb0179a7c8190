import { company } from './company';
import { customer } from './customers';
import { vehicle } from './fleet';
import { type MethodName, user } from './identity';
import type { FileOwner, FileOwners } from './media';
import { logistTask, request, routeTask } from './transport';

type FileOwnerWithMethods = FileOwner & { changedBy: MethodName; clearedBy?: MethodName };

/** The records that files belong to. A task is a driver's or a logistician's, who do it without the right to rewrite it. */
export const fileOwners: Readonly<Record<keyof FileOwners, readonly FileOwnerWithMethods[]>> = {
  VEHICLE: [{ entity: vehicle, column: 'vehicle_id', changedBy: 'updateVehicle' }],
  CUSTOMER: [{ entity: customer, column: 'customer_id', changedBy: 'updateCustomer' }],
  USER: [{ entity: user, column: 'owner_id', changedBy: 'updateUser' }],
  COMPANY: [{ entity: company, column: 'company_id', changedBy: 'updateTenant' }],
  SERVICE_TRANSPORTATION: [
    { entity: request, column: 'service_transportation_id', changedBy: 'updateServiceTransportation' },
  ],
  TASK: [
    {
      entity: routeTask,
      column: 'route_task_id',
      changedBy: 'routeTasks',
      taking: 'media_upload_enabled',
      clearedBy: 'updateRouteTask',
    },
    {
      entity: logistTask,
      column: 'logist_task_id',
      changedBy: 'logistTasks',
      taking: 'media_upload_enabled',
      clearedBy: 'updateLogistTask',
    },
  ],
};
