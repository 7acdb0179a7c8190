/** A class of vehicle as the dictionary knows it. Its id never changes: vehicles point to it. */
export interface DictionaryClass {
  id: number;
  title_en: string;
  title_pl: string;
  description_en: string;
  description_pl: string;
  /** Most EUR pallets on the floor; null where cargo does not stand on pallets. */
  max_places: number | null;
  /** Draws a trailer, cannot do without one, carries cargo itself. */
  can_have_trailer: boolean;
  must_trailer: boolean;
  can_carry_cargo: boolean;
}

const tractor = { can_have_trailer: true, must_trailer: true, can_carry_cargo: false } as const;
const truck = { can_have_trailer: true, must_trailer: false, can_carry_cargo: true } as const;
const trailer = { can_have_trailer: false, must_trailer: false, can_carry_cargo: true } as const;

/** Ids of the classes, by short names that the other dictionary pages use. */
export const classIds = {
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
} as const;

/** Short name of a class of vehicle. */
export type ClassName = keyof typeof classIds;

/** The classes of vehicle, as hauliers tell them apart. */
export const dictionaryClasses: readonly DictionaryClass[] = [
  {
    id: classIds.tractor,
    title_en: 'Tractor unit',
    title_pl: 'Ciągnik siodłowy',
    description_en: 'Two- or three-axle tractor with a fifth wheel; useless without a semi-trailer.',
    description_pl: 'Dwu- lub trzyosiowy ciągnik z siodłem; jeździ wyłącznie z naczepą.',
    max_places: null,
    ...tractor,
  },
  {
    id: classIds.rigid7,
    title_en: 'Rigid truck up to 7.5 t',
    title_pl: 'Samochód ciężarowy do 7,5 t',
    description_en: 'Light rigid truck with a curtain or box body, often with a tail lift; distribution.',
    description_pl: 'Lekka solówka z plandeką lub kontenerem, często z windą; dystrybucja.',
    max_places: 18,
    ...truck,
  },
  {
    id: classIds.rigid12,
    title_en: 'Rigid truck up to 12 t',
    title_pl: 'Samochód ciężarowy do 12 t',
    description_en: 'Medium rigid truck for part loads and distribution.',
    description_pl: 'Średnia solówka do doładunków i dystrybucji.',
    max_places: 18,
    ...truck,
  },
  {
    id: classIds.rigid18,
    title_en: 'Rigid truck up to 18 t',
    title_pl: 'Samochód ciężarowy do 18 t',
    description_en: 'Two-axle rigid truck with a long body; draws a drawbar trailer where it has a coupling.',
    description_pl: 'Dwuosiowe solo z długą zabudową; z zaczepem ciągnie przyczepę.',
    max_places: 21,
    ...truck,
  },
  {
    id: classIds.rigid26,
    title_en: 'Rigid truck up to 26 t',
    title_pl: 'Samochód ciężarowy do 26 t',
    description_en: 'Three-axle rigid truck, also as the front part of a road train or for swap bodies.',
    description_pl: 'Trzyosiowe solo, także jako człon zestawu przestrzennego lub BDF.',
    max_places: 21,
    ...truck,
  },
  {
    id: classIds.curtain,
    title_en: 'Curtain-sider semi-trailer',
    title_pl: 'Naczepa kurtynowa',
    description_en: 'Semi-trailer with sliding curtains and roof, 13.6 m; standard, mega and coil.',
    description_pl: 'Naczepa 13,6 m z przesuwną plandeką i dachem (firanka); standard, mega i coilmulda.',
    max_places: 34,
    ...trailer,
  },
  {
    id: classIds.reefer,
    title_en: 'Refrigerated semi-trailer',
    title_pl: 'Naczepa chłodnia',
    description_en: 'Insulated semi-trailer with a cooling unit, ATP class FRC; food and pharmaceuticals.',
    description_pl: 'Naczepa izotermiczna z agregatem, klasa ATP FRC; żywność i farmaceutyki.',
    max_places: 33,
    ...trailer,
  },
  {
    id: classIds.tipper,
    title_en: 'Tipper semi-trailer',
    title_pl: 'Naczepa wywrotka',
    description_en: 'Steel or aluminium tipping body for aggregates, grain and scrap.',
    description_pl: 'Stalowa lub aluminiowa wanna samowyładowcza: kruszywa, zboże, złom.',
    max_places: null,
    ...trailer,
  },
  {
    id: classIds.tanker,
    title_en: 'Tanker semi-trailer',
    title_pl: 'Naczepa cysterna',
    description_en: 'Tank or silo for fuels, chemicals, foodstuffs and powders; ADR where the load wants it.',
    description_pl: 'Cysterna lub silos: paliwa, chemia, produkty spożywcze i sypkie; w razie potrzeby ADR.',
    max_places: null,
    ...trailer,
  },
  {
    id: classIds.cars,
    title_en: 'Car transporter',
    title_pl: 'Autotransporter',
    description_en: 'Two-deck superstructure for passenger cars and vans, up to ten at a time.',
    description_pl: 'Dwupokładowa zabudowa do przewozu samochodów osobowych i dostawczych, do dziesięciu sztuk.',
    max_places: null,
    ...trailer,
  },
  {
    id: classIds.van,
    title_en: 'Van up to 3.5 t',
    title_pl: 'Bus / furgon do 3,5 t',
    description_en: 'Panel van, box or curtain-side van for express and part loads.',
    description_pl: 'Furgon, kontener lub plandeka; ekspresy i doładunki.',
    max_places: 10,
    ...truck,
  },
  {
    id: classIds.lowLoader,
    title_en: 'Low loader',
    title_pl: 'Naczepa niskopodwoziowa',
    description_en: 'Low-bed semi-trailer for machines and abnormal loads.',
    description_pl: 'Naczepa do przewozu maszyn i ładunków ponadnormatywnych.',
    max_places: null,
    ...trailer,
  },
  {
    id: classIds.container,
    title_en: 'Container chassis',
    title_pl: 'Naczepa podkontenerowa',
    description_en: 'Skeletal semi-trailer for 20 ft, 40 ft and 45 ft containers.',
    description_pl: 'Podwozie do kontenerów 20, 40 i 45 stóp.',
    max_places: null,
    ...trailer,
  },
  {
    id: classIds.movingFloor,
    title_en: 'Moving-floor semi-trailer',
    title_pl: 'Naczepa z ruchomą podłogą',
    description_en: 'Closed body that unloads by a moving floor: biomass, waste paper, pallets.',
    description_pl: 'Zamknięta zabudowa z rozładunkiem ruchomą podłogą: biomasa, makulatura, palety.',
    max_places: 33,
    ...trailer,
  },
];
