import type { Config } from '../config';
import { absencesArea } from './absences';
import { activityArea } from './activity';
import { backgroundJobsArea } from './background-jobs';
import { createBillingArea, type CardProcessor } from './billing';
import type { Area } from './area';
import { customersArea } from './customers';
import { createExportsArea, type ExportServices } from './exports';
import { dashboardArea } from './dashboard';
import { fileOwners } from './file-owners';
import { fleetArea } from './fleet';
import { createImportsArea } from './imports';
import { createInboxArea } from './inbox';
import { geographyArea } from './geography';
import { hoursBalancesArea } from './hours-balances';
import { createIdentityArea, type SessionTokens } from './identity';
import { idsArea } from './ids';
import { type FileServices, createMediaArea } from './media';
import { papersArea } from './papers';
import { personalDataArea } from './personal-data';
import { planningArea } from './planning';
import { referenceArea } from './reference';
import { createRoutingArea } from './routing';
import { salesArea } from './sales';
import { serverStatusArea } from './server-status';
import { createSharingArea } from './sharing';
import { tariffsArea } from './tariffs';
import { companyArea } from './company';
import { tenancyArea } from './tenancy';
import { transportArea } from './transport';
import { verificationArea } from './verification';
import { viewsArea } from './views';

export { writeDictionaries } from './dictionaries';

/** What the areas need from the server. */
export interface AreaDependencies {
  tokens: SessionTokens;
  config: Config;
  files: FileServices;
  cards: CardProcessor;
  exports: ExportServices;
}

/** Returns all areas of the server, with what they need injected. */
export function createAreas({ tokens, config, files, cards, exports }: AreaDependencies): readonly Area[] {
  return [
    createIdentityArea({ tokens, config }),
    idsArea,
    tenancyArea,
    companyArea,
    referenceArea,
    geographyArea,
    customersArea,
    fleetArea,
    absencesArea,
    hoursBalancesArea,
    transportArea,
    dashboardArea,
    createRoutingArea(config.routing),
    planningArea,
    tariffsArea,
    createBillingArea({ config, cards }),
    verificationArea,
    serverStatusArea,
    activityArea,
    backgroundJobsArea,
    createInboxArea(config),
    createExportsArea(exports),
    salesArea,
    createSharingArea(config),
    papersArea,
    personalDataArea,
    viewsArea,
    createImportsArea(config),
    createMediaArea(files, fileOwners),
  ];
}
