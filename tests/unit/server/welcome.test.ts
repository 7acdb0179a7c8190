import { expect, test } from 'vitest';
import { welcome } from '../../../server/start/welcome';

test('the start says that payments are played, where they are', () => {
  expect(welcome('https://waybill.example', { demo: false, sandbox: true })).toContain('no money moves');
  expect(welcome('https://waybill.example', { demo: false, sandbox: false })).not.toContain('money');
});
