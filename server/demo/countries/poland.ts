import { nipDigit, regonDigit, withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/**
 * Cities, names and number formats of Poland, for the demo's companies and persons. Real Polish landlines never begin
 * with 0 after the area code, so the demo's landlines do.
 */
export const polandData: DemoCountry = {
  code: 'PL',
  dial: '48',
  cities: [
    ['Warszawa', 'mazowieckie', '02-###', '22 0## ## ##'],
    ['Kraków', 'małopolskie', '31-###', '12 0## ## ##'],
    ['Łódź', 'łódzkie', '93-###', '42 0## ## ##'],
    ['Wrocław', 'dolnośląskie', '53-###', '71 0## ## ##'],
    ['Poznań', 'wielkopolskie', '61-###', '61 0## ## ##'],
    ['Gdańsk', 'pomorskie', '80-###', '58 0## ## ##'],
    ['Gdynia', 'pomorskie', '81-###', '58 0## ## ##'],
    ['Szczecin', 'zachodniopomorskie', '71-###', '91 0## ## ##'],
    ['Bydgoszcz', 'kujawsko-pomorskie', '85-###', '52 0## ## ##'],
    ['Toruń', 'kujawsko-pomorskie', '87-1##', '56 0## ## ##'],
    ['Lublin', 'lubelskie', '20-###', '81 0## ## ##'],
    ['Zamość', 'lubelskie', '22-400', '84 0## ## ##'],
    ['Białystok', 'podlaskie', '15-###', '85 0## ## ##'],
    ['Suwałki', 'podlaskie', '16-400', '87 0## ## ##'],
    ['Katowice', 'śląskie', '40-###', '32 0## ## ##'],
    ['Gliwice', 'śląskie', '44-1##', '32 0## ## ##'],
    ['Częstochowa', 'śląskie', '42-2##', '34 0## ## ##'],
    ['Bielsko-Biała', 'śląskie', '43-3##', '33 0## ## ##'],
    ['Rzeszów', 'podkarpackie', '35-###', '17 0## ## ##'],
    ['Mielec', 'podkarpackie', '39-300', '17 0## ## ##'],
    ['Kielce', 'świętokrzyskie', '25-###', '41 0## ## ##'],
    ['Olsztyn', 'warmińsko-mazurskie', '10-###', '89 0## ## ##'],
    ['Elbląg', 'warmińsko-mazurskie', '82-300', '55 0## ## ##'],
    ['Zielona Góra', 'lubuskie', '65-###', '68 0## ## ##'],
    ['Gorzów Wielkopolski', 'lubuskie', '66-400', '95 0## ## ##'],
    ['Opole', 'opolskie', '45-###', '77 0## ## ##'],
    ['Kalisz', 'wielkopolskie', '62-800', '62 0## ## ##'],
    ['Leszno', 'wielkopolskie', '64-100', '65 0## ## ##'],
    ['Radom', 'mazowieckie', '26-6##', '48 0## ## ##'],
    ['Płock', 'mazowieckie', '09-4##', '24 0## ## ##'],
    ['Siedlce', 'mazowieckie', '08-110', '25 0## ## ##'],
    ['Tarnów', 'małopolskie', '33-100', '14 0## ## ##'],
    ['Nowy Sącz', 'małopolskie', '33-300', '18 0## ## ##'],
    ['Legnica', 'dolnośląskie', '59-220', '76 0## ## ##'],
    ['Koszalin', 'zachodniopomorskie', '75-###', '94 0## ## ##'],
    ['Piotrków Trybunalski', 'łódzkie', '97-300', '44 0## ## ##'],
  ],
  streets: splitList(`
    ul. Przemysłowa, ul. Magazynowa, ul. Polna, ul. Leśna, ul. Składowa, ul. Fabryczna, ul. Towarowa, ul. Kolejowa,
    ul. Portowa, ul. Warszawska, ul. Poznańska, ul. Krakowska, ul. Ogrodowa, ul. Słoneczna, ul. Lipowa, ul. Łąkowa,
    ul. Szkolna, ul. Młyńska, ul. Mickiewicza, ul. Kościuszki, ul. Sienkiewicza, ul. Piłsudskiego, ul. 3 Maja,
    al. Jana Pawła II, al. Niepodległości, ul. Graniczna, ul. Strefowa, ul. Logistyczna, ul. Technologiczna, ul. Rolna
  `),
  mobiles: ['459 00# ###'],
  men: splitList(`
    Adam, Andrzej, Bartosz, Dariusz, Dawid, Grzegorz, Jacek, Jakub, Jan, Kamil, Krzysztof, Łukasz, Maciej, Marcin,
    Marek, Mateusz, Michał, Paweł, Piotr, Rafał, Robert, Sławomir, Stanisław, Tomasz, Wojciech, Zbigniew
  `),
  women: splitList(`
    Agata, Agnieszka, Aleksandra, Anna, Barbara, Beata, Dorota, Elżbieta, Ewa, Grażyna, Iwona, Joanna, Justyna,
    Karolina, Katarzyna, Magdalena, Małgorzata, Maria, Marta, Monika, Natalia, Paulina, Renata, Sylwia, Zofia
  `),
  surnames: splitList(`
    Nowak, Kowalski, Wiśniewski, Wójcik, Kowalczyk, Kamiński, Lewandowski, Zieliński, Szymański, Woźniak, Dąbrowski,
    Kozłowski, Jankowski, Mazur, Kwiatkowski, Krawczyk, Piotrowski, Grabowski, Pawłowski, Michalski, Król, Wieczorek,
    Jabłoński, Wróbel, Majewski, Olszewski, Stępień, Malinowski, Jaworski, Adamczyk, Dudek, Górski, Witkowski,
    Walczak, Sikora, Baran, Rutkowski, Szewczyk, Ostrowski, Tomaszewski, Pietrzak, Zalewski, Marciniak, Wróblewski
  `),
  feminine: (surname) => surname.replace(/ki$/, 'ka'),
  trades: splitList(`
    Hurtownia Spożywcza, Zakład Stolarski, Tartak, Fabryka Mebli, Odlewnia, Młyn, Mleczarnia, Browar, Drukarnia,
    Zakłady Mięsne, Fabryka Okien, Cegielnia, Papiernia, Skład Budowlany, Ogrodnictwo, Przetwórnia Owoców,
    Hurtownia Elektryczna, Zakład Ślusarski, Huta Szkła, Ubojnia Drobiu, Wytwórnia Pasz, Garbarnia, Piekarnia,
    Hurtownia Farb, Chłodnia, Fabryka Opakowań
  `),
  brands: {
    first: splitList(`
      Agro, Alu, Arbo, Bud, Chem, Drew, Elektro, Farb, Gal, Gres, Karton, Kon, Mebl, Metal, Mlek, Owoc, Pak, Plast,
      Rol, Stal, Tex, Term, Inter, Nord
    `),
    second: splitList('bud, ex, hurt, kom, land, lux, max, mex, pak, pol, rem, stal, tech, tex, tom, trans, wit'),
  },
  forms: ['{} Sp. z o.o.', '{} Sp. z o.o.', '{} Sp. z o.o.', '{} S.A.', '{} Sp. j.', '{} Sp. k.', 'PPHU {}', 'PHU {}'],
  numbers(random) {
    const nip = withCheckDigit(random, '%%%######', nipDigit);
    return {
      tax_number: nip,
      company_id: withCheckDigit(random, '%#######', regonDigit),
      vat: `PL${nip}`,
      eori: `PL${nip}00000`,
    };
  },
};
