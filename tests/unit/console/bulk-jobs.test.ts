// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import english from '../../../locales/en/background_jobs.json';
import { resources } from '../../../resources';
import { customersResource } from '../../../resources/customers';
import type { ResourceDefinition } from '../../../resources/definition';
import { requestsResource } from '../../../resources/requests';
import { usersResource } from '../../../resources/users';
import { vehiclesResource } from '../../../resources/vehicles';
import { bulkOperationsOf } from '../../../src/screens/list/bulk';
import { jobRecordsOf } from '../../../src/screens/list/jobRecords';
import { editManyOperation } from '../../../src/screens/record/editMany';
import { bulkInputOf } from '../../../src/screens/record/startBulkJob';
import type { RecordOperation } from '../../../src/screens/record/operation';

const remove: RecordOperation = { kind: 'delete' };
const edit = editManyOperation(vehiclesResource) ?? remove;
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));
const all = {
  filters: [{ field: 'license', operator: 'contains' as const, value: 'KR' }],
  trashed: 'WITHOUT' as const,
};

describe('an operation on selected records runs as a job', () => {
  it.each([
    ['100 rows', vehiclesResource, remove, { rows: rows(100), all: undefined, total: undefined }, false],
    ['101 rows', vehiclesResource, remove, { rows: rows(101), all: undefined, total: undefined }, true],
    ['one edited row', vehiclesResource, edit, { rows: rows(1), all: undefined, total: undefined }, true],
    ['all of 100', vehiclesResource, remove, { rows: [], all, total: { count: 100, hasMore: false } }, false],
    ['all of 101', vehiclesResource, remove, { rows: [], all, total: { count: 101, hasMore: false } }, true],
    ['all, not counted yet', vehiclesResource, remove, { rows: [], all, total: undefined }, true],
    [
      'a list that has no jobs',
      { ...vehiclesResource, bulk: undefined },
      remove,
      { rows: rows(500), all: undefined, total: undefined },
      false,
    ],
  ] as const)('%s', (_what, definition, operation, selected, isJob) => {
    const { bulk, ...rest } = definition;
    expect(jobRecordsOf(bulk ? { ...rest, bulk } : rest, operation, selected) !== undefined).toBe(isJob);
  });
});

describe('the call that starts a job', () => {
  it('has the filter of the list, the confirmed number and the values', () => {
    expect(
      bulkInputOf(vehiclesResource, {
        operation: edit,
        job: all,
        count: 7,
        input: { year: 2020, vehicle_class: null },
      }),
    ).toEqual({
      resource: 'vehicles',
      list: 'vehiclesView',
      where: { column: 'license', operator: 'LIKE', value: '%KR%' },
      trashed: 'WITHOUT',
      expected_count: 7,
      title: 'license',
      action: 'edit',
      method: 'updateVehicle',
      id_as: 'id',
      values: { year: 2020, vehicle_class: { disconnect: true } },
    });
  });

  it('changes the parts of a record, and replaces its relations to many', () => {
    const operation = (definition: ResourceDefinition) => editManyOperation(definition) ?? remove;
    const job = { filters: [] };
    const address = { address: { country: 'DE' } };
    expect(
      bulkInputOf(customersResource, { operation: operation(customersResource), job, count: 1, input: address }),
    ).toMatchObject({ method: 'updateCustomer', values: { address: { update: { country: 'DE' } } } });
    const users = operation(usersResource);
    expect(users.kind === 'action' && users.action.fields?.roles).toMatchObject({ type: 'many', sync: true });
  });

  it('has the status of a step', () => {
    const action = requestsResource.actions.find(({ name }) => name === 'submit');
    const operation: RecordOperation = action ? { kind: 'action', action } : remove;
    expect(bulkInputOf(requestsResource, { operation, job: { filters: [] }, count: 1 })).toMatchObject({
      method: 'updateServiceTransportationStatus',
      where: null,
      title: 'number',
      values: { status: 'NEW' },
    });
  });
});

describe('the title of a bulk action', () => {
  it('exists for every operation that a job can run', () => {
    const names = resources
      .filter(({ bulk }) => bulk)
      .flatMap((definition) => bulkOperationsOf(definition, 'WITH', () => true))
      .map((operation) => (operation.kind === 'action' ? operation.action.name : operation.kind))
      .map((name) => (name === 'editMany' ? 'edit' : name));
    expect([...new Set(names)].filter((name) => !(name in english.titles.bulk))).toEqual([]);
  });
});
