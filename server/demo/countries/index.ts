import { austria } from './austria';
import { belgium } from './belgium';
import type { Country } from './country';
import { czechia } from './czechia';
import { france } from './france';
import { germany } from './germany';
import { italy } from './italy';
import { lithuania } from './lithuania';
import { netherlands } from './netherlands';
import { poland } from './poland';
import { slovakia } from './slovakia';
import { spain } from './spain';
import { sweden } from './sweden';
import { ukraine } from './ukraine';

/** The countries of the demo, each with its relative frequency among the customers of a Polish haulier. */
export const demoCountries: readonly (readonly [Country, number])[] = [
  [poland, 46],
  [germany, 16],
  [czechia, 6],
  [france, 5],
  [netherlands, 5],
  [italy, 5],
  [lithuania, 4],
  [slovakia, 3],
  [spain, 3],
  [belgium, 2],
  [austria, 2],
  [sweden, 2],
  [ukraine, 1],
];
