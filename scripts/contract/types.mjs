// Generates the TypeScript types of the contract that the console and the server import.
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildASTSchema, GraphQLSchema, Kind, parse, visit } from 'graphql';
import * as contractNames from './names.mjs';
import { findImportedNames, removeUnusedDeclarations } from './prune.mjs';

const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  Mixed: 'unknown',
  Json: 'unknown',
  Coordinates: '{ latitude: number; longitude: number }',
  Upload: 'unknown',
};
const types = { enumsAsTypes: true, useTypeImports: true, scalars };

/**
 * Returns the part of the schema that handwritten resolvers implement. Leaves out the root fields that entity records
 * resolve (`answered`), and the types that only those fields use.
 */
function resolvedSchema(document, answered) {
  const rest = visit(document, {
    [Kind.OBJECT_TYPE_DEFINITION]: ({ name }) => (['Query', 'Mutation'].includes(name.value) ? undefined : false),
    [Kind.FIELD_DEFINITION]: ({ name }) => (answered.has(name.value) ? null : undefined),
  });
  const { query, mutation, subscription, directives } = buildASTSchema(rest).toConfig();
  return new GraphQLSchema({ query, mutation, subscription, directives });
}

function outputsOf(document, answered) {
  const schema = resolvedSchema(document, answered);
  const areaResolvers = { plugin: (_schema, ...rest) => resolvers.plugin(schema, ...rest) };
  return [
    { file: 'resources/contract.generated.ts', plugins: { typescript }, config: { ...types, skipTypename: true } },
    { file: 'providers/data/contract.generated.ts', plugins: { contractNames }, config: { dialect: 'waybill' } },
    {
      file: 'server/contract.generated.ts',
      plugins: { typescript, areaResolvers },
      config: {
        ...types,
        scalars: { ...types.scalars, Upload: './dialect/uploaded-file#UploadedFile' },
        contextType: './dialect/context#RequestContext',
        makeResolverTypeCallable: true,
      },
    },
  ];
}

/** Returns the text of each generated TypeScript file, by path. Keeps only the types that the project imports. */
export async function generateContractTypes({ sdl, answered }) {
  const document = parse(sdl);
  const imported = findImportedNames();
  const written = {};
  for (const { file, plugins, config } of outputsOf(document, answered)) {
    const body = await codegen({
      filename: file,
      schema: document,
      documents: [],
      config,
      plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
      pluginMap: plugins,
    });
    written[file] = removeUnusedDeclarations(body, imported.get(file) ?? new Set());
  }
  return written;
}
