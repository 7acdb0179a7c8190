import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ResourceDefinition } from '../../../../resources/definition';
import { isPlainClick } from '../../../ui/plainClick';
import { recordPagePath } from '../../record/recordUrls';

interface Props {
  definition: ResourceDefinition;
  /** Id of the shown record. */
  id: string;
  titleId: string;
  /** Absent while the record is not known. */
  title: string | undefined;
  steps: { previous: (() => void) | undefined; next: (() => void) | undefined };
  onClose: () => void;
  /** Called before the link opens the record in this tab. */
  onLeave: () => void;
}

/** Renders the title of the shown record, the steps to its neighbours, and what opens or closes it. */
export function PeekHeader({ definition, id, titleId, title, steps: { previous, next }, onClose, onLeave }: Props) {
  const { t } = useTranslation('peek');
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', mb: 2 }}>
      <Typography id={titleId} variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title ?? t('title')}
      </Typography>
      <IconButton aria-label={t('previous')} title={t('previousHint')} disabled={!previous} onClick={previous}>
        <KeyboardArrowUp />
      </IconButton>
      <IconButton aria-label={t('next')} title={t('nextHint')} disabled={!next} onClick={next}>
        <KeyboardArrowDown />
      </IconButton>
      <Button
        component={Link}
        to={recordPagePath(definition, id)}
        title={t('openHint')}
        onClick={(event) => {
          if (isPlainClick(event)) onLeave();
        }}
      >
        {t('open')}
      </Button>
      <IconButton aria-label={t('close')} title={t('closeHint')} onClick={onClose}>
        <Close />
      </IconButton>
    </Stack>
  );
}
