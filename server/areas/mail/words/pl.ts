import { billingPl } from './billing-pl';
import type { MailWords, Validity } from './words';

type Forms = Readonly<Record<'one' | 'few' | 'many', string>>;

const plural = new Intl.PluralRules('pl');

/** A number with its noun, in the form that follows it. */
function counted(count: number, { one, few, many }: Forms): string {
  switch (plural.select(count)) {
    case 'one':
      return `${count} ${one}`;
    case 'few':
      return `${count} ${few}`;
    default:
      return `${count} ${many}`;
  }
}

const units: Readonly<Record<Validity['unit'], Forms>> = {
  minute: { one: 'minutę', few: 'minuty', many: 'minut' },
  hour: { one: 'godzinę', few: 'godziny', many: 'godzin' },
  day: { one: 'dzień', few: 'dni', many: 'dni' },
};

const validityOf = ({ count, unit }: Validity) => counted(count, units[unit]);

const itWasYou = 'Jeśli to Ty, nie musisz nic robić.';
const notYou =
  'Jeśli to nie Ty, natychmiast ustaw nowe hasło: na stronie logowania wybierz „Nie pamiętasz hasła?”, a wyślemy Ci link. Następnie powiadom administratora.';

/** Polish words of mails. */
export const pl: MailWords = {
  ...billingPl,
  greeting: 'Dzień dobry,',
  copyLink: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  footer: ({ email }) =>
    `Wiadomość wysłana automatycznie przez Waybill na adres ${email}, przypisany do Twojego konta. Prosimy na nią nie odpowiadać.`,

  invitation: ({ company, by, validity }) => ({
    subject: `Zaproszenie do systemu Waybill od firmy ${company}`,
    body: [
      by
        ? `${by} zaprasza Cię do współpracy z firmą ${company} w systemie Waybill.`
        : `Firma ${company} zaprasza Cię do współpracy w systemie Waybill.`,
      'W systemie Waybill firma prowadzi zlecenia transportowe, trasy, flotę i bazę klientów. Wystarczy, że ustawisz hasło, a Twoje konto będzie gotowe.',
    ],
    action: 'Przyjmij zaproszenie',
    notes: [
      `Link jest jednorazowy i ważny przez ${validityOf(validity)}. Gdy wygaśnie, poproś o nowe zaproszenie.`,
      'Nie znasz tej firmy? Zignoruj tę wiadomość – bez Twojego udziału nic się nie stanie.',
    ],
  }),

  restore: ({ validity }) => ({
    subject: 'Nowe hasło do systemu Waybill',
    body: [
      'Otrzymaliśmy prośbę o ustawienie nowego hasła do Twojego konta w systemie Waybill. Możesz to zrobić tutaj:',
    ],
    action: 'Ustaw nowe hasło',
    notes: [
      `Link jest jednorazowy i ważny przez ${validityOf(validity)}. Jeśli masz kilka takich wiadomości, działa tylko link z najnowszej.`,
      'Jeśli to nie Twoja prośba, nie musisz nic robić – hasło pozostanie bez zmian.',
    ],
  }),

  passwordChanged: () => ({
    subject: 'Hasło do systemu Waybill zostało zmienione',
    body: [
      'Hasło do Twojego konta w systemie Waybill zostało zmienione. Wszystkie sesje rozpoczęte z użyciem starego hasła zostały zakończone.',
    ],
    notes: [itWasYou, notYou],
  }),

  newDevice: ({ device, address, at }) => ({
    subject: 'Logowanie na Twoje konto z nowego urządzenia',
    body: [
      'Ktoś właśnie zalogował się na Twoje konto w systemie Waybill z urządzenia, którego wcześniej nie widzieliśmy.',
    ],
    facts: [
      ['Urządzenie', device ?? 'nieznane'],
      ['Adres IP', address],
      ['Czas', at],
    ],
    notes: [itWasYou, notYou],
  }),

  secondFactorOn: () => ({
    subject: 'Włączono logowanie dwuetapowe',
    body: [
      'Na Twoim koncie w systemie Waybill włączono logowanie dwuetapowe. Od teraz oprócz hasła trzeba podać kod z aplikacji uwierzytelniającej.',
      'Przechowuj kody zapasowe w bezpiecznym miejscu: jeśli stracisz telefon, każdym z nich zalogujesz się jeden raz.',
    ],
    notes: [itWasYou, notYou],
  }),

  secondFactorOff: () => ({
    subject: 'Wyłączono logowanie dwuetapowe',
    body: [
      'Na Twoim koncie w systemie Waybill wyłączono logowanie dwuetapowe. Od teraz do zalogowania wystarczy samo hasło.',
    ],
    notes: [itWasYou, notYou],
  }),

  secondFactorReset: () => ({
    subject: 'Zresetowano logowanie dwuetapowe',
    body: [
      'Administrator Twojej firmy zresetował logowanie dwuetapowe na Twoim koncie w systemie Waybill. Dotychczasowa aplikacja uwierzytelniająca i kody zapasowe już nie działają.',
      'Zaloguj się samym hasłem. Logowanie dwuetapowe możesz ponownie skonfigurować w profilu, w zakładce Bezpieczeństwo.',
    ],
    notes: ['Jeśli nie było to uzgodnione z Tobą, skontaktuj się z administratorem.'],
  }),

  recoveryCodeUsed: ({ left }) => ({
    subject: 'Użyto kodu zapasowego',
    body: [
      'Na Twoim koncie w systemie Waybill użyto kodu zapasowego zamiast kodu z aplikacji uwierzytelniającej.',
      left === 0
        ? 'Był to ostatni kod. Wygeneruj nowe w profilu, w zakładce Bezpieczeństwo.'
        : `Pozostało Ci ${counted(left, { one: 'kod', few: 'kody', many: 'kodów' })}. Nowe możesz wygenerować w profilu, w zakładce Bezpieczeństwo.`,
    ],
    notes: [itWasYou, notYou],
  }),

  failedSignIns: ({ step, tries, address, at }) => ({
    subject: 'Wiele nieudanych prób logowania na Twoje konto',
    body: [
      `Ktoś ${counted(tries, { one: 'raz', few: 'razy', many: 'razy' })} próbował zalogować się na Twoje konto w systemie Waybill, podając ${step === 'code' ? 'nieprawidłowy kod' : 'nieprawidłowe hasło'}. Przez pewien czas kolejne próby z nieznanych urządzeń będą odrzucane.`,
      'Na urządzeniach, na których logowano się już na to konto, nic się nie zmienia.',
    ],
    facts: [
      ['Adres IP ostatniej próby', address],
      ['Czas', at],
    ],
    notes: [
      itWasYou,
      step === 'code'
        ? `O kod prosimy dopiero po pierwszym etapie logowania, więc ktoś może znać Twoje hasło. ${notYou}`
        : 'Jeśli to nie Ty, ustaw hasło, którego nie używasz nigdzie indziej, i włącz logowanie dwuetapowe – w profilu, w zakładce Bezpieczeństwo.',
    ],
  }),
};
