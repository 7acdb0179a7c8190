import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { ChosenRecord } from '../../fields/kind';
import { useWords } from '../words';
import { draftsFromTexts } from './drafts';
import { RecordForm } from './RecordForm';

interface Props {
  definition: ResourceDefinition;
  /** Initial texts of the new record, by field; the user typed them into a chooser. */
  typed: Readonly<Record<string, string>>;
  /** Called with the new record, or without one when the user cancels. */
  onClose: (created?: ChosenRecord) => void;
}

/** Renders the form of a new record in a dialog. */
export function CreateDialog(props: Props) {
  const title = useId();
  return (
    <Dialog
      open
      scroll="body"
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: 880, maxWidth: 'calc(100% - 24px)', mx: 1.5 } } }}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={480} sx={{ m: 3 }} />}>
        <Content {...props} id={title} />
      </Suspense>
    </Dialog>
  );
}

function Content({ definition, typed, onClose, id }: Props & { id: string }) {
  const words = useWords(definition);
  return (
    <>
      <DialogTitle id={id}>{words.of('createTitle')}</DialogTitle>
      <DialogContent>
        <RecordForm
          inDialog
          {...{ definition, words }}
          initialDrafts={draftsFromTexts(definition, typed, words.language)}
          onCancel={() => onClose()}
          onSaved={(record) => onClose({ id: record.id, title: words.titleOf(record) || record.id })}
        />
      </DialogContent>
    </>
  );
}
