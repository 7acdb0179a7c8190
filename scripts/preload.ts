import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Returns a Vite plugin that adds links to index.html which preload a module, its style sheets, and what it imports
 * statically. The entry imports that module dynamically; without the links, its files would be requested only after the
 * entry has run.
 *
 * @param module path of the module in the project
 */
export function preloadPlugin(module: string): Plugin {
  return {
    name: 'waybill-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
        if (!start) throw new Error(`The build has no module ${module} to preload.`);
        const link = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
          tag: 'link',
          attrs,
          injectTo: 'head',
        });
        const files = [start.fileName, ...start.imports].filter((file) => !html.includes(file));
        return [
          ...[...(start.viteMetadata?.importedCss ?? [])].map((file) =>
            link({ rel: 'stylesheet', crossorigin: true, href: `/${file}` }),
          ),
          ...files.map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        ];
      },
    },
  };
}
