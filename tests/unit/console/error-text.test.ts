import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import english from '../../../locales/en/app.json';
import englishEntrance from '../../../locales/en/auth.json';
import englishSocial from '../../../locales/en/social.json';
import polish from '../../../locales/pl/app.json';
import { readResponseData } from '../../../providers/graphqlResponse';
import { signInFailureOf, signInFailureText } from '../../../src/ui/auth/signInFailure';
import { errorText } from '../../../src/ui/errorText';
import { socialFailureOf, socialFailureText } from '../../../src/ui/social/socialFailure';

const words = createInstance();
await words.init({
  resources: {
    en: { app: english, auth: englishEntrance, social: englishSocial },
    pl: { app: polish },
  },
  fallbackLng: false,
  interpolation: { escapeValue: false },
});
const [en, pl] = [words.getFixedT('en'), words.getFixedT('pl')];

/**
 * Returns the error that the console makes of the server's refusal after too many attempts. `retryAfter` is the wait in
 * seconds.
 */
function locked(retryAfter?: unknown): unknown {
  try {
    return readResponseData(
      { errors: [{ message: 'No', extensions: { code: 1101, reason: 'locked', retryAfter } }] },
      200,
    );
  } catch (error) {
    return error;
  }
}

describe('too many attempts', () => {
  it.each([
    [1, 'Try again in 1 second.', 'Spróbuj ponownie za 1 sekundę.'],
    [3, 'Try again in 3 seconds.', 'Spróbuj ponownie za 3 sekundy.'],
    [12, 'Try again in 12 seconds.', 'Spróbuj ponownie za 12 sekund.'],
    [22, 'Try again in 22 seconds.', 'Spróbuj ponownie za 22 sekundy.'],
    [59, 'Try again in 59 seconds.', 'Spróbuj ponownie za 59 sekund.'],
    [60, 'Try again in 1 minute.', 'Spróbuj ponownie za 1 minutę.'],
    [61, 'Try again in 2 minutes.', 'Spróbuj ponownie za 2 minuty.'],
    [300, 'Try again in 5 minutes.', 'Spróbuj ponownie za 5 minut.'],
    [900, 'Try again in 15 minutes.', 'Spróbuj ponownie za 15 minut.'],
  ])('for %i seconds are reported with the waiting time', (seconds, inEnglish, inPolish) => {
    expect(errorText(locked(seconds), en)).toBe(`Too many attempts. ${inEnglish}`);
    expect(errorText(locked(seconds), pl)).toBe(`Zbyt wiele prób. ${inPolish}`);
  });

  it('are reported on the sign-in pages, too', () => {
    const expected = 'Too many attempts. Try again in 12 seconds.';
    expect(signInFailureText(signInFailureOf(locked(12)), en)).toBe(expected);
    expect(socialFailureText(socialFailureOf(locked(12)), en, 'Google')).toBe(expected);
  });

  it.each([undefined, null, '12'])('are reported without a time when the server sends none, but %j', (retryAfter) => {
    const expected = 'Too many attempts. Wait a few minutes, then try again.';
    const error = locked(retryAfter);
    expect(errorText(error, en)).toBe(expected);
    expect(signInFailureText(signInFailureOf(error), en)).toBe(expected);
    expect(socialFailureText(socialFailureOf(error), en, 'Google')).toBe(expected);
  });
});

describe('another failure', () => {
  it('keeps its message', () => {
    expect(errorText(new Error('anything'), en)).toBe('Something went wrong. Try again.');
    expect(signInFailureText({ reason: 'credentials' }, en)).toBe('The e-mail address or the password is wrong.');
    expect(signInFailureText({ reason: 'unknown' }, en, 'app:errors.internal')).toBe(
      'Something went wrong in the application.',
    );
    expect(socialFailureText({ reason: 'denied' }, en, 'Google')).toBe('Google did not sign you in. Try again.');
  });
});

it('an unexpected error is reported with the id of the request, and a refusal without', () => {
  const errorOf = (extensions: object) => {
    try {
      return readResponseData({ errors: [{ message: 'Internal Server Error', extensions }] }, 200);
    } catch (error) {
      return error;
    }
  };
  const requestId = '8c1f6a52-1f0c-4a5b-9d3e-2b7f0c9e4d11';
  expect(errorText(errorOf({ requestId }), en)).toBe(`Something went wrong. Try again.\nError ID: ${requestId}`);
  expect(errorText(errorOf({ requestId }), pl)).toBe(
    `Coś poszło nie tak. Spróbuj ponownie.\nIdentyfikator błędu: ${requestId}`,
  );
  expect(errorText(errorOf({ code: 1200 }), en)).toBe('You do not have access to this.');
});
