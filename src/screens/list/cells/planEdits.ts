import type { ResourceDefinition } from '../../../../resources/definition';
import type { ChosenRecord, FieldContext, FieldDraft } from '../../../fields/kind';
import { isChosenRecord } from '../../../fields/one';
import { changedFormValues, draftAt } from '../../form/drafts';
import type { LoadedRecord } from '../../record/loadedRecord';
import type { Words } from '../../words';
import { definedFieldAt } from '../state';
import { type CellChanges, checkCell, formDraftsWith } from './cellDrafts';
import type { PastedCell } from './clipboardBlock';
import { draftOfText } from './draftOfText';

/** What becomes of the texts for one record: one change of it, and the cells that are refused. */
export interface RecordPlan {
  changes: CellChanges;
  refused: readonly { path: string; draft: FieldDraft; message: string }[];
}

interface Options {
  definition: ResourceDefinition;
  words: Words;
  /** Returns the context of a field in each language of the console, the user's own first. */
  contextsOf: (path: string) => readonly FieldContext[];
  record: LoadedRecord;
  cells: readonly PastedCell[];
  /** Returns the text that a cell shows. */
  shownText: (path: string) => string;
  /** Returns why a cell cannot be edited; undefined for one that can. */
  readOnlyReason: (path: string) => string | undefined;
  findRecord: (path: string, title: string, parent: string | undefined) => Promise<ChosenRecord | undefined>;
}

/** Plans the change of a record by pasted texts, with the checks of its form. Texts that a cell shows already change nothing. */
export async function planEdits(options: Options): Promise<RecordPlan> {
  const { definition, words, contextsOf, record, cells, shownText, readOnlyReason, findRecord } = options;
  const { language } = words;
  const changes = new Map<string, FieldDraft>();
  const refused: RecordPlan['refused'][number][] = [];
  for (const { path, text } of cells) {
    const field = definedFieldAt(definition, path);
    if (shownText(path) === text) continue;
    const reason = readOnlyReason(path);
    if (reason !== undefined) {
      refused.push({ path, draft: text, message: reason });
      continue;
    }
    const parentPath = field.type === 'one' ? field.dependsOn?.field : undefined;
    const parent = parentPath && draftAt(formDraftsWith(definition, record, changes, language), parentPath);
    const meaning = await draftOfText(field, text, {
      contexts: contextsOf(path),
      findRecord: (title) =>
        parentPath !== undefined && !(parent && isChosenRecord(parent))
          ? Promise.resolve(undefined)
          : findRecord(path, title, parent && isChosenRecord(parent) ? parent.id : undefined),
    });
    if (meaning === 'unknown') {
      refused.push({ path, draft: text, message: words.t('engine:validation.unknown_choice', { text }) });
      continue;
    }
    const attempt = new Map([...changes, [path, meaning.draft]]);
    const checked = await checkCell(definition, record, path, attempt, language);
    const [problem] = checked.problems;
    const message = checked.isActive
      ? problem && words.t(`engine:validation.${problem.code}`, { ...problem.payload })
      : words.t('cells:inactive', { field: words.label(path) });
    if (message !== undefined) refused.push({ path, draft: meaning.draft, message });
    else changes.set(path, checked.changes.get(path) ?? null);
  }
  const differs = changedFormValues(
    definition,
    record,
    formDraftsWith(definition, record, changes, language),
    language,
  );
  return { changes: new Map([...changes].filter(([path]) => differs.has(path))), refused };
}
