import type { GraphQLSchema } from 'graphql';
import type { Database } from '../../database/database';
import type { FileServices } from '../media';

/** What exports need from the server. */
export interface ExportServices {
  database: Database;
  files: Pick<FileServices, 'storage' | 'addresses' | 'incoming'>;
  /** Returns the executable schema, which exists only after all areas. */
  schema: () => GraphQLSchema;
  budget: ExportBudget;
}

/** The budget of a tenant that exports draw on, as its calls do. */
export interface ExportBudget {
  /** Takes points and returns 0. If too few are left, returns the seconds until there are enough. */
  take(tenant: string, points: number): number;
  /** Subtracts points that are already spent. */
  charge(tenant: string, points: number): void;
}
