import { expect, it } from 'vitest';
import { fitSize } from '../../../src/pages/today/resizePhoto';

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1500, height: 2000 },
  ],
  [
    { width: 2000, height: 2000 },
    { width: 2000, height: 2000 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 4032, height: 3024 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 2000, height: 1 },
  ],
])('sends a picture of %o as %o', (size, sent) => {
  expect(fitSize(size)).toEqual(sent);
});
