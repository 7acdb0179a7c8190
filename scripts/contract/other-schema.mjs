// Generates the console's part of a contract from the printed schema of another server.
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { buildSchema, parse } from 'graphql';
import { capitalize, dialectOf } from './dialects.mjs';
import * as contractNames from './names.mjs';

const scalars = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  DateTimeTz: 'string',
  DateTimeUtc: 'string',
  JSON: 'unknown',
  Mixed: 'unknown',
  Upload: 'unknown',
};
/** Types keep the names of the schema, so that definitions and queries name the same. */
const typesConfig = {
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  namingConvention: 'keep',
  defaultScalarType: 'unknown',
  scalars,
};

/** Types of Waybill's contract that definitions of any server refer to, and what they are where a schema lacks them. */
const definitionTypes = {
  IdTable: 'never',
  MediaModelType: 'string',
  PdfDocument: 'never',
};

/** Returns the declarations of types that definitions refer to and the schema lacks. */
const missingTypesOf = (schema) =>
  Object.entries(definitionTypes)
    .filter(([name]) => !schema.getType(name))
    .map(([name, type]) => `/** The schema has no such type. */\nexport type ${name} = ${type};`);

/** Returns the types of a list's columns, as `defineResource` takes them: `VehiclesColumn`, `VehiclesOrderColumn`. */
function columnTypesOf({ name, columns }) {
  const union = (names) => (names.length > 0 ? names.map((one) => `'${one.name}'`).join(' | ') : 'never');
  return [
    `/** Columns that \`${name}\` can be filtered by. */\nexport type ${capitalize(name)}Column = ${union(columns.where)};`,
    `/** Columns that \`${name}\` can be ordered by. */\nexport type ${capitalize(name)}OrderColumn = ${union(columns.orderBy)};`,
  ];
}

/**
 * Generates the files that the console has of a contract, from the printed schema of another server. Returns their texts
 * by path within the project, and the dialect of the schema. Columns have the names of the fields that they contain.
 */
export async function generateOtherContract(sdl) {
  const schema = buildSchema(sdl);
  const dialect = dialectOf(schema);
  const print = async (filename, plugins, config) =>
    codegen({
      filename,
      schema: parse(sdl),
      documents: [],
      config,
      plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
      pluginMap: plugins,
    });
  const types = await print('resources/contract.generated.ts', { typescript }, typesConfig);
  const columns = contractNames.listsOf(schema, dialect).flatMap(columnTypesOf);
  return {
    dialect,
    files: {
      'resources/contract.generated.ts': [types, ...columns, ...missingTypesOf(schema)].join('\n\n'),
      'providers/data/contract.generated.ts': await print(
        'providers/data/contract.generated.ts',
        { contractNames },
        { dialect },
      ),
    },
  };
}
