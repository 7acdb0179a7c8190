import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLookupSearch } from '../../../fields/useLookupSearch';
import { LazySingleChoiceBox } from '../../../ui/LazyChoiceBox';
import { insertKeptTyping, keepTyping } from '../../../ui/keptTyping';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import type { AssignedLogistician } from './assignedLogisticians';
import { LogisticianRow } from './LogisticianRow';
import { RequestPanel } from './RequestPanel';
import { logisticiansPanelId } from './steps';
import { useLogisticianAssignments } from './useLogisticianAssignments';

/** Shows the assigned logisticians and their answers, with actions to assign and remove them. */
export function LogisticiansPanel() {
  const { t } = useTranslation('workbench');
  const assignments = useLogisticianAssignments();
  const { assigned, busy, canAssign, canUnassign, unassign } = assignments;
  const [choosing, setChoosing] = useState(false);
  const [toRemove, setToRemove] = useState<AssignedLogistician>();
  const button = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // A link to this panel focuses the button that assigns a logistician, or the heading when there is no such button.
  const location = useLocation();
  useEffect(() => {
    if (location.hash === `#${logisticiansPanelId}`) (button.current ?? title.current)?.focus();
  }, [location]);

  const close = () => {
    setChoosing(false);
    // Focuses the button later, because it exists only after the next render.
    requestAnimationFrame(() => button.current?.focus());
  };
  const remove = (logistician: AssignedLogistician) => {
    setToRemove(undefined);
    void unassign(logistician.user, logistician.name);
    title.current?.focus();
  };
  return (
    <RequestPanel id={logisticiansPanelId} title={t('logisticians.title')} headingRef={title}>
      {assigned.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('logisticians.empty')}</Typography>}
      {assigned.length > 0 && (
        <Box
          component="ul"
          aria-label={t('logisticians.title')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {assigned.map((logistician) => (
            <LogisticianRow
              key={logistician.user}
              logistician={logistician}
              assignments={assignments}
              onUnassign={
                canUnassign ? () => (logistician.accepted ? setToRemove(logistician) : remove(logistician)) : undefined
              }
            />
          ))}
        </Box>
      )}
      {canAssign && choosing && <LogisticianSearch {...assignments} onDone={close} />}
      {canAssign && !choosing && (
        <Button
          ref={button}
          size="small"
          variant="outlined"
          startIcon={<PersonAdd />}
          // Not `disabled`, because the button gets the focus while the assignment is sent.
          aria-disabled={busy}
          onClick={() => {
            if (busy) return;
            keepTyping();
            setChoosing(true);
          }}
          sx={{ mt: 1.5 }}
        >
          {t('logisticians.assign')}
        </Button>
      )}
      <ConfirmDialog
        open={toRemove !== undefined}
        destructive
        title={t('logisticians.confirmRemove', { name: toRemove?.name ?? '' })}
        confirmLabel={t('logisticians.confirmed')}
        onConfirm={() => toRemove && remove(toRemove)}
        onCancel={() => setToRemove(undefined)}
      />
    </RequestPanel>
  );
}

const logisticianLookup = { type: 'one', from: 'usersViewLogistical', title: 'brief' } as const;

/** Searches a logistician by name. Selecting one assigns the request at once. */
function LogisticianSearch({
  assigned,
  assign,
  onDone,
}: Pick<ReturnType<typeof useLogisticianAssignments>, 'assigned' | 'assign'> & { onDone: () => void }) {
  const { t } = useTranslation(['workbench', 'engine']);
  const lookup = useLookupSearch(logisticianLookup);
  const assignedIds = new Set(assigned.map(({ user }) => user));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => {
      const input = box.current?.querySelector('input');
      input?.focus();
      if (input) insertKeptTyping([input]);
    };
    focus();
    // The search field's code may still be loading. The observer moves the focus when the field appears.
    const inputObserver = new MutationObserver(focus);
    if (box.current && !box.current.querySelector('input'))
      inputObserver.observe(box.current, { childList: true, subtree: true });
    return () => inputObserver.disconnect();
  }, []);
  return (
    <Box
      ref={box}
      sx={{ mt: 2, display: 'flex', gap: 1, alignItems: 'start' }}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onDone();
      }}
    >
      <LazySingleChoiceBox
        {...lookup}
        id="choose-logistician"
        label={t('workbench:logisticians.choose')}
        options={lookup.options.filter(({ id }) => !assignedIds.has(id))}
        value={null}
        onChange={(chosen) => {
          if (chosen) void assign(chosen.id, chosen.title);
          onDone();
        }}
      />
      <Button color="inherit" onClick={onDone} sx={{ mt: 0.25 }}>
        {t('engine:form.cancel')}
      </Button>
    </Box>
  );
}
