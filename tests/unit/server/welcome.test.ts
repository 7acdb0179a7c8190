import { expect, test } from 'vitest';
import { welcome } from '../../../server/start/welcome';

test('the startup message mentions the sandbox when it is enabled', () => {
  expect(welcome('https://waybill.example', { demo: false, sandbox: true })).toContain('no money moves');
  expect(welcome('https://waybill.example', { demo: false, sandbox: false })).not.toContain('money');
});
