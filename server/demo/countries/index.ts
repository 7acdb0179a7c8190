import { austriaData } from './austria';
import { belgiumData } from './belgium';
import type { DemoCountry } from './country';
import { czechiaData } from './czechia';
import { franceData } from './france';
import { germanyData } from './germany';
import { italyData } from './italy';
import { lithuaniaData } from './lithuania';
import { netherlandsData } from './netherlands';
import { polandData } from './poland';
import { slovakiaData } from './slovakia';
import { spainData } from './spain';
import { swedenData } from './sweden';
import { ukraineData } from './ukraine';

/** The countries of the demo, each with its relative frequency among the customers of a Polish haulier. */
export const demoCountries: readonly (readonly [DemoCountry, number])[] = [
  [polandData, 46],
  [germanyData, 16],
  [czechiaData, 6],
  [franceData, 5],
  [netherlandsData, 5],
  [italyData, 5],
  [lithuaniaData, 4],
  [slovakiaData, 3],
  [spainData, 3],
  [belgiumData, 2],
  [austriaData, 2],
  [swedenData, 2],
  [ukraineData, 1],
];
