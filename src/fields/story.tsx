import { lazy, Suspense } from 'react';
import type { FieldKind, FieldOf, ViewProps } from './kind';
import { noFilter } from './noFilter';
import { valueAt } from './paths';

type Story = FieldOf<'story'>;

const StorySentence = lazy(() => import('./StorySentence').then((file) => ({ default: file.StorySentence })));

const titleOf = (value: unknown) => {
  const title = valueAt(value, 'title');
  return typeof title === 'string' ? title : '';
};

function Sentence(props: ViewProps<Story>) {
  return (
    <Suspense fallback={titleOf(props.value)}>
      <StorySentence {...props} />
    </Suspense>
  );
}

/** The field kind of activities: what was done to a record, shown as a sentence. */
export const story: FieldKind<Story> = {
  text: titleOf,
  Cell: Sentence,
  View: Sentence,
  wide: () => true,
  filter: noFilter,
  toDraft: () => null,
  toValue: () => null,
};
