import { companyEntity } from './company';
import { customerEntity } from './customers';
import { vehicleEntity } from './fleet';
import { type MethodName, userEntity } from './identity';
import type { FileOwner, FileOwners } from './media';
import {
  logistTaskEntity,
  logistTaskFileProblem,
  notifyOfLogistTaskFile,
  notifyOfRequestFile,
  notifyOfRouteTaskFile,
  requestEntity,
  routeTaskEntity,
  routeTaskFileProblem,
} from './transport';

type FileOwnerWithMethods = FileOwner & { changeMethod: MethodName; deleteMethod?: MethodName };

/**
 * The entities whose records own files, by the contract's type of owner. A caller who may call `changeMethod` adds and
 * deletes files of the record. For tasks that are assigned to the caller, deleting files of other users also needs
 * `deleteMethod`.
 */
export const fileOwners: Readonly<Record<keyof FileOwners, readonly FileOwnerWithMethods[]>> = {
  VEHICLE: [{ entity: vehicleEntity, column: 'vehicle_id', changeMethod: 'updateVehicle' }],
  CUSTOMER: [{ entity: customerEntity, column: 'customer_id', changeMethod: 'updateCustomer' }],
  USER: [{ entity: userEntity, column: 'owner_id', changeMethod: 'updateUser' }],
  COMPANY: [{ entity: companyEntity, column: 'company_id', changeMethod: 'updateTenant' }],
  SERVICE_TRANSPORTATION: [
    {
      entity: requestEntity,
      column: 'service_transportation_id',
      changeMethod: 'updateServiceTransportation',
      onFileAdded: notifyOfRequestFile,
    },
  ],
  TASK: [
    {
      entity: routeTaskEntity,
      column: 'route_task_id',
      changeMethod: 'routeTasks',
      acceptsFilesColumns: ['media_upload_enabled', 'signature_required'],
      fileDeleteProblem: routeTaskFileProblem,
      onFileAdded: notifyOfRouteTaskFile,
      deleteMethod: 'updateRouteTask',
    },
    {
      entity: logistTaskEntity,
      column: 'logist_task_id',
      changeMethod: 'logistTasks',
      acceptsFilesColumns: ['media_upload_enabled'],
      fileDeleteProblem: logistTaskFileProblem,
      onFileAdded: notifyOfLogistTaskFile,
      deleteMethod: 'updateLogistTask',
    },
  ],
};
