import { DragOverlay } from '@dnd-kit/core';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { BoardView } from '../../../../resources/list-views';
import type { Words } from '../../words';
import { rowPathOf } from '../query';
import type { ListRow } from '../useList';
import { CardFace } from './CardFace';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  view: BoardView;
  row: ListRow | undefined;
}

/** Renders the dragged card under the pointer. */
export function DraggedCard({ definition, words, view, row }: Props) {
  return (
    <DragOverlay dropAnimation={null}>
      {row && (
        <Card sx={{ p: 1, pl: 1.75, boxShadow: 6, cursor: 'grabbing' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {words.titleOf(row, rowPathOf(definition, definition.title))}
          </Typography>
          <CardFace {...{ definition, words, view, row }} />
        </Card>
      )}
    </DragOverlay>
  );
}
