import type { VehicleClassName, VehicleMakeName } from '../areas/fleet';

/** Properties of a vehicle class in a haulier's fleet. */
export interface VehicleClassProfile {
  /** Relative frequency of the class in the fleet. */
  weight: number;
  /** Range of the carrying capacity in kilograms; null for vehicles that carry no cargo themselves. */
  capacity: { from: number; to: number; step: number } | null;
  /** Possible numbers of pallet places; empty when the class carries no pallets. */
  places: readonly number[];
  /** Maximum age of a vehicle in years, because older vehicles are sold. */
  maxAgeYears: number;
}

/** Properties of each vehicle class in a haulier's fleet. */
export const vehicleClassProfiles: Readonly<Record<VehicleClassName, VehicleClassProfile>> = {
  tractor: { weight: 34, capacity: null, places: [], maxAgeYears: 8 },
  rigid7: { weight: 3, capacity: { from: 2600, to: 3500, step: 50 }, places: [14, 15, 15, 16, 18], maxAgeYears: 11 },
  rigid12: { weight: 3, capacity: { from: 5000, to: 6300, step: 50 }, places: [15, 16, 18, 18], maxAgeYears: 11 },
  rigid18: {
    weight: 4,
    capacity: { from: 8000, to: 10_500, step: 100 },
    places: [18, 18, 19, 20, 21],
    maxAgeYears: 10,
  },
  rigid26: { weight: 3, capacity: { from: 13_000, to: 16_500, step: 100 }, places: [18, 19, 20, 21], maxAgeYears: 10 },
  curtain: { weight: 24, capacity: { from: 24_000, to: 27_500, step: 10 }, places: [33, 34, 34, 34], maxAgeYears: 12 },
  reefer: { weight: 9, capacity: { from: 21_500, to: 24_000, step: 10 }, places: [33], maxAgeYears: 12 },
  tipper: { weight: 4, capacity: { from: 25_000, to: 28_500, step: 10 }, places: [], maxAgeYears: 14 },
  tanker: { weight: 3, capacity: { from: 24_000, to: 28_000, step: 10 }, places: [], maxAgeYears: 14 },
  cars: { weight: 1.5, capacity: { from: 14_000, to: 17_500, step: 100 }, places: [], maxAgeYears: 12 },
  van: { weight: 7, capacity: { from: 900, to: 1450, step: 10 }, places: [5, 8, 8, 8, 10], maxAgeYears: 8 },
  lowLoader: { weight: 1, capacity: { from: 28_000, to: 60_000, step: 500 }, places: [], maxAgeYears: 16 },
  container: { weight: 2.5, capacity: { from: 27_000, to: 34_000, step: 100 }, places: [], maxAgeYears: 14 },
  movingFloor: { weight: 1, capacity: { from: 23_500, to: 27_000, step: 50 }, places: [33], maxAgeYears: 12 },
  drawbar: {
    weight: 2.5,
    capacity: { from: 10_500, to: 13_500, step: 50 },
    places: [15, 16, 18, 18],
    maxAgeYears: 12,
  },
  lightTrailer: { weight: 1, capacity: { from: 900, to: 2600, step: 50 }, places: [4, 6], maxAgeYears: 12 },
};

/** Relative frequency of makes; 1 for makes that are not listed. */
export const vehicleMakeFrequencies: Readonly<Partial<Record<VehicleMakeName, number>>> = {
  Volvo: 5,
  Scania: 5,
  DAF: 5,
  'Mercedes-Benz': 5,
  MAN: 5,
  'Renault Trucks': 3,
  Iveco: 3,
  Krone: 5,
  'Schmitz Cargobull': 6,
  Kögel: 3,
  Wielton: 4,
  Fiat: 3,
  Renault: 3,
};

/** Names of models that the dictionary lacks, as users type them. `make` is null when the dictionary lacks the make, too. */
export const modelsMissingInDictionary: readonly {
  class: VehicleClassName;
  make: VehicleMakeName | null;
  manufacturer: string;
  text: string;
}[] = [
  { class: 'tractor', make: 'Volvo', manufacturer: 'YV2', text: 'FH16 660 Globetrotter XL' },
  { class: 'tractor', make: 'Scania', manufacturer: 'YS2', text: 'R 580 V8' },
  { class: 'tractor', make: 'MAN', manufacturer: 'WMA', text: 'TGS 18.480 4x4H' },
  { class: 'tractor', make: 'DAF', manufacturer: 'XLR', text: 'XF 480 FTP' },
  { class: 'tractor', make: null, manufacturer: 'TNU', text: 'Tatra Phoenix 4x4' },
  { class: 'rigid18', make: 'Mercedes-Benz', manufacturer: 'WDB', text: 'Atego 1530 L' },
  { class: 'rigid26', make: 'Volvo', manufacturer: 'YV2', text: 'FH 540 6x4 HDS' },
  { class: 'curtain', make: 'Wielton', manufacturer: 'SUD', text: 'NS3K M4' },
  { class: 'curtain', make: null, manufacturer: 'SVN', text: 'Zasław D-653A' },
  { class: 'curtain', make: null, manufacturer: 'W09', text: 'Berger SAPL 24 LTP' },
  { class: 'tipper', make: null, manufacturer: 'SU9', text: 'Inter Cars NW 35' },
  { class: 'tanker', make: null, manufacturer: 'SU9', text: 'Wirmet cysterna 36 m³' },
  { class: 'van', make: 'Iveco', manufacturer: 'ZCF', text: 'Daily 35S18 plandeka 10 EP' },
  { class: 'van', make: 'Opel', manufacturer: 'W0V', text: 'Movano kontener z windą' },
];
