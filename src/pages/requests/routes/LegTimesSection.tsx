import RestartAlt from '@mui/icons-material/RestartAlt';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { FieldSection, ResourceDefinition } from '../../../../resources/definition';
import { formFields } from '../../../screens/form/drafts';
import { FormSection } from '../../../screens/form/FormSection';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import type { Words } from '../../../screens/words';
import type { Leg } from './legs';
import { plannedByHand, plannedTimeFields } from './plannedByHand';

interface Props {
  definition: ResourceDefinition;
  section: FieldSection;
  form: RecordFormState;
  words: Words;
  leg: Leg | undefined;
}

/** Renders the planned times of a leg. They are proposals until the user changes them, and can become proposals again. */
export function LegTimesSection({ definition, section, form, words, leg }: Props) {
  useWatch({ control: form.control, name: [...plannedTimeFields] });
  const fields = formFields(definition).filter(({ path }) => section.fields.includes(path));
  const isByHand = plannedByHand(form.drafts(), leg) !== undefined;
  const returnToProposal = () => {
    for (const path of plannedTimeFields) form.change(path, '');
  };
  const note = isByHand ? (
    <Button
      startIcon={<RestartAlt />}
      onClick={returnToProposal}
      sx={{ justifySelf: 'start', gridColumn: '1 / -1', mb: 1.5 }}
    >
      {words.of('times.propose')}
    </Button>
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1', mb: 1.5 }}>
      {words.of('times.proposed')}
    </Typography>
  );
  return <FormSection {...{ definition, section, form, words, fields }} after={{ planned_end: note }} />;
}
