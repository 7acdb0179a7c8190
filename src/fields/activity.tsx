import { Suspense } from 'react';
import { lazy } from '../../providers/loadCode';
import type { FieldKind, FieldOf, FieldViewProps } from './kind';
import { noFilterKind } from './noFilter';
import { textAt } from './paths';
import { noDraftConversion } from './textDraft';

type ActivityValue = FieldOf<'activity'>;

const ActivitySentence = lazy(() => import('./ActivitySentence').then((file) => ({ default: file.ActivitySentence })));

function Sentence(props: FieldViewProps<ActivityValue>) {
  return (
    <Suspense fallback={textAt(props.value, 'title')}>
      <ActivitySentence {...props} />
    </Suspense>
  );
}

/** The field kind of activities. An activity is what was done to a record; it is shown as a sentence. */
export const activityKind: FieldKind<ActivityValue> = {
  text: (value) => textAt(value, 'title'),
  Cell: Sentence,
  View: Sentence,
  wide: () => true,
  filter: noFilterKind,
  ...noDraftConversion,
};
