/**
 * The corridors that most of Europe's road freight goes along, each as the cities on its way. Written by hand: a map
 * for finding one's way about, not for driving. A city whose name is borne by several is the largest of them, or that
 * of the country in brackets.
 */
export const corridors: Readonly<Record<string, string>> = {
  E4: 'Helsingborg, Jönköping, Linköping, Norrköping, Stockholm, Uppsala, Gävle, Sundsvall, Umeå, Luleå',
  E6: 'Trelleborg, Malmö, Helsingborg, Halmstad, Göteborg, Uddevalla, Moss, Oslo, Lillehammer, Trondheim',
  E18: 'Kristiansand, Arendal, Oslo, Karlstad, Örebro, Västerås, Stockholm',
  E20: 'Esbjerg, Kolding, Odense, Copenhagen, Malmö, Helsingborg, Göteborg, Örebro, Stockholm',
  E22: 'Amsterdam, Groningen, Bremen, Hamburg, Lübeck, Rostock, Stralsund',
  E25: 'Rotterdam, Eindhoven, Maastricht, Liège, Arlon, Luxembourg, Metz, Strasbourg, Mulhouse, Basel, Bern, Lausanne, Genève, Turin, Genoa',
  E26: 'Hamburg, Schwerin, Neuruppin, Berlin',
  E28: 'Berlin, Szczecin, Koszalin, Słupsk, Gdańsk, Elbląg, Kaliningrad, Kaunas, Vilnius, Minsk',
  E30: 'Rotterdam, Utrecht, Osnabrück, Hannover, Braunschweig, Magdeburg, Berlin, Frankfurt (Oder), Świebodzin, Poznań, Konin, Łódź, Warsaw, Siedlce, Biała Podlaska, Brest [BY], Minsk, Smolensk, Moscow',
  E34: 'Antwerpen, Eindhoven, Venlo, Duisburg, Dortmund, Bielefeld, Bad Oeynhausen',
  E35: 'Amsterdam, Utrecht, Arnhem, Oberhausen, Köln, Frankfurt am Main, Mannheim, Karlsruhe, Freiburg, Basel, Luzern, Bellinzona, Como, Milan, Piacenza, Parma, Bologna, Florence, Arezzo, Rome',
  E36: 'Berlin, Cottbus, Żary, Bolesławiec, Legnica',
  E40: 'Calais, Gent, Brussels, Liège, Aachen, Köln, Siegen, Gießen, Bad Hersfeld, Erfurt, Gera, Chemnitz, Dresden, Görlitz, Legnica, Wrocław, Opole, Gliwice, Katowice, Kraków, Tarnów, Rzeszów, Lviv, Rivne, Zhytomyr, Kyiv',
  E41: 'Dortmund, Siegen, Gießen, Würzburg, Heilbronn, Stuttgart, Singen, Schaffhausen, Zürich',
  E42: 'Dunkerque, Lille, Mons, Namur, Liège, Trier, Bad Kreuznach, Wiesbaden, Frankfurt am Main, Aschaffenburg',
  E43: 'Würzburg, Ulm, Memmingen, Lindau, Bregenz, Chur, Bellinzona',
  E45: 'Aalborg, Århus, Kolding, Flensburg, Hamburg, Hannover, Göttingen, Kassel, Fulda, Würzburg, Nürnberg, Ingolstadt, Munich, Kufstein, Innsbruck, Bolzano, Trento, Verona, Modena, Bologna, Cesena, Perugia, Rome, Naples, Salerno, Villa San Giovanni',
  E46: 'Cherbourg-Octeville, Caen, Rouen, Reims, Charleville-Mézières, Liège',
  E50: 'Brest [FR], Rennes, Le Mans, Paris, Reims, Metz, Saarbrücken, Mannheim, Heilbronn, Nürnberg, Pilsen, Prague, Jihlava, Brno, Trenčín, Žilina, Poprad, Prešov, Košice, Uzhgorod, Mukacheve, Stryi, Ternopil, Khmelnytskyi, Vinnytsia',
  E52: 'Strasbourg, Karlsruhe, Stuttgart, Ulm, Augsburg, Munich, Rosenheim, Salzburg',
  E55: 'Helsingør, Copenhagen, Nykøbing Falster, Rostock, Berlin, Dresden, Teplice, Prague, Tábor, České Budějovice, Linz, Salzburg, Villach, Udine, Venice, Ravenna, Rimini, Ancona, Pescara, Bari, Brindisi',
  E59: 'Prague, Jihlava, Vienna, Graz, Maribor, Zagreb',
  E60: 'Nantes, Tours, Orléans, Paris, Troyes, Besançon, Mulhouse, Basel, Zürich, Winterthur, Sankt Gallen, Innsbruck, Salzburg, Linz, Sankt Pölten, Vienna, Győr, Budapest, Szolnok, Oradea, Cluj-Napoca, Târgu-Mureş, Braşov, Ploieşti, Bucharest, Constanţa',
  E65: 'Świnoujście, Szczecin, Gorzów Wielkopolski, Świebodzin, Zielona Góra, Legnica, Jelenia Góra, Mladá Boleslav, Prague, Brno, Bratislava, Győr, Nagykanizsa, Zagreb, Karlovac, Rijeka, Zadar, Split, Dubrovnik',
  E66: 'Lienz, Villach, Klagenfurt am Wörthersee, Graz, Székesfehérvár',
  E67: 'Tallinn, Pärnu, Riga, Panevėžys, Kaunas, Marijampolė, Suwałki, Białystok, Warsaw, Piotrków Trybunalski, Wrocław, Kłodzko, Hradec Králové, Prague',
  E70: 'A Coruña, Gijón, Santander, Bilbao, Donostia / San Sebastián, Bordeaux, Clermont-Ferrand, Lyon, Chambéry, Turin, Alessandria, Piacenza, Brescia, Verona, Padova, Venice, Trieste, Ljubljana, Novo Mesto, Zagreb, Slavonski Brod, Belgrade, Vršac, Timişoara, Drobeta-Turnu Severin, Craiova, Alexandria [RO], Bucharest, Giurgiu, Ruse, Razgrad, Varna',
  E71: 'Košice, Miskolc, Budapest, Siófok, Nagykanizsa',
  E73: 'Budapest, Szekszárd, Mohács, Osijek, Sarajevo, Mostar, Metković',
  E75: 'Gdańsk, Toruń, Włocławek, Łódź, Piotrków Trybunalski, Częstochowa, Katowice, Bielsko-Biala, Žilina, Bratislava, Győr, Budapest, Kecskemét, Szeged, Novi Sad, Belgrade, Niš, Skopje, Thessaloníki, Lárisa, Lamía, Athens',
  E77: 'Gdańsk, Elbląg, Ostróda, Mława, Warsaw, Radom, Kielce, Kraków, Nowy Targ, Ružomberok, Banská Bystrica, Zvolen, Budapest',
  E79: 'Miskolc, Debrecen, Oradea, Deva, Târgu Jiu, Craiova, Vidin, Vratsa, Sofia, Blagoevgrad, Sérres, Thessaloníki',
  E80: 'Lisbon, Coimbra, Aveiro, Salamanca, Valladolid, Burgos, Gasteiz / Vitoria, Donostia / San Sebastián, Pau, Toulouse, Narbonne, Nîmes, Aix-en-Provence, Nice, Genoa, La Spezia, Livorno, Grosseto, Rome',
  E81: 'Mukacheve, Satu Mare, Zalău, Cluj-Napoca, Sibiu, Râmnicu Vâlcea, Piteşti, Bucharest, Constanţa',
  E85: 'Klaipėda, Kaunas, Vilnius, Lida, Slonim, Kobryn, Kovel, Lutsk, Dubno, Ternopil, Chernivtsi, Suceava, Bacău, Buzău, Bucharest, Giurgiu, Ruse, Veliko Tŭrnovo, Stara Zagora, Alexandroupoli',
  E90: 'Lisbon, Badajoz, Mérida, Madrid, Guadalajara, Zaragoza, Lleida, Barcelona',
  E15: 'Calais, Paris, Beaune, Lyon, Valence, Orange, Nîmes, Montpellier, Perpignan, Barcelona, Tarragona, Castelló de la Plana, Valencia, Alicante, Murcia, Almería, Málaga, Algeciras',
  E17: 'Antwerpen, Gent, Kortrijk, Lille, Arras, Reims, Troyes, Dijon, Beaune',
  E19: 'Amsterdam, The Hague, Rotterdam, Breda, Antwerpen, Brussels, Mons, Valenciennes, Paris',
  E372: 'Warsaw, Lublin, Zamość, Lviv',
  E371: 'Radom, Rzeszów, Krosno, Prešov',
  E462: 'Brno, Olomouc, Ostrava, Český Těšín, Bielsko-Biala, Kraków',
};

/** Cities that GeoNames lists by an English name, as their own people write them. */
export const ownNames: Readonly<Record<string, string>> = {
  Warsaw: 'Warszawa', 'Bielsko-Biala': 'Bielsko-Biała', Vienna: 'Wien', Munich: 'München', Prague: 'Praha', Pilsen: 'Plzeň', Rome: 'Roma', Milan: 'Milano',
  Turin: 'Torino', Genoa: 'Genova', Florence: 'Firenze', Naples: 'Napoli', Venice: 'Venezia', Copenhagen: 'København', Lisbon: 'Lisboa',
  Brussels: 'Bruxelles', 'The Hague': 'Den Haag', Belgrade: 'Beograd', Bucharest: 'București', Athens: 'Athína', Riga: 'Rīga',
  Århus: 'Aarhus', 'Donostia / San Sebastián': 'Donostia', 'Gasteiz / Vitoria': 'Vitoria-Gasteiz', Sofia: 'Sofija', Uzhgorod: 'Užhorod',
};
