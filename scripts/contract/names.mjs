// Names of lists, mutations and fields against which the console's data provider validates its calls, and the plugin of
// GraphQL Code Generator that writes them.
import { getNamedType, isEnumType, isInputObjectType, isObjectType, isScalarType } from 'graphql';
import { capitalize, usualTypes, valueOfColumn } from './dialects.mjs';

/** Names of scalars whose values cannot be compared. */
const notComparable = new Set(['JSON', 'Mixed', 'Upload']);

/** Returns the fields of a record type that have one comparable value. */
const comparableFieldsOf = (row) =>
  Object.values(row.getFields())
    .filter(({ type }) => {
      const named = getNamedType(type);
      const isSingle = String(type).replace(/!$/, '') === named.name;
      return isSingle && (isEnumType(named) || (isScalarType(named) && !notComparable.has(named.name)));
    })
    .map(({ name }) => name);

const withoutSeparators = (name) => name.replaceAll('_', '').toLowerCase();

/** Returns the field that a value of a column enum means. A column without a field has the value in small letters. */
function fieldOf(value, row) {
  const names = Object.keys(row.getFields());
  return (
    names.find((name) => name === value) ??
    names.find((name) => valueOfColumn.lighthouse(name) === value) ??
    names.find((name) => withoutSeparators(name) === withoutSeparators(value)) ??
    value.toLowerCase()
  );
}

/**
 * Returns the columns that a list's argument `where` or `orderBy` accepts: the name of each, and its value in a query if
 * that is not the usual one of the dialect.
 */
function columnsOf(argument, row, dialect) {
  const input = argument && getNamedType(argument.type);
  const column = isInputObjectType(input) ? getNamedType(input.getFields().column?.type) : undefined;
  if (!column) return [];
  // A column that is a text, as in Lighthouse without `columns`, is a column of the table, which is named like its field.
  const found = isEnumType(column)
    ? column.getValues().map(({ name: value }) => [dialect === 'waybill' ? value : fieldOf(value, row), value])
    : comparableFieldsOf(row).map((name) => [name, name]);
  return found.map(([name, value]) => ({ name, ...(valueOfColumn[dialect](name) !== value && { value }) }));
}

const writtenColumns = (columns) => columns.map(({ name, value }) => (value ? `${name}:${value}` : name)).join(' ');

/** Returns the type of a list's argument if it is not the one that the dialect names after the list. */
function unusualTypes(list, { where, orderBy }, dialect) {
  const usual = usualTypes[dialect](list);
  const [whereType, orderType] = [where, orderBy].map((argument) => argument && getNamedType(argument.type).name);
  return {
    ...(whereType && whereType !== usual.where && { whereType }),
    ...(orderType && orderType !== usual.orderBy && { orderType }),
  };
}

/**
 * Returns a mutation's argument by name as `takes`, with its type as `of` unless that is `ID` or the input type that is
 * named after the mutation. Several arguments, or none, are an object of their types in `takes`.
 */
function argumentsOf({ name: method, args }) {
  const [first, ...others] = args;
  if (!first || others.length > 0 || String(first.type).startsWith('['))
    return { takes: Object.fromEntries(args.map(({ name, type }) => [name, String(type)])) };
  const given = getNamedType(first.type).name;
  const usual = ['ID', `${capitalize(method)}Input`];
  return { takes: first.name, ...(!usual.includes(given) && { of: given }) };
}

/** Returns the type of the rows of a page; undefined for other types, and for pages without a count. */
function rowOf(page) {
  if (!isObjectType(page)) return undefined;
  const { data, paginatorInfo } = page.getFields();
  const info = paginatorInfo && getNamedType(paginatorInfo.type);
  return data && isObjectType(info) && info.getFields().total ? getNamedType(data.type) : undefined;
}

/** Returns the list queries of a schema: their row types and their columns for `where` and `orderBy`. */
export function listsOf(schema, dialect) {
  return Object.values(schema.getQueryType().getFields()).flatMap((query) => {
    const row = rowOf(getNamedType(query.type));
    if (!row) return [];
    const argument = (name) => query.args.find((each) => each.name === name);
    const [where, orderBy] = [argument('where'), argument('orderBy')];
    const columns = { where: columnsOf(where, row, dialect), orderBy: columnsOf(orderBy, row, dialect) };
    const types = unusualTypes(query.name, { where, orderBy }, dialect);
    return [{ name: query.name, row, columns, types, trashed: argument('trashed') !== undefined }];
  });
}

/**
 * Returns the names of a schema: lists with their columns, queries of single values, mutations with their arguments, and
 * types with their fields.
 */
export function contractNamesOf(schema, dialect) {
  const types = {};
  const collect = (type) => {
    if (!isObjectType(type) || type.name in types) return;
    // The entry is added before its fields are visited, because types can refer to each other.
    types[type.name] = '';
    types[type.name] = Object.values(type.getFields())
      .map((field) => {
        const target = getNamedType(field.type);
        collect(target);
        return isObjectType(target) ? `${field.name}:${target.name}` : field.name;
      })
      .join(' ');
  };

  const found = new Map(listsOf(schema, dialect).map((list) => [list.name, list]));
  const lists = {};
  const records = {};
  for (const query of Object.values(schema.getQueryType().getFields())) {
    const list = found.get(query.name);
    if (!list) {
      const value = getNamedType(query.type);
      collect(value);
      const takes = Object.fromEntries(query.args.map(({ name, type }) => [name, String(type)]));
      records[query.name] = { returns: value.name, ...(query.args.length > 0 && { takes }) };
      continue;
    }
    collect(list.row);
    lists[query.name] = {
      row: list.row.name,
      where: writtenColumns(list.columns.where),
      orderBy: writtenColumns(list.columns.orderBy),
      trashed: list.trashed,
      ...list.types,
    };
  }

  const mutations = {};
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const returns = getNamedType(mutation.type);
    collect(returns);
    mutations[mutation.name] = { ...argumentsOf(mutation), returns: returns.name };
  }
  return { lists, records, mutations, types };
}

/** Generates the module that exports `contractNames`. */
export function plugin(schema, _documents, { dialect }) {
  const json = JSON.stringify(contractNamesOf(schema, dialect), null, 2);
  return `import type { ContractNames } from './contract';\n\nexport const contractNames: ContractNames = ${json};\n`;
}
