import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isRequiredInputField, getNamedType, parse } from 'graphql';
import { expect, it } from 'vitest';
import { inputProblemsOf } from '../../../server/http/input-problems';

const schema = buildSchema('input Step { column: String! } type Query { list(steps: [Step!]): String }');
const document = parse('query ($steps: [Step!]) { list(steps: $steps) }');

it('stops after fifty problems', () => {
  const steps = Array.from({ length: 100_000 }, () => ({}));
  expect(Object.keys(inputProblemsOf(schema, document, { steps }))).toHaveLength(50);
});

it('names each missing field of a list', () => {
  const problems = inputProblemsOf(schema, document, { steps: [{ column: 'id' }, {}, { other: 1, column: 'id' }] });
  expect(problems).toEqual({
    'steps.1.column': [{ code: 'required' }],
    'steps.2.other': [{ code: 'unknown_field' }],
  });
});

it('begins the path of each missing field of every mutation with the argument', () => {
  const contract = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const wrong: string[] = [];
  let checked = 0;
  for (const { name, args } of Object.values(contract.getMutationType()?.getFields() ?? {})) {
    const type = args.find((argument) => argument.name === 'input')?.type;
    const input = type && getNamedType(type);
    if (!isInputObjectType(input)) continue;
    const required = Object.values(input.getFields()).filter(isRequiredInputField);
    const paths = required.map((field) => `input.${field.name}`);
    const declared = required.map((field) => `$my_${field.name}: ${String(field.type)}`).join(', ');
    const passed = required.map((field) => `${field.name}: $my_${field.name}`).join(', ');
    for (const [text, variables, expected] of [
      [`mutation ($data: ${input.name}!) { ${name}(input: $data) { id } }`, { data: {} }, paths],
      [`mutation { again: ${name}(input: {}) { id } }`, {}, paths],
      [`mutation (${declared}) { ${name}(input: { ${passed} }) { id } }`, {}, paths],
      [`mutation ($data: ${input.name}!) { ${name}(input: $data) { id } }`, {}, ['input']],
      [`mutation { ${name} { id } }`, {}, ['input']],
    ] as const) {
      if (text.startsWith('mutation ()')) continue;
      checked += 1;
      const found = Object.keys(inputProblemsOf(contract, parse(text), variables));
      if (found.join() !== expected.join()) wrong.push(`${text}: ${found.join()}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(200);
});
