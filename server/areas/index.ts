import type { SignInLimits } from '../config';
import { activityArea } from './activity';
import type { Area } from './area';
import { customersArea } from './customers';
import { fleet } from './fleet';
import { geography } from './geography';
import { identity } from './identity';
import type { Tokens } from './identity/tokens';
import { ids } from './ids';
import { reference } from './reference';
import { sales } from './sales';
import { tenancy } from './tenancy';

export { writeDictionaries } from './dictionaries';

/** All parts of the business. */
export function allAreas(tokens: Tokens, limits: SignInLimits): readonly Area[] {
  return [identity(tokens, limits), ids, tenancy, reference, geography, customersArea, fleet, activityArea, sales];
}
