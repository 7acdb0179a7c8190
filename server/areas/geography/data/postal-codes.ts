import { parseByCountry } from './by-country';

/**
 * Postal codes of larger cities in Poland, Czechia and Lithuania. Each is the code of the main post office or the town
 * hall. A line is `country: code place, code place`; a place has the city's title in the table `cities`.
 */
const lines = `
PL: 00-001 Warszawa, 30-001 Kraków, 90-001 Łódź, 50-001 Wrocław, 61-001 Poznań, 80-001 Gdańsk, 70-001 Szczecin, 85-001
  Bydgoszcz, 20-001 Lublin, 40-001 Katowice, 15-001 Białystok, 81-001 Gdynia, 42-200 Częstochowa, 41-200 Sosnowiec,
  26-600 Radom, 87-100 Toruń, 25-001 Kielce, 44-100 Gliwice, 41-800 Zabrze, 41-902 Bytom, 43-300 Bielsko-Biała, 10-001
  Olsztyn, 35-001 Rzeszów, 41-700 Ruda Śląska, 44-200 Rybnik, 41-300 Dąbrowa Górnicza, 43-100 Tychy, 45-001 Opole,
  82-300 Elbląg, 09-400 Płock, 58-300 Wałbrzych, 66-400 Gorzów Wielkopolski, 87-800 Włocławek, 65-001 Zielona Góra,
  33-100 Tarnów, 41-500 Chorzów, 62-800 Kalisz, 75-001 Koszalin, 59-220 Legnica, 86-300 Grudziądz, 76-200 Słupsk,
  43-600 Jaworzno, 44-330 Jastrzębie-Zdrój, 58-500 Jelenia Góra, 33-300 Nowy Sącz, 62-500 Konin, 97-300 Piotrków
  Trybunalski, 88-100 Inowrocław, 59-300 Lubin, 08-110 Siedlce, 64-920 Piła, 41-400 Mysłowice, 27-400 Ostrowiec
  Świętokrzyski, 41-100 Siemianowice Śląskie, 63-400 Ostrów Wielkopolski, 73-110 Stargard, 95-200 Pabianice, 62-200
  Gniezno, 16-400 Suwałki, 67-200 Głogów, 22-100 Chełm, 97-200 Tomaszów Mazowiecki, 37-700 Przemyśl, 37-450 Stalowa
  Wola, 22-400 Zamość, 47-220 Kędzierzyn-Koźle, 18-400 Łomża, 64-100 Leszno, 44-240 Żory, 97-400 Bełchatów, 39-300
  Mielec, 42-600 Tarnowskie Góry, 58-100 Świdnica, 83-110 Tczew, 41-940 Piekary Śląskie, 47-400 Racibórz, 42-500
  Będzin, 95-100 Zgierz, 21-500 Biała Podlaska, 19-300 Ełk, 41-600 Świętochłowice, 05-800 Pruszków, 07-410 Ostrołęka,
  27-200 Starachowice, 42-400 Zawiercie, 05-120 Legionowo, 39-400 Tarnobrzeg, 24-100 Puławy, 44-300 Wodzisław Śląski,
  26-110 Skarżysko-Kamienna, 97-500 Radomsko, 96-100 Skierniewice, 99-300 Kutno, 83-200 Starogard Gdański, 38-400
  Krosno, 39-200 Dębica, 48-300 Nysa, 84-200 Wejherowo, 06-400 Ciechanów, 84-230 Rumia, 98-220 Zduńska Wola, 98-200
  Sieradz, 78-100 Kołobrzeg, 05-400 Otwock, 96-300 Żyrardów, 32-600 Oświęcim, 72-600 Świnoujście, 59-700 Bolesławiec,
  67-100 Nowa Sól, 81-701 Sopot, 37-500 Jarosław, 21-040 Świdnik, 32-500 Chrzanów, 44-190 Knurów, 38-500 Sanok, 89-600
  Chojnice, 43-190 Mikołów, 68-200 Żary, 82-200 Malbork, 78-400 Szczecinek, 96-500 Sochaczew, 49-300 Brzeg, 38-200
  Jasło, 32-300 Olkusz, 82-500 Kwidzyn, 05-300 Mińsk Mazowiecki, 56-400 Oleśnica, 05-200 Wołomin, 05-500 Piaseczno,
  23-200 Kraśnik, 43-400 Cieszyn, 84-300 Lębork, 43-502 Czechowice-Dziedzice, 72-010 Police, 41-250 Czeladź, 58-200
  Dzierżoniów, 34-400 Nowy Targ, 14-100 Ostróda, 42-300 Myszków, 59-900 Zgorzelec, 14-200 Iława, 34-300 Żywiec, 55-200
  Oława, 58-260 Bielawa, 21-400 Łuków, 63-100 Śrem
CZ: 110 00 Praha, 602 00 Brno, 702 00 Ostrava, 301 00 Plzeň, 779 00 Olomouc, 460 01 Liberec, 370 01 České Budějovice,
  500 02 Hradec Králové, 400 01 Ústí nad Labem, 530 02 Pardubice, 736 01 Havířov, 760 01 Zlín, 272 01 Kladno, 434 01
  Most, 733 01 Karviná, 746 01 Opava, 738 01 Frýdek-Místek, 405 02 Děčín, 360 01 Karlovy Vary, 415 01 Teplice, 430 01
  Chomutov, 586 01 Jihlava, 796 01 Prostějov, 750 02 Přerov, 466 01 Jablonec nad Nisou, 293 01 Mladá Boleslav, 470 01
  Česká Lípa, 674 01 Třebíč, 739 61 Třinec, 390 01 Tábor, 669 02 Znojmo, 261 01 Příbram, 735 14 Orlová, 350 02 Cheb,
  541 01 Trutnov, 397 01 Písek, 280 02 Kolín, 767 01 Kroměříž, 787 01 Šumperk, 755 01 Vsetín, 757 01 Valašské
  Meziříčí, 436 01 Litvínov, 741 01 Nový Jičín, 686 01 Uherské Hradiště, 695 01 Hodonín, 690 02 Břeclav, 737 01 Český
  Těšín, 794 01 Krnov, 356 01 Sokolov, 412 01 Litoměřice, 580 01 Havlíčkův Brod, 537 01 Chrudim, 386 01 Strakonice,
  742 21 Kopřivnice, 339 01 Klatovy, 735 81 Bohumín, 377 01 Jindřichův Hradec, 682 01 Vyškov
LT: 09601 Vilnius, 44251 Kaunas, 91502 Klaipėda, 76295 Šiauliai, 35200 Panevėžys, 62504 Alytus, 68307 Marijampolė,
  89222 Mažeikiai, 55158 Jonava, 28503 Utena, 57288 Kėdainiai, 87133 Telšiai, 31140 Visaginas, 72255 Tauragė, 20114
  Ukmergė, 90123 Plungė, 97111 Kretinga, 99133 Šilutė, 82196 Radviliškis, 00153 Palanga, 66119 Druskininkai, 96130
  Gargždai, 42136 Rokiškis, 41143 Biržai, 26110 Elektrėnai, 70147 Vilkaviškis, 60150 Raseiniai
`;

/** A postal code with its country and place. */
export interface BundledPostalCode {
  country: string;
  postcode: string;
  place: string;
}

/** The postal codes that Waybill contains itself. Lithuanian codes get the prefix `LT-`. */
export const bundledPostalCodes: readonly BundledPostalCode[] = parseByCountry(lines, ',').flatMap(
  ({ country, entries }) =>
    entries.map((entry) => {
      const [, code = '', place = ''] = /^([\d-]+(?: \d+)?) (.+)$/.exec(entry) ?? [];
      return { country, postcode: country === 'LT' ? `LT-${code}` : code, place };
    }),
);
