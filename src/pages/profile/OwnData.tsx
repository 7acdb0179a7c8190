import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../resources/definition';
import { users } from '../../../resources/users';
import { valueAt } from '../../fields/paths';
import { type Account, useUpdateAccount } from '../../fields/useAccount';
import { RecordForm } from '../../screens/form/RecordForm';
import type { LoadedRecord } from '../../screens/record/asked';
import { useWords } from '../../screens/words';

const paths = ['profile.first_name', 'profile.last_name', 'profile.phone', 'profile.country'];

/** What of a user everybody writes for themselves, whoever may edit users. */
const ownData: ResourceDefinition = { ...users, form: { sections: [{ name: 'person', fields: paths }] } };

/** My own data, edited where they stand. */
export function OwnData({ account }: { account: Account }) {
  const { t } = useTranslation('profile');
  const words = useWords(ownData);
  const update = useUpdateAccount();
  const { open: notify } = useNotification();
  // What comes in meanwhile does not overwrite what is typed: the form begins anew when it is saved, and when it is asked to.
  const [begun, setBegun] = useState<{ record: LoadedRecord; times: number }>({ record: account, times: 0 });
  const begin = (record: LoadedRecord) => setBegun(({ times }) => ({ record, times: times + 1 }));
  return (
    <RecordForm
      key={begun.times}
      inPlace
      definition={ownData}
      words={words}
      record={begun.record}
      write={async (changes) => {
        const written = await update({ profile: profileIn(changes) });
        notify?.({ type: 'success', message: t('saved') });
        return written;
      }}
      onSaved={begin}
      onCancel={() => begin(account)}
    />
  );
}

/** The changes as the contract takes them: what is absent stays as it is. */
function profileIn(changes: Readonly<Record<string, unknown>>): Record<string, string | null> {
  const profile = valueAt(changes, 'profile');
  const entries = typeof profile === 'object' && profile !== null ? Object.entries(profile) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : null]));
}
