import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import app from '../../../locales/en/app.json';
import tenants from '../../../locales/en/tenants.json';
import { ApiError } from '../../../providers/errors';
import { companyResource } from '../../../resources/company';
import { requestsResource } from '../../../resources/requests';
import { rolesResource } from '../../../resources/roles';
import { usersResource } from '../../../resources/users';
import { verificationQueueResource } from '../../../resources/verificationQueue';
import type { Words } from '../../../src/screens/words';
import { actionInputOf } from '../../../src/screens/record/actionInput';
import { operationFailureText } from '../../../src/screens/record/failure';
import {
  asksForInput,
  isIrreversible,
  canRunOnSeveralRows,
  allowedOperations,
  withInputValues,
} from '../../../src/screens/record/operation';
import { mutationInputOf } from '../../../src/screens/record/operationInput';

const everything = () => true;
const stateOf = (values: Readonly<Record<string, unknown>>) => ({
  deleted: false,
  locks: [],
  valueOf: (path: string) => values[path],
});
const named = (definition: typeof companyResource, values: Readonly<Record<string, unknown>>) =>
  allowedOperations(definition, stateOf(values), everything).map((operation) =>
    operation.kind === 'action' ? operation.action.name : operation.kind,
  );

describe('actions of a company', () => {
  test('include verification while it is not verified, and deletion', () => {
    expect(named(companyResource, { 'company.status': 'NOT_VERIFIED' })).toEqual([
      'sendForVerification',
      'deleteCompany',
    ]);
    expect(named(companyResource, { 'company.status': 'UNDER_REVIEW' })).toEqual(['deleteCompany']);
    expect(named(companyResource, { 'company.status': 'VERIFIED' })).toEqual(['deleteCompany']);
  });

  test('are marked as dangerous when irreversible, and excluded from lists', () => {
    const operations = allowedOperations(companyResource, stateOf({ 'company.status': 'NOT_VERIFIED' }), everything);
    expect(
      operations.map((operation) => [
        isIrreversible(operation),
        asksForInput(operation),
        canRunOnSeveralRows(operation),
      ]),
    ).toEqual([
      [false, false, false],
      [true, true, false],
    ]);
  });
});

test('offers to review a pending request once, also in bulk', () => {
  const [review] = allowedOperations(verificationQueueResource, stateOf({ status: 'UNDER_REVIEW' }), everything);
  expect(review && asksForInput(review) && canRunOnSeveralRows(review) && review.action.bulk).toBe(true);
  expect(allowedOperations(verificationQueueResource, stateOf({ status: 'VERIFIED' }), everything)).toEqual([]);
});

describe('transitions of a request', () => {
  const offered = (...statuses: string[]) =>
    named(requestsResource, { transitionableStatus: statuses, logistician: { id: '3' } });

  test('are offered exactly when the server offers them', () => {
    expect(offered()).toEqual(['delete']);
    expect(offered('NEW', 'CANCELED_REQUEST')).toEqual(['submit', 'cancel', 'delete']);
    expect(offered('CLOSE_REQUEST')).toEqual(['close', 'delete']);
  });

  test('include taking it while no logistician has accepted', () => {
    expect(named(requestsResource, { transitionableStatus: ['NEW'], logistician: null })).toEqual([
      'take',
      'submit',
      'delete',
    ]);
  });

  test('send the target status with the additional input', () => {
    const cancel = requestsResource.actions.find(({ step }) => step === 'CANCELED_REQUEST');
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

test('a deleted record offers only the actions for deleted records', () => {
  const namesOf = (values: Readonly<Record<string, unknown>>) =>
    allowedOperations(usersResource, { ...stateOf({ state: 'DELETED', ...values }), deleted: true }, everything).map(
      (operation) => (operation.kind === 'action' ? operation.action.name : operation.kind),
    );
  expect(namesOf({ erased_at: null })).toEqual(['exportPersonalData', 'erasePersonalData']);
  expect(namesOf({ erased_at: '2026-01-01T00:00:00Z' })).toEqual([]);
});

describe('the input of an action', () => {
  const given = (definition: typeof usersResource, values: Readonly<Record<string, unknown>>) =>
    allowedOperations(definition, stateOf(values), everything).flatMap((operation) => {
      if (operation.kind !== 'action') return [];
      const subject = withInputValues(operation, { id: '7', title: 'Anna' }, (path) => values[path]);
      return [[operation.action.name, mutationInputOf(operation.action, subject, undefined, 'https://console.test')]];
    });

  test('contains values of the record and the console when it takes no id', () => {
    expect(given(usersResource, { state: 'INVITED', email: 'anna@example.com' })).toEqual([
      ['inviteAgain', { email: 'anna@example.com', auth_url: 'https://console.test/auth/invitation' }],
      ['changeInvitedEmail', { user_id: '7', auth_url: 'https://console.test/auth/invitation' }],
      ['exportPersonalData', { id: '7' }],
    ]);
  });

  test('contains the id under the mutation’s own name', () => {
    expect(given(usersResource, { uses_two_factor_auth: true })).toEqual([
      ['resetTwoFactor', { user_id: '7', status: false }],
      ['exportPersonalData', { id: '7' }],
    ]);
    expect(given(rolesResource, { requires_two_factor: false })).toEqual([
      ['requireTwoFactor', { role_id: '7', required: true }],
    ]);
    expect(given(rolesResource, { requires_two_factor: true })).toEqual([
      ['dropTwoFactor', { role_id: '7', required: false }],
    ]);
  });
});

describe('a field of an action’s dialog', () => {
  const note = { type: 'text' } as const;

  test('is sent as empty when the user empties the value that it started with', () => {
    expect(actionInputOf([['note', note]], () => null, { note: 'Calls back' })).toEqual({ note: null });
  });

  test('is left out when it started empty and stays so', () => {
    expect(actionInputOf([['note', note]], () => null)).toEqual({});
  });
});

describe('the message of a failed action', () => {
  const spoken = createInstance({ lng: 'en', initAsync: false, resources: { en: { app, tenants } } });
  void spoken.init();
  const { t } = spoken;
  const words: Words = {
    language: 'en',
    timeZone: 'UTC',
    t,
    of: (key, payload) => t(`tenants:${key}`, { ...payload }),
    label: (path) => t(`tenants:fields.${path}`),
    filterLabel: (path) => t(`tenants:fields.${path}`),
    titleOf: () => '',
    fieldContext: (path) => ({ resource: 'tenants', path, language: 'en', timeZone: 'UTC', t }),
  };
  const [send] = allowedOperations(companyResource, stateOf({ 'company.status': 'NOT_VERIFIED' }), everything);

  test('names the fields of the part that the action changes', () => {
    const error = new ApiError('', { statusCode: 422, code: 6, validation: { legal_name: [{ code: 'required' }] } });
    expect(operationFailureText(error, words, send)).toBe('Registered name: Fill this in.');
  });

  test('names a part as a whole', () => {
    const error = new ApiError('', { statusCode: 422, code: 6, validation: { legal_address: [{ code: 'required' }] } });
    expect(operationFailureText(error, words, send)).toBe('Registered address: Fill this in.');
  });

  test('describes the kind of failure without an invalid field', () => {
    expect(operationFailureText(new ApiError('', { statusCode: 409, code: 1409 }), words, send)).toBe(
      'Someone else has changed this record in the meantime.',
    );
  });
});
