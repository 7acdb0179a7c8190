export declare const lastMigrationBeforeFirstRelease: string;
export declare function findMigrationProblems(name: string, sql: string, releases?: readonly string[]): string[];
