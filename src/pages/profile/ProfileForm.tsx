import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../resources/definition';
import { usersResource } from '../../../resources/users';
import { valueAt } from '../../fields/paths';
import type { SignedInAccount } from '../../fields/useAccount';
import { useUpdateAccount } from '../../fields/useUpdateAccount';
import { RecordForm } from '../../screens/form/RecordForm';
import type { LoadedRecord } from '../../screens/record/loadedRecord';
import { useWords } from '../../screens/words';

const profileFields = ['profile.first_name', 'profile.last_name', 'profile.phone', 'profile.country'];

/** Definition of the user form, reduced to the fields that users may edit themselves. */
const profileDefinition: ResourceDefinition = {
  ...usersResource,
  form: { sections: [{ name: 'person', fields: profileFields }] },
};

/** Shows the user's personal data as an editable form. */
export function ProfileForm({ account }: { account: SignedInAccount }) {
  const { t } = useTranslation('profile');
  const words = useWords(profileDefinition);
  const update = useUpdateAccount();
  const { open: notify } = useNotification();
  // The form keeps its first record, so that live updates do not overwrite what the user types. It restarts after
  // saving and after cancelling.
  const [formStart, setFormStart] = useState<{ record: LoadedRecord; times: number }>({ record: account, times: 0 });
  const restart = (record: LoadedRecord) => setFormStart(({ times }) => ({ record, times: times + 1 }));
  return (
    <RecordForm
      key={formStart.times}
      inPlace
      definition={profileDefinition}
      words={words}
      record={formStart.record}
      write={async (changes) => {
        const written = await update({ profile: profileInput(changes) });
        notify?.({ type: 'success', message: t('saved') });
        return written;
      }}
      onSaved={restart}
      onCancel={() => restart(account)}
    />
  );
}

/** Returns the changed fields of the profile as API input. Absent fields stay unchanged. */
function profileInput(changes: Readonly<Record<string, unknown>>): Record<string, string | null> {
  const profile = valueAt(changes, 'profile');
  const entries = typeof profile === 'object' && profile !== null ? Object.entries(profile) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : null]));
}
