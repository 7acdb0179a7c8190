import { describe, expect, test } from 'vitest';
import { redirectAddress, signInAddress, requestedAddress } from '../../../src/routing/addresses';
import { openFakeTab, storeSession } from '../providers/tab';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://waybill.test');
  return { pathname, search };
};

function sessionOf(more?: Parameters<typeof storeSession>[3]) {
  const { session } = openFakeTab('http://127.0.0.1:1/graphql');
  storeSession(session, 'first', ['vehiclesView'], more);
  return session.get();
}

const expired = { authError: { code: 1103, message: 'over', reason: null, validation: {} } };

describe('a visitor without a session', () => {
  test.each([
    ['/', '/auth'],
    ['/vehicle?q=volvo&page=2', '/auth?to=%2Fvehicle%3Fq%3Dvolvo%26page%3D2'],
    ['/profile', '/auth?to=%2Fprofile'],
    ['/nonsense', '/auth?to=%2Fnonsense'],
    ['/authors', '/auth?to=%2Fauthors'],
    ['/auth/changePassword', '/auth?to=%2Fauth%2FchangePassword'],
  ])('is redirected from %s to %s', (requested, opened) => {
    expect(redirectAddress(at(requested), null)).toBe(opened);
  });

  test.each(['/auth', '/auth?to=%2Fvehicle', '/info/privacyPolicy', '/info/accessDenied'])(
    'may open %s',
    (requested) => {
      expect(redirectAddress(at(requested), null)).toBeUndefined();
    },
  );
});

test('redirects a signed-in user from the sign-in page to the requested page', () => {
  expect(redirectAddress(at('/auth?to=%2Fvehicle'), sessionOf())).toBe('/vehicle');
  expect(redirectAddress(at('/vehicle'), sessionOf())).toBeUndefined();
});

test('allows a user with an expired session to sign in again', () => {
  expect(redirectAddress(at('/auth'), sessionOf(expired))).toBeUndefined();
});

describe('a restricted user', () => {
  type User = NonNullable<ReturnType<typeof sessionOf>>['user'];
  const asOne = (more: Partial<User>) => {
    const session = sessionOf();
    return session && { ...session, user: { ...session.user, ...more } };
  };
  const [company, tariff] = ['/auth/registration/step2', '/auth/registration/step3'];

  test.each<[string, Partial<User>, string, readonly string[]]>([
    ['by a company whose data is not entered', { status: null }, company, ['/auth/registration/step1', company]],
    [
      'by a tariff that is not chosen',
      { status: 'COMPANY_DATA_READY' },
      tariff,
      ['/auth/registration/step1', company, tariff],
    ],
    [
      'by a payment that was begun',
      { status: 'WAITING_PAYMENT' },
      tariff,
      ['/auth/registration/step1', company, tariff],
    ],
    [
      'by a second factor that a role requires',
      { must_set_up_two_factor: true },
      '/profile/Security',
      ['/profile/Security', '/profile/security/'],
    ],
    [
      'by an expired password, before all else',
      { must_change_password: true, must_set_up_two_factor: true, status: null },
      '/auth/changePassword',
      [],
    ],
    [
      'by both, first of all by the second factor',
      { status: null, must_set_up_two_factor: true },
      '/profile/Security',
      ['/profile/Security'],
    ],
  ])('%s', (_why, more, due, open) => {
    for (const requested of open) expect(redirectAddress(at(requested), asOne(more)), requested).toBeUndefined();
    for (const requested of ['/info/privacyPolicy', '/auth/changePassword'])
      expect(redirectAddress(at(requested), asOne(more)), requested).toBeUndefined();
    const others = [
      '/',
      '/vehicle?q=volvo',
      '/profile',
      '/company',
      '/welcome',
      '/nonsense',
      '/auth',
      '/auth?to=%2Fvehicle%3Fq%3Da',
      company,
      tariff,
    ];
    for (const requested of others.filter((each) => !open.includes(each)))
      expect(redirectAddress(at(requested), asOne(more)), requested).toBe(due);
  });

  test('cannot open registration when it is completed', () => {
    for (const step of ['step1', 'step2', 'step3', 'Step2/'])
      expect(redirectAddress(at(`/auth/registration/${step}`), sessionOf()), step).toBe('/');
  });

  test.each([
    ['REQUIRED', '/info/subscriptionRequired'],
    ['EXPIRED', '/info/subscriptionExpired'],
    ['CANCELED', '/info/subscriptionCanceled'],
  ] as const)(
    'with a subscription that is %s sees the reason after signing in, and can open every page',
    (state, page) => {
      const { session: store } = openFakeTab('http://127.0.0.1:1/graphql');
      storeSession(store, 'first', ['vehiclesView', 'createPaymentSession'], { subscriptionState: state });
      const session = store.get();
      const open = [
        '/',
        '/vehicle?q=volvo',
        '/profile',
        '/profile/Subscription',
        '/company',
        '/info/subscriptionSuccess',
        tariff,
      ];
      for (const requested of open) expect(redirectAddress(at(requested), session), requested).toBeUndefined();
      expect(redirectAddress(at('/auth'), session)).toBe(page);
      expect(redirectAddress(at('/auth?to=%2Fvehicle%3Fq%3Da'), session)).toBe('/vehicle?q=a');
      for (const step of ['/auth/registration/step1', company])
        expect(redirectAddress(at(step), session), step).toBe(page);
      // A user who is not permitted to pay cannot choose a tariff, so the console does not open the page for choosing one.
      expect(redirectAddress(at(tariff), sessionOf({ subscriptionState: state }))).toBe(page);
    },
  );

  test('is not restricted by an active or unknown subscription', () => {
    for (const subscriptionState of ['ACTIVE', 'TRIAL', null] as const) {
      const session = sessionOf({ subscriptionState });
      for (const requested of ['/', '/vehicle', '/profile'])
        expect(redirectAddress(at(requested), session), requested).toBeUndefined();
      expect(redirectAddress(at(tariff), session)).toBe('/');
    }
  });

  test('without a session starts with the account, and signs in for later steps', () => {
    expect(redirectAddress(at('/auth/registration/step1'), null)).toBeUndefined();
    expect(redirectAddress(at(company), null)).toBe('/auth?to=%2Fauth%2Fregistration%2Fstep2');
    expect(requestedAddress('?to=%2Fauth%2Fregistration%2Fstep2')).toBe(company);
  });
});

test.each([
  ['is not signed in', null],
  ['is signed in', sessionOf()],
  ['has an expired session', sessionOf(expired)],
])('a redirect of a user who %s leads to no further redirect', (_who, session) => {
  for (const requested of [
    '/',
    '/auth',
    '/auth?to=%2F',
    '/auth?to=%2Fauth',
    '/vehicle',
    '/info/privacyPolicy',
    '/nonsense',
  ]) {
    const opened = redirectAddress(at(requested), session) ?? requested;
    expect(redirectAddress(at(opened), session), `${requested} led to ${opened}`).toBeUndefined();
  }
});

describe('after signing in', () => {
  const after = (wanted: string) => requestedAddress(`?${new URLSearchParams({ to: wanted }).toString()}`);

  test('returns to the page with its query and fragment', () => {
    expect(requestedAddress(new URL(signInAddress('/vehicle?q=a%26b&page=2'), 'http://x').search)).toBe(
      '/vehicle?q=a%26b&page=2',
    );
    expect(after('/vehicle/7#history')).toBe('/vehicle/7#history');
    expect(after('/auth/changePassword')).toBe('/auth/changePassword');
    expect(requestedAddress('')).toBe('/');
  });

  test.each([
    'https://evil.test/vehicle',
    '//evil.test/vehicle',
    '/.//evil.test',
    '/a/..//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'vehicle',
    '/auth?to=/auth',
    '/info/accessDenied',
  ])('does not redirect out of the console: %j', (wanted) => {
    expect(after(wanted)).toBe('/');
  });
});
