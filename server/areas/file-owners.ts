import { company } from './company';
import { customer } from './customers';
import { vehicle } from './fleet';
import { type MethodName, user } from './identity';
import type { FileOwner, FileOwners } from './media';
import { logistTask, request, routeTask } from './transport';

type FileOwnerWithMethods = FileOwner & { changeMethod: MethodName; deleteMethod?: MethodName };

/**
 * The entities whose records own files, by the contract's type of owner. A caller who may call `changeMethod` adds and
 * deletes files of the record. For tasks that are assigned to the caller, deleting files of other users also needs
 * `deleteMethod`.
 */
export const fileOwners: Readonly<Record<keyof FileOwners, readonly FileOwnerWithMethods[]>> = {
  VEHICLE: [{ entity: vehicle, column: 'vehicle_id', changeMethod: 'updateVehicle' }],
  CUSTOMER: [{ entity: customer, column: 'customer_id', changeMethod: 'updateCustomer' }],
  USER: [{ entity: user, column: 'owner_id', changeMethod: 'updateUser' }],
  COMPANY: [{ entity: company, column: 'company_id', changeMethod: 'updateTenant' }],
  SERVICE_TRANSPORTATION: [
    { entity: request, column: 'service_transportation_id', changeMethod: 'updateServiceTransportation' },
  ],
  TASK: [
    {
      entity: routeTask,
      column: 'route_task_id',
      changeMethod: 'routeTasks',
      acceptsFilesColumn: 'media_upload_enabled',
      deleteMethod: 'updateRouteTask',
    },
    {
      entity: logistTask,
      column: 'logist_task_id',
      changeMethod: 'logistTasks',
      acceptsFilesColumn: 'media_upload_enabled',
      deleteMethod: 'updateLogistTask',
    },
  ],
};
