import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import type { Words } from '../words';
import { sumsOf } from './selectionSums';
import { definedFieldAt } from './state';
import type { ListRow } from './useList';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  rows: readonly ListRow[];
  columns: readonly string[];
}

/** Renders the sums and averages of the selected rows. */
export function SelectionSums({ definition, words, rows, columns }: Props) {
  const { t } = useTranslation('selection');
  return sumsOf(rows, definition, columns).map(({ path, sum, average, unit }) => {
    const field = definedFieldAt(definition, path);
    const textOf = (value: number) =>
      [fieldKindOf(field).text(value, field, words.fieldContext(path)), unit].filter(Boolean).join(' ');
    // Hundredths are whole numbers.
    const digits = field.type === 'money' ? (field.hundredths ? 1 : 100) : 10;
    const rounded = Math.round(average * digits) / digits;
    return (
      <Typography key={`${path} ${unit}`} variant="body2" sx={{ color: 'text.secondary', px: 1 }}>
        {t('sum', { field: words.label(path), sum: textOf(sum), average: textOf(rounded) })}
      </Typography>
    );
  });
}
