import type { Dictionary } from '../../area';
import { permissionCatalogue } from './catalogue';
import { permissionCategoryList } from './categories';
import { writePermissions } from './permissions';
import { grantNewPermissions, standardRoles } from './roles';

/** The permissions, and the standard roles, to which new permissions are granted. */
export const permissionDictionary: Dictionary = {
  content: [permissionCategoryList, permissionCatalogue, standardRoles],
  write: async (session) => grantNewPermissions(session, await writePermissions(session)),
};
