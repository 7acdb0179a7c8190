import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ResourceDefinition } from '../../../../resources/definition';
import { valueAt } from '../../../fields/paths';
import { useConstantNavigate } from '../../../routing/navigation';
import { useLocks } from '../../record/locks';
import { RecordMissing } from '../../record/RecordMissing';
import { recordPagePath, storeOpenedRecord } from '../../record/recordUrls';
import { useRecord } from '../../record/useRecord';
import { LockNotes } from '../../show/LockNotes';
import { ShownSection } from '../../show/ShownSection';
import { shownPaths } from '../../show/shownPaths';
import { ShowSkeleton } from '../../show/ShowSkeleton';
import type { Words } from '../../words';
import { type PeekedList, usePeekSteps } from './usePeekSteps';

interface Props extends PeekedList {
  definition: ResourceDefinition;
  words: Words;
  /** Whether the panel comes from below instead of from the right. */
  isNarrow: boolean;
  onClose: () => void;
}

/** Renders a record beside its list: the sections of its page, without its related records and operations. */
export function PeekPanel({ definition, words, isNarrow, onClose, ...peeked }: Props) {
  const { id } = peeked;
  const navigate = useConstantNavigate();
  const { previous: onPrevious, next: onNext } = usePeekSteps(peeked);
  const onOpen = () => {
    storeOpenedRecord(definition, id);
    void navigate(recordPagePath(definition, id));
  };
  const { t } = useTranslation('peek');
  const title = useId();
  const { record, error, retry } = useRecord({ definition, id, fields: shownPaths(definition), live: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, input') !== null;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      j: onNext,
      k: onPrevious,
      ...(isControl ? {} : { ' ': onClose, Enter: onOpen }),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <Drawer
      open
      anchor={isNarrow ? 'bottom' : 'right'}
      onClose={onClose}
      // The list focuses the row.
      disableRestoreFocus
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': title,
          sx: { width: isNarrow ? undefined : 480, maxHeight: isNarrow ? '85dvh' : undefined, p: 2 },
        },
      }}
    >
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', mb: 2 }}>
        <Typography id={title} variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {record ? words.titleOf(record) || id : t('title')}
        </Typography>
        <IconButton aria-label={t('previous')} title={t('previousHint')} disabled={!onPrevious} onClick={onPrevious}>
          <KeyboardArrowUp />
        </IconButton>
        <IconButton aria-label={t('next')} title={t('nextHint')} disabled={!onNext} onClick={onNext}>
          <KeyboardArrowDown />
        </IconButton>
        <Button
          component={Link}
          to={recordPagePath(definition, id)}
          title={t('openHint')}
          onClick={() => storeOpenedRecord(definition, id)}
        >
          {t('open')}
        </Button>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      {record && <PeekedRecord {...{ definition, words, record }} />}
      {!record &&
        (error ? (
          <RecordMissing {...{ definition, words, error }} onRetry={retry} />
        ) : (
          <ShowSkeleton definition={definition} label={words.t('app:loading')} />
        ))}
    </Drawer>
  );
}

function PeekedRecord({
  definition,
  words,
  record,
}: Pick<Props, 'definition' | 'words'> & { record: NonNullable<ReturnType<typeof useRecord>['record']> }) {
  const locks = useLocks(definition)(record.id, (path) => valueAt(record, path));
  return (
    <Stack spacing={2}>
      {!record.deleted_at && locks.length > 0 && <LockNotes words={words} locks={locks} />}
      {definition.show.sections.map((section) => (
        <ShownSection key={section.name} {...{ definition, words, record, section }} editable={false} />
      ))}
    </Stack>
  );
}
