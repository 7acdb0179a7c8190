// Writes schema.graphql from the parts of the contract, and its TypeScript types for both sides.
// `--check` writes nothing and fails when a file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { ContractMistakes, generateContract, readParts } from './contract/index.mjs';
import * as contractNames from './contract-names.mjs';

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

/** Generates the contract. Its mistakes are all that is said of them. */
function generate() {
  try {
    return generateContract(readParts());
  } catch (error) {
    if (!(error instanceof ContractMistakes)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Writes a generated file; with `--check`, fails when it differs. */
function keep(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (process.argv.includes('--check')) {
    console.error(`${file} is stale: run npm run generate`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
  }
}

const { sdl, permissions } = generate();
const source = 'server/dialect/contract.graphql and server/areas/*/contract.graphql';
keep('schema.graphql', `# Generated from ${source} by \`npm run generate\`. Do not edit.\n\n${sdl}`);

const schema = parse(sdl);
for (const { file, plugins, config } of outputs) {
  const body = await codegen({
    filename: file,
    schema,
    documents: [],
    config,
    plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
    pluginMap: plugins,
  });
  keep(file, `// Generated from schema.graphql by \`npm run generate\`. Do not edit.\n${body}\n`);
}
keep(
  'server/areas/identity/permissions/methods.generated.ts',
  `// Generated from @requiresPermission in ${source} by \`npm run generate\`. Do not edit.

/** Root fields of the contract that each permission allows to call. */
export const permissionMethods = ${JSON.stringify(permissions, null, 2)} as const;
`,
);
