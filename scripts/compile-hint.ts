import type { Plugin } from 'vite';

/** V8 reads this comment only in a file's first line. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Returns a Vite plugin that marks chunks whose functions run mostly as soon as the chunk is loaded. V8 compiles their
 * functions while the file is downloaded, on another thread. Otherwise it parses each function twice, the second time when
 * the function is called, on the thread that takes input and paints.
 *
 * @param chunks names of the marked chunks
 */
export function compileHintPlugin(chunks: ReadonlySet<string>): Plugin {
  return {
    name: 'waybill-compile-hint',
    apply: 'build',
    // Runs after Vite's own plugins, which add a line at the top of chunks.
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && chunks.has(file.name)) file.code = hint + file.code;
      },
    },
  };
}
