import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { type Ref, Suspense, useId, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { ChosenRecord } from '../../fields/kind';
import { GuardedDialog } from '../../ui/GuardedDialog';
import { useWords } from '../words';
import { draftsFromTexts } from './drafts';
import { type FormInDialog, RecordForm } from './RecordForm';

interface Props {
  definition: ResourceDefinition;
  /** Initial texts of the new record, by field: what the user typed into the input of the relation. */
  typed: Readonly<Record<string, string>>;
  /** Called with the new record, or without one when the user cancels. */
  onClose: (created?: ChosenRecord) => void;
}

/** Renders the form of a new record in a dialog. */
export function CreateDialog(props: Props) {
  const title = useId();
  const form = useRef<FormInDialog>(null);
  return (
    <GuardedDialog
      isUnsaved={() => form.current?.isUnsaved() === true}
      onClose={() => props.onClose()}
      scroll="body"
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: 880, maxWidth: 'calc(100% - 24px)', mx: 1.5 } } }}
    >
      {(close) => (
        <Suspense fallback={<Skeleton variant="rounded" height={480} sx={{ m: 3 }} />}>
          <Content {...props} id={title} form={form} onCancel={close} />
        </Suspense>
      )}
    </GuardedDialog>
  );
}

interface ContentProps extends Props {
  id: string;
  form: Ref<FormInDialog>;
  onCancel: () => void;
}

function Content({ definition, typed, onClose, id, form, onCancel }: ContentProps) {
  const words = useWords(definition);
  return (
    <>
      <DialogTitle id={id}>{words.of('createTitle')}</DialogTitle>
      <DialogContent>
        <RecordForm
          inDialog={form}
          {...{ definition, words }}
          initialDrafts={draftsFromTexts(definition, typed, words.language)}
          onCancel={onCancel}
          onSaved={(record) => onClose({ id: record.id, title: words.titleOf(record) || record.id })}
        />
      </DialogContent>
    </>
  );
}
