import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { isRecord } from '../../../../providers/graphqlResponse';
import { useDayText } from '../../../fields/useDayText';
import type { Words } from '../../../screens/words';
import type { Leg, LegFinding } from './legs';

/**
 * Shows the rules that a stored leg breaks. If they were all accepted, also shows the user's reason for the exception.
 */
export function LegFindings({ leg, words: { of, t } }: { leg: Leg; words: Words }) {
  const { dayOf } = useDayText();
  const { findings, exception_reason, exception_by, exception_at } = leg;
  if (findings.length === 0) return null;
  const open = findings.filter(({ effect }) => effect !== 'ACCEPTED');
  const title = open.length === 0 ? 'accepted' : areFindingsRefused(open) ? 'broken' : 'needsReason';
  const when = exception_at ? dayOf(new Date(exception_at)) : '';
  return (
    <Alert severity={open.length === 0 ? 'info' : areFindingsRefused(open) ? 'error' : 'warning'} sx={{ py: 0.25 }}>
      <AlertTitle sx={{ mb: 0 }}>{of(`rules.${title}`)}</AlertTitle>
      <FindingList findings={open.length > 0 ? open : findings} t={t} />
      {open.length === 0 &&
        exception_reason !== null &&
        of('rules.given', { by: exception_by ?? '', when, reason: exception_reason })}
    </Alert>
  );
}

/**
 * Returns whether the server refuses at least one of the findings, even if the user gives a reason for an exception.
 */
export const areFindingsRefused = (findings: readonly LegFinding[]): boolean =>
  findings.some(({ effect }) => effect === 'REFUSED');

/** Returns a finding as a translated sentence. */
export const findingText = ({ code, payload }: LegFinding, t: Words['t']): string =>
  t(`app:serverError.leg_${code.toLowerCase()}`, isRecord(payload) ? payload : {});

/** Lists findings, each as a translated sentence. */
export function FindingList({ findings, t }: { findings: readonly LegFinding[]; t: Words['t'] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {findings.map((finding) => {
        const text = findingText(finding, t);
        return <li key={text}>{text}</li>;
      })}
    </Box>
  );
}
