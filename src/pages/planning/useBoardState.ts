import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type BoardState, formatBoardUrl, parseBoardUrl } from './boardUrl';

/** Changes the state of the board. `replace` replaces the browser's history entry instead of adding one. */
export type ChangeBoardState = (patch: Partial<BoardState>, options?: { replace: boolean }) => void;

/** Returns the state of the board, which is in the address, and a function that changes it. */
export function useBoardState(): [BoardState, ChangeBoardState] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback<ChangeBoardState>(
    (patch, { replace } = { replace: false }) => {
      const query = formatBoardUrl({ ...parseBoardUrl(search), ...patch });
      void navigate({ search: query }, { replace, preventScrollReset: true });
    },
    [search, navigate],
  );
  return [parseBoardUrl(search), change];
}
