import { useDraggable } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { BoardView } from '../../../../resources/list-views';
import { storeOpenedRecord, recordPagePath } from '../../record/recordUrls';
import type { Words } from '../../words';
import { rowPathOf } from '../query';
import type { ListRow } from '../useList';
import { CardFace } from './CardFace';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  view: BoardView;
  row: ListRow;
  menu: ReactNode;
  /** Whether the card can be moved to at least one other column. */
  isMovable: boolean;
  /** Whether a move of the card is waiting for the server. */
  isMoving: boolean;
}

/**
 * Renders a card. The pointer drags the whole card, the keyboard drags it by its handle, and its menu can move it as
 * well.
 */
export function BoardCard({ definition, words, view, row, menu, isMovable, isMoving }: Props) {
  const { t } = useTranslation('board');
  const name = words.titleOf(row, rowPathOf(definition, definition.title)) || row.id;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: row.id,
    data: { row, name },
    disabled: !isMovable || isMoving,
  });
  return (
    <Card
      ref={setNodeRef}
      component="li"
      data-card={row.id}
      {...listeners}
      sx={{
        p: 1,
        pl: 1.25,
        pr: 0.5,
        flexShrink: 0,
        opacity: isDragging || isMoving ? 0.45 : 1,
        cursor: isMovable ? 'grab' : undefined,
        touchAction: 'manipulation',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Link
          component={RouterLink}
          to={recordPagePath(definition, row.id)}
          onClick={() => storeOpenedRecord(definition, row.id)}
          color="inherit"
          draggable={false}
          sx={{ fontWeight: 600, flex: 1, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        {isMovable && (
          <IconButton
            ref={setActivatorNodeRef}
            size="small"
            disabled={isMoving}
            aria-label={t('move', { card: name })}
            aria-describedby={attributes['aria-describedby']}
            sx={{ cursor: 'inherit', color: 'text.secondary', p: 0.25 }}
          >
            <DragIndicator fontSize="small" />
          </IconButton>
        )}
        {menu}
      </Box>
      <CardFace {...{ definition, words, view, row }} />
    </Card>
  );
}
