import type { Area } from '../area';
import { exportFileEntity } from './export-file';
import type { ExportServices } from './services';
import { createStartExport } from './start-export';

export { findExportToDownload } from './download';
export { exportFileEntity, parseExportKey, storedExportKeysSql } from './export-file';
export { createExportJobKind } from './export-job';
export type { ExportBudget, ExportServices } from './services';
export { createExportSweepJobKind } from './stored-exports';

/**
 * Returns the area of exports: lists as files. It knows no list: a caller names one of the contract, and reads it with
 * the caller's permissions.
 */
export function createExportsArea(services: ExportServices): Area {
  return {
    name: 'exports',
    entities: [exportFileEntity],
    resolvers: {
      ExportFile: {
        url: ({ url }, _args, { bindUrls }) => {
          bindUrls?.();
          return services.files.addresses.of(url);
        },
      },
    },
    mutations: { startExport: createStartExport(services) },
  };
}
