import { customers } from './customers';
import type { ResourceDefinition } from './definition';
import { vehicles } from './vehicles';

/** Every entity that the console has screens for, in the order of the menu. */
export const resources: readonly ResourceDefinition[] = [customers, vehicles];
