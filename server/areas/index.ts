import type { SignInLimits } from '../config';
import type { Session } from '../database/database';
import type { Area } from './area';
import { customersArea } from './customers';
import { fleet } from './fleet';
import { loadFleetDictionary } from './fleet/dictionary';
import { geography } from './geography';
import { identity } from './identity';
import { writePermissions } from './identity/permissions';
import { grantNewPermissions } from './identity/roles';
import type { Tokens } from './identity/tokens';
import { ids } from './ids';
import { tenancy } from './tenancy';

/** All parts of the business. */
export function allAreas(tokens: Tokens, limits: SignInLimits): readonly Area[] {
  return [identity(tokens, limits), ids, tenancy, geography, customersArea, fleet];
}

/** Writes what every tenant reads and no tenant changes: at each start, in the transaction of the migration. */
export async function writeDictionaries(session: Session): Promise<void> {
  await loadFleetDictionary(session);
  await grantNewPermissions(session, await writePermissions(session));
}
