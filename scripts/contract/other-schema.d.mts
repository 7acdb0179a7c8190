/**
 * Generates the files that the console has of a contract, from the printed schema of another server. Returns their texts
 * by path within the project, and the dialect of the schema. Columns have the names of the fields that they contain.
 */
export function generateOtherContract(
  sdl: string,
): Promise<{ dialect: 'waybill' | 'lighthouse'; files: Record<string, string> }>;
