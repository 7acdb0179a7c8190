import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { FilterCondition } from '../../../../resources/fields';
import type { Words } from '../../words';
import { ConditionText } from '../ConditionText';
import { isFiltered, type ListFilter } from '../state';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  filter: ListFilter;
}

/** Renders a list's filter as a sentence: "Year: from 2015 and (Class: Tractor or VIN is empty)". */
export function FilterSentence({ definition, words, filter }: Props) {
  const { t } = useTranslation(['filter_dialog', 'engine']);
  const { match, conditions, groups } = filter;
  const [outer, inner] = match === 'all' ? ['and', 'or'] : ['or', 'and'];
  const parts = [...conditions.map((condition) => [condition]), ...groups];
  const between = (index: number, word: string | undefined) => index > 0 && ` ${t(`engine:filters.${word}`)} `;
  const said = (condition: FilterCondition) => <ConditionText {...{ definition, words, condition }} wraps />;
  return (
    <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {!isFiltered(filter) && t('filter_dialog:none')}
      {parts.map((group, index) => (
        // eslint-disable-next-line react/no-array-index-key -- a sentence is rendered anew
        <Fragment key={index}>
          {between(index, outer)}
          {group.length > 1 && '('}
          {group.map((condition, place) => (
            // eslint-disable-next-line react/no-array-index-key -- a sentence is rendered anew
            <Fragment key={place}>
              {between(place, inner)}
              {said(condition)}
            </Fragment>
          ))}
          {group.length > 1 && ')'}
        </Fragment>
      ))}
    </Typography>
  );
}
