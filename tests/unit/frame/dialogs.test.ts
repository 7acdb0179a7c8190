import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Opening tags of MUI's layers with props, which close by Escape if they have `onClose`. An arrow does not end a tag. */
const layerPattern = /<(?:Dialog|Drawer|SwipeableDrawer|Modal|Popover|Menu)(?!\s*\/>)(?=\s)(?:=>|[^>])*>/g;

/** Layers without `onClose`: the only way out of an expired session is its button. */
const unclosable = ['layouts/inner/SessionExpiredDialog.tsx'];

const source = new URL('../../../src/', import.meta.url);
const layers = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .flatMap((path) => {
    const text = readFileSync(new URL(path, source), 'utf8');
    return (text.match(layerPattern) ?? []).map((tag) => ({ path, tag }));
  });

test('every dialog, drawer and menu of the console closes by Escape', () => {
  expect(layers.length).toBeGreaterThan(20);
  const open = layers.filter(({ tag }) => !/\sonClose=/.test(tag) || tag.includes('disableEscapeKeyDown'));
  expect(open.map(({ path }) => path)).toEqual(unclosable);
});
