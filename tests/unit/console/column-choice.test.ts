import { expect, test } from 'vitest';
import { hideColumn, moveColumn, showColumn, toggleColumnPin } from '../../../src/screens/list/columnChoice';

const choice = { columns: ['plate', 'vin', 'year', 'class'], pinned: ['plate', 'year'] };

test.each([
  ['shows a column as the last one', showColumn(choice, 'added'), ['plate', 'year', 'vin', 'class', 'added'], 2],
  ['shows a column once when it is shown already', showColumn(choice, 'vin'), ['plate', 'year', 'class', 'vin'], 2],
  ['hides a pinned column', hideColumn(choice, 'year'), ['plate', 'vin', 'class'], 1],
  ['moves a column', moveColumn(choice, 'class', 2), ['plate', 'year', 'class', 'vin'], 2],
  [
    'pins a column that is moved among the pinned ones',
    moveColumn(choice, 'class', 1),
    ['plate', 'class', 'year', 'vin'],
    3,
  ],
  ['unpins a column that is moved behind them', moveColumn(choice, 'plate', 2), ['year', 'vin', 'plate', 'class'], 1],
  ['pins a column', toggleColumnPin(choice, 'class'), ['plate', 'year', 'class', 'vin'], 3],
  ['unpins a column', toggleColumnPin(choice, 'plate'), ['year', 'plate', 'vin', 'class'], 1],
])('%s', (_what, { columns, pinned }, inOrder, pinnedCount) => {
  expect(columns).toEqual(inOrder);
  expect(pinned).toEqual(inOrder.slice(0, pinnedCount));
});
