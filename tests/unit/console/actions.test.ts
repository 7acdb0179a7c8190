import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import app from '../../../locales/en/app.json';
import tenants from '../../../locales/en/tenants.json';
import { ApiError } from '../../../providers/errors';
import { company } from '../../../resources/company';
import { requests } from '../../../resources/requests';
import { roles } from '../../../resources/roles';
import { users } from '../../../resources/users';
import { verificationQueue } from '../../../resources/verificationQueue';
import type { Words } from '../../../src/screens/words';
import { actionInput } from '../../../src/screens/record/actionInput';
import { failureText } from '../../../src/screens/record/failure';
import {
  mutationInputOf,
  asksForInput,
  isIrreversible,
  canRunOnSeveral,
  operationsFor,
  withInputValues,
} from '../../../src/screens/record/operation';

const everything = () => true;
const stateOf = (values: Readonly<Record<string, unknown>>) => ({
  deleted: false,
  locks: [],
  valueOf: (path: string) => values[path],
});
const named = (definition: typeof company, values: Readonly<Record<string, unknown>>) =>
  operationsFor(definition, stateOf(values), everything).map((operation) =>
    operation.kind === 'action' ? operation.action.name : operation.kind,
  );

describe('actions of a company', () => {
  test('include verification while it is not verified, and deletion', () => {
    expect(named(company, { 'company.status': 'NOT_VERIFIED' })).toEqual(['sendForVerification', 'deleteCompany']);
    expect(named(company, { 'company.status': 'UNDER_REVIEW' })).toEqual(['deleteCompany']);
    expect(named(company, { 'company.status': 'VERIFIED' })).toEqual(['deleteCompany']);
  });

  test('are marked as dangerous when irreversible, and excluded from lists', () => {
    const operations = operationsFor(company, stateOf({ 'company.status': 'NOT_VERIFIED' }), everything);
    expect(
      operations.map((operation) => [isIrreversible(operation), asksForInput(operation), canRunOnSeveral(operation)]),
    ).toEqual([
      [false, false, false],
      [true, true, false],
    ]);
  });
});

test('offers to review a pending request once, also in bulk', () => {
  const [review] = operationsFor(verificationQueue, stateOf({ status: 'UNDER_REVIEW' }), everything);
  expect(review && asksForInput(review) && canRunOnSeveral(review) && review.action.bulk).toBe(true);
  expect(operationsFor(verificationQueue, stateOf({ status: 'VERIFIED' }), everything)).toEqual([]);
});

describe('transitions of a request', () => {
  const offered = (...statuses: string[]) => named(requests, { transitionableStatus: statuses });

  test('are offered exactly when the server offers them', () => {
    expect(offered()).toEqual(['delete']);
    expect(offered('NEW', 'CANCELED_REQUEST')).toEqual(['submit', 'cancel', 'delete']);
    expect(offered('CLOSE_REQUEST')).toEqual(['close', 'delete']);
  });

  test('send the target status with the additional input', () => {
    const cancel = requests.actions.find(({ step }) => step === 'CANCELED_REQUEST');
    const feedback = { reason: { connect: '3' } };
    expect(
      cancel && mutationInputOf(cancel, { id: '7', title: '2026/1' }, { feedback }, 'https://console.test'),
    ).toEqual({
      id: '7',
      status: 'CANCELED_REQUEST',
      feedback,
    });
  });
});

describe('the input of an action', () => {
  const given = (definition: typeof users, values: Readonly<Record<string, unknown>>) =>
    operationsFor(definition, stateOf(values), everything).flatMap((operation) => {
      if (operation.kind !== 'action') return [];
      const subject = withInputValues(operation, { id: '7', title: 'Anna' }, (path) => values[path]);
      return [[operation.action.name, mutationInputOf(operation.action, subject, undefined, 'https://console.test')]];
    });

  test('contains values of the record and the console when it takes no id', () => {
    expect(given(users, { state: 'INVITED', email: 'anna@example.com' })).toEqual([
      ['inviteAgain', { email: 'anna@example.com', auth_url: 'https://console.test/auth/invitation' }],
      ['changeInvitedEmail', { user_id: '7', auth_url: 'https://console.test/auth/invitation' }],
    ]);
  });

  test('contains the id under the mutation’s own name', () => {
    expect(given(users, { uses_two_factor_auth: true })).toEqual([['resetTwoFactor', { user_id: '7', status: false }]]);
    expect(given(roles, { requires_two_factor: false })).toEqual([
      ['requireTwoFactor', { role_id: '7', required: true }],
    ]);
    expect(given(roles, { requires_two_factor: true })).toEqual([['dropTwoFactor', { role_id: '7', required: false }]]);
  });
});

describe('a field of an action’s dialog', () => {
  const note = { type: 'text' } as const;

  test('is sent as empty when the user empties the value that it started with', () => {
    expect(actionInput([['note', note]], () => null, { note: 'Calls back' })).toEqual({ note: null });
  });

  test('is left out when it started empty and stays so', () => {
    expect(actionInput([['note', note]], () => null)).toEqual({});
  });
});

describe('the message of a failed action', () => {
  const spoken = createInstance({ lng: 'en', initAsync: false, resources: { en: { app, tenants } } });
  void spoken.init();
  const { t } = spoken;
  const words: Words = {
    language: 'en',
    t,
    of: (key, payload) => t(`tenants:${key}`, { ...payload }),
    label: (path) => t(`tenants:fields.${path}`),
    titleOf: () => '',
    fieldContext: (path) => ({ resource: 'tenants', path, language: 'en', t }),
  };
  const [send] = operationsFor(company, stateOf({ 'company.status': 'NOT_VERIFIED' }), everything);

  test('names the fields of the part that the action changes', () => {
    const error = new ApiError('', { statusCode: 422, code: 6, validation: { legal_name: [{ code: 'required' }] } });
    expect(failureText(error, words, send)).toBe('Registered name: Fill this in.');
  });

  test('names a part as a whole', () => {
    const error = new ApiError('', { statusCode: 422, code: 6, validation: { legal_address: [{ code: 'required' }] } });
    expect(failureText(error, words, send)).toBe('Registered address: Fill this in.');
  });

  test('describes the kind of failure without an invalid field', () => {
    expect(failureText(new ApiError('', { statusCode: 409, code: 1409 }), words, send)).toBe(
      'Someone else has changed this record meanwhile.',
    );
  });
});
