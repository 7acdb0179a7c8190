import { expect, it } from 'vitest';
import { isServiceAddress } from '../../../server/config/push';

const services = ['fcm.googleapis.com', '*.notify.windows.com', '127.0.0.1:8080'];

it.each([
  ['https://fcm.googleapis.com/fcm/send/1', true],
  ['https://db5p.notify.windows.com/w/?token=1', true],
  ['http://127.0.0.1:8080/push', true],
  ['http://fcm.googleapis.com/fcm/send/1', false],
  ['https://fcm.googleapis.com.example.com/', false],
  ['https://notify.windows.com.example.com/', false],
  ['https://evilnotify.windows.com/', false],
  ['https://user:secret@fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['http://169.254.169.254/latest', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is an address of a push service: %s', (address, expected) => {
  expect(isServiceAddress(address, services)).toBe(expected);
});
