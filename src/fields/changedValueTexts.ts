import type { ActivityResource } from '../../resources/fields';
import { fieldKindOf } from '.';
import { type ChangedValue, labelFor } from './activitySentenceText';
import type { FieldContext } from './kind';

/** A changed field as texts: its label, and the old and new value. A value is empty when there was none. */
export interface ChangedValueTexts {
  field: string;
  label: string;
  from: string;
  to: string;
}

/** Returns the changed values of an activity in the reader's language. Leaves out fields without a label. */
export function changedValueTexts(
  changes: readonly ChangedValue[],
  about: ActivityResource,
  context: FieldContext,
): ChangedValueTexts[] {
  return changes.flatMap(({ field, from, to }) => {
    const label = labelFor('fields', [field], about, context.t);
    if (label === undefined) return [];
    const text = (value: unknown) => valueText(value, field, about, context);
    return [{ field, label, from: text(from), to: text(to) }];
  });
}

function valueText(value: unknown, path: string, about: ActivityResource, context: FieldContext): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return titleText(value, context.language);
  const whole = about.at === undefined ? path : `${about.at}.${path}`;
  const definition = about.fields[whole];
  const text =
    definition && fieldKindOf(definition).text(value, definition, { ...context, resource: about.name, path: whole });
  return text || (typeof value === 'string' ? value : JSON.stringify(value));
}

/** Returns the title of a related record, in the reader's language if the title has one. */
function titleText(value: object, language: string): string {
  const title: unknown = 'title' in value ? value.title : undefined;
  if (typeof title === 'string') return title;
  if (typeof title !== 'object' || title === null) return '';
  const own: unknown = new Map(Object.entries(title)).get(language);
  return typeof own === 'string' ? own : '';
}
