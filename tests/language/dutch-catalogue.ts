import { readCatalogue } from "./read-catalogue.ts";

/** Eighty-nine invented activities; many differ by one letter (boot, boom), or contain a word that only looks like another (zwijn, wijn). */
export const dutchCatalogue = readCatalogue(`
1 | Kanoën op de Linge | De Kreekpeddelaars | Geldermalsen, Gelderland
In tweepersoonskano's vaar je met de groep de rivier af, van steiger naar steiger. Duurt 3 uur.
2 | Een kanon laden in de vesting | Garnizoen Naarden | Naarden, Noord-Holland
Trek een soldatenjas aan en hoor hoe hard buskruit knalt. Daarna is er koffie in de kazemat.
3 | Sloepvaren door de grachten van Utrecht | Rederij De Oude Werf | Utrecht
Zelf aan het roer van een elektrische boot, met een borrelplank aan boord. Per sloep gaan er acht mensen mee.
4 | Bomen planten met het hele team | Stichting Groene Wortel | Zeist, Utrecht, Utrechtse Heuvelrug
Jullie zetten honderd jonge eiken in de grond en zien ieder jaar hoe ze groeien.
5 | Slapen in de kruin van een boom | Klimbos Uddel | Ermelo, Gelderland, Veluwe
Aan touwen omhoog in een beuk van dertig meter. Wie durft, blijft de hele nacht in een hangmat.
6 | Escaperoom De Verdwenen Bankier | Slot en Sleutel | Rotterdam, Zuid-Holland
Zestig minuten, vier sloten en één uitgang. Voor teams van vier tot zes spelers.
7 | Escape room op wielen | De Rijdende Raadsels | Breda, Noord-Brabant
Onze vrachtwagen parkeert voor jullie kantoor en gaat pas open als de code klopt.
8 | Bedrijfsuitje op de boerderij | Hoeve Achterveld | Barneveld, Gelderland
Koeien melken, kaas maken en na afloop eten aan een lange tafel.
9 | Een uitje voor het hele bedrijf | De Merel Regelt Het | Eindhoven, Noord-Brabant
Vervoer, lunch en een programma dat bij de ploeg past: jullie hoeven alleen te verschijnen.
10 | Vrijgezellenfeest met dansworkshop | Studio Sierlijk | Tilburg, Noord-Brabant
In 2 uur leer je een choreografie, en de bruid danst vooraan.
11 | Kinderfeestje in de speeltuin | Speelhof De Wip | Amersfoort, Utrecht
Glijden, schommelen en pannenkoeken met stroop. Voor kinderen van vier tot tien jaar.
12 | Familie-uitje met de huifkar | Menstal Van Dijk | Ommen, Overijssel
Twee paarden trekken opa, oma en de kleinkinderen langs de Vecht.
13 | Wijnproeverij in een kloosterkelder | Wijnhuis Drie Ranken | Maastricht, Limburg
Zes glazen, zes streken en een wijnboer die overal een verhaal bij heeft.
14 | Wilde zwijnen zoeken bij schemering | Boswachterij Hoog Soeren | Apeldoorn, Gelderland, Veluwe
Met een boswachter sluip je door het bos, op zoek naar zwijnen en herten.
15 | Bier brouwen in een schuur | Brouwerij De Gebroken Kruik | Leuven, Vlaams-Brabant
Je maalt het mout, roert de hop erdoor en haalt na zes weken je eigen flesjes op.
16 | Dierentuin achter de schermen | Dierenpark De Reiger | Emmen, Drenthe
De verzorgers laten zien wat olifanten eten en hoe je een giraf een pil geeft.
17 | Gospel zingen met een echt koor | Stichting Volle Borst | Den Haag, Zuid-Holland
Een middag lang swingen, klappen en tot slot een optreden voor elkaar.
18 | Stadsspel met tablets door Gent | Speurneuzen Gent | Gent, Oost-Vlaanderen
Los raadsels op bij belfort, brug en beiaard. De winnaars krijgen een prijs.
19 | Bordspellen in het café | De Dobbelsteen | Groningen
Driehonderd dozen in de kast en iemand die de regels uitlegt.
20 | Weerwolven bij kaarslicht | Slot en Sleutel | Heeze, Noord-Brabant
Wie liegt er en wie slaapt er? Een spel voor twintig mensen, in de ridderzaal van een kasteel.
21 | Quiz: weten jullie het nog? | Kwismeester Koen | Zwolle, Overijssel
Vragen over liedjes, landen en alles wat je was vergeten.
22 | Samen koken: een Italiaans buffet | Kookstudio Basilicum | Haarlem, Noord-Holland
Pasta draaien, saus roeren en aan het eind samen eten. Een kok kijkt mee over je schouder.
23 | Koekjes bakken met de kinderen | Bakkerij Bloem | Hoorn, Noord-Holland
Deeg kneden, vormpjes steken en versieren met glazuur.
24 | Taart maken in drie verdiepingen | Bakkerij Bloem | Alkmaar, Noord-Holland
Slagroom kloppen, stapelen en het resultaat in een doos mee naar huis nemen.
25 | Kaarsen maken van bijenwas | Imkerij Zoemend | Assen, Drenthe
Eerst kijk je bij de bijen, dan dompel je je eigen kaars.
26 | Kaasmarkt met een gids | Waaggilde Gouda | Gouda, Zuid-Holland
Handjeklap leren en drie soorten kaas proeven.
27 | Kaartlezen tussen de beuken | Kompas en Laars | Lage Vuursche, Utrecht, Utrechtse Heuvelrug
Met een kompas en een kaart zoek je acht palen. Verdwalen mag.
28 | Fietstocht langs de molens | Fietsverhuur De Wiek | Kinderdijk, Zuid-Holland, Alblasserwaard
Veertig kilometer trappen met een lunchpakket in de fietstas.
29 | Mountainbiken voor durfals | Bergaf Sport | Valkenburg, Limburg, Heuvelland
Steile paadjes, modder en iemand die je leert remmen.
30 | Boerengolf tussen de koeien | Hoeve Achterveld | Barneveld, Gelderland
Met een klomp aan een stok sla je een bal door tien weilanden.
31 | Ballonvaart bij zonsopgang | Hoog en Droog | Joure, Friesland
Een uur zweven boven de meren, daarna ontbijt in het gras.
32 | Balletles voor stijve collega's | Studio Sierlijk | Tilburg, Noord-Brabant
Pliés, pirouettes en een foto in tutu.
33 | Zeilen met een oude botter | Zeilschool Bries | Enkhuizen, Noord-Holland, IJsselmeer
Zelf hijsen mag, zeeziek worden niet. De schipper zet koffie.
34 | Drie dagen op een tweemaster | Rederij Waddenzicht | Harlingen, Friesland, Waddenzee
Slapen in een hut, droogvallen op een zandbank en samen koken in de kombuis van het schip.
35 | Hutspot en haring | Leidse Smaakmakers | Leiden, Zuid-Holland
Een wandeling langs vijf eetcafés, met bij elke stop een klein gerecht.
36 | Wadlopen naar Schiermonnikoog | Gidsen van het Slik | Schiermonnikoog, Friesland, Waddenzee
Vier uur door slik en geulen, dus trek hoge schoenen aan. Op het eiland wacht soep.
37 | Suppen tussen de bevers | Peddelpunt | Dordrecht, Zuid-Holland, Biesbosch
Staand op een plank langs wilgen en riet.
38 | Vlotten bouwen van tonnen en touw | Buitenmens | Arnhem, Gelderland
Twee ploegen en één vijver: wie het langst blijft drijven, wint.
39 | Survival met tokkelbaan en vuur | Buitenmens | La Roche, Ardennen
Abseilen van een rots, een brug van touw over de beek en stokbrood boven de vlammen.
40 | Muurklimmen voor iedereen | Klimhal Omhoog | Nijmegen, Gelderland
Routes voor elke angsthaas en elke berggeit. Een instructeur houdt het touw vast.
41 | Met een herder schapen drijven | Schaapskooi De Loenermark | Loenen, Gelderland, Veluwe
De hond doet het werk, jij leert fluiten. In het voorjaar zijn er lammetjes.
42 | Schaatsen op kunstijs | IJsbaan De Glijder | Heerenveen, Friesland
Les van een oud-kampioen en daarna warme chocolademelk.
43 | IJs maken van verse melk | Melkerij Marije | Meppel, Drenthe
Kies drie smaken, draai een bak vol en lepel hem leeg in de zon.
44 | Rijsttafel leren bereiden | Toko Tante Corrie | Den Haag, Zuid-Holland
Vijftien gerechten, van sambal tot spekkoek.
45 | Schilderen als Van Gogh | Atelier Zonnebloem | Nuenen, Noord-Brabant
Dikke verf, een groot doek en niemand die zegt dat het niet lijkt.
46 | Museum na sluitingstijd | Museum Het Pakhuis | Antwerpen
Langs de mooiste schilderijen met een kunstkenner, en met een glas in de hand.
47 | Glasblazen bij duizend graden | Glashuis De Bol | Leerdam, Utrecht
Je maakt een vaas of een kerstbal.
48 | Pottenbakken aan de draaischijf | Atelier Klei en Kan | Delft, Zuid-Holland
Een kopje, een schaal of iets scheefs dat niemand herkent.
49 | Bloemschikken met tulpen | Kwekerij Van Vliet | Lisse, Zuid-Holland, Bollenstreek
Een boeket binden en daarna langs de velden wandelen.
50 | Stadswandeling door Brugge | Gidsen Zonder Paraplu | Brugge, West-Vlaanderen
In 2 uur langs reien en godshuizen, met chocolade onderweg.
51 | Bonbons vullen en dopen | Chocolaterie Amandine | Brussel
Chocolade smelten, truffels rollen en alles inpakken met een strik.
52 | Moord aan tafel | Theater De Dubbele Bodem | Zutphen, Gelderland
Een diner in drie gangen, acht verdachten en een butler die te veel zag.
53 | Improvisatietheater op kantoor | Theater De Dubbele Bodem | Deventer, Overijssel
Een acteur leert jullie om altijd ja te zeggen.
54 | Bowlen met bitterballen | Bowlinghuis Strike | Almere, Flevoland
Zes personen op een baan, en de kinderen krijgen rails.
55 | Karten op een overdekte baan | Kartcentrum Volgas | Lelystad, Flevoland
Twee manches en een finale, met alle tijden op een scherm.
56 | Lasergamen in het donker | Lichtflits Arena | Hasselt, Limburg
Twee teams, veertig minuten en overal rook.
57 | Paintball tussen strobalen | Verfduel | Mol, Kempen
Verover de vlag van de tegenstander. Blauwe plekken horen erbij.
58 | Boogschieten bij de schutterij | Gilde Sint Joris | Weert, Limburg
Een pijl, een boog en een vaste hand.
59 | Bijlwerpen in een loods | Hakhuis | Enschede, Overijssel
Eerst een les, dan een toernooi.
60 | Yoga op het strand | Studio Adem | Noordwijk, Zuid-Holland
Wakker worden met de zonnegroet, de schoenen blijven thuis.
61 | Surfen voor beginners | Surfschool De Branding | Scheveningen, Den Haag, Zuid-Holland
Je krijgt les op een lange plank. Een wetsuit zit erbij.
62 | Golfclinic op negen holes | Club Duinrand | Zandvoort, Noord-Holland
Leer putten en afslaan van een professional.
63 | Paardrijden langs de zee | Manege De Vloedlijn | Ameland, Friesland
In stap en draf langs de branding, ook voor wie nooit eerder op een paard zat.
64 | Paarse heide bij zonsondergang | Natuurgidsen Drenthe | Dwingeloo, Drenthe
Wandelen met een gids die elke plant bij naam kent.
65 | Vogels kijken aan de Lauwerszee | Vogelwacht Noord | Lauwersoog, Groningen
Lepelaars, kluten en met geluk een zeearend. Verrekijkers liggen klaar.
66 | Makreel vangen vanaf een kotter | Vissersbond Neeltje | IJmuiden, Noord-Holland
Vissen op de Noordzee, en wat je vangt bakt de kapitein.
67 | Een dag met een coach | Visie en Vergezicht | Hilversum, Noord-Holland
Waar staat jullie team over vijf jaar? Met stoepkrijt, stilte en een goede lunch.
68 | Paddenstoelen zoeken in de herfst | Natuurgidsen Drenthe | Norg, Drenthe
Van vliegenzwam tot eekhoorntjesbrood, met een mandje aan de arm.
69 | Sterren kijken in het planetarium | Sterrenwacht Orion | Franeker, Friesland
Hoe groot is het heelal? Een astronoom wijst de weg.
70 | Rit met de stoomtrein | Stoomtram Goes | Goes, Zeeland
Schep kolen, trek aan de fluit en rijd mee door de polder.
71 | Toeren in een lelijke eend | Klassiek op Weg | Middelburg, Zeeland
In oldtimers over dijken en door dorpen, met een picknickmand achterin.
72 | Eén dag bij de brandweer | Kazerne 112 | Roermond, Limburg
Spuiten, slangen rollen en met een helm op door de rook.
73 | Schrijf een liedje met een band | Muziekhuis De Pauk | Utrecht
Gitaar, drums en een zanger: aan het eind staat jullie nummer op de plaat.
74 | Trommelen op djembés | Slagkracht | Gouda, Zuid-Holland
Wie een tafel kan dekken, kan ook trommelen.
75 | Fotografie in de haven | Oog voor Licht | Rotterdam, Zuid-Holland
Leer foto's maken met je telefoon, tussen kranen en containers.
76 | Speurtocht voor kinderen in het kasteel | Burcht Loevezicht | Zaltbommel, Gelderland
Zoek de verdwenen ridder en verdien een diploma.
77 | Schatzoeken met een metaaldetector | Piet de Graver | Veere, Zeeland
Wat piept er onder het zand? Munten en knopen mag je houden.
78 | Poppentheater op een zolder | Het Houten Hart | Mechelen, Antwerpen
Een voorstelling voor kleuters, en daarna zelf spelen met de poppen.
79 | Circusles in een tent | Circus Kolder | Kortrijk, West-Vlaanderen
Jongleren, koorddansen en een taart in het gezicht.
80 | Cocktails shaken | Bar Zonder Naam | Schiedam, Zuid-Holland
Mix jenever met citroen en gember, en verzin er een naam bij.
81 | High tea in de theetuin | Theehuis Rozenhof | Arnhem, Gelderland
Scones, sandwiches en een pot thee onder de oude kersenboom.
82 | Barbecue bij de vuurtoren | Vuur en Zout | Texel, Noord-Holland, Waddenzee
Lamsvlees op houtskool, met de voeten in het zand.
83 | Met een lamp de grot in | Mergelgidsen | Valkenburg, Limburg, Heuvelland
Tekeningen van houtskool, vleermuizen en een stilte die je nergens anders hoort.
84 | Een uur live op de radio | Studio Zendtijd | Hilversum, Noord-Holland
Jingles, nieuws en een interview met de baas.
85 | Dineren in het reuzenrad | Kermis Janvier | Brussel
Een gang per rondje, met uitzicht over alle daken.
86 | Teamuitje naar het paradijs der planten | Hortus Groen | Leiden, Zuid-Holland
In de kas groeien bananen, en de vleesetende planten lusten wel een vlieg.
87 | Personeelsfeest in een loods | Feestfabriek Zuid | Eindhoven, Noord-Brabant
Een dj, drie foodtrucks en een dansvloer die licht geeft.
88 | Kookworkshop met insecten | Kriebelkeuken | Wageningen, Gelderland
Krekels bakken, meelwormen poffen en dan durven proeven.
89 | Speuren in de klokkentoren | Torenwachters van de Dom | Utrecht
Een uitje met kinderen vanaf acht jaar: 465 treden en op elke verdieping een raadsel.
`);
