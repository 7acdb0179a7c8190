import type { SharedDictionary } from '../../area';
import { permissionCatalogue } from './catalogue';
import { permissionCategoryList } from './categories';
import { writePermissions } from './permissions';
import { grantToStandardRoles, standardRoles } from './roles';

/** The dictionary of permissions. It includes the standard roles, because new permissions are granted to them. */
export const permissionDictionary: SharedDictionary = {
  content: [permissionCategoryList, permissionCatalogue, standardRoles],
  write: async (session) => grantToStandardRoles(session, await writePermissions(session)),
};
