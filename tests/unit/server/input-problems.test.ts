import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { problemsOfVariables } from '../../../server/http/input-problems';

const schema = buildSchema('input Step { column: String! } type Query { list(steps: [Step!]): String }');
const document = parse('query ($steps: [Step!]) { list(steps: $steps) }');

it('stops after fifty problems', () => {
  const steps = Array.from({ length: 100_000 }, () => ({}));
  expect(Object.keys(problemsOfVariables(schema, document, { steps }))).toHaveLength(50);
});

it('names each missing field of a list', () => {
  const problems = problemsOfVariables(schema, document, { steps: [{ column: 'id' }, {}, { other: 1, column: 'id' }] });
  expect(problems).toEqual({
    'steps.1.column': [{ code: 'required' }],
    'steps.2.other': [{ code: 'unknown_field' }],
  });
});
