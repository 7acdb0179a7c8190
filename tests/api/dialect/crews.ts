import { bigint, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Area } from '../../../server/areas/area';
import { idColumn, createdAndModifiedColumns, tenantIdColumn } from '../../../server/database/columns';
import type { Entity } from '../../../server/dialect/entity';

// An area only for tests of nested writes. Its entity `crew` has one relation of each kind.

const key = (name: string) => bigint(name, { mode: 'bigint' });

/** Table of the bases to which crews belong. */
export const basesTable = pgTable(
  'bases',
  { tenant_id: tenantIdColumn(), id: idColumn('id').notNull(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.tenant_id, t.id] })],
);

/** Table of crews. */
export const crewsTable = pgTable(
  'crews',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    motto: text('motto'),
    base_id: idColumn('base_id'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id, t.base_id], foreignColumns: [basesTable.tenant_id, basesTable.id] }),
  ],
);

/** Table of vans. A crew has at most one. */
export const vansTable = pgTable(
  'vans',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    crew_id: idColumn('crew_id').notNull(),
    plate: text('plate').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant_id, t.id] }), uniqueIndex('vans_plate').on(t.tenant_id, t.plate)],
);

/** Table of shifts. A crew can have several. */
export const shiftsTable = pgTable(
  'shifts',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    crew_id: idColumn('crew_id').notNull(),
    hours: integer('hours').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant_id, t.id] })],
);

/** Table of skills, which several crews can share. */
export const skillsTable = pgTable(
  'skills',
  { tenant_id: tenantIdColumn(), id: idColumn('id').notNull(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.tenant_id, t.id] })],
);

/** Table of pairs of a crew and a skill of that crew. */
export const crewSkillsTable = pgTable(
  'crew_skills',
  { tenant_id: tenantIdColumn(), crew_id: key('crew_id').notNull(), skill_id: key('skill_id').notNull() },
  (t) => [primaryKey({ columns: [t.tenant_id, t.crew_id, t.skill_id] })],
);

const base: Entity = { type: 'Base', table: basesTable, fields: {}, methods: { create: 'createBase' } };
const van: Entity = { type: 'Van', table: vansTable, fields: {}, methods: {}, unique: { vans_plate: 'plate' } };
const shift: Entity = { type: 'Shift', table: shiftsTable, fields: {}, methods: {} };
const skill: Entity = { type: 'Skill', table: skillsTable, fields: {}, methods: { create: 'createSkill' } };

const crew: Entity = {
  type: 'Crew',
  table: crewsTable,
  fields: {
    base: { kind: 'belongsTo', entity: () => base, column: 'base_id' },
    van: { kind: 'hasOne', entity: () => van, foreign: 'crew_id' },
    shifts: { kind: 'hasMany', entity: () => shift, foreign: 'crew_id' },
    long_shifts: { kind: 'hasMany', entity: () => shift, foreign: 'crew_id', most: 150 },
    skills: { kind: 'manyToMany', entity: () => skill, through: crewSkillsTable, from: 'crew_id', to: 'skill_id' },
    skill_names: { kind: 'any', relation: 'skills', paths: ['name'], answered: 'list' },
    skill_line: { kind: 'any', relation: 'skills', paths: ['name'], answered: 'line' },
  },
  methods: { list: 'crews', create: 'createCrew', update: 'updateCrew' },
};

/** Crews and their relations. */
export const crewArea: Area = { name: 'crews', entities: [base, van, shift, skill, crew] };

/** Root fields that the area adds to the contract. */
export const crewMethods = ['crews', 'createCrew', 'updateCrew', 'createBase', 'createSkill'];

/** SDL of the area's part of the contract. */
export const crewSdl = `
  type Base { id: ID! name: String! }
  type Van { id: ID! plate: String! }
  type Shift { id: ID! hours: Int! }
  type Skill { id: ID! name: String! }
  type Crew {
    id: ID! name: String! motto: String base: Base van: Van modified_at: DateTime!
    shifts: [Shift!]! long_shifts: [Shift!]! skills: [Skill!]! skill_names: [String!]! skill_line: String!
  }
  type CrewPaginator { paginatorInfo: PaginatorInfo! data: [Crew!]! }

  input BaseInput { id: ID name: String }
  input BaseRelation { connect: ID disconnect: Boolean create: BaseInput update: BaseInput }
  input VanInput { id: ID plate: String }
  input VanRelation { create: VanInput update: VanInput }
  input ShiftInput { id: ID hours: Int }
  input ShiftsRelation { create: [ShiftInput!] update: [ShiftInput!] delete: [ID!] }
  input SkillsRelation { connect: [ID!] sync: [ID!] disconnect: [ID!] }
  input SkillInput { id: ID name: String! }
  input CreateCrewInput { id: ID name: String! motto: String base: BaseRelation van: VanRelation shifts: ShiftsRelation skills: SkillsRelation }
  input UpdateCrewInput { id: ID! modified_at: DateTime name: String motto: String base: BaseRelation van: VanRelation shifts: ShiftsRelation skills: SkillsRelation }

  extend type Query { crews(first: Int!, page: Int): CrewPaginator! }
  extend type Mutation {
    createCrew(input: CreateCrewInput!): Crew!
    updateCrew(input: UpdateCrewInput!): Crew!
    createBase(input: BaseInput!): Base!
    createSkill(input: SkillInput!): Skill!
  }
`;
