import { useState } from 'react';
import type { CreateMany, ResourceDefinition } from '../../../../resources/definition';
import { fieldKindOf } from '../../../fields';
import type { FieldDraft } from '../../../fields/kind';
import type { Words } from '../../words';
import { focusField } from '../focus';
import { pastedValues } from './pastedValues';
import { useCreateMany } from './useCreateMany';

interface Options {
  definition: ResourceDefinition;
  createMany: CreateMany;
  words: Words;
  /** Called when every record was created. */
  onDone: () => void;
}

/** Manages the pasted list, the shared fields and their problems. Values that failed stay in the list. */
export function useCreateManyForm({ definition, createMany, words, onDone }: Options) {
  const { language, t, of } = words;
  const { run, running, failures } = useCreateMany(definition, createMany.each, words);
  const [text, setText] = useState('');
  const [textProblem, setTextProblem] = useState<string>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, FieldDraft>>>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const values = pastedValues(text);
  const fields = createMany.shared.flatMap((path) => {
    const field = definition.fields[path];
    return field ? [{ path, field, draft: drafts[path] ?? fieldKindOf(field).toDraft(null, field, language) }] : [];
  });

  const findTextProblem = async () => {
    const field = definition.fields[createMany.each];
    if (values.length === 0 || !field) return t('engine:validation.required');
    const checked = await Promise.all(
      values.map(async (value) => ((await fieldKindOf(field).check?.(value, field, language)) ? [value] : [])),
    );
    const invalid = checked.flat();
    return invalid.length > 0 ? of('createMany.invalid', { values: invalid.join(', ') }) : undefined;
  };

  const submit = async () => {
    if (running) return;
    const problem = await findTextProblem();
    const shared = fields.map(
      ({ path, field, draft }) => [path, fieldKindOf(field).toValue(draft, field, language)] as const,
    );
    const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
    const empty = shared
      .filter(([path, value]) => definition.fields[path]?.required && isEmpty(value))
      .map(([path]) => path);
    setTextProblem(problem);
    setMissing(empty);
    const [firstEmpty] = empty;
    if (problem !== undefined) return document.getElementById('create-many-values')?.focus();
    if (firstEmpty !== undefined) return focusField(firstEmpty);
    const failed = await run(values, shared);
    if (failed.length === 0) return onDone();
    setText(failed.flatMap(({ value, isCreated }) => (isCreated ? [] : [value])).join('\n'));
  };

  return {
    text,
    changeText: (next: string) => {
      setText(next);
      setTextProblem(undefined);
    },
    textProblem,
    /** Number of values in the list. */
    count: values.length,
    shared: fields.map(({ path, field, draft }) => ({
      path,
      field,
      draft,
      problem: missing.includes(path) ? t('engine:validation.required') : undefined,
      change: (next: FieldDraft) => {
        setDrafts((all) => ({ ...all, [path]: next }));
        setMissing((all) => all.filter((other) => other !== path));
      },
    })),
    submit,
    running,
    failures,
  };
}
