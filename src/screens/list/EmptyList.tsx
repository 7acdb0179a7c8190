import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { Notice } from '../../ui/Notice';
import { createPath } from '../record/recordUrls';
import type { Words } from '../words';
import type { ListState } from './state';
import type { ChangeList } from './useListState';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  change: ChangeList;
  total: number;
  mayCreate: boolean | undefined;
}

/** Explains why a list is empty, and offers what the user can do next. */
export function EmptyList({ definition, words: { t, of }, state, change, total, mayCreate }: Props) {
  const { search, conditions, trashed, size } = state;
  if (total > 0) {
    const lastPage = Math.ceil(total / size);
    return (
      <Notice
        role="status"
        title={t('engine:list.pastEnd.title')}
        text={t('engine:list.pastEnd.text', { page: lastPage })}
      >
        <Button variant="contained" onClick={() => change({ page: lastPage }, { replace: true })}>
          {t('engine:list.pastEnd.back')}
        </Button>
      </Notice>
    );
  }
  if (search || conditions.length > 0) {
    return (
      <Notice role="status" title={t('engine:list.noMatch.title')} text={t('engine:list.noMatch.text')}>
        <Button variant="contained" onClick={() => change({ search: '', conditions: [] })}>
          {t('engine:list.noMatch.clear')}
        </Button>
      </Notice>
    );
  }
  if (trashed === 'ONLY') {
    return (
      <Notice role="status" title={t('engine:list.noDeleted')}>
        <Button variant="contained" onClick={() => change({ trashed: 'WITHOUT' })}>
          {t('engine:list.hideDeleted')}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice role="status" title={of('empty.title')} text={of('empty.text')}>
      {mayCreate && (
        <Button variant="contained" startIcon={<Add />} component={Link} to={createPath(definition)}>
          {of('create')}
        </Button>
      )}
    </Notice>
  );
}
