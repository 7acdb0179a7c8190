import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { SortableList } from '../../../ui/sorting/SortableList';
import type { Words } from '../../words';
import type { SavedView } from './savedView';

interface Props {
  words: Words;
  views: readonly SavedView[];
  /** Called with the ids of the views in their new order. */
  onOrder: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Renders the dialog in which the user puts the views of a list in order. */
export function OrderDialog({ words: { t, of }, views, onOrder, onClose }: Props) {
  const [ordered, setOrdered] = useState(views);
  const title = useId();
  const move = (id: string, to: number) => {
    const others = ordered.filter((view) => view.id !== id);
    const moved = ordered.filter((view) => view.id === id);
    setOrdered([...others.slice(0, to), ...moved, ...others.slice(to)]);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} slotProps={{ paper: { sx: { width: 420 } } }}>
      <DialogTitle id={title}>{of('order')}</DialogTitle>
      <DialogContent>
        <SortableList label={of('title')} items={ordered} nameOf={({ name }) => name} onMove={move} gap={0.5}>
          {({ name }, _index, handle) => (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{name}</Typography>
              {handle}
            </Stack>
          )}
        </SortableList>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('engine:dialog.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onOrder(ordered.map(({ id }) => id))}>
          {of('actions.order.title')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
