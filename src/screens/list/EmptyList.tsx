import Button from '@mui/material/Button';
import type { ResourceDefinition } from '../../../resources/definition';
import { MissingContentNotice } from '../../ui/MissingContentNotice';
import type { Words } from '../words';
import { AddLink } from './AddLink';
import type { ListTotal } from './listRequest';
import { exactCountOf, lastPageOf } from './pager';
import { isFiltered, type ListState, noFilter } from './state';
import type { ChangeListState } from './useListState';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  change: ChangeListState;
  /** Number of all rows; undefined if counting failed. */
  total: ListTotal | undefined;
  mayCreate: boolean | undefined;
}

/** Explains why a list is empty, and offers what the user can do next. */
export function EmptyList({ definition, words: { t, of }, state, change, total, mayCreate }: Props) {
  const { search, trashed, page, size } = state;
  const count = exactCountOf(total);
  if (page > 1 && count !== 0) {
    const lastPage = count === undefined ? undefined : lastPageOf(count, size);
    return (
      <MissingContentNotice
        role="status"
        title={t('engine:list.pastEnd.title')}
        text={lastPage === undefined ? undefined : t('engine:list.pastEnd.text', { page: lastPage })}
      >
        <Button variant="contained" onClick={() => change({ page: lastPage ?? 1 }, { replace: true })}>
          {t(lastPage === undefined ? 'engine:list.pages.first' : 'engine:list.pastEnd.back')}
        </Button>
      </MissingContentNotice>
    );
  }
  if (search || isFiltered(state)) {
    return (
      <MissingContentNotice role="status" title={t('engine:list.noMatch.title')} text={t('engine:list.noMatch.text')}>
        <Button variant="contained" onClick={() => change({ search: '', ...noFilter })}>
          {t('engine:list.noMatch.clear')}
        </Button>
      </MissingContentNotice>
    );
  }
  if (trashed === 'ONLY') {
    return (
      <MissingContentNotice role="status" title={t('engine:list.noDeleted')}>
        <Button variant="contained" onClick={() => change({ trashed: 'WITHOUT' })}>
          {t('engine:list.hideDeleted')}
        </Button>
      </MissingContentNotice>
    );
  }
  return (
    <MissingContentNotice role="status" title={of('empty.title')} text={of('empty.text')}>
      {mayCreate && <AddLink definition={definition}>{of('create')}</AddLink>}
    </MissingContentNotice>
  );
}
