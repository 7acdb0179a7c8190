import { svgPathThrough } from './svgPathThrough';

/** Cities in the picture of the road network, as longitude and latitude. */
const cities = {
  tallinn: [24.75, 59.44],
  riga: [24.11, 56.95],
  kaunas: [23.9, 54.9],
  vilnius: [25.28, 54.69],
  minsk: [27.56, 53.9],
  gdansk: [18.65, 54.35],
  olsztyn: [20.48, 53.78],
  bialystok: [23.16, 53.13],
  szczecin: [14.55, 53.43],
  poznan: [16.93, 52.41],
  warsaw: [21.01, 52.23],
  lodz: [19.46, 51.76],
  lublin: [22.57, 51.25],
  wroclaw: [17.03, 51.11],
  katowice: [19.02, 50.26],
  krakow: [19.94, 50.06],
  rzeszow: [22, 50.04],
  lviv: [24.03, 49.84],
  kyiv: [30.52, 50.45],
  hamburg: [9.99, 53.55],
  hannover: [9.73, 52.37],
  berlin: [13.4, 52.52],
  leipzig: [12.37, 51.34],
  dresden: [13.74, 51.05],
  cologne: [6.96, 50.94],
  frankfurt: [8.68, 50.11],
  nuremberg: [11.08, 49.45],
  stuttgart: [9.18, 48.78],
  munich: [11.58, 48.14],
  rotterdam: [4.48, 51.92],
  brussels: [4.35, 50.85],
  paris: [2.35, 48.86],
  strasbourg: [7.75, 48.57],
  lyon: [4.84, 45.76],
  basel: [7.59, 47.56],
  milan: [9.19, 45.46],
  verona: [10.99, 45.44],
  innsbruck: [11.4, 47.27],
  salzburg: [13.05, 47.81],
  vienna: [16.37, 48.21],
  prague: [14.43, 50.08],
  brno: [16.61, 49.2],
  bratislava: [17.11, 48.15],
  budapest: [19.04, 47.5],
  graz: [15.44, 47.07],
  ljubljana: [14.51, 46.06],
  zagreb: [15.98, 45.81],
  kosice: [21.26, 48.72],
  cluj: [23.6, 46.77],
  copenhagen: [12.57, 55.68],
  malmo: [13, 55.6],
  lubeck: [10.69, 53.87],
  gothenburg: [11.97, 57.71],
  stockholm: [18.07, 59.33],
  aarhus: [10.2, 56.16],
  klaipeda: [21.14, 55.71],
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
  ['stockholm', 'malmo', 'copenhagen', 'lubeck', 'hamburg', 'aarhus', 'copenhagen'],
  ['gothenburg', 'malmo'],
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
