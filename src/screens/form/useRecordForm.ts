import type { HttpError } from '@refinedev/core';
import { useForm } from '@refinedev/react-hook-form';
import { useMemo, useRef, useState } from 'react';
import { ApiError, errorCode, type Validation } from '../../../providers/errors';
import type { ResourceDefinition, Section, Warning } from '../../../resources/definition';
import { kindOf } from '../../fields';
import { holds } from '../../fields/holds';
import type { Draft } from '../../fields/kind';
import { recordOf, valueAt } from '../../fields/paths';
import { askedFields, type LoadedRecord } from '../record/asked';
import { failureText } from '../record/failure';
import type { Words } from '../words';
import { checkField, checkForm, checkParts } from './check';
import { type Clash, clashesOf, type Side } from './conflict';
import { copyingSections, copyPath, isCopy, originalOf } from './copies';
import {
  blankRecord,
  changesOf,
  comparable,
  dependents,
  draftAt,
  type Drafts,
  draftsOf,
  formFields,
  formPaths,
  newRecord,
  shownRecord,
} from './drafts';
import { focusField } from './focus';
import { truncatedFields, withReadOnly } from './truncated';
import { fieldsForAfterwards, useAfterCreate } from './useAfterCreate';
import { isWithin, useProblems } from './useProblems';

interface Options {
  definition: ResourceDefinition;
  words: Words;
  /** The record to edit; absent for a new one. The form begins with it and never looks at it again. */
  record?: LoadedRecord;
  /** What was typed before, where the form begins with that instead of the record. */
  begun?: Drafts;
  /** What is saved together with the changes, however many there are; `from` is the record that they are told from. */
  along?: (from: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Writes what has changed, where that is not the definition's own mutation. */
  write?: (changes: Readonly<Record<string, unknown>>) => Promise<LoadedRecord>;
  /** What comes next says that it is saved: no notification does. */
  quiet?: boolean;
  onSaved: (record: LoadedRecord) => void;
}

/** A change of someone else that met ours. */
export interface Conflict {
  current: LoadedRecord;
  /** What the form would have sent, as a record. */
  mine: Readonly<Record<string, unknown>>;
  clashes: readonly Clash[];
}

/**
 * The one place that meets Refine's form:
 * - it reads nothing: the record comes loaded, so that no refetch overwrites what is typed;
 * - it sends the difference from the record, with the `modified_at` that the record was read with;
 * - a list that was read in part is not written;
 * - what the server finds wrong is told on the fields; whatever fails, nothing typed is lost;
 * - a second click while the first is on its way does nothing.
 */
export function useRecordForm({ definition: whole, words, record, begun, along, write, quiet, onSaved }: Options) {
  const { language } = words;
  const [base, setBase] = useState(() => record ?? blankRecord(whole));
  const truncated = useMemo(() => truncatedFields(whole, base), [whole, base]);
  const definition = useMemo(() => withReadOnly(whole, truncated), [whole, truncated]);
  const [failure, setFailure] = useState<{ text: string; error: unknown }>();
  const [conflict, setConflict] = useState<Conflict>();
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const saved = useRef(false);
  const latest = useRef(base);
  const problems = useProblems(words);
  const afterCreate = useAfterCreate(definition, words);

  const form = useForm<LoadedRecord, HttpError, Record<string, unknown>>({
    defaultValues: { ...(begun ?? draftsOf(definition, base, language)) },
    disableServerSideValidation: true,
    warnWhenUnsavedChanges: false,
    refineCoreProps: {
      resource: definition.name,
      action: record ? 'edit' : 'create',
      id: record?.id,
      redirect: false,
      queryOptions: { enabled: false },
      mutationMeta: {
        fields: askedFields(definition, [...formPaths(definition), ...fieldsForAfterwards(definition)]),
        // Read when it is sent: which rows are new or gone is told from the record that the form stands on then.
        get previous() {
          return comparable(whole, latest.current, language);
        },
      },
      invalidates: ['list', 'many', 'detail'],
      errorNotification: false,
      // Of a new one it is said when what belongs to making it is done, too.
      successNotification: (data) =>
        record !== undefined &&
        !quiet && { type: 'success', message: words.of('saved', { title: words.titleOf(data?.data) }) },
    },
  });
  const drafts = () => form.getValues();

  const tellProblems = (area: Parameters<typeof problems.tell>[0], found: Validation) => {
    problems.tell(area, found);
    const paths = Object.keys(found);
    const first = formFields(definition).flatMap(({ path }) => paths.filter((each) => isWithin(each, path)))[0];
    if (first !== undefined) focusField(first);
  };

  /** Gives a section that is a copy the drafts that it stands for. */
  const separate = ({ sameAs, ...section }: Section) => {
    if (sameAs === undefined) return;
    for (const path of section.fields) form.setValue(path, draftAt(drafts(), originalOf({ ...section, sameAs }, path)));
  };

  const save = async (from: Record<string, unknown>) => {
    for (const { path, field } of formFields(definition)) {
      const settled = await kindOf(field).settle?.(draftAt(drafts(), path), field, language);
      if (settled !== undefined) form.setValue(path, settled);
    }
    const found = await checkForm(definition, drafts(), language);
    tellProblems('engine:validation', found);
    if (Object.keys(found).length > 0) return;

    const changes = changesOf(definition, from, drafts(), language);
    if (record && changes.size === 0 && !along) {
      saved.current = true;
      onSaved(record);
      return;
    }
    if (write) {
      const written = await write(recordOf(changes));
      saved.current = true;
      onSaved(written);
      return;
    }
    latest.current = from;
    const answer = await form.refineCore.onFinish(
      record
        ? { ...recordOf(changes), modified_at: from.modified_at, ...along?.(from) }
        : newRecord(definition, drafts(), language),
    );
    saved.current = true;
    if (answer && !record) await afterCreate(answer.data);
    if (answer) onSaved(answer.data);
  };

  const fail = (error: unknown, from: Record<string, unknown>) => {
    if (error instanceof ApiError && error.code === errorCode.conflict && isLoaded(error.current)) {
      const { current } = error;
      const mine = shownRecord(definition, drafts(), language);
      setConflict({ current, mine, clashes: clashesOf(definition, from, current, drafts(), language) });
      return;
    }
    if (error instanceof ApiError) tellProblems('app:serverError', error.validation);
    setFailure({ text: failureText(error, words), error });
  };

  /** Saves; on top of what others have changed meanwhile, where that is nothing that this form is about. */
  const attempt = async (from: Record<string, unknown>, left = 3): Promise<void> => {
    try {
      await save(from);
    } catch (error) {
      const current =
        left > 0 && error instanceof ApiError && error.code === errorCode.conflict ? error.current : undefined;
      const apart =
        isLoaded(current) &&
        clashesOf(definition, from, current, drafts(), language).every(({ side }) => side === 'mine');
      if (!apart) return fail(error, from);
      setBase(current);
      await attempt(current, left - 1);
    }
  };

  const submit = async (from = base) => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      await attempt(from);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return {
    control: form.control,
    drafts,
    /** The definition, in which fields whose list was read in part are read-only. */
    definition,
    /** Those fields. */
    truncated,
    /** What its changes are told from: the record as it was read. */
    base,
    problems,
    /** Why saving failed, also as a sentence. */
    failure,
    saving,
    submit: () => void submit(),
    isUnsaved: () => !saved.current && changesOf(definition, base, drafts(), language).size > 0,
    /** Whether something is to be said about the form's changes. */
    warns: ({ fields, when }: Warning) =>
      record !== undefined &&
      holds(when, (path) => valueAt(base, path)) &&
      fields.some((path) => changesOf(definition, base, drafts(), language).has(path)),
    /** Notes a change; what depends on the field is chosen anew. */
    change: (path: string, draft: Draft, part?: string) => {
      form.setValue(path, draft);
      for (const child of dependents(definition, path)) form.setValue(child, null);
      problems.retell(part === undefined ? path : `${path}.${part}`);
      for (const touched of dependents(definition, path)) problems.retell(touched);
    },
    /** Makes a section a copy, or a part of its own again: one that was a copy when it was opened begins with what it was. */
    copy: (section: Section, copies: boolean) => {
      if (!copies && isCopy(section, (path) => valueAt(base, path))) separate(section);
      form.setValue(copyPath(section), copies);
      for (const path of section.fields) problems.retell(path);
    },
    /** The field is left: what was typed is finished, and looked at when there is something. */
    leave: async (path: string) => {
      const field = definition.fields[path];
      if (!field) return;
      const draft = draftAt(drafts(), path);
      const settled = await kindOf(field).settle?.(draft, field, language);
      if (settled !== undefined && draftAt(drafts(), path) === draft) form.setValue(path, settled);
      const found = await checkField(definition, { path, field }, drafts(), language);
      const blank = found.some(({ code }) => code === 'required');
      if (found.length > 0 && !blank) problems.retell(path, { [path]: found });
      const parts = await checkParts(definition, { path, field }, drafts(), language);
      for (const [part, wrong] of Object.entries(parts)) {
        if (!wrong.some(({ code }) => code === 'required')) problems.retell(part, { [part]: wrong });
      }
    },
    conflict,
    /** Takes theirs or keeps ours field by field, and saves on top of what is there now. */
    resolve: (sides: ReadonlyMap<string, Side>) => {
      if (!conflict) return;
      const { current } = conflict;
      for (const { path, field } of conflict.clashes) {
        if (sides.get(path) !== 'theirs') continue;
        const copy = copyingSections(definition).find(({ fields }) => fields.includes(path));
        if (copy && valueAt(drafts(), copyPath(copy)) === true) {
          separate(copy);
          form.setValue(copyPath(copy), false);
        }
        form.setValue(path, kindOf(field).toDraft(valueAt(current, path), field, language));
      }
      setBase(current);
      setConflict(undefined);
      void submit(current);
    },
    /** Back to the form: the same save would meet the same conflict again. */
    putOff: () => setConflict(undefined),
  };
}

/** Whether this is a record that was read, not a new one. */
export function isLoaded(record: Readonly<Record<string, unknown>> | undefined): record is LoadedRecord {
  return typeof record?.id === 'string';
}

/** What `useRecordForm` gives. */
export type RecordForm = ReturnType<typeof useRecordForm>;
