import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDataProvider, useNotification } from '@refinedev/core';
import { type ReactNode, useId, useRef } from 'react';
import { legsResource as definition } from '../../../../resources/routes';
import { type FormInDialog, RecordForm } from '../../../screens/form/RecordForm';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import type { Words } from '../../../screens/words';
import { GuardedDialog } from '../../../ui/GuardedDialog';
import { BookingNotes } from './BookingNotes';
import { LegPlan } from './LegPlan';
import { LegRulesSection } from './LegRulesSection';
import { LegTimesSection } from './LegTimesSection';
import type { Leg, LegAddress } from './legs';
import { newLegDrafts } from './newLegDrafts';
import { UsualVehicle } from './UsualVehicle';

interface Props {
  request: string;
  words: Words;
  /** The leg to edit. Absent for a new leg. */
  leg?: Leg;
  /** What is shown after the title, such as a link to the request. */
  afterTitle?: ReactNode;
  /** The legs that the request already has, in order. */
  legs: readonly Leg[];
  /** Loading and delivery address of the request. */
  ends: readonly LegAddress[];
  reload: () => Promise<void>;
  onClose: () => void;
}

/**
 * Shows the form of a leg. Drivers and vehicles that are booked elsewhere are marked, but can be selected. The server
 * decides whether to refuse them.
 */
export function LegDialog({ request, words, leg, afterTitle, legs, ends, reload, onClose }: Props) {
  const title = useId();
  const form = useRef<FormInDialog>(null);
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const number = leg?.order ?? legs.length + 1;
  const create = async (changes: Readonly<Record<string, unknown>>) => {
    const variables = { ...changes, service_transportation: { id: request } };
    const { data } = await provider.create({ resource: definition.name, variables, meta: { fields: ['id', 'order'] } });
    notify?.({ type: 'success', message: words.of('created', { title: String(data.order) }) });
    return { ...data, id: String(data.id) };
  };
  const renderRules = (state: RecordFormState) => (
    <>
      {!leg && <UsualVehicle form={state} />}
      <LegRulesSection words={words} form={state} />
    </>
  );
  const wrapSections = (state: RecordFormState, sections: ReactNode) => (
    <BookingNotes {...{ words, request }} form={state}>
      <LegPlan {...{ words, request, leg }} form={state}>
        {sections}
      </LegPlan>
    </BookingNotes>
  );
  const renderTimes = (state: RecordFormState) => {
    const section = definition.form.sections.find(({ name }) => name === 'times');
    return section && <LegTimesSection {...{ definition, section, words, leg }} form={state} />;
  };
  const handleSaved = async () => {
    onClose();
    await reload();
  };
  return (
    <GuardedDialog
      isUnsaved={() => form.current?.isUnsaved() === true}
      onClose={onClose}
      scroll="body"
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: 880, maxWidth: 'calc(100% - 24px)', mx: 1.5 } } }}
    >
      {(close) => (
        <>
          <DialogTitle id={title}>
            {leg ? words.of('editTitle', { title: String(number) }) : words.of('createTitle')}
            {afterTitle}
          </DialogTitle>
          <DialogContent sx={{ px: { xs: 1.5, sm: 3 } }}>
            <RecordForm
              inDialog={form}
              definition={definition}
              words={words}
              customSections={{ times: renderTimes, rules: renderRules }}
              wrapSections={wrapSections}
              {...(leg
                ? { record: { ...leg, exception_reason: null } }
                : { initialDrafts: newLegDrafts(legs, ends, words.language), write: create })}
              onCancel={close}
              onSaved={() => void handleSaved()}
            />
          </DialogContent>
        </>
      )}
    </GuardedDialog>
  );
}
