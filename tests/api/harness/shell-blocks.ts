import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Returns the commands in the `sh` blocks of a document. */
export function shellBlocksOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
}

/** Runs commands in a shell. Returns what they print. @throws an error if one fails */
export async function runShell(commands: string, environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { PATH: process.env.PATH, ...environment };
  const { stdout } = await promisify(execFile)('sh', ['-euc', commands], { env });
  return stdout;
}
