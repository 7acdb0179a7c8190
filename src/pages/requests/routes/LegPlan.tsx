import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import type { Words } from '../../../screens/words';
import { LegCandidates } from './LegCandidates';
import type { Leg } from './legs';
import { PlannedFindings } from './PlannedFindings';
import { usePlannedLeg } from './plannedLeg';

interface Props {
  form: RecordFormState;
  words: Words;
  request: string;
  leg: Leg | undefined;
  children: ReactNode;
}

/** Shows in the form of a leg which rules it would break, and who and what suits it, before it is saved. */
export function LegPlan({ form, words, request, leg, children }: Props) {
  useWatch({ control: form.control });
  const planned = usePlannedLeg({ request, leg, drafts: form.drafts(), language: words.language });
  return (
    <LegCandidates {...{ planned, words }}>
      <PlannedFindings {...{ form, words, planned }}>{children}</PlannedFindings>
    </LegCandidates>
  );
}
