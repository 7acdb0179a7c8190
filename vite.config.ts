import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { baseMapPlugin } from './scripts/base-map.ts';
import { chunkOf } from './scripts/chunks.ts';

const server = `http://localhost:${process.env.PORT ?? 4000}`;

/**
 * Packages that others import at their top, whether it is used or not, without saying that it may be left out:
 * Markdown of @refinedev/mui, CSV of @refinedev/core. What is used of them stays in.
 */
const droppable = /node_modules\/(papaparse|react-markdown|remark-gfm|micromark[^/]*|mdast-[^/]*)\//;

const nothing = 'export default () => null;';

/** Modules that are imported and never needed here: who imports what, and the shortest module that does instead. */
const replacements: readonly { importer: RegExp; module: RegExp; code: string }[] = [
  // Refine's devtools are never opened.
  {
    importer: /@refinedev\//,
    module: /^@refinedev\/devtools-internal$/,
    code: 'export const getXRay = () => ({}); export const useQuerySubscription = () => ({});',
  },
  // Its notifications are ours (providers/notification.tsx).
  {
    importer: /@refinedev\/mui\//,
    module: /^notistack$/,
    code: `${nothing} export const SnackbarProvider = null, SnackbarContent = null, useSnackbar = null, withSnackbar = null;`,
  },
  // Names of many and of one come from the words.
  {
    importer: /@refinedev\/(core|graphql)\//,
    module: /^pluralize$/,
    code: 'export const plural = (name) => name, singular = (name) => name; export default { plural, singular };',
  },
  // Every call brings its document, and it is sent as text.
  { importer: /@refinedev\/graphql\//, module: /^graphql-tag$/, code: 'export default () => null;' },
  {
    importer: /graphql-request\/.*analyzeDocument/,
    module: /^graphql$/,
    code: 'export const parse = () => null, print = () => null;',
  },
  // Lists keep their state in the address themselves; what Refine adds to one is flat.
  {
    importer: /@refinedev\//,
    module: /^qs$/,
    code: `const parse = (text) => Object.fromEntries(new URLSearchParams(text.replace(/^\\?/, '')));
      const stringify = (values) => '?' + new URLSearchParams(Object.entries(values).filter(([, value]) => value != null));
      export default { parse, stringify };`,
  },
  // Text fields are outlined, everywhere.
  { importer: /@mui\/material\/(TextField|Select)\//, module: /\/(FilledInput|Input)\/index\.js$/, code: nothing },
  // The theme turns ripples off.
  { importer: /@mui\/material\/ButtonBase\//, module: /^\.\/TouchRipple\.js$/, code: nothing },
  // What only the grid's own panels and footer draw; a list draws its own.
  {
    importer: /@mui\/x-data-grid\/material\/index/,
    module:
      /^@mui\/material\/(Autocomplete|Badge|Chip|FormControlLabel|ListItemIcon|ListItemText|MenuItem|MenuList|Select|Switch|Tab|TablePagination|Tabs|TextField|TextareaAutosize|ToggleButton)$/,
    code: `${nothing} export const formControlLabelClasses = {}, listItemTextClasses = {}, tablePaginationClasses = {};`,
  },
  // Hints by the browser's own means.
  {
    importer: /@mui\/x-data-grid\/material\/index/,
    module: /^@mui\/material\/Tooltip$/,
    code: `import { cloneElement } from 'react'; export default ({ title, children }) => cloneElement(children, title ? { title } : {});`,
  },
  {
    importer: /@mui\/x-data-grid\/colDef\//,
    module: /\/GridFilterInput(Date|Value|MultipleValue|SingleSelect|MultipleSingleSelect)\.mjs$/,
    code: ['Date', 'Value', 'MultipleValue', 'SingleSelect', 'MultipleSingleSelect']
      .map((kind) => `export const GridFilterInput${kind} = () => null;`)
      .join(' '),
  },
  // Nothing is edited within a list: a form compares, and settles conflicts.
  {
    importer: /@mui\/x-data-grid\/hooks\/features\/editing\//,
    module: /\/useGrid(Cell|Row)Editing\.mjs$/,
    code: `export const useGridCellEditing = (api) => api.current.register('public', { getCellMode: () => 'view' });
      export const useGridRowEditing = () => {};`,
  },
  {
    importer: /@mui\/x-data-grid\/colDef\//,
    module: /\/Grid(Edit(Input|Boolean|Date|SingleSelect|LongText)|LongText)Cell\.mjs$/,
    code: `export const renderEditInputCell = undefined, renderEditBooleanCell = undefined, renderEditDateCell = undefined,
      renderEditSingleSelectCell = undefined, renderEditLongTextCell = undefined, renderLongTextCell = undefined;`,
  },
  // Dates are shown by the fields, not by @refinedev/mui.
  { importer: /@refinedev\/mui\//, module: /^dayjs\/plugin\/localizedFormat/, code: nothing },
  // Rows come from the data provider, and their menus are the console's own.
  {
    importer: /@mui\/x-data-grid\/DataGrid\//,
    module: /\/useGridDataSource\.mjs$/,
    code: 'export const useGridDataSource = () => {};',
  },
  {
    importer: /@mui\/x-data-grid\/colDef\//,
    module: /\/GridActionsCell\.mjs$/,
    code: 'export const renderActionsCell = undefined;',
  },
  // Export is the server's.
  {
    importer: /@mui\/x-data-grid\/DataGrid\//,
    module: /\/useGrid(Csv|Print)Export\.mjs$/,
    code: 'export const useGridCsvExport = () => {}, useGridPrintExport = () => {};',
  },
];

/** Entries of the grid's two tables of default parts that a list never shows. No bundler can tell from a table. */
const unseenParts =
  /^( {2}(?:toolbar|footer|footerRowCount|pagination|filterPanel|columnsPanel|columnsManagement|panel|columnMenu|baseAutocomplete|baseBadge|baseInput|baseTextarea|baseTextField|baseToggleButton|baseTabs|basePagination|baseSelect|baseSelectOption|baseSwitch|basePopper|baseMenuList|baseMenuItem|baseChip|baseButton|(?!columnUnsorted|columnSorted|columnResize|columnHeader)\w+Icon)): \w+(?=,?$)/gm;
/** English words of the grid's for what a list never shows; each stands on a line of its own. */
const unseenWords =
  /^ {2}'?(?:toolbar|columnsManagement|filterPanel|filterOperator|headerFilter|filterValue|aggregation|treeData|pivot|charts|aiAssistant|prompt)[^:\n]*: .*,\n/gm;
const tableOfWords = /@mui\/x-data-grid\/constants\/localeTextConstants\.mjs$/;
/** Where the grid draws its pictures: those of parts that are left out are drawn for nobody, which it does not say. */
const drawsPictures = /@mui\/x-data-grid\/material\/icons\/index\.mjs$/;
const drawing = /(?<= = )(?=createSvgIcon\()/g;
const tablesOfParts = /@mui\/x-data-grid\/(constants\/defaultGridSlotsComponents|material\/index)\.mjs$/;

function leaveOut(): Plugin {
  const prefix = '\0left-out:';
  return {
    name: 'waybill:leave-out',
    enforce: 'pre',
    apply: 'build',
    resolveId(name, importer = '') {
      const index = replacements.findIndex((one) => one.module.test(name) && one.importer.test(importer));
      return index < 0 ? undefined : `${prefix}${index}`;
    },
    load: (id) => (id.startsWith(prefix) ? replacements[Number(id.slice(prefix.length))]?.code : undefined),
    transform: (code, id) => {
      if (tablesOfParts.test(id)) return code.replace(unseenParts, '$1: () => null');
      if (tableOfWords.test(id)) return code.replace(unseenWords, '');
      return drawsPictures.test(id) ? code.replace(drawing, '/*#__PURE__*/ ') : undefined;
    },
  };
}

export default defineConfig({
  plugins: [react(), leaveOut(), baseMapPlugin()],
  resolve: { alias: [{ find: /^lodash\/(.*)$/, replacement: 'lodash-es/$1' }] },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // MapLibre alone has more than a thousand, and is fetched where a map is looked at.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: droppable, sideEffects: false }] },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(import.meta.dirname), debugName: 'entrance and frame' }],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      ...Object.fromEntries(['/config.json', '/files', '/outbox', '/sandbox'].map((path) => [path, server])),
    },
  },
});
