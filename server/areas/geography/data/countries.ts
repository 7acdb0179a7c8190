/** Countries whose cities are loaded: Europe and its neighbours, by ISO 3166-1 alpha-2 code. */
export const countriesWithCities: ReadonlySet<string> = new Set(
  `AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL
   NO PL PT RO RS RU SE SI SJ SK SM UA VA XK TR GE AM AZ KZ`.split(/\s+/),
);

/** Common names of countries, by language and country code. They replace longer official names. */
export const commonCountryNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    CC: 'Cocos Islands',
    CD: 'DR Congo',
    CG: 'Congo',
    CN: 'China',
    CZ: 'Czechia',
    FK: 'Falkland Islands',
    FM: 'Micronesia',
    GM: 'Gambia',
    IR: 'Iran',
    LA: 'Laos',
    MD: 'Moldova',
    MF: 'Saint Martin',
    MK: 'North Macedonia',
    RU: 'Russia',
    SX: 'Sint Maarten',
    SY: 'Syria',
    TW: 'Taiwan',
    TZ: 'Tanzania',
    VA: 'Vatican City',
    VG: 'British Virgin Islands',
    VI: 'US Virgin Islands',
  },
};
