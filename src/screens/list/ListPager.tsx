import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import type { Words } from '../words';
import { numberFormatOf } from '../../ui/numberFormat';
import type { ListTotal } from './listRequest';
import { pagerOf } from './pager';
import { type ListState, pageSizes } from './state';
import styles from './ListPager.module.css';

interface Props {
  words: Pick<Words, 't' | 'language'>;
  state: { page: number; size: number };
  change: (next: Partial<Pick<ListState, 'page' | 'size'>>, options?: { replace: boolean }) => void;
  /** Undefined until it is known. */
  total: ListTotal | undefined;
  /** Whether pages follow; undefined if only the total says so. */
  hasMorePages?: boolean | undefined;
  compact: boolean;
  /** Called with the number of a page that will probably be opened next. */
  onAim?: (page: number) => void;
}

/**
 * Renders the pager. The grid's own footer is disabled, because it changes the page by itself while the number of rows
 * is unknown.
 */
export function ListPager({
  words: { t, language },
  state: { page, size },
  change,
  total,
  hasMorePages,
  compact,
  onAim,
}: Props) {
  const format = numberFormatOf(language);
  const totalText = ({ count, hasMore }: ListTotal) =>
    hasMore ? t('engine:list.moreThan', { total: count }) : format.format(count);
  const { from, to, previous, next, last } = pagerOf({ page, size, total, hasMorePages });
  const pageButtons = [
    { name: 'first', target: page > 1 ? 1 : undefined, Picture: FirstPage },
    { name: 'previous', target: previous, Picture: ChevronLeft },
    { name: 'next', target: next, Picture: ChevronRight },
    { name: 'last', target: last, Picture: LastPage },
  ].filter(({ name }) => !compact || name === 'previous' || name === 'next');
  return (
    <div className={styles.pager}>
      {!compact && <span aria-hidden>{t('engine:list.perPage')}</span>}
      {/* The browser's own list, because MUI's renders a closed menu with each list. */}
      <span className={styles.sizes}>
        <select
          value={size}
          onChange={({ target }) => {
            const chosenSize = pageSizes.find((one) => one === Number(target.value));
            if (chosenSize) change({ size: chosenSize }, { replace: true });
          }}
          aria-label={t('engine:list.perPage')}
        >
          {pageSizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <ArrowDropDown />
      </span>
      {/* Screen readers wait for the total, so that they read the range once. */}
      <span role="status" aria-busy={total === undefined} className={styles.range}>
        {t('engine:list.range', {
          from: format.format(from),
          to: format.format(to),
          total: total === undefined ? '…' : totalText(total),
        })}
      </span>
      <div className={styles.pages}>
        {pageButtons.map(({ name, target, Picture }) => (
          <button
            key={name}
            type="button"
            aria-label={t(`engine:list.pages.${name}`)}
            disabled={target === undefined}
            onPointerEnter={() => target !== undefined && onAim?.(target)}
            onFocus={() => target !== undefined && onAim?.(target)}
            onClick={() => target !== undefined && change({ page: target })}
            className={styles.page}
          >
            <Picture />
          </button>
        ))}
      </div>
    </div>
  );
}
