import { parseByCountry } from './by-country';

/**
 * Native names of cities that GeoNames lists by an English name, and their names in neighbouring languages. A line is
 * `country: GeoNames name = title, other name, other name; ...`; an empty title equals the GeoNames name.
 */
const lines = `
PL: Warsaw = Warszawa, Warschau; Bielsko-Biala = Bielsko-Biała; Jastrzębie Zdrój = Jastrzębie-Zdrój; Kraków = ,
  Cracow, Krakau; Gdańsk = , Danzig; Szczecin = , Stettin; Wrocław = , Breslau; Poznań = , Posen; Katowice = ,
  Kattowitz; Opole = , Oppeln; Toruń = , Thorn; Zielona Góra = , Grünberg
DE: Munich = München, Monachium; Köln = , Cologne, Kolonia; Leipzig = , Lipsk; Dresden = , Drezno; Nürnberg = ,
  Nuremberg, Norymberga; Aachen = , Akwizgran; Hannover = , Hanover, Hanower; Mainz = , Moguncja; Braunschweig = ,
  Brunswick, Brunszwik; Bremen = , Brema; Frankfurt am Main = , Frankfurt nad Menem; Frankfurt (Oder) = , Frankfurt
  nad Odrą; Cottbus = , Chociebuż; Bautzen = , Budziszyn; Trier = , Trewir; Regensburg = , Ratyzbona; Freiburg =
  Freiburg im Breisgau, Fryburg Bryzgowijski; Konstanz = , Konstancja; Koblenz = , Koblencja; Lübeck = , Lubeka;
  Greifswald = , Gryfia; Speyer = , Spira
AT: Vienna = Wien, Wiedeń; Klagenfurt am Wörthersee = , Klagenfurt; Sankt Pölten = , St. Pölten
CH: Zürich = , Zurych; Genève = , Geneva, Genf, Genewa; Basel = , Bazylea; Bern = , Berno; Lausanne = , Lozanna;
  Luzern = , Lucerne, Lucerna
CZ: Prague = Praha, Praga, Prag; Pilsen = Plzeň, Pilzno; Brno = , Brünn; Ostrava = , Ostrawa; Olomouc = , Ołomuniec;
  Karlovy Vary = , Karlsbad, Karlowe Wary; České Budějovice = , Budweis, Czeskie Budziejowice; Ústí nad Labem = ,
  Uście nad Łabą; Opava = , Opawa; Český Těšín = , Czeski Cieszyn; Karviná = , Karwina; Bohumín = , Bogumin; Třinec =
  , Trzyniec
SK: Bratislava = , Pressburg, Bratysława; Košice = , Koszyce; Žilina = , Żylina; Trnava = , Trnawa; Banská Bystrica =
  , Bańska Bystrzyca; Prešov = , Preszów
LT: Vilnius = , Wilno; Kaunas = , Kowno; Klaipėda = , Kłajpeda, Memel; Šiauliai = , Szawle; Panevėžys = , Poniewież;
  Alytus = , Olita; Marijampolė = , Mariampol; Mazeikiai = Mažeikiai, Możejki; Telsiai = Telšiai; Taurage = Tauragė;
  Ukmerge = Ukmergė; Plunge = Plungė; Silute = Šilutė; Radviliskis = Radviliškis; Birzai = Biržai; Vilkaviskis =
  Vilkaviškis
LV: Riga = Rīga, Ryga; Daugavpils = , Dyneburg; Liepāja = , Lipawa
EE: Tallinn = , Tallin; Tartu = , Dorpat; Narva = , Narwa
IT: Rome = Roma, Rzym, Rom; Milan = Milano, Mediolan, Mailand; Turin = Torino, Turyn; Naples = Napoli, Neapol, Neapel;
  Florence = Firenze, Florencja, Florenz; Venice = Venezia, Wenecja, Venedig; Genoa = Genova, Genua; Bologna = ,
  Bolonia; Verona = , Werona; Padova = , Padua, Padwa; Trieste = , Triest; Catania = , Katania
FR: Paris = , Paryż; Marseille = , Marsylia; Strasbourg = , Strasburg, Straßburg; Toulouse = , Tuluza; Nice = , Nicea,
  Nizza; Mulhouse = , Miluza; Orléans = , Orlean; Dunkerque = , Dunkirk, Dunkierka; Avignon = , Awinion
BE: Brussels = Brussel, Bruxelles, Bruksela, Brüssel; Antwerpen = , Antwerp, Anvers, Antwerpia; Gent = , Ghent, Gand,
  Gandawa; Brugge = , Bruges, Brugia; Liège = , Luik, Lüttich; Leuven = , Louvain, Lowanium; Ostend = Oostende,
  Ostenda
NL: The Hague = Den Haag, Haga; Almere Stad = Almere; 's-Hertogenbosch = , Den Bosch; Leiden = , Lejda
LU: Luxembourg = , Luxemburg, Luksemburg
DK: Copenhagen = København, Kopenhaga, Kopenhagen; Århus = Aarhus, Århus
SE: Stockholm = , Sztokholm; Göteborg = , Gothenburg
FI: Helsinki = , Helsingfors; Turku = , Åbo; Tampere = , Tammerfors
GB: London = , Londyn; Edinburgh = , Edynburg
ES: Madrid = , Madryt; Sevilla = , Seville, Sewilla; Valencia = , Walencja; Zaragoza = , Saragossa; Córdoba = ,
  Kordoba; Cadiz = Cádiz, Kadyks; Gasteiz / Vitoria = Vitoria-Gasteiz, Gasteiz; Donostia / San Sebastián = San
  Sebastián, Donostia; A Coruña = , La Coruña; Alicante = , Alacant; Pamplona = , Pampeluna
PT: Lisbon = Lisboa, Lizbona, Lissabon; Porto = , Oporto
GR: Athens = Athina, Ateny, Athen; Thessaloníki = , Saloniki; Pátra = , Patras; Piraeus = Pireas, Pireus; Irákleion =
  , Heraklion; Lárisa = , Larissa
HU: Budapest = , Budapeszt; Debrecen = , Debreczyn; Miskolc = , Miszkolc; Pécs = , Pecz
RO: Bucharest = București, Bukareszt, Bukarest; Iaşi = Iași; Cluj-Napoca = , Kluż; Timişoara = Timișoara, Temeszwar;
  Constanţa = Constanța, Konstanca; Braşov = Brașov; Galaţi = Galați; Ploieşti = Ploiești; Piteşti = Pitești; Sibiu =
  , Sybin
BG: Sofia = Sofiya; Plovdiv = , Płowdiw; Varna = , Warna
RS: Belgrade = Beograd, Belgrad; Niš = , Nisz; Novi Sad = , Nowy Sad
HR: Zagreb = , Zagrzeb, Agram; Dubrovnik = , Dubrownik
SI: Ljubljana = , Lublana, Laibach
BA: Sarajevo = , Sarajewo
MK: Skopje = , Skopie
AL: Tirana = Tiranë
XK: Pristina = Prishtinë, Prisztina
MD: Chisinau = Chișinău, Kiszyniów; Bălţi = Bălți
BY: Minsk = , Mińsk; Hrodna = , Grodno; Brest = , Brześć; Homyel' = Homiel, Gomel; Mahilyow = , Mogilev, Mohylew;
  Vitebsk = , Witebsk
UA: Kyiv = , Kiev, Kijów; Lviv = , Lwów, Lemberg; Kharkiv = , Charków; Odessa = Odesa; Lutsk = , Łuck; Rivne = ,
  Równe; Ternopil = , Tarnopol; Ivano-Frankivsk = , Iwano-Frankiwsk, Stanisławów; Chernivtsi = , Czerniowce; Uzhgorod
  = Uzhhorod, Użhorod; Zhytomyr = , Żytomierz; Vinnytsia = , Winnica; Zaporizhia = Zaporizhzhia, Zaporoże; Mykolayiv =
  Mykolaiv, Mikołajów
RU: Moscow = Moskva, Moskwa, Moskau; Saint Petersburg = Sankt-Peterburg, Petersburg; Kaliningrad = , Królewiec,
  Königsberg
TR: Istanbul = İstanbul, Stambuł; Izmir = İzmir
CY: Nicosia = Lefkosia, Nikozja; Limassol = Lemesos
IS: Reykjavík = , Rejkiawik
AM: Yerevan = , Erywań
`;

/** A city's name in its country, and its other names. */
export interface CityNames {
  title: string;
  others: readonly string[];
}

/** Names of cities by country and GeoNames name: `DE Munich`. They apply to the largest city of that name in the country. */
export const cityNames: ReadonlyMap<string, CityNames> = new Map(
  parseByCountry(lines, ';').flatMap(({ country, entries }) => entries.map((entry) => namesOf(country, entry))),
);

function namesOf(country: string, entry: string): [string, CityNames] {
  const [geoName = '', names = ''] = entry.split(' = ');
  const [nativeName = '', ...others] = names.split(',').map((name) => name.trim());
  const title = nativeName || geoName;
  return [`${country} ${geoName}`, { title, others: title === geoName ? others : [geoName, ...others] }];
}
