import type { RecordedFile } from './recording';

/** Recorded calls (recording.ts) that Waybill answers differently than Lighthouse on purpose, and the reason. */
export interface IntendedDifference {
  reason: string;
  /**
   * Waybill's answer by the name of the recorded case: the ids in order, 'refused', or 'described' if the case asks for
   * a description of types.
   */
  cases: Readonly<Record<string, 'refused' | 'described' | readonly number[]>>;
}

const noCounterpart = 'The contract has no such field or argument: its queries are lists of pages.';
const noHas =
  'Conditions do not reach what hangs on a record; a record that it points to is reached by a dotted column.';
const noAggregates = 'A list is ordered by columns, never by what is counted or summed up of another table.';
const internalError = 'Lighthouse fails with an internal error; ours says that the input does not fit.';
const wrongOperand = 'Lighthouse guesses what an operand of the wrong form means; ours says which value does not fit.';
const lettersAlike = 'Case does not count in patterns: people who search do not think of it.';
const allMustHold = 'A column and AND in one object of an OR list must both hold; Lighthouse joins them by OR, a trap.';
const columnsListed = 'Columns are those of an enum of the list, spelled as the fields are; any other text is refused.';
const ownSchema = 'Types of arguments are our own: three fixed levels of conditions, columns by their own names.';
const policies = 'What a caller may do is decided by methods, before a record is looked at.';
const lighthouseOnly =
  'Rules, failing fields and limits that were made for the recording; ours have tests of their own.';

/** All intended differences between Waybill and the recorded Lighthouse server, by file of recorded calls. */
export const intendedDifferences: Readonly<Record<RecordedFile, readonly IntendedDifference[]>> = {
  '1-paginate': [
    {
      reason: 'A list has no default of `first`: a variable that is not given is missing.',
      cases: { 'first undefined var': 'refused' },
    },
    {
      reason: 'At most 100 records are on a page, not 50 as was configured for the recording.',
      cases: { 'first over max': range(1, 22) },
    },
    {
      reason: 'There is one kind of page, with all of `paginatorInfo`; what is not selected costs nothing.',
      cases: {
        SIMPLE: 'refused',
        'SIMPLE past end': 'refused',
        'SIMPLE first 0': 'refused',
        CONNECTION: 'refused',
        'CONNECTION after': 'refused',
      },
    },
    {
      reason: 'Records that hang on one are few and come whole; many are a list of their own with a condition.',
      cases: { 'paginated relation': 'refused' },
    },
    {
      reason: '`paginatorInfo` also has a total that is counted to a limit: counting a million records takes too long.',
      cases: { 'paginator types': 'described' },
    },
    { reason: ownSchema, cases: { 'args introspection': 'described' } },
  ],
  '2-whereConditions': [
    { reason: ownSchema, cases: { introspect: 'described', introspect2: 'described' } },
    {
      reason: internalError,
      cases: {
        'GT null value': 'refused',
        'operator explicit null': 'refused',
        'IN scalar': 'refused',
        'BETWEEN one element': 'refused',
        'BETWEEN scalar': 'refused',
        'free unknown column': 'refused',
      },
    },
    {
      reason: wrongOperand,
      cases: {
        'IN nested': 'refused',
        'BETWEEN three elements': 'refused',
        'EQ array value': 'refused',
        'EQ object value': 'refused',
      },
    },
    {
      reason: 'A null among the values of IN never matches, and would empty NOT_IN without a word: it is refused.',
      cases: { 'IN with null member': 'refused' },
    },
    {
      reason: lettersAlike,
      cases: {
        'LIKE case (sqlite)': [1, 5, 6, 10, 11, 15, 16, 20, 21],
        NOT_LIKE: [2, 3, 7, 8, 12, 13, 17, 18, 22],
      },
    },
    {
      reason: allMustHold,
      cases: { 'column + AND inside OR list (quirk)': [], 'OR with two, second has column+AND': [1, 3] },
    },
    {
      reason: 'Conditions are three levels deep, and no deeper.',
      cases: { 'nested (A and (B or C))': 'refused' },
    },
    {
      reason: noHas,
      cases: {
        'HAS relation': 'refused',
        'HAS amount': 'refused',
        'HAS operator LT (none)': 'refused',
        'HAS EQ 0': 'refused',
        'HAS with condition': 'refused',
        'HAS with condition AND (unprefixed)': 'refused',
        'HAS belongsToMany with ambiguous nested id': 'refused',
        'HAS belongsToMany top-level id': 'refused',
        'HAS nested dotted relation': 'refused',
        'HAS in OR': 'refused',
        'HAS unknown relation': 'refused',
        'HAS condition nested HAS': 'refused',
        'hasTrips free column': 'refused',
      },
    },
    {
      reason: columnsListed,
      cases: {
        'raw column name instead of enum': [],
        'free column table-qualified': 'refused',
        'free column JSON': 'refused',
        'free col empty string': 'refused',
      },
    },
  ],
  '3-orderBy': [
    { reason: 'An operation has at most ten root fields; this one has eleven.', cases: { introspect: 'refused' } },
    { reason: 'Empty values come last, both ways.', cases: { multiple: [18, 13, 8, 3, 22, 17] } },
    {
      reason: '`orderBy: null` is no order, as when it is absent; Lighthouse fails with an internal error.',
      cases: { null: range(1, 6) },
    },
    {
      reason: internalError,
      cases: { 'empty object': 'refused', 'free unknown column': 'refused', 'free injection': 'refused' },
    },
    {
      reason: noAggregates,
      cases: {
        'relation count': 'refused',
        'relation sum': 'refused',
        'relation avg asc': 'refused',
        'relation max': 'refused',
        'relation count (with column type)': 'refused',
        'relation sum without column': 'refused',
        'column and relation together': 'refused',
      },
    },
    {
      reason: 'Nested lists take no arguments: their order is defined once, in the entity.',
      cases: { 'relation field orderBy (batch loaded)': 'refused' },
    },
  ],
  '4-softDeletes': [
    {
      reason: noCounterpart,
      cases: {
        'find not existing nonnull': 'refused',
        'delete many (one missing)': 'refused',
        'delete many empty list': 'refused',
        'delete with optional arg missing': 'refused',
        'delete with optional arg null': 'refused',
      },
    },
    {
      reason: 'Nothing that is kept as deleted can be deleted for good by a call.',
      cases: {
        'forceDelete trashed': 'refused',
        'forceDelete live': 'refused',
        'forceDelete unknown': 'refused',
        'forceDelete with FK violation': 'refused',
        after: range(1, 25),
      },
    },
  ],
  '6-errors': [
    {
      reason: lighthouseOnly,
      cases: {
        'validation: validator class': 'refused',
        'validation: validator class + spread': 'refused',
        'validation: args list': 'refused',
        'validation: missing arg required': 'refused',
        'partial: one ok, one fails (nullable)': 'refused',
        'partial: non-null fails → whole data dropped': 'refused',
        'client-safe error with extensions': 'refused',
        'two errors': 'refused',
        throttle: 'refused',
        'batch of 3 (one failing)': 'refused',
      },
    },
    {
      reason: noCounterpart,
      cases: { 'validation: createMany index': 'refused', 'me anonymous': 'refused', me: 'refused' },
    },
    {
      reason: policies,
      cases: {
        'forbidden @canFind boolean policy': 'refused',
        'forbidden @canFind with Response message': 'refused',
        'allowed @canFind': 'refused',
        '@canFind not found': 'refused',
        'forbidden @canModel': 'refused',
      },
    },
    {
      reason:
        'Malformed parameters, and refused operations in the media type of GraphQL over HTTP, have the status 400, as its specification says.',
      cases: {
        'json no query key': 'refused',
        'query not string': 'refused',
        'variables not object': 'refused',
        'persisted query not found': 'refused',
        'accept graphql-response+json': 'refused',
      },
    },
    {
      reason: 'Operations come as JSON alone: another type of body is not taken.',
      cases: { 'content-type application/graphql': 'refused' },
    },
  ],
};

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
