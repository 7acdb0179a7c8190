import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotification } from '@refinedev/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTextKey } from '../../../providers/errors';
import type { UpdateAccountInput } from '../../../resources/contract.generated';
import { dateFormatPatterns, dayPattern } from '../../fields/datetime';
import { formatDay } from '../../fields/day';
import { useUpdateAccount } from '../../fields/useUpdateAccount';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { useSession } from '../../ui/appServices';
import { ThemeSwitch } from '../../ui/ThemeSwitch';
import { DescriptionItem, DescriptionList } from './DescriptionList';
import { ProfilePanel } from './ProfilePanel';

/** Date that shows how the date formats differ. */
const exampleDate = `${new Date().getFullYear()}-12-31`;

type DateFormatName = keyof typeof dateFormatPatterns;
const isDateFormatName = (text: string): text is DateFormatName => text in dateFormatPatterns;

/** Shows the user's preferences: language, date format and theme. Changes are saved at once. */
export function Preferences() {
  const { t, i18n } = useTranslation(['profile', 'app']);
  const { open: notify } = useNotification();
  const update = useUpdateAccount();
  const datesId = useId();
  const chosen = useSession()?.user.date_format ?? '';

  const savePreference = (input: UpdateAccountInput) => {
    // Translates the message only after the answer, because the change may have switched the language.
    update(input).then(
      () => notify?.({ type: 'success', message: i18n.t('profile:preferences.saved') }),
      (error: unknown) =>
        notify?.({
          type: 'error',
          message: i18n.t('profile:preferences.notKept', { reason: i18n.t(`app:${errorTextKey(error)}`) }),
        }),
    );
  };

  return (
    <ProfilePanel title={t('preferences.title')} text={t('preferences.text')}>
      <DescriptionList>
        <DescriptionItem name={t('preferences.language')}>
          <LanguageSwitch onChosen={(lang) => savePreference({ lang })} />
        </DescriptionItem>
        <DescriptionItem name={t('preferences.dates')} nameId={datesId}>
          <TextField
            select
            size="small"
            value={chosen}
            slotProps={{ select: { displayEmpty: true, labelId: datesId } }}
            onChange={({ target: { value } }) =>
              savePreference({ date_format: isDateFormatName(value) ? value : null })
            }
          >
            <MenuItem value="">
              {t('preferences.byLanguage', { example: formatDay(exampleDate, dayPattern({ t })) })}
            </MenuItem>
            {Object.entries(dateFormatPatterns).map(([format, pattern]) => (
              <MenuItem key={format} value={format}>
                {formatDay(exampleDate, pattern)}
              </MenuItem>
            ))}
          </TextField>
        </DescriptionItem>
        <DescriptionItem name={t('preferences.theme')}>
          <ThemeSwitch />
        </DescriptionItem>
      </DescriptionList>
    </ProfilePanel>
  );
}
