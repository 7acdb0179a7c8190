import type { ResourceDefinition } from './definition';
import { vehiclesResource } from './vehicles';

/** Entities in the order of the menu, in groups. */
export const resourceGroups: readonly (readonly ResourceDefinition[])[] = [[vehiclesResource]];

/** All entities that have screens in the console. */
export const resources: readonly ResourceDefinition[] = resourceGroups.flat();
