import { useDataProvider, useSubscription } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { internalError } from '../../../providers/errors';
import type { PlanningBoard, PlanningBoardLeg } from '../../../resources/contract.generated';
import { boardFields, isBoard } from './boardData';
import type { BoardState } from './boardUrl';

/** First element of the query keys of all boards. */
const boardKey = 'planningBoard';

/** Delay between a change and the refetch, so that the own answer and the events of one move cause one refetch. */
const reloadDelayMs = 300;

/** What the board is asked for: its rows, and its first and last moment in milliseconds. */
export interface BoardRequest {
  rows: BoardState['rows'];
  start: number;
  end: number;
}

/** Fetches the board of a time. Changes by other people refresh it. */
export function usePlanningBoard({ rows, start, end }: BoardRequest) {
  const { custom } = useDataProvider()();
  const queries = useQueryClient();
  const { language } = useTranslation().i18n;
  const query = useQuery({
    queryKey: [boardKey, rows, start, end, language],
    queryFn: async (queryContext) => {
      const input = {
        rows: rows === 'drivers' ? 'DRIVERS' : 'VEHICLES',
        from: new Date(start).toISOString(),
        to: new Date(end).toISOString(),
      };
      const meta = { method: boardKey, input: { input }, fields: [...boardFields], queryContext };
      const answer = await custom?.({ url: '', method: 'get', meta });
      const board: unknown = answer?.data;
      if (!isBoard(board)) throw internalError('The answer contains no board');
      return board;
    },
    // Other days of the same rows show these until they are there.
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[1] === rows ? previous : undefined),
    staleTime: 0,
  });
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: [boardKey] }), [queries]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Fetches the board again soon. */
  const reloadSoon = useCallback(() => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void reload();
    }, reloadDelayMs);
  }, [reload]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // A hidden page keeps its refs.
      timer.current = undefined;
    },
    [],
  );

  useSubscription({ channel: 'resources/routes', types: ['*'], onLiveEvent: reloadSoon });
  useSubscription({ channel: 'resources/service_transportations', types: ['*'], onLiveEvent: reloadSoon });
  useSubscription({ channel: 'resources/absences', types: ['*'], onLiveEvent: reloadSoon });
  useSubscription({ channel: 'resources/vehicles', types: ['*'], onLiveEvent: reloadSoon });
  useSubscription({ channel: 'resources/users', types: ['*'], onLiveEvent: reloadSoon });
  /** Replaces a leg of all fetched boards by what the server has answered to a change. */
  const replaceLeg = useCallback(
    (changed: PlanningBoardLeg) =>
      queries.setQueriesData<PlanningBoard>({ queryKey: [boardKey] }, (board) => board && withLeg(board, changed)),
    [queries],
  );
  return { board: query.data, isStale: query.isPlaceholderData, query, reload, reloadSoon, replaceLeg };
}

function withLeg(board: PlanningBoard, changed: PlanningBoardLeg): PlanningBoard {
  const others = board.legs.filter(({ id }) => id !== changed.id);
  const replaced = (leg: PlanningBoardLeg) => (leg.id === changed.id ? changed : leg);
  return { ...board, legs: [...others, changed], unplanned: board.unplanned.map(replaced) };
}
