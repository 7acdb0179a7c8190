import { expect, test } from 'vitest';
import { welcomeMessage } from '../../../server/start/welcome-message';

test('the startup message mentions the sandbox when it is enabled', () => {
  expect(welcomeMessage('https://waybill.example', { demo: false, sandbox: true })).toContain('no money is charged');
  expect(welcomeMessage('https://waybill.example', { demo: false, sandbox: false })).not.toContain('money');
});
