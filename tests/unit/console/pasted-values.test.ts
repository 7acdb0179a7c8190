import { expect, it } from 'vitest';
import { pastedValues } from '../../../src/screens/form/createMany/pastedValues';

it.each([
  { name: 'lines', text: 'a@x.pl\nb@x.pl\r\n\n c@x.pl ', values: ['a@x.pl', 'b@x.pl', 'c@x.pl'] },
  {
    name: 'commas, semicolons, tabs and spaces',
    text: 'a@x.pl,b@x.pl; c@x.pl\td@x.pl',
    values: ['a@x.pl', 'b@x.pl', 'c@x.pl', 'd@x.pl'],
  },
  { name: 'each value once, whatever its case', text: 'a@x.pl A@X.pl b@x.pl', values: ['A@X.pl', 'b@x.pl'] },
  { name: 'addresses with names', text: 'Anna Nowak <a@x.pl>, Jan Kos <b@x.pl>', values: ['a@x.pl', 'b@x.pl'] },
  { name: 'surnames before a comma', text: 'Nowak, Anna <a@x.pl>; Kos, Jan <b@x.pl>', values: ['a@x.pl', 'b@x.pl'] },
  { name: 'quoted names', text: '"Nowak, Anna" <a@x.pl>; b@x.pl', values: ['a@x.pl', 'b@x.pl'] },
  { name: 'plain addresses before a name', text: 'b@x.pl, Anna Nowak <a@x.pl>', values: ['b@x.pl', 'a@x.pl'] },
  { name: 'texts that are no address, to be corrected', text: 'anna.x.pl\nb@x.pl', values: ['anna.x.pl', 'b@x.pl'] },
  { name: 'nothing', text: ' \n;,', values: [] },
])('reads $name', ({ text, values }) => {
  expect(pastedValues(text)).toEqual(values);
});
