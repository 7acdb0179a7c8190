import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotification } from '@refinedev/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../providers/errors';
import type { UpdateAccountInput } from '../../../resources/contract.generated';
import { dateFormats, dayFormat } from '../../fields/datetime';
import { writeDay } from '../../fields/day';
import { useUpdateAccount } from '../../fields/useAccount';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { useSession } from '../../ui/appServices';
import { ThemeSwitch } from '../../ui/ThemeSwitch';
import { Fact, Facts } from './Facts';
import { Panel } from './Panel';

/** A day on which no two formats look alike. */
const example = `${new Date().getFullYear()}-12-31`;

type Format = keyof typeof dateFormats;
const isFormat = (text: string): text is Format => text in dateFormats;

/** How I want the console to be: what is chosen holds at once. */
export function Preferences() {
  const { t, i18n } = useTranslation(['profile', 'app']);
  const { open: notify } = useNotification();
  const update = useUpdateAccount();
  const datesId = useId();
  const chosen = useSession()?.user.date_format ?? '';

  const keep = (input: UpdateAccountInput) => {
    // Said in the language of then: it may be the language that was chosen.
    update(input).then(
      () => notify?.({ type: 'success', message: i18n.t('profile:preferences.saved') }),
      (error: unknown) =>
        notify?.({
          type: 'error',
          message: i18n.t('profile:preferences.notKept', { reason: i18n.t(`app:${errorKey(error)}`) }),
        }),
    );
  };

  return (
    <Panel title={t('preferences.title')} text={t('preferences.text')}>
      <Facts>
        <Fact name={t('preferences.language')}>
          <LanguageSwitch onChosen={(lang) => keep({ lang })} />
        </Fact>
        <Fact name={t('preferences.dates')} nameId={datesId}>
          <TextField
            select
            size="small"
            value={chosen}
            slotProps={{ select: { displayEmpty: true, labelId: datesId } }}
            onChange={({ target: { value } }) => keep({ date_format: isFormat(value) ? value : null })}
          >
            <MenuItem value="">
              {t('preferences.byLanguage', { example: writeDay(example, dayFormat({ t })) })}
            </MenuItem>
            {Object.entries(dateFormats).map(([format, pattern]) => (
              <MenuItem key={format} value={format}>
                {writeDay(example, pattern)}
              </MenuItem>
            ))}
          </TextField>
        </Fact>
        <Fact name={t('preferences.theme')}>
          <ThemeSwitch />
        </Fact>
      </Facts>
    </Panel>
  );
}
