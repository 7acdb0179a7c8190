import type { VehicleCoupling } from '../../contract.generated';
import { localizedColumnValues } from '../../texts/dictionary-text';
import type { LanguageProperties } from '../../texts/in-languages';

/** A row of the table of vehicle classes. Its id never changes, because vehicles reference it. */
export interface DictionaryVehicleClass extends Texts {
  id: number;
  /** Maximum number of EUR pallets on the floor; null for classes that carry no pallets. */
  max_places: number | null;
  /** Largest payload in kilograms, with room for heavy national limits; null for classes that carry no cargo. */
  max_payload: number | null;
  /** Whether a vehicle of the class can draw a trailer. */
  can_have_trailer: boolean;
  /** Whether a vehicle of the class always needs a trailer. */
  must_trailer: boolean;
  /** Whether a vehicle of the class carries cargo itself. */
  can_carry_cargo: boolean;
  /**
   * Coupling by which a vehicle of the class draws trailers or, if it cannot draw, is drawn; null when it does neither.
   */
  coupling: VehicleCoupling | null;
}

const carrier = { must_trailer: false, can_carry_cargo: true } as const;
const tractor = {
  can_have_trailer: true,
  must_trailer: true,
  can_carry_cargo: false,
  coupling: 'FIFTH_WHEEL',
} as const;
const truck = { ...carrier, can_have_trailer: true, coupling: 'DRAWBAR' } as const;
const van = { ...carrier, can_have_trailer: true, coupling: 'BALL' } as const;
const semiTrailer = { ...carrier, can_have_trailer: false, coupling: 'FIFTH_WHEEL' } as const;
const trailer = { ...carrier, can_have_trailer: false, coupling: 'DRAWBAR' } as const;
const lightTrailer = { ...carrier, can_have_trailer: false, coupling: 'BALL' } as const;

/** Ids of the vehicle classes, by short names used only in the code. */
export const vehicleClassIds = {
  tractor: 1,
  rigid7: 2,
  rigid12: 3,
  rigid18: 4,
  rigid26: 5,
  curtain: 6,
  reefer: 7,
  tipper: 8,
  tanker: 9,
  cars: 10,
  van: 11,
  lowLoader: 12,
  container: 13,
  movingFloor: 14,
  drawbar: 15,
  lightTrailer: 16,
} as const;

/** Short name of a vehicle class. */
export type VehicleClassName = keyof typeof vehicleClassIds;

type Texts = LanguageProperties<'title' | 'description', string>;

function vehicleClass(
  name: VehicleClassName,
  facts: Omit<DictionaryVehicleClass, 'id' | keyof Texts>,
): DictionaryVehicleClass {
  return {
    id: vehicleClassIds[name],
    ...localizedColumnValues('title', `vehicle_classes:${name}.title`),
    ...localizedColumnValues('description', `vehicle_classes:${name}.description`),
    ...facts,
  };
}

/** The vehicle classes of the dictionary. */
export const dictionaryVehicleClasses: readonly DictionaryVehicleClass[] = [
  vehicleClass('tractor', { max_places: null, max_payload: null, ...tractor }),
  vehicleClass('rigid7', { max_places: 18, max_payload: 5_000, ...truck }),
  vehicleClass('rigid12', { max_places: 18, max_payload: 8_500, ...truck }),
  vehicleClass('rigid18', { max_places: 21, max_payload: 13_000, ...truck }),
  vehicleClass('rigid26', { max_places: 21, max_payload: 20_000, ...truck }),
  vehicleClass('curtain', { max_places: 34, max_payload: 32_000, ...semiTrailer }),
  vehicleClass('reefer', { max_places: 33, max_payload: 32_000, ...semiTrailer }),
  vehicleClass('tipper', { max_places: null, max_payload: 36_000, ...semiTrailer }),
  vehicleClass('tanker', { max_places: null, max_payload: 36_000, ...semiTrailer }),
  vehicleClass('cars', { max_places: null, max_payload: 24_000, ...trailer }),
  vehicleClass('van', { max_places: 10, max_payload: 3_500, ...van }),
  vehicleClass('lowLoader', { max_places: null, max_payload: 100_000, ...semiTrailer }),
  vehicleClass('container', { max_places: null, max_payload: 40_000, ...semiTrailer }),
  vehicleClass('movingFloor', { max_places: 33, max_payload: 36_000, ...semiTrailer }),
  vehicleClass('drawbar', { max_places: 20, max_payload: 24_000, ...trailer }),
  vehicleClass('lightTrailer', { max_places: 8, max_payload: 3_000, ...lightTrailer }),
];
