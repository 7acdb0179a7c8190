import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasMethodPermission } from '../../providers/auth/methods';
import { useSession } from '../ui/appServices';
import { countryOptions } from './countries';

const method = 'usedCountries';
/** The countries that a company uses change rarely. */
const staleTimeMs = 30 * 60_000;

/** Returns all countries as options, those that the company uses most above all others. */
export function useCountryOptions(language: string) {
  const provider = useDataProvider()();
  const session = useSession();
  const { data: used } = useQuery({
    queryKey: [method, session?.user.tenant.id],
    enabled: session !== null && hasMethodPermission(session, method),
    staleTime: staleTimeMs,
    queryFn: async (): Promise<string[]> => {
      const answer = await provider.custom?.({ url: '', method: 'get', meta: { method } });
      const codes: unknown = answer?.data.value;
      return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
    },
  });
  return useMemo(() => countryOptions(language, used), [language, used]);
}
