import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles PGlite, and keeps the result as long as the process runs. Otherwise each opened PGlite would be compiled
 * again, which takes half of the processor time of a test file: V8 shares machine code between the threads of a process,
 * but deletes it when no thread uses it any more.
 */
export function keepPgliteCompiled(): Promise<WebAssembly.Module> {
  compiled ??= readFile(resolve('@electric-sql/pglite/pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
