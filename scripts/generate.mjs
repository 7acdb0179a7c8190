// Generates schema.graphql from the parts of the contract, the TypeScript types of the console and the server, and the
// style sheet of the theme's variables.
// With `--check` it writes nothing and fails if a generated file is outdated.
// With `--schema FILE` it generates only what the console has of a contract, from the printed schema of another server;
// `--out DIRECTORY` writes these files there, under their paths within the project.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { ContractMistakes, generateContract, readContractParts } from './contract/index.mjs';
import { generateOtherContract } from './contract/other-schema.mjs';
import { generateContractTypes } from './contract/types.mjs';

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, schema: { type: 'string' }, out: { type: 'string' } },
});

/**
 * Generates the contract. If its parts have mistakes, prints the mistakes without a stack trace and ends the process.
 */
function generate() {
  try {
    return generateContract(readContractParts());
  } catch (error) {
    if (!(error instanceof ContractMistakes)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Writes a generated file. With `--check`, reports the file as stale instead if its text differs. */
function keep(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (options.check) {
    console.error(`${file} is stale: run npm run generate`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (options.schema !== undefined) {
  const { dialect, files } = await generateOtherContract(readFileSync(options.schema, 'utf8'));
  for (const [path, body] of Object.entries(files))
    keep(
      join(options.out ?? '.', path),
      `// Generated from a printed schema by \`npm run generate -- --schema ${options.schema}\`. Do not edit.\n${body}\n`,
    );
  console.log(`The dialect of the schema is ${dialect}.`);
  process.exit();
}

const { sdl, permissions, mutations, methods } = generate();
const source = 'server/dialect/contract.graphql and server/areas/*/contract.graphql';
keep('schema.graphql', `# Generated from ${source} by \`npm run generate\`. Do not edit.\n\n${sdl}`);

const answered = new Set(Object.values(methods).flatMap((actions) => Object.values(actions).flat()));
for (const [file, body] of Object.entries(await generateContractTypes({ sdl, answered }))) {
  keep(file, `// Generated from schema.graphql by \`npm run generate\`. Do not edit.\n${body}\n`);
}

keep(
  'server/areas/identity/permissions/methods.generated.ts',
  `// Generated from @requiresPermission in ${source} by \`npm run generate\`. Do not edit.

/** Root fields of the contract that each permission allows to call. */
export const permissionMethods = ${JSON.stringify(permissions, null, 2)} as const;
`,
);

/**
 * The methods of each type by action. Most actions have one method, written as a text; several methods of one action,
 * such as two lists of users, are written as an array.
 */
const shortened = Object.entries(methods).map(([type, actions]) => [
  type,
  Object.fromEntries(Object.entries(actions).map(([action, names]) => [action, names.length > 1 ? names : names[0]])),
]);
keep(
  'server/areas/entity-methods.generated.ts',
  `// Generated from @paginate, @create, @update, @delete and @restore in ${source} by \`npm run generate\`. Do not edit.

/** Root fields of the contract that list and write records, by the type of record. */
export const entityMethods = ${JSON.stringify(Object.fromEntries(shortened), null, 2)} as const;
`,
);

const namesOf = (isAllowed) => [...mutations].filter(([, allowed]) => allowed === isAllowed).map(([name]) => name);
const generatedFrom = `// Generated from @allowedWithoutSubscription in ${source} by \`npm run generate\`. Do not edit.`;
keep(
  'server/areas/billing/subscription/allowed-methods.generated.ts',
  `${generatedFrom}

/** Mutations that a company without an active subscription may call. */
export const methodsAllowedWithoutSubscription: ReadonlySet<string> = new Set(${JSON.stringify(namesOf(true), null, 2)});
`,
);
keep(
  'providers/auth/subscriptionMethods.generated.ts',
  `${generatedFrom}

/** Mutations that the server refuses while the company has no active subscription. */
export const methodsNeedingSubscription: ReadonlySet<string> = new Set(${JSON.stringify(namesOf(false), null, 2)});
`,
);

const { module: themeModule } = await runnerImport('src/theme/theme.ts');
keep(
  'src/theme/variables.generated.css',
  `/* Generated from src/theme/theme.ts by \`npm run generate\`. Do not edit. */\n${themeModule.theme
    .generateStyleSheets()
    .flatMap((rules) => Object.entries(rules))
    .map(
      ([selector, variables]) =>
        `\n${selector} {\n${Object.entries(variables)
          .map(([name, value]) => `  ${name}: ${value};\n`)
          .join('')}}\n`,
    )
    .join('')}`,
);
