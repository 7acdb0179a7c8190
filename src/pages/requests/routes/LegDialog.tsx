import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDataProvider, useNotification } from '@refinedev/core';
import { useId } from 'react';
import { legs as definition } from '../../../../resources/routes';
import { ChoiceNotes } from '../../../fields/choiceNotes';
import { RecordForm } from '../../../screens/form/RecordForm';
import type { Words } from '../../../screens/words';
import type { Leg, Place } from './legs';
import { proposedLeg } from './proposal';
import { useTakenNotes } from './useTakenNotes';

interface Props {
  request: string;
  words: Words;
  /** The leg to edit; absent for a new one. */
  leg?: Leg;
  /** Legs that there are. */
  legs: readonly Leg[];
  /** Where the request begins and ends. */
  ends: readonly Place[];
  renew: () => Promise<void>;
  onClose: () => void;
}

/** The form of a leg. Who is held by another request is marked, and still the server alone refuses. */
export function LegDialog({ request, words, leg, legs, ends, renew, onClose }: Props) {
  const title = useId();
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const { noteOf, unknown } = useTakenNotes(request, words);
  const number = leg?.order ?? legs.length + 1;
  const create = async (changes: Readonly<Record<string, unknown>>) => {
    const variables = { ...changes, service_transportation: { id: request } };
    const { data } = await provider.create({ resource: definition.name, variables, meta: { fields: ['id', 'order'] } });
    notify?.({ type: 'success', message: words.of('created', { title: String(data.order) }) });
    return { ...data, id: String(data.id) };
  };
  const saved = async () => {
    onClose();
    await renew();
  };
  return (
    <Dialog
      open
      scroll="body"
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: 880, maxWidth: 'calc(100% - 24px)', mx: 1.5 } } }}
    >
      <DialogTitle id={title}>
        {leg ? words.of('editTitle', { title: String(number) }) : words.of('createTitle')}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 1.5, sm: 3 } }}>
        {unknown && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {words.of('taken.failed')}
          </Alert>
        )}
        <ChoiceNotes value={noteOf}>
          <RecordForm
            inDialog
            definition={definition}
            words={words}
            {...(leg ? { record: leg } : { begun: proposedLeg(legs, ends, words.language), write: create })}
            onCancel={onClose}
            onSaved={() => void saved()}
          />
        </ChoiceNotes>
      </DialogContent>
    </Dialog>
  );
}
