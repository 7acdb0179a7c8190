import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { legsResource as definition } from '../../../../resources/routes';
import { formFields, isFieldActive } from '../../../screens/form/drafts';
import { FieldInput } from '../../../screens/form/FieldInput';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import type { Words } from '../../../screens/words';
import { areFindingsRefused, FindingList } from './LegFindings';
import { useOpenFindings } from './PlannedFindings';

interface Props {
  form: RecordFormState;
  words: Words;
}

const fields = formFields(definition);
const reasonField = fields.find(({ path }) => path === 'exception_reason');

/**
 * Says whether the leg can be saved although it breaks rules, and asks for a reason where one helps. The rules are
 * explained at their fields, and announced here to screen readers.
 */
export function LegRulesSection({ form, words }: Props) {
  const { open, failed } = useOpenFindings();
  const refused = areFindingsRefused(open);
  const needsReason = open.some(({ effect }) => effect === 'REASON_REQUIRED');
  const isShownAtField = (path: string) =>
    fields.some((one) => one.path === path && isFieldActive(definition, one, form.drafts(), words.language));
  const [elsewhere, atFields] = [false, true].map((shown) =>
    open.filter(({ field }) => isShownAtField(field) === shown),
  );
  return (
    <>
      <Box role="status" sx={open.length === 0 && !failed ? visuallyHidden : undefined}>
        {failed && <Alert severity="warning">{words.of('rules.failed')}</Alert>}
        {open.length > 0 && !failed && (
          <Alert severity={refused ? 'error' : 'warning'}>
            {words.of(refused ? 'rules.refusedBefore' : 'rules.reasonBefore')}
            <FindingList findings={elsewhere ?? []} t={words.t} />
            <Box sx={visuallyHidden}>
              <FindingList findings={atFields ?? []} t={words.t} />
            </Box>
          </Alert>
        )}
      </Box>
      {needsReason && reasonField && <FieldInput {...{ definition, words, form }} formField={reasonField} />}
    </>
  );
}
