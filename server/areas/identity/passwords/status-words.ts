import type { Language, StatusPayload } from '../../../contract.generated';

const words = {
  restoreSent: {
    en: 'If somebody has an account with this address, a link to choose a new password is on its way to it.',
    pl: 'Jeśli istnieje konto z tym adresem, wyślemy na niego link do ustawienia nowego hasła.',
  },
  passwordChosen: {
    en: 'The password was changed. Sign in with it.',
    pl: 'Hasło zostało zmienione. Możesz się nim zalogować.',
  },
  invitationSent: { en: 'The invitation is on its way.', pl: 'Zaproszenie zostało wysłane.' },
  invitationAccepted: {
    en: 'Your account is ready. Sign in with your password.',
    pl: 'Twoje konto jest gotowe. Zaloguj się swoim hasłem.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** That a call did what it says, in the caller's language. */
export function success(what: keyof typeof words, language: Language): StatusPayload {
  return { status: 'success', message: words[what][language] };
}
