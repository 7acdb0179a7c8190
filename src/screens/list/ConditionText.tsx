import Box from '@mui/material/Box';
import type { ResourceDefinition } from '../../../resources/definition';
import type { FilterCondition } from '../../../resources/fields';
import { fieldKindOf } from '../../fields';
import { comparisonValueCounts } from '../../fields/conditions';
import { periodText } from '../../fields/periods';
import type { Words } from '../words';
import { definedFieldAt } from './state';

/** Most values of a condition that are shown. */
const maxNamed = 4;

interface Props {
  definition: ResourceDefinition;
  words: Words;
  condition: FilterCondition;
  /** Whether the text may take several lines. */
  wraps?: boolean;
}

/** Renders a filter as text: "Year: from 2015 to 2020", "VIN contains YV2". */
export function ConditionText({
  definition,
  words,
  condition: { field: path, comparison, values },
  wraps = false,
}: Props) {
  const { t, language } = words;
  const field = definedFieldAt(definition, path);
  const { filter } = fieldKindOf(field);
  const context = words.fieldContext(path);
  const textOf = (value: string) =>
    comparison === 'during' ? periodText(value, language, t) : (filter.text?.(value, field, context) ?? value);
  const [first = '', second = ''] = values.map((value) => value && textOf(value));

  const { Values } = filter;
  const named = values.length > maxNamed ? values.slice(0, maxNamed - 1) : values;
  const others = values.length - named.length;
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format([
    ...named.map(textOf),
    ...(others > 0 ? [t('engine:list.others', { count: others })] : []),
  ]);
  const payload = {
    none: '',
    one: first,
    two: t(`engine:filters.${first && second ? 'range' : first ? 'rangeFrom' : 'rangeTo'}`, {
      from: first,
      to: second,
    }),
    many: Values && comparisonValueCounts[comparison] === 'many' ? <Values {...{ values, field, context }} /> : list,
  }[comparisonValueCounts[comparison]];

  return (
    <Box
      component="span"
      sx={wraps ? undefined : { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {t(`engine:filters.said.${comparison}`, { field: words.label(path) })} <strong>{payload}</strong>
    </Box>
  );
}
