export declare function errorLineOf(message: string): string;
export declare function withError(name: string, message: string | undefined): string;
