import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLookup } from '../../../fields/useLookup';
import { ChooseOne } from '../../../ui/LazyChoiceBox';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import type { Assigned } from './assigned';
import { LogisticianRow } from './LogisticianRow';
import { Panel } from './Panel';
import { logisticiansAnchor } from './steps';
import { useAssignments } from './useAssignments';

/** Who was given the request and what they answered; whoever may gives it to others, or takes it away. */
export function Logisticians() {
  const { t } = useTranslation('workbench');
  const assignments = useAssignments();
  const { assigned, busy, mayAssign, mayTakeAway, takeAway } = assignments;
  const [choosing, setChoosing] = useState(false);
  const [asked, setAsked] = useState<Assigned>();
  const button = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // A link to this panel leads to what can be done in it.
  const location = useLocation();
  useEffect(() => {
    if (location.hash === `#${logisticiansAnchor}`) (button.current ?? title.current)?.focus();
  }, [location]);

  const close = () => {
    setChoosing(false);
    // The button comes back with the next drawing.
    requestAnimationFrame(() => button.current?.focus());
  };
  const remove = (one: Assigned) => {
    setAsked(undefined);
    void takeAway(one.user, one.name);
    title.current?.focus();
  };
  return (
    <Panel id={logisticiansAnchor} title={t('logisticians.title')} heading={title}>
      {assigned.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('logisticians.empty')}</Typography>}
      {assigned.length > 0 && (
        <Box
          component="ul"
          aria-label={t('logisticians.title')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {assigned.map((one) => (
            <LogisticianRow
              key={one.user}
              one={one}
              assignments={assignments}
              onTakeAway={mayTakeAway ? () => (one.accepted ? setAsked(one) : remove(one)) : undefined}
            />
          ))}
        </Box>
      )}
      {mayAssign && choosing && <Chooser {...assignments} onDone={close} />}
      {mayAssign && !choosing && (
        <Button
          ref={button}
          size="small"
          variant="outlined"
          startIcon={<PersonAdd />}
          disabled={busy}
          onClick={() => setChoosing(true)}
          sx={{ mt: 1.5 }}
        >
          {t('logisticians.assign')}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        destructive
        title={t('logisticians.confirmRemove', { name: asked?.name ?? '' })}
        confirmLabel={t('logisticians.confirmed')}
        onConfirm={() => asked && remove(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </Panel>
  );
}

const source = { type: 'one', from: 'usersViewLogistical', title: 'brief' } as const;

/** Finds a logistician by name; whoever is chosen is given the request at once. */
function Chooser({
  assigned,
  assign,
  onDone,
}: Pick<ReturnType<typeof useAssignments>, 'assigned' | 'assign'> & { onDone: () => void }) {
  const { t } = useTranslation(['workbench', 'engine']);
  const [search, setSearch] = useState('');
  const asked = useDebouncedValue(search);
  const { options, loading, stale } = useLookup(source, { search: asked });
  const taken = new Set(assigned.map(({ user }) => user));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => box.current?.querySelector('input')?.focus();
    focus();
    // Its code may still be on its way.
    const arrival = new MutationObserver(focus);
    if (box.current && !box.current.querySelector('input'))
      arrival.observe(box.current, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, []);
  return (
    <Box
      ref={box}
      sx={{ mt: 2, display: 'flex', gap: 1, alignItems: 'start' }}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onDone();
      }}
    >
      <ChooseOne
        id="choose-logistician"
        label={t('workbench:logisticians.choose')}
        options={options.filter(({ id }) => !taken.has(id))}
        loading={loading}
        stale={stale || asked !== search}
        onSearch={setSearch}
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
