import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createContractIndex } from '../../../providers/data/contract';
import { contractNames } from '../../../providers/data/contract.generated';
import { buildMutationCall } from '../../../providers/data/mutationCalls';
import { contractNamesOf } from '../../../scripts/contract/names.mjs';
import { generateOtherContract } from '../../../scripts/contract/other-schema.mjs';
import { findOperationErrors } from '../providers/contract-check';

/** The schema of a server with Lighthouse 6.68, as Lighthouse has printed it. */
const recorded = readFileSync('tests/api/lighthouse/recorded/schema.graphql', 'utf8');

const namesIn = (sdl: string) => contractNamesOf(buildSchema(sdl), 'lighthouse');

/** A schema whose list `trucks` can be filtered by these values of an enum, and ordered by such clauses. */
const trucksOf = (columns: string) => `
  type Query { trucks(where: QueryTrucksWhereWhereConditions, orderBy: [QueryTrucksOrderByOrderByClause!]): TruckPaginator! }
  type TruckPaginator { paginatorInfo: PaginatorInfo! data: [Truck!]! }
  type PaginatorInfo { total: Int! }
  type Truck { id: ID! plate: String createdAt: String make_id: ID meta: String }
  enum QueryTrucksWhereColumn { ${columns} }
  input QueryTrucksWhereWhereConditions { column: QueryTrucksWhereColumn }
  enum QueryTrucksOrderByColumn { ID }
  input QueryTrucksOrderByOrderByClause { column: QueryTrucksOrderByColumn! order: String! }
`;

it.each([
  ['a value in capitals', 'MAKE_ID', 'make_id'],
  ['a value of a field in camel case', 'CREATED_AT', 'createdAt:CREATED_AT'],
  ['a value in small letters', 'plate', 'plate:plate'],
  ['a value in JSON', 'METACOLOR META_SIZE', 'metacolor meta_size'],
])('names the field of %s', (_what, columns, where) => {
  expect(namesIn(trucksOf(columns)).lists).toEqual({ trucks: { row: 'Truck', where, orderBy: 'id', trashed: false } });
});

it('names the types of orders by relations, and of conditions on any column', () => {
  const { lists } = namesIn(recorded);
  expect(lists.vehicles).toEqual({
    row: 'Vehicle',
    where: 'id plate make mileage active depot_id metacolor metaspecseats created_at',
    orderBy: 'id plate make mileage created_at',
    trashed: true,
    orderType: 'QueryVehiclesOrderByRelationOrderByClause',
  });
  expect(lists.vehiclesFree).toMatchObject({ whereType: 'WhereConditions', orderType: 'OrderByClause' });
});

it('takes a page without a count for no list', () => {
  const { lists, records } = namesIn(recorded);
  expect(Object.keys(lists)).not.toContain('vehiclesSimple');
  expect(records.vehiclesSimple).toMatchObject({ returns: 'VehicleSimplePaginator' });
});

it('calls a mutation with its arguments, plain or as `input`', () => {
  const sdl = `
    type Query { a: Int }
    input UpdateTruckInput { plate: String! }
    type Truck { id: ID! }
    type Mutation {
      updateTruck(id: ID!, input: UpdateTruckInput!): Truck
      createTruck(plate: String!, axles: Int): Truck
      changePlate(id: ID!, plate: String!): Truck
    }`;
  const contract = createContractIndex(namesIn(sdl));
  const operationOf = (method: string, input: Record<string, unknown>) => {
    const { text: query, variables } = buildMutationCall(contract, method, input, undefined, ['id']);
    expect(
      findOperationErrors(buildSchema(sdl), { method, query, variables: { ...variables }, token: undefined }),
    ).toEqual([]);
    return variables;
  };
  const values = { id: '1', plate: 'WGM 1' };
  expect(operationOf('updateTruck', values)).toEqual({ id: '1', input: { plate: 'WGM 1' } });
  expect(operationOf('changePlate', values)).toEqual(values);
  expect(operationOf('createTruck', { plate: 'WGM 1', axles: 2 })).toEqual({ plate: 'WGM 1', axles: 2 });
  expect(() => operationOf('createTruck', values)).toThrow('createTruck takes no id');
});

it('generates the types of the console, with a union of the columns of each list', async () => {
  const { dialect, files } = await generateOtherContract(recorded);
  expect(dialect).toBe('lighthouse');
  const types = files['resources/contract.generated.ts'];
  expect(types).toMatch(/export type Vehicle = \{\s+id: Scalars/);
  // Definitions refer to this type of Waybill's contract.
  expect(types).toContain('export type IdTable = never;');
  expect(types).toContain("export type VehiclesOrderColumn = 'id' | 'plate' | 'make' | 'mileage' | 'created_at';");
  expect(files['providers/data/contract.generated.ts']).toContain(
    '"orderType": "QueryVehiclesOrderByRelationOrderByClause"',
  );
});

it("finds the dialect and the names of Waybill's own schema", async () => {
  const { dialect } = await generateOtherContract(readFileSync('schema.graphql', 'utf8'));
  expect(dialect).toBe('waybill');
  expect(contractNamesOf(buildSchema(readFileSync('schema.graphql', 'utf8')), 'waybill')).toEqual(contractNames);
});
