import type { Config } from '../../config';
import type { Area } from '../area';
import { requireCaller } from '../../dialect/methods';
import { findImportDefinition } from './definitions';
import { dataImportEntity } from './entity';
import { mayImport } from './load';
import { checkImport, createStartImport, uploadImport } from './methods';
import { importRows } from './rows-method';
import { importFieldsOf } from './fields';

export { createImportJobKinds, createImportSweepJobKind } from './jobs';

/** Returns the area of imports of records from files. */
export const createImportsArea = (config: Config): Area => ({
  name: 'imports',
  entities: [dataImportEntity],
  resolvers: {
    Query: {
      importFields: (_root, { resource }, context) => {
        const definition = findImportDefinition(resource);
        return definition && mayImport(requireCaller(context), definition) ? importFieldsOf(definition) : [];
      },
      importRows: (_root, { input }, context) => importRows(input, context),
    },
  },
  mutations: { uploadImport, checkImport, startImport: createStartImport(config) },
});
