import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { legsResource as definition } from '../../../../resources/routes';
import { formFields } from '../../../screens/form/drafts';
import { FieldInput } from '../../../screens/form/FieldInput';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import type { Words } from '../../../screens/words';
import { FindingList, areFindingsRefused } from './LegFindings';
import type { Leg } from './legs';
import { usePlannedFindings } from './usePlannedFindings';

interface Props {
  form: RecordFormState;
  words: Words;
  request: string;
  leg: Leg | undefined;
}

const reasonField = formFields(definition).find(({ path }) => path === 'exception_reason');

/** Shows, before the leg is saved, the rules that it would break, and asks for a reason where one helps. */
export function LegRulesSection({ form, words, request, leg }: Props) {
  useWatch({ control: form.control });
  const { findings, failed } = usePlannedFindings({ request, leg, drafts: form.drafts(), words });
  const open = findings.filter(({ effect }) => effect !== 'ACCEPTED');
  const needsReason = open.some(({ effect }) => effect === 'REASON_REQUIRED');
  if (failed) return <Alert severity="warning">{words.of('rules.failed')}</Alert>;
  if (open.length === 0) return null;
  return (
    <Stack spacing={2}>
      <Alert severity={areFindingsRefused(open) ? 'error' : 'warning'} role="status">
        <AlertTitle>{words.of(areFindingsRefused(open) ? 'rules.refusedBefore' : 'rules.reasonBefore')}</AlertTitle>
        <FindingList findings={open} t={words.t} />
      </Alert>
      {needsReason && reasonField && <FieldInput {...{ definition, words, form }} formField={reasonField} />}
    </Stack>
  );
}
