import { describe, expect, test } from 'vitest';
import { requestsResource } from '../../../resources/requests';
import type { RecordOperation } from '../../../src/screens/record/operation';
import { assignedLogisticians } from '../../../src/pages/requests/request/assignedLogisticians';
import {
  missingItemLocation,
  nextStepAction,
  menuOperationsOf,
  missingItemsOf,
} from '../../../src/pages/requests/request/steps';

describe('the action of a request’s next step', () => {
  test.each([
    ['NEW', 'submit'],
    ['IN_PROGRESS', 'start'],
    ['SERVICE_CONFIRMED', 'confirm'],
    ['SERVICE_PROVIDED', 'provide'],
    ['CLOSE_REQUEST', 'close'],
    [undefined, undefined],
    ['A_STATUS_OF_TOMORROW', undefined],
  ])('for the status %s is %s', (status, name) => {
    expect(nextStepAction(status, requestsResource.actions)?.name).toBe(name);
  });

  test('is left out of the menu, which contains all other operations', () => {
    const operations = requestsResource.actions.map((action): RecordOperation => ({ kind: 'action', action }));
    const further = menuOperationsOf(
      [...operations, { kind: 'delete' }, { kind: 'restore' }],
      nextStepAction('NEW', requestsResource.actions),
    );
    expect(further.map((one) => (one.kind === 'action' ? one.action.name : one.kind))).toEqual([
      'take',
      'assign',
      'start',
      'confirm',
      'provide',
      'close',
      'cancel',
      'delete',
    ]);
  });
});

describe('an item that is missing for the next step', () => {
  const links = (...needs: string[]) =>
    missingItemsOf(needs).map(({ position }) => {
      const { pathname, search, hash } = missingItemLocation('/service-request/7', position);
      return pathname + search + hash;
    });

  test('links to the page where the user adds it', () => {
    expect(links('CUSTOMER', 'CARGO', 'FROM_ADDRESS', 'TO_ADDRESS', 'ACCEPTED_LOGISTICIAN', 'DRIVER')).toEqual([
      '/service-request/7?edit=customer',
      '/service-request/7?edit=cargo',
      '/service-request/7?edit=addresses.0',
      '/service-request/7?edit=addresses.1',
      '/service-request/7#logisticians',
      '/service-request/7/routes',
    ]);
  });

  test('is left out when its code is unknown', () => {
    expect(links('INSURANCE', 'CARGO')).toEqual(['/service-request/7?edit=cargo']);
  });
});

test('lists the lead logistician first, then those who accepted, have not answered, and declined', () => {
  const person = (name: string, accepted: boolean | null) => ({
    id: `given ${name}`,
    accepted,
    user: { id: name, brief: name },
  });
  const record = {
    logistician: { id: 'Zofia' },
    logisticians: [person('Adam', false), person('Beata', null), person('Zofia', true), person('Cezary', true)],
  };
  expect(assignedLogisticians(record).map(({ name, isLead }) => [name, isLead])).toEqual([
    ['Zofia', true],
    ['Cezary', false],
    ['Beata', false],
    ['Adam', false],
  ]);
  expect(assignedLogisticians({})).toEqual([]);
});
