import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { createContext, useState } from 'react';
import type { ChoiceOption, ChoiceSearch } from '../ui/choiceSearch';
import { useDebouncedValue } from '../ui/useDebouncedValue';

/** Records that the server ranks for a purpose, such as the drivers that suit a leg. */
export interface RankedChoices {
  /** Identifies what the records are ranked for. */
  key: readonly unknown[];
  /** Reads a page, from 1, of the records whose title has a text; all for an empty text. */
  read: (text: string, page: number) => Promise<{ options: readonly ChoiceOption[]; hasMore: boolean }>;
}

/**
 * Context with a function that returns the ranked records to choose from in a field, by the field's path; undefined for a
 * field that offers its records by title. A page provides the function to its forms.
 */
export const RankedChoicesContext = createContext<(path: string) => RankedChoices | undefined>(() => undefined);

/** Searches ranked records once their list is opened; undefined without `choices`. */
export function useRankedSearch(choices: RankedChoices | undefined): ChoiceSearch | undefined {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const text = useDebouncedValue(typed.trim());
  const query = useInfiniteQuery({
    queryKey: ['ranked', choices?.key, text],
    // A text that the user leaves in the input is searched, because it may name one of the records.
    enabled: choices !== undefined && (isOpen || text !== ''),
    initialPageParam: 1,
    queryFn: ({ pageParam }) => (choices ? choices.read(text, pageParam) : { options: [], hasMore: false }),
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  if (!choices) return undefined;
  const isDelayed = text !== typed.trim();
  const { data, hasNextPage, isFetching, isPlaceholderData, isError, fetchNextPage } = query;
  return {
    options: data?.pages.flatMap(({ options }) => options) ?? [],
    loading: isFetching || isDelayed,
    isStale: isPlaceholderData || isDelayed,
    hasFailed: isError,
    hasMore: hasNextPage,
    onSearch: setTyped,
    onMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    onOpenChange: setIsOpen,
  };
}
