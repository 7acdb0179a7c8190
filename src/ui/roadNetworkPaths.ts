import { svgPathThrough } from './svgPathThrough';

/** Cities in the picture of the road network, as longitude and latitude. */
const cities = {
  tallinn: [24.8, 59.4],
  riga: [24.1, 57],
  kaunas: [23.9, 54.9],
  vilnius: [25.3, 54.7],
  minsk: [27.6, 53.9],
  gdansk: [18.6, 54.4],
  olsztyn: [20.5, 53.8],
  bialystok: [23.2, 53.1],
  szczecin: [14.6, 53.4],
  poznan: [16.9, 52.4],
  warsaw: [21, 52.2],
  lodz: [19.5, 51.8],
  lublin: [22.6, 51.2],
  wroclaw: [17, 51.1],
  katowice: [19, 50.3],
  krakow: [19.9, 50.1],
  rzeszow: [22, 50],
  lviv: [24, 49.8],
  kyiv: [30.5, 50.5],
  hamburg: [10, 53.5],
  hannover: [9.7, 52.4],
  berlin: [13.4, 52.5],
  leipzig: [12.4, 51.3],
  dresden: [13.7, 51],
  cologne: [7, 50.9],
  frankfurt: [8.7, 50.1],
  nuremberg: [11.1, 49.5],
  stuttgart: [9.2, 48.8],
  munich: [11.6, 48.1],
  rotterdam: [4.5, 51.9],
  brussels: [4.3, 50.9],
  paris: [2.4, 48.9],
  strasbourg: [7.8, 48.6],
  lyon: [4.8, 45.8],
  basel: [7.6, 47.6],
  milan: [9.2, 45.5],
  verona: [11, 45.4],
  innsbruck: [11.4, 47.3],
  salzburg: [13.1, 47.8],
  vienna: [16.4, 48.2],
  prague: [14.4, 50.1],
  brno: [16.6, 49.2],
  bratislava: [17.1, 48.1],
  budapest: [19, 47.5],
  graz: [15.4, 47.1],
  ljubljana: [14.5, 46.1],
  zagreb: [16, 45.8],
  kosice: [21.3, 48.7],
  cluj: [23.6, 46.8],
  copenhagen: [12.6, 55.7],
  malmo: [13, 55.6],
  lubeck: [10.7, 53.9],
  stockholm: [18.1, 59.3],
  klaipeda: [21.1, 55.7],
} as const;

type City = keyof typeof cities;

/** Roads in the picture, each as the cities along it. */
const roads: readonly (readonly City[])[] = [
  [
    'tallinn',
    'riga',
    'kaunas',
    'bialystok',
    'warsaw',
    'lodz',
    'wroclaw',
    'prague',
    'nuremberg',
    'stuttgart',
    'strasbourg',
    'paris',
  ],
  ['minsk', 'warsaw', 'lodz', 'poznan', 'berlin', 'hannover', 'rotterdam', 'brussels', 'paris', 'lyon'],
  ['kyiv', 'lviv', 'rzeszow', 'krakow', 'katowice', 'wroclaw', 'dresden', 'leipzig', 'hannover', 'hamburg'],
  ['gdansk', 'lodz', 'katowice', 'brno', 'vienna', 'graz', 'ljubljana', 'verona', 'milan', 'lyon'],
  ['szczecin', 'poznan', 'wroclaw', 'brno', 'bratislava', 'budapest', 'cluj'],
  ['gdansk', 'szczecin', 'berlin', 'leipzig', 'nuremberg', 'munich', 'innsbruck', 'verona'],
  ['gdansk', 'olsztyn', 'bialystok', 'lublin', 'rzeszow', 'kosice', 'budapest', 'zagreb', 'ljubljana'],
  ['vilnius', 'kaunas', 'klaipeda', 'gdansk'],
  ['minsk', 'vilnius', 'riga'],
  ['warsaw', 'lublin', 'lviv', 'cluj'],
  ['warsaw', 'olsztyn'],
  ['berlin', 'dresden', 'prague', 'brno'],
  ['prague', 'salzburg', 'munich', 'stuttgart', 'basel', 'lyon'],
  ['vienna', 'salzburg', 'innsbruck', 'basel', 'milan'],
  ['bratislava', 'vienna', 'budapest'],
  ['krakow', 'kosice'],
  ['graz', 'zagreb'],
  ['rotterdam', 'cologne', 'frankfurt', 'nuremberg'],
  ['brussels', 'cologne', 'hannover'],
  ['frankfurt', 'strasbourg', 'basel'],
  ['stockholm', 'malmo', 'copenhagen', 'lubeck', 'hamburg'],
  ['hamburg', 'lubeck', 'szczecin'],
];

/** Cities along the route of the vehicle in the picture. */
const journey: readonly City[] = [
  'riga',
  'kaunas',
  'bialystok',
  'warsaw',
  'lodz',
  'poznan',
  'berlin',
  'hannover',
  'rotterdam',
];

/** A point of the picture, in SVG units. */
type PicturePoint = readonly [x: number, y: number];

const scale = 34;
const [westLongitude, northLatitude] = [1, 60];

/** Projects a position by Mercator's projection, so that the picture has the usual shape of a map. */
function projectToPicture([longitude, latitude]: readonly [number, number]): PicturePoint {
  const mercator = (degrees: number) => (Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * 180) / Math.PI;
  return [(longitude - westLongitude) * scale, (mercator(northLatitude) - mercator(latitude)) * scale];
}

export const cityPoints: readonly PicturePoint[] = Object.values(cities).map(projectToPicture);
const pathThrough = (points: readonly PicturePoint[]) => svgPathThrough(points.map(([x, y]) => ({ x, y })));
export const roadPaths: readonly string[] = roads.map((road) =>
  pathThrough(road.map((city) => projectToPicture(cities[city]))),
);
export const journeyStops: readonly PicturePoint[] = journey.map((city) => projectToPicture(cities[city]));
/** SVG path of the vehicle's route in the picture of the road network. */
export const journeyPath: string = pathThrough(journeyStops);
