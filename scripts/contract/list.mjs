// Expands `@paginate` into the arguments of a list and the types of its page, its conditions, its order and its groups.
import { GraphQLError, Kind, print } from 'graphql';
import {
  capitalize,
  enumTypeNode,
  findField,
  inputTypeNode,
  inputValueNode,
  typeNameOf,
  withoutNonNull,
  objectFieldNode,
  objectTypeNode,
} from './ast.mjs';
import { deriveOrderColumns, deriveWhereColumns } from './columns.mjs';

const condition = (columns) => [
  inputValueNode('column', columns, 'Column that is compared.'),
  inputValueNode('operator', 'Operator', 'How it is compared.', 'EQ'),
  inputValueNode('value', 'Mixed', 'What it is compared with.'),
];

const conditionGroup = (columns, inner) => [
  ...condition(columns),
  inputValueNode('AND', `[${inner}!]`, 'All of these must hold as well.'),
  inputValueNode('OR', `[${inner}!]`, 'At least one of these must hold as well.'),
];

/**
 * Builds the input types of a list's argument `where`. Conditions nest three levels deep: root, group and condition.
 */
function whereInputs(list, prefix) {
  const where = `${prefix}Where`;
  const columns = `${prefix}Column`;
  return [
    inputTypeNode(
      where,
      `Conditions on \`${list}\`: everything given here must hold.`,
      conditionGroup(columns, `${where}Group`),
    ),
    inputTypeNode(
      `${where}Group`,
      `A group of conditions within \`${where}\`.`,
      conditionGroup(columns, `${where}Condition`),
    ),
    inputTypeNode(`${where}Condition`, `One condition within \`${where}Group\`.`, condition(columns)),
  ];
}

function orderInput(list, prefix) {
  return inputTypeNode(`${prefix}Order`, `One step of an order of \`${list}\`.`, [
    inputValueNode('column', `${prefix}OrderColumn!`, 'Column to order by.'),
    inputValueNode('direction', 'Direction!', 'Direction of the order.'),
  ]);
}

function groupingInput(list, prefix) {
  const columns = `${prefix}Column`;
  return inputTypeNode(`${prefix}Grouping`, `How the records of \`${list}\` are grouped.`, [
    inputValueNode('column', `${columns}!`, 'Column whose values are the groups.'),
    inputValueNode('sums', `[${columns}!]`, 'Columns with numbers to sum in each group, at most five.'),
    inputValueNode('unit', columns, 'Column whose values have sums of their own, such as the currency of amounts.'),
    inputValueNode('first', 'Int', 'Groups per page, 1 to 100.', '25'),
    inputValueNode('page', 'Int', 'Page of groups, from 1.', '1'),
  ]);
}

/** Builds the type of one page of a list. `row` is the name of the record type. */
export function createPageType(row) {
  return objectTypeNode(`${row}Paginator`, `A page of \`${row}\` records.`, [
    objectFieldNode('paginatorInfo', 'PaginatorInfo!', 'Where the page stands.'),
    objectFieldNode('data', `[${row}!]!`, 'The records of the page.'),
    objectFieldNode('groups', 'ListGroups', 'The groups of all records of the list; null without `groupBy`.'),
  ]);
}

function listArguments(prefix, deletedRecords) {
  return [
    inputValueNode('first', 'Int!', 'Records per page, 0 to 100.'),
    inputValueNode('page', 'Int', 'Page, from 1; absent, null, 0 and negative mean 1.'),
    inputValueNode('where', `${prefix}Where`, 'Conditions that every record meets.'),
    inputValueNode('orderBy', `[${prefix}Order!]`, 'Order of the list; it always ends with the id.'),
    inputValueNode('groupBy', `${prefix}Grouping`, 'How `groups` are formed.'),
    ...(deletedRecords ? [inputValueNode('trashed', 'Trashed', `Whether ${deletedRecords} are listed.`)] : []),
  ];
}

/** Returns the words for the records that `trashed` selects; undefined if the list has no deleted records. */
function deletedRecordsOf(row, { args: { deletedWith: owners } }) {
  if (findField(row, 'deleted_at')) return 'deleted records';
  return owners && `records of deleted ${owners}`;
}

/**
 * Expands a query such as `vehicles: [Vehicle!]! @paginate`: adds the list's arguments, replaces the return type by a
 * page of records, and defines the types that arguments and page need. If the record type has `deleted_at`, or
 * the records are deleted with their owner, the argument `trashed` selects whether deleted records are listed.
 */
export function expandPaginate(field, types, directiveOf) {
  const list = field.name.value;
  const row = types.get(typeNameOf(field.type));
  if (withoutNonNull(field.type).kind !== Kind.LIST_TYPE || row?.kind !== Kind.OBJECT_TYPE_DEFINITION)
    throw new GraphQLError(`"${list}" is paginated, so it returns a list of records, not ${print(field.type)}.`, {
      nodes: field,
    });
  const prefix = capitalize(list);
  const page = createPageType(row.name.value);
  const where = deriveWhereColumns(row, types, directiveOf(field, 'whereConditions'));
  const order = deriveOrderColumns(row, types, where, directiveOf(field, 'orderBy'));
  return {
    field: {
      ...field,
      arguments: listArguments(prefix, deletedRecordsOf(row, directiveOf(field, 'paginate'))),
      type: objectFieldNode(list, `${page.name.value}!`, '').type,
    },
    definitions: [
      page,
      enumTypeNode(`${prefix}Column`, `Columns that a condition on \`${list}\` may name.`, where),
      ...whereInputs(list, prefix),
      enumTypeNode(`${prefix}OrderColumn`, `Columns that \`${list}\` can be ordered by.`, order),
      orderInput(list, prefix),
      groupingInput(list, prefix),
    ],
  };
}
