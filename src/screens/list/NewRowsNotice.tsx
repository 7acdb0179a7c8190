import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';

interface Props {
  t: TFunction;
  overCards: boolean;
  count: number;
  onRefresh: () => void;
}

const overGridSx = { position: 'absolute', bottom: 12, left: 0, right: 0 } as const;
const overCardsSx = { position: 'sticky', top: 64, height: 0 } as const;

/**
 * Shows the number of rows that other users added, removed or moved, with a button that refreshes the list. The rows
 * stay in place until the user clicks it.
 */
export function NewRowsNotice({ t, overCards, count, onRefresh }: Props) {
  return (
    <Box
      role="status"
      sx={{
        ...(overCards ? overCardsSx : overGridSx),
        zIndex: 3,
        display: 'flex',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      {count > 0 && (
        <Button
          variant="contained"
          color="info"
          onClick={onRefresh}
          sx={{ pointerEvents: 'auto', boxShadow: 4, height: 36 }}
        >
          {t('engine:list.news', { count })}
        </Button>
      )}
    </Box>
  );
}
