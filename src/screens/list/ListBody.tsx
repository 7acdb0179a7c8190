import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { errorTextKey } from '../../../providers/errors';
import { lazy } from '../../../providers/loadCode';
import { MissingContentNotice } from '../../ui/MissingContentNotice';
import { EmptyList } from './EmptyList';
import { GridPlaceholder } from './grid/GridPlaceholder';
import { ListGrid } from './grid/ListGrid';
import { isFiltered, type ListState, noFilter } from './state';
import type { LoadedList } from './useList';
import type { RowsProps } from './viewProps';

const ListCards = lazy(() => import('./ListCards').then((module) => ({ default: module.ListCards })));

interface BodyProps {
  shown: RowsProps;
  state: ListState;
  list: LoadedList;
  cards: boolean;
  mayCreate: boolean | undefined;
}

/** Renders a list's rows, or why there are none. */
export function ListBody({ shown, state, list, cards, mayCreate }: BodyProps) {
  const hasRows = list.rows.length > 0 || (cards && list.loading);
  const notice =
    list.loading && !cards ? (
      <GridPlaceholder label={shown.words.t('app:loading')} density={shown.density} />
    ) : (
      <RowsNotice {...{ shown, state, list, mayCreate }} />
    );
  if (cards && hasRows)
    return (
      <Suspense fallback={null}>
        <ListCards {...shown} />
      </Suspense>
    );
  // The edit mode is a part of the grid: it keeps the values that are not saved while a filter leaves no row.
  return (
    <>
      {(hasRows || (!cards && shown.editMode)) && <ListGrid {...shown} />}
      {!hasRows && notice}
    </>
  );
}

/** Renders why a list has no rows. */
function RowsNotice({ shown, state, list, mayCreate }: Omit<BodyProps, 'cards'>) {
  const { definition, words, change } = shown;
  const { t } = words;
  if (list.error) {
    return (
      <MissingContentNotice
        role="alert"
        title={t('engine:list.failedToLoad')}
        text={t(`app:${errorTextKey(list.error)}`)}
        error={list.error}
      >
        <Button variant="contained" onClick={list.refresh}>
          {t('engine:list.retry')}
        </Button>
        {isFiltered(state) && (
          <Button onClick={() => change({ search: '', ...noFilter })}>{t('engine:list.noMatch.clear')}</Button>
        )}
      </MissingContentNotice>
    );
  }
  return <EmptyList {...{ definition, words, state, change, mayCreate }} total={list.total} />;
}
