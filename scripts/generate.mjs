// Writes the contract's TypeScript types for both sides from schema.graphql.
// `--check` writes nothing and fails when a file is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import * as contractNames from './contract-names.mjs';

const schema = parse(readFileSync('schema.graphql', 'utf8'));
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

const outputs = [
  { file: 'resources/contract.generated.ts', plugins: { typescript }, config: { ...types, skipTypename: true } },
  { file: 'providers/data/contract.generated.ts', plugins: { contractNames }, config: {} },
  {
    file: 'server/contract.generated.ts',
    plugins: { typescript, resolvers },
    config: {
      ...types,
      scalars: { ...types.scalars, Upload: './dialect/incoming-file#IncomingFile' },
      contextType: './dialect/context#RequestContext',
      makeResolverTypeCallable: true,
    },
  },
];

let stale = false;
for (const { file, plugins, config } of outputs) {
  const body = await codegen({
    filename: file,
    schema,
    documents: [],
    config,
    plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
    pluginMap: plugins,
  });
  const text = `// Generated from schema.graphql by \`npm run generate\`. Do not edit.\n${body}\n`;
  let current = '';
  try {
    current = readFileSync(file, 'utf8');
  } catch {
    // First run: there is no file yet.
  }
  if (current === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} is stale: run npm run generate`);
    stale = true;
  } else {
    writeFileSync(file, text);
  }
}
process.exitCode = stale ? 1 : 0;
