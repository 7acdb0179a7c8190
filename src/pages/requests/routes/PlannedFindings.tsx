import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldNotesContext } from '../../../screens/form/fieldNotes';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import type { Words } from '../../../screens/words';
import { findingText } from './LegFindings';
import type { LegFinding } from './legs';
import { usePlannedFindings } from './usePlannedFindings';

const noFindings = { open: [], failed: false };

/** Context with the rules that the edited leg would break, and whether asking for them failed. */
const PlannedFindingsContext = createContext<{ open: readonly LegFinding[]; failed: boolean }>(noFindings);

/** Returns the rules that the leg of the surrounding form would break, and whether asking for them failed. */
export const useOpenFindings = () => useContext(PlannedFindingsContext);

interface Props {
  form: RecordFormState;
  words: Words;
  /** The leg as `usePlannedLeg` returns it. */
  planned: string;
  children: ReactNode;
}

/** Explains the rules that a leg would break at the fields of its form, before the leg is saved. */
export function PlannedFindings({ form, words, planned, children }: Props) {
  const { t } = words;
  useWatch({ control: form.control });
  const drafts = form.drafts();
  const { findings, failed } = usePlannedFindings(planned);
  const hasReason = typeof drafts.exception_reason === 'string' && drafts.exception_reason.trim() !== '';
  const value = useMemo(
    () => ({ open: findings.filter(({ effect }) => effect !== 'ACCEPTED'), failed }),
    [findings, failed],
  );
  const noteOf = useCallback(
    (path: string) => {
      const ofField = value.open.filter(({ field }) => field === path);
      if (ofField.length === 0) return undefined;
      return {
        text: ofField.map((finding) => findingText(finding, t)).join('\n'),
        isProblem: !hasReason || ofField.some(({ effect }) => effect === 'REFUSED'),
      };
    },
    [value, hasReason, t],
  );
  return (
    <PlannedFindingsContext value={value}>
      <FieldNotesContext value={noteOf}>{children}</FieldNotesContext>
    </PlannedFindingsContext>
  );
}
