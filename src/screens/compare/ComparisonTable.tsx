import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Comparison, ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import { valueAt } from '../../fields/paths';
import { Badge } from '../../ui/Badge';
import type { LoadedRecord } from '../record/loadedRecord';
import { recordPagePath } from '../record/recordUrls';
import type { Words } from '../words';
import type { ComparedGroup, ComparedItem, GrantComparison } from './compareGrants';
import { ComparisonGrid } from './ComparisonGrid';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  compare: Comparison;
  records: readonly LoadedRecord[];
  comparison: GrantComparison;
  groups: readonly ComparedGroup[];
  /** Whether the rows that differ are marked. */
  marksDifferences: boolean;
}

/** Renders the comparison: a column for each record, a row for each fact and for each item of the checklist. */
export function ComparisonTable({ definition, words, compare, records, comparison, groups, marksDifferences }: Props) {
  const { t, of, label, titleOf } = words;
  const { grantedCounts, grantableCount } = comparison;
  const cells = (textOf: (record: LoadedRecord, index: number) => ReactNode) =>
    records.map((record, index) => <td key={record.id}>{textOf(record, index)}</td>);
  return (
    <ComparisonGrid aria-label={of('compare.title')} columnCount={records.length}>
      <thead>
        <tr>
          <th scope="col">{t('engine:compare.item')}</th>
          {records.map((record) => (
            <th key={record.id} scope="col">
              <Link component={RouterLink} to={recordPagePath(definition, record.id)} color="inherit">
                {titleOf(record)}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{label(compare.by)}</th>
          {cells((_, index) => t('engine:checklist.of', { chosen: grantedCounts[index], all: grantableCount }))}
        </tr>
        {compare.facts.map((path) => {
          const field = definition.fields[path];
          return (
            field && (
              <tr key={path}>
                <th scope="row">{label(path)}</th>
                {cells(
                  (record) =>
                    fieldKindOf(field).text(valueAt(record, path), field, words.fieldContext(path)) ||
                    t('engine:show.empty'),
                )}
              </tr>
            )
          );
        })}
      </tbody>
      {groups.map(({ name, toggle, items }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={records.length + 1}>
              {name}
              {!toggle && (
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
                  {t('engine:checklist.everybody')}
                </Typography>
              )}
            </th>
          </tr>
          {items.map((item) => (
            <tr key={item.id} data-different={(marksDifferences && item.isDifferent) || undefined}>
              <ItemHeader item={item} mark={marksDifferences && item.isDifferent ? t('engine:compare.differs') : ''} />
              {cells((_, index) => (
                <Grant isGranted={item.isGranted[index] === true} t={t} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </ComparisonGrid>
  );
}

/** Renders the header of an item's row: its title, whether the records differ, and the methods that it allows. */
function ItemHeader({ item: { title, methodLabels }, mark }: { item: ComparedItem; mark: string }) {
  const id = useId();
  return (
    // The header is named by its title alone, because screen readers repeat the name at each cell.
    <th scope="row" aria-labelledby={`${id}-title`} aria-describedby={`${id}-methods`}>
      <Box
        component="span"
        id={`${id}-title`}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
      >
        <span>{title}</span> {mark !== '' && <Badge tone="warning" label={mark} />}
      </Box>
      <Typography
        component="span"
        variant="caption"
        id={`${id}-methods`}
        sx={{ display: 'block', mt: 0.25, color: 'text.secondary', fontWeight: 400 }}
      >
        {methodLabels.join(' · ')}
      </Typography>
    </th>
  );
}

/** Renders whether a record grants an item, as an icon and a word. */
function Grant({ isGranted, t }: { isGranted: boolean; t: Words['t'] }) {
  const Icon = isGranted ? Check : Close;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, color: isGranted ? undefined : 'text.secondary' }}>
      <Icon aria-hidden sx={{ fontSize: 18, mt: '1px', color: isGranted ? 'success.main' : 'text.disabled' }} />
      {t(isGranted ? 'engine:fields.yes' : 'engine:fields.no')}
    </Box>
  );
}
