/** A command of a page, and the file that runs it. */
export interface DocumentedCommand {
  command: string;
  testedBy: string | undefined;
}

export declare function operatingPages(folder?: string): string[];
export declare function readCommands(text: string): DocumentedCommand[];
export declare function findUntestedCommands(page: string, text: string, readFile?: (path: string) => string): string[];
