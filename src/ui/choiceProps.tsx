import type { PaperProps } from '@mui/material/Paper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createContext, use, useEffect, useState, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceOption, ChoiceSearch } from './choiceSearch';
import { findMatchingOptions } from './matchingOptions';

/**
 * The options of a choice box. Without `onSearch`, the list of options is complete, and the choice box filters it
 * itself.
 */
export interface ChoiceSource extends Partial<ChoiceSearch> {
  options: readonly ChoiceOption[];
}

/** Distance from the end of the list, in pixels, at which the next options are loaded. */
const loadAheadPx = 240;
/** A list with fewer options may be too short to scroll, so its next options are loaded at once. */
const minScrollableOptions = 12;

/** Text below the options; absent when there is none. */
export const ListFooterContext = createContext<string | undefined>(undefined);

function ListPaper({ children, ...props }: PaperProps) {
  const footer = use(ListFooterContext);
  return (
    <Paper {...props}>
      {children}
      {footer !== undefined && (
        <Typography
          variant="body2"
          sx={{ px: 2, py: 1, color: 'text.secondary', borderTop: 1, borderColor: 'divider' }}
          // A press must not take the focus from the input, which would close the list.
          onMouseDown={(event) => event.preventDefault()}
        >
          {footer}
        </Typography>
      )}
    </Paper>
  );
}

/**
 * Returns the props that all choice boxes pass to MUI's Autocomplete, the text below the options, and the state of the
 * search as a text for screen readers.
 *
 * @param arrange orders or extends the options that match the typed text
 */
export function useChoiceProps(
  source: ChoiceSource,
  arrange: (options: readonly ChoiceOption[]) => readonly ChoiceOption[] = (options) => options,
) {
  const { options, loading = false, isStale = false, hasFailed = false, hasMore = false, onSearch, onMore } = source;
  const changeOpen = (open: boolean) => {
    setIsOpen(open);
    source.onOpenChange?.(open);
  };
  const { t } = useTranslation('engine');
  const [isOpen, setIsOpen] = useState(false);
  const noneText = t(hasFailed ? 'fields.choice.failed' : 'fields.choice.none');
  const isLoadingMore = loading && hasMore && !isStale;
  const needsMore = isOpen && hasMore && !loading && !hasFailed && options.length < minScrollableOptions;
  useEffect(() => {
    if (needsMore) onMore?.();
  }, [needsMore, onMore]);
  const emptyStatus = loading ? t('fields.choice.loading') : noneText;
  const status = isLoadingMore ? t('fields.choice.loadingMore') : options.length === 0 ? emptyStatus : '';
  return {
    footer: isLoadingMore ? t('fields.choice.loadingMore') : undefined,
    status: isOpen ? status : '',
    autocomplete: {
      options,
      loading,
      size: 'small',
      fullWidth: true,
      autoHighlight: true,
      // At the end of the list, the highlight waits for the next options.
      disableListWrap: hasMore,
      getOptionKey: ({ id }: ChoiceOption) => id,
      getOptionLabel: ({ title }: ChoiceOption) => title,
      isOptionEqualToValue: (option: ChoiceOption, value: ChoiceOption) => option.id === value.id,
      filterOptions: (all: readonly ChoiceOption[], { inputValue }: { inputValue: string }) => [
        ...arrange(onSearch && !isStale ? all : findMatchingOptions(all, inputValue)),
      ],
      onOpen: () => changeOpen(true),
      onClose: () => changeOpen(false),
      clearText: t('fields.choice.clear'),
      openText: t('fields.choice.open'),
      closeText: t('fields.choice.close'),
      // Screen readers get them as the status, because the popup is outside of the page's regions.
      loadingText: <span aria-hidden>{t('fields.choice.loading')}</span>,
      noOptionsText: <span aria-hidden>{noneText}</span>,
      slots: { paper: ListPaper },
      slotProps: {
        listbox: {
          onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
            if (hasMore && scrollHeight - scrollTop - clientHeight < loadAheadPx) onMore?.();
          },
        },
      },
    },
  } as const;
}
