import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import type { Words } from '../words';
import type { ColumnSum } from './selectionSums';
import { definedFieldAt } from './state';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  sums: readonly ColumnSum[];
}

/** Renders the sums and averages of selected rows. */
export function SelectionSums({ definition, words, sums }: Props) {
  const { t } = useTranslation('selection');
  return sums.map(({ path, sum, average, unit }) => {
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
