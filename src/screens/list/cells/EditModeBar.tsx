import EditNote from '@mui/icons-material/EditNote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CellEdit } from './cellEdit';

interface Props {
  /** The edits that are not saved. */
  refused: readonly CellEdit[];
  /** Opens a cell that is not saved. */
  onShow: (edit: CellEdit) => void;
  onEnd: () => void;
}

/** Shows that the list is in edit mode, how cells are edited, and how many of them are not saved. */
export function EditModeBar({ refused, onShow, onEnd }: Props) {
  const { t } = useTranslation('cells');
  const [first] = refused;
  return (
    <Stack
      role="region"
      aria-label={t('on')}
      direction="row"
      useFlexGap
      spacing={1}
      sx={({ vars }) => ({
        flexWrap: 'wrap',
        alignItems: 'center',
        px: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        borderLeft: `4px solid ${vars.palette.primary.main}`,
      })}
    >
      <EditNote color="primary" aria-hidden />
      <Typography variant="subtitle2" component="h2">
        {t('on')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('how')}
      </Typography>
      <Box sx={{ flex: 1 }} />
      {first && (
        <Button size="small" color="error" onClick={() => onShow(first)}>
          {t('unsaved', { count: refused.length })}
        </Button>
      )}
      <Button size="small" onClick={onEnd}>
        {t('end')}
      </Button>
    </Stack>
  );
}
