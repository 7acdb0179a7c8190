import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazy } from '../../providers/loadCode';
import { Badge } from '../ui/Badge';
import type { ChosenRecord, FieldDraft, FieldKind, FieldOf, FieldContext, FieldViewProps } from './kind';
import { lookupFilterKind } from './lookupFilter';
import { translateServerName } from './names';
import { recordFromPaths, valueAt } from './paths';

type Many = FieldOf<'many'>;

const ChecklistView = lazy(() => import('./checklist/ChecklistView').then((file) => ({ default: file.ChecklistView })));

/** Returns the related records of a value or draft. */
function chosenRecordsOf(value: unknown, title: string, through?: string): ChosenRecord[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    const record = through ? valueAt(each, through) : each;
    const [id, titleValue] = [valueAt(record, 'id'), valueAt(record, title)];
    return typeof id === 'string' ? [{ id, title: typeof titleValue === 'string' ? titleValue : id }] : [];
  });
}

/** Returns the selected records of a draft. */
export const chosenRecordsOfDraft = (draft: FieldDraft) => chosenRecordsOf(draft, 'title');

const byId = (a: ChosenRecord, b: ChosenRecord) => (a.id < b.id ? -1 : 1);

/** Returns the titles of the related records, sorted alphabetically in the user's language. */
export function chosenTitles(value: unknown, { title, through, names }: Many, { t, language }: FieldContext): string[] {
  const titles = chosenRecordsOf(value, title, through).map((chosen) => translateServerName(chosen.title, names, t));
  return titles.toSorted((a, b) => a.localeCompare(b, language));
}

function ManyView({ value, field, context }: FieldViewProps<Many>) {
  if (field.checklist) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
        <ChecklistView value={value} title={field.title} checklist={field.checklist} />
      </Suspense>
    );
  }
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {chosenTitles(value, field, context).map((title) => (
        <Badge key={title} tone="neutral" label={title} />
      ))}
    </Box>
  );
}

/** The field kind of relations to several records. */
export const toManyKind: FieldKind<Many> = {
  text: (value, field, context) => chosenTitles(value, field, context).join(', '),
  View: ManyView,
  wide: ({ checklist }) => checklist !== undefined,
  parts: ({ title, through, checklist }) => {
    const { group, methods } = checklist ?? {};
    if (through) return [`${through}.id`, `${through}.${title}`];
    return ['id', title, ...(group && methods ? [`${group}.name`, `${group}.order`, methods] : [])];
  },
  filter: { ...lookupFilterKind, comparisons: ['in', 'empty', 'filled'] },
  toDraft: (value, { title, through }) => chosenRecordsOf(value, title, through),
  // The ids are sorted, so that selecting the same records in another order does not count as a change.
  toValue: (draft) =>
    chosenRecordsOfDraft(draft)
      .toSorted(byId)
      .map(({ id }) => ({ id })),
  toShown: (draft, { title }) =>
    chosenRecordsOfDraft(draft).map((chosen) =>
      recordFromPaths([
        ['id', chosen.id],
        [title, chosen.title],
      ]),
    ),
};
