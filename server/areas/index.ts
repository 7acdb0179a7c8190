import type { Config } from '../config';
import { activityArea } from './activity';
import { billing, type CardProcessor } from './billing';
import type { Area } from './area';
import { customersArea } from './customers';
import { dashboardArea } from './dashboard';
import { fileOwners } from './file-owners';
import { fleet } from './fleet';
import { geography } from './geography';
import { identity, type Tokens } from './identity';
import { ids } from './ids';
import { type FileServices, mediaArea } from './media';
import { papers } from './papers';
import { reference } from './reference';
import { routing } from './routing';
import { sales } from './sales';
import { sharing } from './sharing';
import { tariffsArea } from './tariffs';
import { companyArea } from './company';
import { tenancy } from './tenancy';
import { transport } from './transport';
import { verification } from './verification';

export { writeDictionaries } from './dictionaries';

/** Dependencies of the areas. */
export interface AreaDependencies {
  tokens: Tokens;
  config: Config;
  files: FileServices;
  cards: CardProcessor;
}

/** Returns all areas of the server, with what they need injected. */
export function createAreas({ tokens, config, files, cards }: AreaDependencies): readonly Area[] {
  return [
    identity({ tokens, config }),
    ids,
    tenancy,
    companyArea,
    reference,
    geography,
    customersArea,
    fleet,
    transport,
    dashboardArea,
    routing(config.routing),
    tariffsArea,
    billing({ config, cards }),
    verification,
    activityArea,
    sales,
    sharing(config),
    papers,
    mediaArea(files, fileOwners),
  ];
}
