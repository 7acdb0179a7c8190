import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { valueAt } from '../../../fields/paths';
import type { OfferRules } from './legDefinition';

/** Fetches the company's rules that decide whom and what the form of a leg offers; undefined until they are loaded. */
export function useOfferRules(): OfferRules | undefined {
  const provider = useDataProvider()();
  const { data } = useQuery({
    queryKey: ['legOfferRules'],
    queryFn: async (): Promise<OfferRules> => {
      const fields = ['id', 'tenant.id', 'tenant.leg_inactive_vehicle', 'tenant.leg_inactive_driver'];
      const answer = await provider.custom?.({ url: '', method: 'get', meta: { method: 'account', fields } });
      const effectOf = (rule: keyof OfferRules) =>
        valueAt(answer?.data, `tenant.${rule}`) === 'REASON' ? 'REASON' : 'REFUSE';
      return {
        leg_inactive_vehicle: effectOf('leg_inactive_vehicle'),
        leg_inactive_driver: effectOf('leg_inactive_driver'),
      };
    },
  });
  return data;
}
