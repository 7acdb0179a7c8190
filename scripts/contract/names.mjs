// Plugin of GraphQL Code Generator. It writes the names of lists, mutations and fields against which the console's data
// provider validates its calls.
import { getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';

/** Returns the names of the columns that a list's argument `where` or `orderBy` accepts, separated by spaces. */
function columnsOf(argument) {
  const input = argument && getNamedType(argument.type);
  const column = isInputObjectType(input) ? getNamedType(input.getFields().column?.type) : undefined;
  return isEnumType(column)
    ? column
        .getValues()
        .map(({ name }) => name)
        .join(' ')
    : '';
}

/**
 * Returns the name of a mutation's argument as `takes`. Adds the argument's type as `of` unless the type is `ID` or the
 * input type that is named after the mutation.
 */
function argumentOf({ name: method, args: [{ name, type }] }) {
  const given = getNamedType(type).name;
  const usual = ['ID', `${method.charAt(0).toUpperCase()}${method.slice(1)}Input`];
  return { takes: name, ...(!usual.includes(given) && { of: given }) };
}

/**
 * Generates the module that exports `contractNames`: lists with their columns, queries of single values, mutations with
 * their argument, and types with their fields.
 */
export function plugin(schema) {
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

  const lists = {};
  const records = {};
  for (const query of Object.values(schema.getQueryType().getFields())) {
    const page = getNamedType(query.type);
    const row = isObjectType(page) && getNamedType(page.getFields().data?.type);
    if (!row) {
      collect(page);
      const takes = Object.fromEntries(query.args.map(({ name, type }) => [name, String(type)]));
      records[query.name] = { returns: page.name, ...(query.args.length > 0 && { takes }) };
      continue;
    }
    collect(row);
    const argument = (name) => query.args.find((each) => each.name === name);
    lists[query.name] = {
      row: row.name,
      where: columnsOf(argument('where')),
      orderBy: columnsOf(argument('orderBy')),
      trashed: argument('trashed') !== undefined,
    };
  }

  const mutations = {};
  for (const mutation of Object.values(schema.getMutationType().getFields())) {
    const returns = getNamedType(mutation.type);
    collect(returns);
    mutations[mutation.name] = { ...argumentOf(mutation), returns: returns.name };
  }

  const json = JSON.stringify({ lists, records, mutations, types }, null, 2);
  return `import type { ContractNames } from './contract';\n\nexport const contractNames: ContractNames = ${json};\n`;
}
