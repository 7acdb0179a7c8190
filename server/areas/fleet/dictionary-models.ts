import type { ClassName } from './dictionary-classes';

/** Numbers of the makes; ids are made of them, so a number given once stays. */
export const makeNumbers = {
  Volvo: 1, Scania: 2, MAN: 3, DAF: 4, 'Mercedes-Benz': 5, Iveco: 6, 'Renault Trucks': 7, 'Ford Trucks': 8,
  Isuzu: 9, 'Mitsubishi Fuso': 10, Krone: 11, 'Schmitz Cargobull': 12, Kögel: 13, Wielton: 14, Fliegl: 15,
  Lamberet: 16, Chereau: 17, Benalu: 18, Kässbohrer: 19, Feldbinder: 20, Magyar: 21, LAG: 22, Lohr: 23, Rolfo: 24,
  Faymonville: 25, Goldhofer: 26, Nooteboom: 27, 'MAX Trailer': 28, Fiat: 29, Volkswagen: 30, Peugeot: 31,
  Citroën: 32, Opel: 33, Renault: 34, Ford: 35, Nissan: 36, Toyota: 37, Knapen: 38, Kraker: 39, STAS: 40,
  Meiller: 41, Langendorf: 42, 'D-TEC': 43, Broshuis: 44, Spitzer: 45,
} as const;

/** Name of a make. */
export type Make = keyof typeof makeNumbers;

/** Makes and models of each class. A model's id holds its place in its list: append, never reorder or remove. */
export const dictionaryModels: Readonly<Record<ClassName, Readonly<Partial<Record<Make, readonly string[]>>>>> = {
  tractor: {
    Volvo: [
      'FH 420', 'FH 460', 'FH 500', 'FH 540', 'FH16 750', 'FM 420', 'FM 460', 'FH Aero 460', 'FH Aero 500', 'FH Electric',
    ],
    Scania: ['R 410', 'R 450', 'R 500', 'S 450', 'S 500', 'S 590', 'S 770', 'G 410', '460 R Super', '500 S Super'],
    MAN: [
      'TGX 18.440', 'TGX 18.460', 'TGX 18.470', 'TGX 18.500', 'TGX 18.510', 'TGX 18.520', 'TGX 18.640', 'TGS 18.420',
    ],
    DAF: ['XF 105.460', 'XF 460', 'XF 480', 'XF 530', 'CF 450', 'XG 480', 'XG+ 480', 'XG+ 530', 'XD 450'],
    'Mercedes-Benz': [
      'Actros 1842', 'Actros 1845', 'Actros 1848', 'Actros 1851', 'Actros 1863', 'Actros L 1848', 'Arocs 1845', 'eActros 600',
    ],
    Iveco: ['Stralis 460', 'Stralis 480', 'S-Way 460', 'S-Way 480', 'S-Way 490', 'S-Way 570'],
    'Renault Trucks': ['T 440', 'T 460', 'T 480', 'T 520', 'T High 480', 'T High 520', 'Magnum 480'],
    'Ford Trucks': ['F-MAX 500', '1842T', '1848T'],
  },
  rigid7: {
    'Mercedes-Benz': ['Atego 816', 'Atego 818', 'Atego 821'],
    MAN: ['TGL 8.180', 'TGL 8.190', 'TGL 8.220'],
    DAF: ['LF 45.160', 'LF 180', 'LF 210'],
    Iveco: ['Eurocargo 75E16', 'Eurocargo 75E19', 'Eurocargo 75E21'],
    Isuzu: ['NPR 75', 'NQR 75'],
    'Mitsubishi Fuso': ['Canter 7C15', 'Canter 7C18', 'eCanter 7C18e'],
    'Renault Trucks': ['Midlum 180.08', 'D 7.5'],
  },
  rigid12: {
    'Mercedes-Benz': ['Atego 1218', 'Atego 1221', 'Atego 1223', 'Atego 1224'],
    MAN: ['TGL 12.220', 'TGL 12.250'],
    DAF: ['LF 220', 'LF 250', 'LF 260'],
    Iveco: ['Eurocargo 120E19', 'Eurocargo 120E22', 'Eurocargo 120E25'],
    Volvo: ['FL 240', 'FL 250'],
    'Renault Trucks': ['Midlum 220.12', 'D 240', 'D 250'],
  },
  rigid18: {
    'Mercedes-Benz': ['Antos 1830', 'Antos 1832', 'Actros 1830', 'Actros 1835', 'eActros 300'],
    MAN: ['TGM 18.250', 'TGM 18.290', 'TGM 18.320', 'TGS 18.360'],
    DAF: ['CF 330', 'LF 290', 'XB 290', 'XD 350'],
    Iveco: ['Eurocargo 180E28', 'Eurocargo 180E32', 'S-Way 360'],
    Volvo: ['FL 280', 'FE 280', 'FE 320'],
    Scania: ['P 250', 'P 280', 'P 320', 'G 320'],
    'Renault Trucks': ['D Wide 280', 'D Wide 320'],
    'Ford Trucks': ['1833'],
  },
  rigid26: {
    'Mercedes-Benz': ['Actros 2542', 'Actros 2545', 'Actros 2548', 'Antos 2536', 'Econic 2630'],
    MAN: ['TGM 26.290', 'TGM 26.340', 'TGS 26.400', 'TGX 26.440', 'TGX 26.470'],
    DAF: ['CF 370', 'CF 410', 'XF 460 FAR', 'XD 450 FAN'],
    Iveco: ['Stralis 260S42', 'S-Way 260S46'],
    Volvo: ['FE 350', 'FM 420 6x2', 'FH 460 6x2'],
    Scania: ['P 360', 'G 410 6x2', 'R 450 6x2'],
    'Renault Trucks': ['D Wide 320 6x2', 'T 460 6x2'],
  },
  curtain: {
    Krone: ['Profi Liner', 'Mega Liner', 'Coil Liner'],
    'Schmitz Cargobull': ['S.CS Universal', 'S.CS Mega', 'S.CS Coil', 'S.CS X-Light'],
    Kögel: ['Cargo', 'Mega', 'Light', 'Cargo Coil'],
    Wielton: ['Curtain Master', 'Mega Master', 'Coil Master'],
    Kässbohrer: ['K.SCS M', 'K.SCX L', 'K.SCC L'],
  },
  reefer: {
    'Schmitz Cargobull': ['S.KO Cool', 'S.KO Cool Smart'],
    Krone: ['Cool Liner', 'Cool Liner Duoplex Steel'],
    Kögel: ['Cool', 'Cool PurFerro'],
    Lamberet: ['SR2 Green Liner', 'SR2 HD'],
    Chereau: ['Inogam', 'Next'],
    Kässbohrer: ['K.SRI C'],
  },
  tipper: {
    Wielton: ['Bulk Master', 'Strong Master', 'NW-3'],
    'Schmitz Cargobull': ['S.KI Heavy', 'S.KI Light', 'S.KI Solid'],
    Benalu: ['BulkLiner', 'AgriLiner', 'OptiLiner'],
    STAS: ['Agrostar', 'Builder'],
    Meiller: ['MHPS 41/3', 'MHPS 44/3'],
    Langendorf: ['SKS-HS'],
    Fliegl: ['Stone Master'],
  },
  tanker: {
    Feldbinder: ['EUT 40.3', 'KIP 60.3', 'TSA 30.4'],
    Magyar: ['SR34', 'SR3MEC'],
    LAG: ['O-3-39 KT', 'O-3-39 KV'],
    Kässbohrer: ['K.STB', 'K.STS', 'K.SSL'],
    Spitzer: ['SF 2760', 'SK 2760'],
  },
  cars: {
    Lohr: ['Eurolohr 200', 'Eurolohr 300', 'Multilohr'],
    Rolfo: ['Pegasus', 'Blizzard', 'Sirio'],
    Kässbohrer: ['Metago', 'Metago Pro', 'Intago', 'Variotrans'],
  },
  van: {
    'Mercedes-Benz': ['Sprinter 314', 'Sprinter 316', 'Sprinter 317', 'Sprinter 319', 'eSprinter'],
    Volkswagen: ['Crafter 35', 'Transporter'],
    MAN: ['TGE 3.140', 'TGE 3.180'],
    Fiat: ['Ducato 130', 'Ducato 140', 'Ducato 180', 'E-Ducato'],
    Peugeot: ['Boxer 335', 'Boxer 435'],
    Citroën: ['Jumper 33', 'Jumper 35'],
    Opel: ['Movano 3500', 'Vivaro'],
    Renault: ['Master dCi 135', 'Master dCi 145', 'Master dCi 165'],
    Ford: ['Transit 350', 'Transit Custom', 'E-Transit'],
    Iveco: ['Daily 35S14', 'Daily 35S16', 'Daily 35S18', 'Daily 35C15'],
    Nissan: ['NV400', 'Interstar'],
    Toyota: ['Proace Max'],
    'Mitsubishi Fuso': ['Canter 3S13', 'Canter 3S15'],
  },
  lowLoader: {
    Faymonville: ['MultiMAX', 'MegaMAX', 'GigaMAX', 'VarioMAX'],
    Goldhofer: ['STN-L 3', 'STZ-L 4', 'STZ-VL 3'],
    Nooteboom: ['EURO-PX', 'MCO-48-03', 'OSDS-48-03'],
    'MAX Trailer': ['MAX100', 'MAX200', 'MAX410', 'MAX510'],
    Kässbohrer: ['K.SLL'],
  },
  container: {
    Krone: ['Box Liner'],
    'Schmitz Cargobull': ['S.CF Light', 'S.CF Universal'],
    Kögel: ['Port 40', 'Port 45 Triplex'],
    Wielton: ['Container Master'],
    'D-TEC': ['FlexiTrailer', 'Combi Trailer'],
    Broshuis: ['2CONnect', 'MFCC'],
    Kässbohrer: ['K.SHG'],
  },
  movingFloor: {
    Knapen: ['K100', 'K200', 'K502'],
    Kraker: ['CF-200', 'K-Force'],
    STAS: ['Biostar', 'Ecostar'],
  },
};
