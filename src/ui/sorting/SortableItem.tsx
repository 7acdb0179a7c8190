import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  id: string;
  /** The item's name for screen readers. */
  name: string;
  movable: boolean;
  children: (handle: ReactNode) => ReactNode;
}

/** Renders an item of a `SortableList` with its drag handle. */
export function SortableItem({ id, name, movable, children }: Props) {
  const { t } = useTranslation('engine');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !movable,
    attributes: { roleDescription: t('sorting.role') },
  });
  const handle = movable && (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      size="small"
      aria-label={t('sorting.handle', { item: name })}
      // A touch on the handle drags the item instead of scrolling the page. The handle is read after the item's text and
      // shown before it.
      sx={{ order: -1, cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
      sx={{ position: 'relative', zIndex: isDragging ? 2 : undefined, opacity: isDragging ? 0.85 : 1 }}
    >
      {children(handle)}
    </Box>
  );
}
