import { parseByCountry } from './by-country';

/** Native names of states, by country and GeoNames code: `country: code name, code name`. */
const stateLines = `
PL: 72 dolnośląskie, 73 kujawsko-pomorskie, 74 łódzkie, 75 lubelskie, 76 lubuskie, 77 małopolskie, 78 mazowieckie, 79 opolskie,
  80 podkarpackie, 81 podlaskie, 82 pomorskie, 83 śląskie, 84 świętokrzyskie, 85 warmińsko-mazurskie, 86 wielkopolskie,
  87 zachodniopomorskie
DE: 01 Baden-Württemberg, 02 Bayern, 03 Bremen, 04 Hamburg, 05 Hessen, 06 Niedersachsen, 07 Nordrhein-Westfalen,
  08 Rheinland-Pfalz, 09 Saarland, 10 Schleswig-Holstein, 11 Brandenburg, 12 Mecklenburg-Vorpommern, 13 Sachsen,
  14 Sachsen-Anhalt, 15 Thüringen, 16 Berlin
AT: 01 Burgenland, 02 Kärnten, 03 Niederösterreich, 04 Oberösterreich, 05 Salzburg, 06 Steiermark, 07 Tirol, 08 Vorarlberg, 09 Wien
CZ: 52 Praha, 78 Jihomoravský kraj, 79 Jihočeský kraj, 80 Kraj Vysočina, 81 Karlovarský kraj, 82 Královéhradecký kraj,
  83 Liberecký kraj, 84 Olomoucký kraj, 85 Moravskoslezský kraj, 86 Pardubický kraj, 87 Plzeňský kraj, 88 Středočeský kraj,
  89 Ústecký kraj, 90 Zlínský kraj
SK: 01 Banskobystrický kraj, 02 Bratislavský kraj, 03 Košický kraj, 04 Nitriansky kraj, 05 Prešovský kraj, 06 Trenčiansky kraj,
  07 Trnavský kraj, 08 Žilinský kraj
LT: 56 Alytaus apskritis, 57 Kauno apskritis, 58 Klaipėdos apskritis, 59 Marijampolės apskritis, 60 Panevėžio apskritis,
  61 Šiaulių apskritis, 62 Tauragės apskritis, 63 Telšių apskritis, 64 Utenos apskritis, 65 Vilniaus apskritis
IT: 01 Abruzzo, 02 Basilicata, 09 Lombardia, 10 Marche, 12 Piemonte, 13 Puglia, 14 Sardegna, 15 Sicilia, 16 Toscana,
  19 Valle d'Aosta
FR: 28 Normandie, 53 Bretagne, 75 Nouvelle-Aquitaine, 94 Corse
BE: BRU Bruxelles-Capitale, VLG Vlaanderen, WAL Wallonie
NL: 02 Fryslân, 06 Noord-Brabant, 07 Noord-Holland, 11 Zuid-Holland
ES: 07 Illes Balears, 29 Comunidad de Madrid, 31 Región de Murcia, 32 Navarra, 51 Andalucía, 52 Aragón, 53 Canarias,
  54 Castilla-La Mancha, 55 Castilla y León, 56 Cataluña, 59 País Vasco, 60 Comunidad Valenciana
DK: 17 Hovedstaden, 18 Midtjylland, 19 Nordjylland, 20 Sjælland, 21 Syddanmark
CH: ZH Zürich, SG St. Gallen, LU Luzern, GR Graubünden, BS Basel-Stadt, VS Wallis
RO: 10 București, 25 Maramureș, 03 Argeș
LV: 25 Rīga
`;

/** Native names of states by country and code, such as `DE.02`. Other states have the name that GeoNames lists. */
export const nativeStateNames: ReadonlyMap<string, string> = new Map(
  parseByCountry(stateLines, ',').flatMap(({ country, entries }) =>
    entries.map((entry): [string, string] => {
      const [code = '', ...name] = entry.split(' ');
      return [`${country}.${code}`, name.join(' ')];
    }),
  ),
);
