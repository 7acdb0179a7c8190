import { expect, it } from 'vitest';
import { removeUnusedDeclarations } from '../../../scripts/contract/prune.mjs';

const generated = `import type { GraphQLScalarType, GraphQLResolveInfo } from 'graphql';
export type Maybe<T> = T | null;

/** A vehicle; see Depot. */
export type Vehicle = {
  make: Maybe<Make>;
};

export type Make = {
  info: GraphQLResolveInfo;
};

/** A yard. */
export type Depot = {
  scalar: GraphQLScalarType;
};
`;

it('keeps what is imported and what that uses, with its comments', () => {
  const pruned = removeUnusedDeclarations(generated, new Set(['Vehicle']));
  expect(pruned).toContain('/** A vehicle; see Depot. */\nexport type Vehicle');
  expect(pruned).toContain('export type Make ');
  expect(pruned).toContain('export type Maybe<T>');
});

it('leaves out what only comments name, and imports that it used', () => {
  const pruned = removeUnusedDeclarations(generated, new Set(['Vehicle']));
  expect(pruned).not.toContain('export type Depot');
  expect(pruned).toContain("import type { GraphQLResolveInfo } from 'graphql';");
});
