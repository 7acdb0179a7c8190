import { readFileSync } from 'node:fs';
import { buildSchema, printType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { generateContract, parseContractPart } from '../../../scripts/contract/index.mjs';

const dialect = parseContractPart('dialect', readFileSync('server/dialect/contract.graphql', 'utf8'));

/** SDL of the types of an example area: depots, each with a manager. */
const types = `
  "A person."
  type Person {
    "The id."
    id: ID!
    "Full name."
    name: String!
  }
  "A yard."
  type Depot {
    "The id."
    id: ID! @writable
    "Its name."
    name: String! @writable
    "Vehicles that can stand there."
    places: Int
    "Id of the company."
    company_id: ID
    "Where it is."
    coordinates: Coordinates
    "Codes of its gates."
    gates: [String!]!
    "Who runs it."
    manager: Person @writable
    "Who works there."
    workers: [Person!]! @listSize(assumedSize: 5)
    "When it was last changed."
    modified_at: DateTime!
    "When it was deleted."
    deleted_at: DateTime
  }
`;

const generate = (text: string) =>
  generateContract([dialect, parseContractPart('depots', types + text, 'depots.graphql')]);
const query = (field: string) =>
  `extend type Query { "Lists depots." ${field} @requiresPermission(anyOf: "depots.read") }`;
const mutation = (field: string) =>
  `extend type Mutation { "Writes." ${field} @requiresPermission(anyOf: "depots.write") }`;

/** Generates a contract from the example area and `text`. Returns the SDL of one of its types, without descriptions. */
function typeOf(text: string, name: string): string {
  const type = buildSchema(generate(text + query('depot: Depot')).sdl).getType(name);
  return type ? printType(type).replaceAll(/^\s*"+[^"]*"+\n/gm, '') : '';
}

/** Generates a contract from the example area and `text`. Returns the values of one of its enums. */
const valuesOf = (text: string, name: string) =>
  typeOf(text, name)
    .match(/^ {2}\w+$/gm)
    ?.map((line) => line.trim());

describe('@paginate', () => {
  const depots = query('depots: [Depot!]! @paginate');

  it('gives a list its arguments and its page', () => {
    const printed = typeOf(depots, 'Query').replaceAll(/\s+/g, ' ');
    expect(printed).toContain(
      'depots( first: Int! page: Int where: DepotsWhere orderBy: [DepotsOrder!] groupBy: DepotsGrouping trashed: Trashed ): DepotPaginator!',
    );
    expect(typeOf(depots, 'DepotPaginator')).toBe(
      'type DepotPaginator {\n  paginatorInfo: PaginatorInfo!\n  data: [Depot!]!\n  groups: ListGroups\n}',
    );
    expect(typeOf(depots, 'DepotsGrouping')).toContain('column: DepotsColumn!\n  sums: [DepotsColumn!]\n');
  });

  it('gives no `trashed` to a list of records that cannot be deleted', () => {
    const people = query('people: [Person!]! @paginate');
    expect(typeOf(people, 'Query')).not.toContain('trashed');
  });

  it('makes conditions of three levels', () => {
    expect(typeOf(depots, 'DepotsWhere')).toBe(
      'input DepotsWhere {\n  column: DepotsColumn\n  operator: Operator = EQ\n  value: Mixed\n' +
        '  AND: [DepotsWhereGroup!]\n  OR: [DepotsWhereGroup!]\n}',
    );
    expect(typeOf(depots, 'DepotsWhereGroup')).toContain('AND: [DepotsWhereCondition!]');
    expect(typeOf(depots, 'DepotsWhereCondition')).not.toContain('AND');
  });

  it('compares by scalar and enum fields, and orders by those that are no foreign key', () => {
    expect(valuesOf(depots, 'DepotsColumn')).toEqual([
      'id',
      'name',
      'places',
      'company_id',
      'modified_at',
      'deleted_at',
    ]);
    expect(valuesOf(depots, 'DepotsOrderColumn')).toEqual(['id', 'name', 'places', 'modified_at', 'deleted_at']);
  });

  it('adjusts the columns by @whereConditions and @orderBy', () => {
    const adjusted = query(
      'depots: [Depot!]! @paginate @whereConditions(except: ["places"], add: ["gates", "manager_id", "worker_id", "manager__name"])' +
        ' @orderBy(except: ["deleted_at"], add: ["manager__name"])',
    );
    expect(valuesOf(adjusted, 'DepotsColumn')).toEqual([
      'id',
      'name',
      'company_id',
      'modified_at',
      'deleted_at',
      'gates',
      'manager_id',
      'worker_id',
      'manager__name',
    ]);
    expect(valuesOf(adjusted, 'DepotsOrderColumn')).toEqual(['id', 'name', 'modified_at', 'manager__name']);
  });

  it('describes a column as its field', () => {
    expect(generate(depots).sdl).toContain('  "Vehicles that can stand there."\n  places\n');
  });

  it('defines a page once when two lists have records of one type', () => {
    const { sdl } = generate(depots + query('depotsView: [Depot!]! @paginate'));
    expect(sdl.match(/type DepotPaginator/g)).toHaveLength(1);
  });
});

describe('directives of writes', () => {
  const inputs = `
    "A new depot."
    input CreateDepotInput {
      "Id of the caller's choice."
      id: ID
      "Its name."
      name: String!
      "Places."
      places: Int
    }
    "Changes of a depot."
    input UpdateDepotInput @updateOf(type: "Depot", omit: ["places"])
  `;

  it('@create, @update, @delete and @restore give mutations their argument', () => {
    const writes = ['createDepot: Depot! @create', 'updateDepot: Depot! @update', 'deleteDepot: Depot @delete'];
    const printed = typeOf(inputs + writes.map(mutation).join(''), 'Mutation').replaceAll(/\s+/g, ' ');
    expect(printed).toContain('createDepot( input: CreateDepotInput! ): Depot!');
    expect(printed).toContain('updateDepot( input: UpdateDepotInput! ): Depot!');
    expect(printed).toContain('deleteDepot( id: ID! ): Depot');
  });

  it('@createOf takes writable values as they are, relations by ConnectInput, and an id that may be left out', () => {
    const input = '"A depot." input AddDepotInput @createOf(type: "Depot") { "Places." places: Int! }';
    expect(typeOf(input, 'AddDepotInput')).toBe(
      'input AddDepotInput {\n  id: ID\n  name: String!\n  manager: ConnectInput\n  places: Int!\n}',
    );
  });

  it('@updateOf makes the fields of the create input optional, and guards them by `modified_at`', () => {
    expect(typeOf(inputs, 'UpdateDepotInput')).toBe(
      'input UpdateDepotInput {\n  id: ID!\n  modified_at: DateTime\n  name: String\n}',
    );
  });
});

describe('@fieldsFrom', () => {
  it('repeats the fields of a type, but for those that it omits or defines itself', () => {
    const view =
      '"A view." type DepotView @fieldsFrom(type: "Person", omit: ["id"]) { "Name." name: String "City." city: String }';
    expect(typeOf(view, 'DepotView')).toBe('type DepotView {\n  name: String\n  city: String\n}');
  });
});

describe('a contract', () => {
  it('keeps directives that are not expanded, and none that are', () => {
    const { sdl } = generate(query('depots: [Depot!]! @paginate @cost(weight: 3)'));
    expect(sdl).toContain('@cost(weight: 3)');
    expect(sdl).toContain('@listSize(assumedSize: 5)');
    expect(sdl).not.toMatch(/@(paginate|requiresPermission|writable)/);
  });

  it('lists the methods that each permission allows', () => {
    const { permissions } = generate(query('depots: [Depot!]! @paginate') + query('people: [Person!]! @paginate'));
    expect(permissions['depots.read']).toEqual(['depots', 'people']);
  });

  it('lists the methods that read and write the records of a type', () => {
    const input =
      '"A depot." input CreateDepotInput @createOf(type: "Depot") "A move." input MoveDepotInput { "Id." id: ID! }';
    const writes = ['createDepot: Depot! @create', 'moveDepot: Depot! @update', 'closeDepot: Depot'];
    const { methods } = generate(input + query('depots: [Depot!]! @paginate') + writes.map(mutation).join(''));
    expect(methods).toEqual({ Depot: { list: ['depots'], create: ['createDepot'], update: ['moveDepot'] } });
  });

  it.each([
    [query('depots: [Depot!]! @paginate(size: 3)'), 'Unknown argument "size" on directive "@paginate".'],
    [query('depots: [Depot!]! @pagination'), 'Unknown directive "@pagination".'],
    [query('depots: Depot @paginate'), '"depots" is paginated, so it returns a list of records, not Depot.'],
    [
      query('depots: [Depot!]! @paginate @orderBy(except: ["nothing"])'),
      '"Depot" has no column "nothing" to leave out.',
    ],
    [
      query('depots: [Depot!]! @paginate @whereConditions(add: ["nothing_id"])'),
      '"Depot" has nothing that "nothing_id" names.',
    ],
    [query('depots: [Depot!]! @paginate @whereConditions(add: ["name"])'), '"name" is a column without being added.'],
    [query('depots: [Depot!]! @orderBy(except: ["name"])'), '"depots" has @orderBy, but no @paginate.'],
    [mutation('createDepot: Depot! @create'), '"createDepot" needs an input type "CreateDepotInput".'],
    ['input AddPersonInput @createOf(type: "Person")', '"Person" has no field with @writable.'],
    [
      'type Team { "People." workers: [Person!]! @writable } input AddTeamInput @createOf(type: "Team")',
      '"workers" is a list of records',
    ],
    ['type DepotView @fieldsFrom(type: "Yard")', 'There is no type "Yard".'],
    ['type DepotView @fieldsFrom(type: "Depot", omit: ["city"])', 'There is no field "city" to omit.'],
    ['extend type Query { depots: Int }', '"depots" names no permission, so that no user could call it.'],
  ])('refuses %s', (text, message) => {
    expect(() => generate(text)).toThrow(message);
    expect(() => generate(text)).toThrow('depots.graphql:');
  });
});
