import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import { valueAt } from '../../fields/paths';
import { Badge } from '../../ui/Badge';
import { storeOpenedRecord, recordPagePath } from '../record/recordUrls';
import type { Words } from '../words';
import { rowPathOf, valueOwnerOf } from './query';
import { rowTitle } from './rowText';
import { definedFieldAt, leadingColumn, defaultColumns } from './state';
import type { ListRow } from './useList';
import { hasRowMenu } from './useRowMenu';
import type { RowsProps } from './viewProps';

/** Most fields on a card by default. */
const defaultFieldCount = 6;

/** Renders a list's rows as cards, for narrow screens. */
export const ListCards = memo(function Cards(props: RowsProps) {
  const { definition, words, rows, loading, columns, selection, selectable, focus, renderMenu } = props;
  const listRef = useRef<HTMLUListElement>(null);
  /** The last focused row: returning to a kept list repeats the effect. */
  const focused = useRef<typeof focus>(undefined);
  useEffect(() => {
    if (!focus || focus === focused.current || loading) return;
    focused.current = focus;
    listRef.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(focus.id)}"] a`)?.focus();
  }, [focus, loading]);

  if (loading) return <CardSkeletons label={words.t('app:loading')} />;
  const fields = columns.filter((path) => path !== leadingColumn(definition));
  const most = columns.join() === defaultColumns(definition).join() ? defaultFieldCount : fields.length;
  const isSelected = (row: ListRow) => selection.rows.has(row.id);
  const allSelected = rows.every(isSelected);
  return (
    <>
      {selectable && (
        <FormControlLabel
          label={words.t('engine:list.selectPage')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Checkbox
              size="small"
              checked={allSelected}
              indeterminate={!allSelected && rows.some(isSelected)}
              onChange={(_, checked) => selection.change(checked ? rows : [], checked ? [] : rows.map(({ id }) => id))}
            />
          }
        />
      )}
      <Stack ref={listRef} component="ul" spacing={1} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <RowCard
            key={row.id}
            {...{ definition, words, row }}
            fields={shownFields(definition, words, row, fields).slice(0, most)}
            menu={renderMenu(row)}
            selected={isSelected(row)}
            onSelect={
              selectable ? (checked) => selection.change(checked ? [row] : [], checked ? [] : [row.id]) : undefined
            }
          />
        ))}
      </Stack>
    </>
  );
});

/**
 * Returns the fields that a card shows of a row. A field without a value is left out, so that it takes no place of the
 * others.
 */
function shownFields(
  definition: ResourceDefinition,
  words: Words,
  row: ListRow,
  fields: readonly string[],
): readonly string[] {
  return fields.filter((path) => {
    const field = definedFieldAt(definition, path);
    const kind = fieldKindOf(field);
    const value = valueAt(row, rowPathOf(definition, path));
    return kind.alwaysShown || kind.text(value, field, words.fieldContext(path)) !== '';
  });
}

interface RowCardProps {
  definition: ResourceDefinition;
  words: Words;
  row: ListRow;
  fields: readonly string[];
  menu: ReactNode;
  selected: boolean;
  /** Called when the row's checkbox changes; absent when the list has no bulk operations. */
  onSelect: ((selected: boolean) => void) | undefined;
}

function RowCard({ definition, words, row, fields, menu, selected, onSelect }: RowCardProps) {
  const { t } = words;
  const title = rowTitle(definition, words, row);
  return (
    <Card component="li" data-id={row.id} sx={{ position: 'relative', pl: 0.5, pr: 0.5, pb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {onSelect && (
          <Checkbox
            size="small"
            checked={selected}
            onChange={(_, checked) => onSelect(checked)}
            slotProps={{ input: { 'aria-label': t('engine:list.select', { title }) } }}
            sx={{ zIndex: 1 }}
          />
        )}
        {definition.listOnly ? (
          <Box sx={{ fontWeight: 600, flex: 1, py: 0.75, pl: onSelect ? 0 : 1.25, overflowWrap: 'anywhere' }}>
            {title}
          </Box>
        ) : (
          <Link
            component={RouterLink}
            to={recordPagePath(definition, row.id)}
            onClick={() => storeOpenedRecord(definition, row.id)}
            color="inherit"
            // The `::after` overlay of the link makes the whole card clickable.
            sx={{
              fontWeight: 600,
              flex: 1,
              pl: onSelect ? 0 : 1.25,
              overflowWrap: 'anywhere',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Link>
        )}
        {row.deleted_at ? <Badge tone="error" label={t('engine:list.deleted')} /> : null}
        {hasRowMenu(definition) && <Box sx={{ zIndex: 1 }}>{menu}</Box>}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, rowGap: 0.75, m: 0, px: 1.25 }}
      >
        {fields.map((path) => (
          <FieldOnCard key={path} {...{ definition, words, row, path }} />
        ))}
      </Box>
    </Card>
  );
}

function FieldOnCard({
  definition,
  words,
  row,
  path,
}: Pick<RowCardProps, 'definition' | 'words' | 'row'> & { path: string }) {
  const field = definedFieldAt(definition, path);
  const kind = fieldKindOf(field);
  const context = words.fieldContext(path);
  const value = valueAt(row, rowPathOf(definition, path));
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridColumn: kind.wide?.(field) ? '1 / -1' : undefined }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {words.label(path)}
      </Box>
      {/* A value takes a second line for its badge where one is too narrow. */}
      <Box component="dd" sx={{ m: 0, typography: 'body2', '& > *': { flexWrap: 'wrap' } }}>
        {kind.Cell && (value !== null || kind.alwaysShown) ? (
          <kind.Cell {...{ value, field, context }} owner={valueOwnerOf(definition, words, row)} />
        ) : (
          <CardText text={kind.text(value, field, context) || '–'} />
        )}
      </Box>
    </Box>
  );
}

/** Renders a text. An e-mail address that does not fit in a line breaks before its domain. */
function CardText({ text }: { text: string }) {
  const domainStart = text.lastIndexOf('@') + 1;
  if (domainStart === 0) return text;
  return (
    <>
      {text.slice(0, domainStart)}
      <wbr />
      {text.slice(domainStart)}
    </>
  );
}

function CardSkeletons({ label }: { label: string }) {
  return (
    <Stack spacing={1} role="status" aria-label={label}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} variant="rounded" height={148} />
      ))}
    </Stack>
  );
}
