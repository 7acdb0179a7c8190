import { useEffect, useState } from 'react';
import { ApiError, type ValidationProblem } from '../../../providers/errors';
import type { ResourceAction } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import { matchesCondition } from '../../fields/matchesCondition';
import type { FieldDraft } from '../../fields/kind';
import { isEqualValue } from '../../fields/isEqualValue';
import { focusField } from '../form/focus';
import type { Words } from '../words';
import { type ActionInput, actionInputOf } from './actionInput';
import type { OperationSubject } from './operation';

interface Options {
  action: ResourceAction;
  words: Words;
  /** Values of the record that the fields start with, by their names in the input. */
  values?: OperationSubject['inputValues'];
  failure: unknown;
  /** Path of the only field that is asked for; absent: all fields are. */
  only?: string | undefined;
  onConfirm: (input: ActionInput) => void;
}

/** Manages the fields, drafts and problems of an action's dialog. */
export function useActionForm({ action, words, values = {}, failure, only, onConfirm }: Options) {
  const { language } = words;
  const fields = Object.entries(action.fields ?? {});
  const [initialDrafts] = useState<Readonly<Record<string, FieldDraft>>>(() =>
    Object.fromEntries(
      fields.map(([path, field]) => [
        path,
        fieldKindOf(field).toDraft(values[path] ?? field.initial ?? null, field, language),
      ]),
    ),
  );
  const [drafts, setDrafts] = useState(initialDrafts);
  const [clientProblems, setClientProblems] = useState<Readonly<Record<string, readonly ValidationProblem[]>>>({});
  // The server's problem of a field is shown until the user changes that field.
  const [changedSinceFailure, setChangedSinceFailure] = useState<{ failure: unknown; changed: ReadonlySet<string> }>({
    failure,
    changed: new Set(),
  });
  const changed = changedSinceFailure.failure === failure ? changedSinceFailure.changed : new Set<string>();
  const serverProblems = failure instanceof ApiError ? failure.validation : {};

  useEffect(() => {
    const refused = failure instanceof ApiError ? failure.validation : {};
    focusActionField(action, (path) => path in refused);
  }, [action, failure]);

  const draftOf = (path: string): FieldDraft => drafts[path] ?? null;
  const valueOf = (path: string): unknown => {
    const field = action.fields?.[path];
    return field ? fieldKindOf(field).toValue(draftOf(path), field, language) : null;
  };
  const shown = fields.filter(
    ([path, field]) => (only === undefined || path === only) && matchesCondition(field.when, valueOf),
  );
  const problemText = (area: string, problems: readonly ValidationProblem[] = []) =>
    problems.map(({ code, payload }) => words.t(`${area}.${code}`, { ...payload })).join('\n') || undefined;

  const submit = async () => {
    const problems = await Promise.all(
      shown.map(async ([path, field]): Promise<[string, readonly ValidationProblem[]]> => {
        if (valueOf(path) === null) return [path, field.required ? [{ code: 'required' }] : []];
        const problem = await fieldKindOf(field).check?.(draftOf(path), field, language);
        return [path, problem ? [problem] : []];
      }),
    );
    const invalidFields = problems.filter(([, list]) => list.length > 0);
    setClientProblems(Object.fromEntries(invalidFields));
    if (invalidFields.length > 0) {
      focusActionField(action, (path) => invalidFields.some(([invalid]) => invalid === path));
      return;
    }
    onConfirm(actionInputOf(shown, valueOf, values));
  };

  return {
    fields: shown.map(([path, field]) => ({
      path,
      field,
      label: words.of(`actions.${action.name}.fields.${path}`, { defaultValue: words.label(path) }),
      help: words.of(`actions.${action.name}.help.${path}`, { defaultValue: '' }) || undefined,
      // A field of the record, set for several records, has the texts of the record's form.
      context: words.fieldContext(only === undefined ? dialogFieldPath(action, path) : path),
    })),
    draftOf,
    /** Returns whether the user has changed a field. */
    isChanged: () => fields.some(([path]) => !isEqualValue(drafts[path], initialDrafts[path])),
    change: (path: string, draft: FieldDraft) => {
      setDrafts((all) => ({ ...all, [path]: draft }));
      setClientProblems((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== path)));
      setChangedSinceFailure({ failure, changed: new Set([...changed, path]) });
    },
    problemOf: (path: string) =>
      problemText('engine:validation', clientProblems[path]) ??
      (changed.has(path) ? undefined : problemText('app:serverError', serverProblems[path])),
    /** Whether the fields show all of the server's problems. */
    toldOnFields:
      Object.keys(serverProblems).length > 0 &&
      Object.keys(serverProblems).every((path) => shown.some(([name]) => name === path)),
    submit: () => void submit(),
  };
}

const dialogFieldPath = (action: ResourceAction, path: string) => `actions.${action.name}.${path}`;

/** Focuses the first field of an action's dialog for which `isInvalid` returns true, so that the user can correct it. */
function focusActionField(action: ResourceAction, isInvalid: (path: string) => boolean): void {
  const path = Object.keys(action.fields ?? {}).find(isInvalid);
  if (path !== undefined) focusField(dialogFieldPath(action, path));
}
