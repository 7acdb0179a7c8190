import TablePagination from '@mui/material/TablePagination';
import type { Words } from '../words';
import { type ListState, pageSizes } from './state';
import type { ChangeList } from './useListState';

interface Props {
  words: Words;
  state: ListState;
  change: ChangeList;
  total: number;
  compact: boolean;
}

/** Turns the pages. The grid's own footer is off: it changes the page by itself when it isn't sure of the count. */
export function Pager({ words: { t, language }, state: { page, size }, change, total, compact }: Props) {
  const lastPage = Math.max(1, Math.ceil(total / size));
  const number = new Intl.NumberFormat(language);
  return (
    <TablePagination
      component="div"
      count={total}
      // Past the end there is no page to name.
      page={Math.min(page, lastPage) - 1}
      rowsPerPage={size}
      rowsPerPageOptions={[...pageSizes]}
      labelRowsPerPage={compact ? '' : t('engine:list.perPage')}
      labelDisplayedRows={({ from, to, count }) =>
        t('engine:list.range', { from: number.format(from), to: number.format(to), total: number.format(count) })
      }
      getItemAriaLabel={(type) => t(`engine:list.pages.${type}`)}
      showFirstButton={!compact}
      showLastButton={!compact}
      onPageChange={(_, next) => change({ page: next + 1 })}
      onRowsPerPageChange={({ target: { value } }) => {
        const chosen = pageSizes.find((one) => one === Number(value));
        if (chosen) change({ size: chosen }, { replace: true });
      }}
      slotProps={{ select: { inputProps: { 'aria-label': t('engine:list.perPage') } } }}
      sx={{ '& .MuiTablePagination-toolbar': { minHeight: 44, pl: 0 } }}
    />
  );
}
