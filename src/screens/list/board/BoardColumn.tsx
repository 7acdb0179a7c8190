import { useDroppable } from '@dnd-kit/core';
import Lock from '@mui/icons-material/LockOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { ListQuery } from '../query';
import type { ListRow } from '../useList';
import type { CardMove } from './useCardMoves';
import { useBoardColumn } from './useBoardColumn';
import { RetryAlert } from '../../../ui/RetryAlert';
import { numberFormatOf } from '../../../ui/numberFormat';

interface Props {
  definition: ResourceDefinition;
  listQuery: ListQuery;
  value: string;
  /** The label of the column's value. */
  name: string;
  isFolded: boolean;
  /** Whether the list's filters exclude this column. */
  isFilteredOut: boolean;
  /** Whether the column does not accept the card that is being dragged. */
  isDropDisabled: boolean;
  /** The pending move from or to this column. */
  pendingMove: CardMove | undefined;
  onFold: () => void;
  renderCard: (row: ListRow, moving: boolean) => ReactNode;
}

/** Width of a collapsed column in pixels; its label runs from top to bottom. */
const foldedWidth = 48;

/** Renders a column of a board with its cards. */
export function BoardColumn({
  definition,
  listQuery,
  value,
  name,
  isFolded,
  isFilteredOut,
  isDropDisabled,
  pendingMove,
  onFold,
  renderCard,
}: Props) {
  const { t, i18n } = useTranslation(['board', 'engine', 'app']);
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: value, data: { name }, disabled: isDropDisabled });
  const { query, rows, total } = useBoardColumn(definition, listQuery, !isFilteredOut);
  const cards = rows.filter((row) => row.id !== pendingMove?.row.id);
  const count = total === undefined ? '' : numberFormatOf(i18n.language).format(total);
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-labelledby={id}
      aria-disabled={isDropDisabled || undefined}
      data-column={value}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: isFolded ? `0 0 ${foldedWidth}px` : { xs: '0 0 min(84vw, 320px)', sm: '1 0 236px' },
        maxWidth: isFolded ? undefined : 340,
        minHeight: 0,
        scrollSnapAlign: 'center',
        borderRadius: 1,
        border: 1,
        borderStyle: isDropDisabled ? 'dashed' : 'solid',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.selected' : 'background.default',
        opacity: isDropDisabled ? 0.5 : 1,
        transition: 'opacity .15s, background-color .15s',
      }}
    >
      <ColumnHead {...{ id, name, isFolded, isFilteredOut, isDropDisabled, count, onFold }} />
      {!isFolded && (
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 1, pt: 0, listStyle: 'none', overflowY: 'auto', flex: 1 }}>
          {pendingMove?.to === value && renderCard(pendingMove.row, true)}
          {cards.map((row) => renderCard(row, false))}
          {query.isPending &&
            ['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} component="li" variant="rounded" height={118} sx={{ flexShrink: 0 }} />
            ))}
          {query.isError && (
            <li>
              <RetryAlert error={query.error} severity="error" onRetry={() => void query.refetch()} />
            </li>
          )}
          {total === 0 && pendingMove?.to !== value && (
            <Typography component="li" variant="body2" sx={{ color: 'text.secondary', py: 2, textAlign: 'center' }}>
              {t('board:empty')}
            </Typography>
          )}
          {query.hasNextPage && (
            <li>
              <Button
                fullWidth
                color="inherit"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('board:more', { count: Math.max(0, (total ?? 0) - rows.length) })}
              </Button>
            </li>
          )}
        </Stack>
      )}
    </Box>
  );
}

interface HeadProps extends Pick<Props, 'name' | 'isFolded' | 'isFilteredOut' | 'isDropDisabled' | 'onFold'> {
  id: string;
  count: string;
}

/** Renders a column's label, count and collapse button. */
function ColumnHead({ id, name, isFolded, isFilteredOut, isDropDisabled, count, onFold }: HeadProps) {
  const { t } = useTranslation('board');
  // The trailing space prevents screen readers from joining the label and the count.
  const heading = `${name} `;
  const Fold = isFolded ? UnfoldMore : UnfoldLess;
  return (
    <Stack
      direction={isFolded ? 'column' : 'row'}
      sx={{ alignItems: 'center', gap: 1, p: 1, pl: isFolded ? 1 : 1.5, minHeight: 44 }}
    >
      {isDropDisabled && <Lock fontSize="small" color="disabled" titleAccess={t('board:closed')} />}
      <Typography
        id={id}
        component="h2"
        variant="subtitle2"
        sx={isFolded ? { writingMode: 'vertical-rl', order: 2 } : { flex: 1 }}
      >
        {heading}
        <Box
          component="span"
          sx={{
            [isFolded ? 'pt' : 'pl']: 1,
            fontWeight: 400,
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count}
        </Box>
      </Typography>
      {!isFilteredOut && (
        <IconButton
          size="small"
          aria-expanded={!isFolded}
          aria-label={t(isFolded ? 'board:unfold' : 'board:fold', { column: name })}
          onClick={onFold}
        >
          <Fold fontSize="small" sx={{ transform: 'rotate(90deg)' }} />
        </IconButton>
      )}
    </Stack>
  );
}
