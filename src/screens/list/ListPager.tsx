import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Words } from '../words';
import { type ListState, pageSizes } from './state';

interface Props {
  words: Words;
  state: { page: number; size: number };
  change: (next: Partial<Pick<ListState, 'page' | 'size'>>, options?: { replace: boolean }) => void;
  total: number;
  compact: boolean;
  /** Called with the number of a page that will probably be opened next. */
  onAim?: (page: number) => void;
}

/**
 * Renders the pager. The grid's own footer is disabled, because it changes the page by itself while the number of rows
 * is unknown.
 */
export function ListPager({ words: { t, language }, state: { page, size }, change, total, compact, onAim }: Props) {
  const format = new Intl.NumberFormat(language);
  const lastPage = Math.max(1, Math.ceil(total / size));
  const isPastEnd = page > lastPage;
  const pageButtons = [
    { name: 'first', to: 1, Picture: FirstPage, usable: page > 1 },
    // If the current page is beyond the last one, the previous page is the last one.
    { name: 'previous', to: Math.min(page - 1, lastPage), Picture: ChevronLeft, usable: page > 1 },
    { name: 'next', to: page + 1, Picture: ChevronRight, usable: page < lastPage },
    { name: 'last', to: lastPage, Picture: LastPage, usable: page < lastPage },
  ].filter(({ name }) => !compact || name === 'previous' || name === 'next');
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 44 }}>
      {!compact && (
        <Typography variant="body2" aria-hidden>
          {t('engine:list.perPage')}
        </Typography>
      )}
      {/* The browser's own list, because MUI's renders a closed menu with each list. */}
      <NativeSelect
        value={size}
        onChange={({ target }) => {
          const chosenSize = pageSizes.find((one) => one === Number(target.value));
          if (chosenSize) change({ size: chosenSize }, { replace: true });
        }}
        inputProps={{ 'aria-label': t('engine:list.perPage') }}
        input={<OutlinedInput size="small" />}
        sx={{
          typography: 'body2',
          bgcolor: 'transparent',
          '& select': { py: 0.5, pl: 1 },
          '& fieldset': { borderColor: 'divider' },
        }}
      >
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </NativeSelect>
      <Typography variant="body2" role="status" sx={{ pl: 1.5, pr: 0.5 }}>
        {t('engine:list.range', {
          from: format.format(isPastEnd ? 0 : (page - 1) * size + 1),
          to: format.format(isPastEnd ? 0 : Math.min(page * size, total)),
          total: format.format(total),
        })}
      </Typography>
      <Stack direction="row">
        {pageButtons.map(({ name, to, Picture, usable }) => (
          <IconButton
            key={name}
            size="small"
            aria-label={t(`engine:list.pages.${name}`)}
            disabled={!usable}
            onPointerEnter={() => onAim?.(to)}
            onFocus={() => onAim?.(to)}
            onClick={() => change({ page: to })}
          >
            <Picture />
          </IconButton>
        ))}
      </Stack>
    </Stack>
  );
}
