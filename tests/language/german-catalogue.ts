import { readCatalogue } from "./read-catalogue.ts";

/** Ninety-four invented activities; many differ by one letter (Kegeln, Segeln), or contain a word that only looks like another (Schwein, Wein). */
export const germanCatalogue = readCatalogue(`
1 | Mit dem Kanu durch die Fließe | Paddelhof Lübbenau | Lübbenau, Brandenburg, Spreewald
Zu dritt fahren Sie im Kanadier zwischen Erlen und Seerosen. Dauer: 3 Stunden.
2 | Eine Kanone laden auf der Festung | Festungsverein Königstein | Königstein, Sachsen
Mit Lunte, Pulver und viel Qualm. Danach gibt es Kaffee aus der Kanne.
3 | Elektroboot auf dem Landwehrkanal | Spreekapitäne | Berlin
Sie sitzen selbst am Steuer, mit Picknickkorb und Sonnendach.
4 | Brot backen im Holzofen | Backhaus Erna | Bamberg, Bayern, Franken
Teig kneten, Laibe formen und ausharren, bis die Kruste kracht.
5 | Bäume pflanzen mit dem Förster | Stiftung Junges Grün | Goslar, Niedersachsen, Harz
Hundert junge Buchen kommen in die Erde, und jede bekommt einen Namen.
6 | Schlafen in der Baumkrone | Kletterwald Luchs | Bad Harzburg, Niedersachsen, Harz
Am Seil geht es zwanzig Meter hinauf, die Nacht verbringen Sie in der Hängematte.
7 | Escape Room Das Handelskontor | Schloss und Riegel | Hamburg
Sechzig Minuten, fünf Rätsel, ein Ausgang. Für vier bis sechs Personen.
8 | Escaperoom im Koffer | Rätselboten | Köln, Nordrhein-Westfalen
Wir kommen in Ihr Büro, und der Koffer öffnet sich erst, wenn der Code stimmt.
9 | Betriebsausflug auf den Bauernhof | Hof Achternfeld | Soest, Nordrhein-Westfalen
Kühe melken, Käse rühren und am langen Tisch zusammen essen.
10 | Ein Ausflug für den ganzen Betrieb | Reisebüro Amsel | Kassel, Hessen
Bus, Mittagessen und ein Programm für alle Abteilungen: Sie müssen nur noch einsteigen.
11 | Junggesellenabschied mit Tanzkurs | Studio Leichtfuß | Düsseldorf, Nordrhein-Westfalen
In 2 Stunden lernen Sie eine Choreografie, und wer heiratet, tanzt vorne.
12 | Kindergeburtstag auf dem Spielplatz | Spielhof Wippe | Erfurt, Thüringen
Rutschen, schaukeln und Pfannkuchen mit Apfelmus. Für Kinder von vier bis zehn Jahren.
13 | Familienausflug mit der Kutsche | Pferdehof Dornbusch | Celle, Niedersachsen, Lüneburger Heide
Zwei Pferde ziehen Oma, Opa und die Enkel durch die Heide.
14 | Weinprobe im Gewölbekeller | Weingut Dreireben | Mainz, Rheinland-Pfalz, Rheinhessen
Sechs Gläser, sechs Lagen und ein Winzer, der zu jedem eine Geschichte kennt.
15 | Wildschweine beobachten in der Dämmerung | Forstamt Solling | Uslar, Niedersachsen, Solling
Ein Jäger führt Sie leise durch den Wald, bis es im Laub knackt.
16 | Bier brauen in der Scheune | Brauerei Zum Krug | Bamberg, Bayern, Franken
Sie schroten Malz, geben Hopfen hinzu und holen nach sechs Wochen Ihre eigenen Flaschen ab.
17 | Tierpark hinter den Kulissen | Tierpark Storchennest | Magdeburg, Sachsen-Anhalt
Die Pfleger zeigen, was Elefanten fressen und wie eine Giraffe ihre Tablette bekommt.
18 | Gospel singen mit einem Chor | Verein Volle Stimme | Leipzig, Sachsen
Ein Nachmittag zum Klatschen und Wippen, am Ende treten Sie füreinander auf.
19 | Stadtspiel mit Tablets | Spürnasen Regensburg | Regensburg, Bayern
Zwischen Dom und Brücke lösen Sie Aufgaben. Wer gewinnt, bekommt einen Preis.
20 | Brettspiele im Café | Zum Würfel | Freiburg, Baden-Württemberg, Schwarzwald
Dreihundert Schachteln im Regal und jemand, der die Regeln erklärt.
21 | Werwölfe bei Kerzenlicht | Schloss und Riegel | Schwerin, Mecklenburg-Vorpommern
Wer lügt, wer schläft? Ein Spiel für zwanzig Leute im Rittersaal.
22 | Seminar: Lernen am guten Beispiel | Akademie Fortschritt | Bonn, Nordrhein-Westfalen
Ein Tag mit Trainerin, Flipchart und Spaziergang, den Sie nicht vergessen.
23 | Gemeinsam kochen: ein italienisches Büfett | Kochstudio Basilikum | Stuttgart, Baden-Württemberg
Nudeln ausrollen, Soße rühren und am Ende zusammen essen. Ein Koch schaut Ihnen über die Schulter.
24 | Plätzchen backen mit Kindern | Konditorei Blume | Lübeck, Schleswig-Holstein
Ausstechen, glasieren und mit Streuseln verzieren.
25 | Torte in drei Etagen | Konditorei Blume | Lübeck, Schleswig-Holstein
Sahne schlagen, stapeln und das Ergebnis im Karton nach Hause tragen.
26 | Kerzen ziehen aus Bienenwachs | Imkerei Summ | Görlitz, Sachsen
Erst schauen Sie in den Bienenstock, dann tauchen Sie Ihre eigene Kerze.
27 | Käsemarkt mit Führung | Marktgilde Allgäu | Kempten, Bayern, Allgäu
Drei Sorten Käse probieren und das Feilschen lernen.
28 | Mit Karte und Kompass | Wegweiser Touren | Winterberg, Nordrhein-Westfalen, Sauerland
Zwischen Fichten suchen Sie acht Posten. Verlaufen ist erlaubt.
29 | Radtour an der Weser | Fahrradverleih Speiche | Höxter, Nordrhein-Westfalen, Weserbergland
Vierzig Kilometer flussabwärts, mit Lunchpaket in der Satteltasche.
30 | Mountainbiken für Mutige | Bergab Sport | Garmisch-Partenkirchen, Bayern, Alpen
Steile Pfade, Schlamm und jemand, der Ihnen das Bremsen beibringt.
31 | Bauerngolf zwischen Kühen | Hof Achternfeld | Soest, Nordrhein-Westfalen
Mit einem Holzschuh am Stiel treiben Sie den Ball über zehn Wiesen.
32 | Ballonfahrt bei Sonnenaufgang | Leichter als Luft | Kassel, Hessen
Eine Stunde schweben, danach Frühstück im Gras.
33 | Ballett für steife Kollegen | Studio Leichtfuß | Düsseldorf, Nordrhein-Westfalen
Plié, Pirouette und ein Foto im Tutu.
34 | Segeln auf der Müritz | Segelschule Brise | Waren, Mecklenburg-Vorpommern, Mecklenburgische Seenplatte
Selbst die Leinen ziehen dürfen Sie, seekrank werden nicht. Der Skipper brüht Kaffee.
35 | Kegeln unter dem Brauhaus | Kegelbahn Alle Neune | Köln, Nordrhein-Westfalen
Vier Bahnen, schwere Kugeln und Kölsch vom Fass.
36 | Zwei Tage auf einem alten Segelschiff | Reederei Windflüchter | Rostock, Mecklenburg-Vorpommern, Ostsee
Schlafen in der Koje, vor Anker gehen und in der Kombüse kochen.
37 | Wattwanderung nach Neuwerk | Wattführer Deichkind | Cuxhaven, Niedersachsen, Nordsee
Drei Stunden durch Schlick und Priele, zurück mit dem Schiff.
38 | Stand-up-Paddling auf dem Ammersee | Brettlpaddler | Herrsching, Bayern, Fünfseenland
Aufrecht am Schilf entlang, auch für Anfänger.
39 | Floß bauen aus Fässern | Draußenmensch | Senftenberg, Brandenburg, Lausitz
Viel Seil und zwei Mannschaften: Wer am längsten schwimmt, gewinnt.
40 | Survival mit Feuer und Seilbrücke | Draußenmensch | Eisenach, Thüringen, Thüringer Wald
Ein Lager bauen, Funken schlagen ohne Streichholz und Stockbrot über der Glut.
41 | Klettern in der Halle | Kletterhalle Senkrecht | Nürnberg, Bayern, Franken
Routen für Angsthasen und für Gämsen. Eine Trainerin sichert Sie.
42 | Schafe treiben mit einem Schäfer | Schäferei Wolkig | Münsingen, Baden-Württemberg, Schwäbische Alb
Der Hund arbeitet, Sie lernen pfeifen. Im Frühling gibt es Lämmer.
43 | Schlittschuhlaufen auf Kunsteis | Eishalle Glatt | Krefeld, Nordrhein-Westfalen
Unterricht bei einem früheren Meister, danach heiße Schokolade.
44 | Eis machen aus Bauernmilch | Milchhof Marie | Oldenburg, Niedersachsen
Drei Sorten wählen, selbst rühren und in der Sonne löffeln.
45 | Sushi rollen: Reis, Fisch und Algen | Kochstudio Kirschblüte | Düsseldorf, Nordrhein-Westfalen
Wie man würzt, presst und das Messer führt.
46 | Malen wie Caspar David Friedrich | Atelier Nebelmeer | Dresden, Sachsen
Eine große Leinwand, viel Himmel und niemand, der sagt, es sehe anders aus.
47 | Museum nach Feierabend | Museum Speicher Sieben | Hamburg
Mit einer Kunsthistorikerin zu den schönsten Gemälden, ein Glas in der Hand.
48 | Glasblasen bei tausend Grad | Glashütte Lauscha | Lauscha, Thüringen, Thüringer Wald
Sie fertigen eine Vase oder eine Kugel für den Weihnachtsbaum.
49 | Töpfern an der Drehscheibe | Atelier Ton und Kanne | Höhr-Grenzhausen, Rheinland-Pfalz, Westerwald
Eine Tasse, eine Schale oder etwas Schiefes.
50 | Blumen binden im Gewächshaus | Gärtnerei van Rhee | Kalkar, Nordrhein-Westfalen, Niederrhein
Ein Strauß für den Tisch und ein Kranz für die Tür.
51 | Stadtführung durch Heidelberg | Ohne Regenschirm | Heidelberg, Baden-Württemberg
In 2 Stunden durch Gassen und über den Marktplatz, mit Pralinen unterwegs.
52 | Pralinen füllen und tauchen | Chocolaterie Zartbitter | Aachen, Nordrhein-Westfalen
Schokolade schmelzen, Trüffel rollen und alles mit Schleife verpacken.
53 | Krimidinner in drei Gängen | Theater Doppelter Boden | Trier, Rheinland-Pfalz, Eifel
Ein Mord, acht Verdächtige und ein Butler, der zu viel gesehen hat.
54 | Improtheater im Büro | Theater Doppelter Boden | Trier, Rheinland-Pfalz, Eifel
Eine Schauspielerin bringt Ihnen bei, immer Ja zu sagen.
55 | Bowling mit Burgern | Bowlinghaus Strike | Frankfurt am Main, Hessen
Sechs Leute auf einer Bahn, und Kinder bekommen Banden.
56 | Burg für einen Tag | Ritter auf Reisen | Altena, Nordrhein-Westfalen, Sauerland
Rüstung anlegen, Fahne hissen und im Saal tafeln.
57 | Kartfahren mit Boxenstopp | Kartbahn Vollgas | Bielefeld, Nordrhein-Westfalen
Zwei Läufe und ein Finale, alle Zeiten auf dem Bildschirm.
58 | Lasertag im Dunkeln | Lichtblitz Arena | Mannheim, Baden-Württemberg
Zwei Mannschaften, vierzig Minuten und überall Nebel.
59 | Paintball zwischen Strohballen | Farbduell | Zossen, Brandenburg
Erobern Sie die Fahne der Gegner. Blaue Flecken gehören dazu.
60 | Bogenschießen auf der Wiese | Schützengilde Sankt Sebastian | Koblenz, Rheinland-Pfalz, Mittelrhein
Ein Pfeil, ein Bogen und eine ruhige Hand.
61 | Axtwerfen in der Schmiede | Hackhaus | Hagen, Nordrhein-Westfalen
Erst üben, dann ein Turnier.
62 | Yoga am Strand | Studio Atem | Sylt, Schleswig-Holstein, Nordsee
Sonnengruß im Sand, die Schuhe bleiben zu Hause.
63 | Surfkurs in Westerland | Surfschule Brandung | Sylt, Schleswig-Holstein, Nordsee
Auf einem langen Brett stehen Sie Ihre erste Welle.
64 | Golf zum Kennenlernen | Golfclub Zwetschge | Bad Griesbach, Bayern
Putten und abschlagen mit einem Profi, neun Löcher.
65 | Reiten am Meer | Reithof Flutsaum | Norderney, Niedersachsen, Nordsee
Im Schritt und im Trab auf ruhigen Pferden, auch für Anfänger.
66 | Vögel beobachten am Bodden | Vogelwarte Kranich | Zingst, Mecklenburg-Vorpommern, Ostsee
Tausende Kraniche am Himmel. Ferngläser liegen bereit.
67 | Angeln auf dem Kutter | Fischereiverein Hering | Kiel, Schleswig-Holstein, Ostsee
Dorsch oder Makrele: Was Sie fangen, brät der Kapitän.
68 | Pilze sammeln im Herbst | Naturführer Eifel | Monschau, Nordrhein-Westfalen, Eifel
Von Steinpilz bis Fliegenpilz, mit einem Körbchen am Arm.
69 | Sterne sehen im Planetarium | Sternwarte Orion | Bochum, Nordrhein-Westfalen, Ruhrgebiet
Wie groß ist das Weltall? Eine Astronomin zeigt den Weg.
70 | Fahrt mit der Dampflok | Museumsbahn Fichtelberg | Oberwiesenthal, Sachsen, Erzgebirge
Kohlen schaufeln, pfeifen und im Zug über das Viadukt rollen.
71 | Im Trabi durch die Stadt | Oldtimer Zwickau | Zwickau, Sachsen
Knatternd über Kopfsteinpflaster, mit Radio und Picknick.
72 | Ein Tag bei der Feuerwehr | Wache 112 | Fulda, Hessen
Schläuche rollen, spritzen und mit Helm durch den Rauch.
73 | Einen Song schreiben mit einer Band | Musikhaus Pauke | Mannheim, Baden-Württemberg
Gitarre, Schlagzeug und eine Sängerin: Am Ende ist Ihr Lied auf Platte.
74 | Trommeln auf Djembés | Schlagkraft | Weimar, Thüringen
Wer einen Tisch decken kann, kann auch trommeln.
75 | Fotografieren im Hafen | Auge und Licht | Hamburg
Bessere Bilder mit dem Telefon, zwischen Kränen und Containern.
76 | Schnitzeljagd für Kinder im Schloss | Rabenstein Erlebnis | Chemnitz, Sachsen
Finden Sie den verschwundenen Ritter, und am Ende gibt es eine Urkunde.
77 | Schatzsuche mit Metalldetektor | Kurt der Gräber | Stralsund, Mecklenburg-Vorpommern, Ostsee
Was piept da unter dem Sand? Münzen und Knöpfe dürfen Sie behalten.
78 | Puppentheater auf dem Dachboden | Das hölzerne Herz | Augsburg, Bayern
Eine Vorstellung für die Kleinsten, danach spielen alle mit den Puppen.
79 | Zirkus im Zelt | Zirkus Kapriole | Bremen
Jonglieren, auf dem Seil balancieren und eine Torte im Gesicht.
80 | Cocktails mixen mit Bergamotte | Bar ohne Namen | Berlin
Gin, Zitrone und Gewürze, und wie das Ergebnis heißt, entscheiden Sie.
81 | Teestunde im Garten | Teehaus Rosenhof | Münster, Nordrhein-Westfalen, Münsterland
Scones, Sandwiches und eine Kanne Tee unter dem Kirschbaum.
82 | Grillen am Leuchtturm | Feuer und Salz | Büsum, Schleswig-Holstein, Nordsee
Lamm von der Holzkohle, die Füße im Sand.
83 | Mit der Lampe in die Höhle | Höhlenführer Kalk | Blaubeuren, Baden-Württemberg, Schwäbische Alb
Fledermäuse, Tropfsteine und eine Stille, die Sie nirgends sonst hören.
84 | Eine Stunde live im Radio | Studio Sendezeit | Mainz, Rheinland-Pfalz
Jingles, Nachrichten und ein Interview mit der Chefin.
85 | Abendessen im Riesenrad | Jahrmarkt Jansen | Bremen
Ein Gang pro Runde, mit Blick über alle Dächer.
86 | Teamevent im Botanischen Garten | Palmenhaus Grün | Jena, Thüringen
Im Tropenhaus reifen Bananen, und fleischfressende Pflanzen warten auf Fliegen.
87 | Weihnachtsfeier in der Lagerhalle | Festfabrik Süd | Nürnberg, Bayern, Franken
Ein DJ, drei Imbisswagen und eine Tanzfläche, die leuchtet.
88 | Kochkurs mit Insekten | Krabbelküche | Tübingen, Baden-Württemberg
Heuschrecken rösten, Mehlwürmer backen und dann kosten.
89 | Rätsel im Kirchturm | Turmwächter Sankt Marien | Ulm, Baden-Württemberg
Ein Ausflug mit Kindern ab acht Jahren: 465 Stufen und auf jeder Etage eine Frage.
90 | Bergwanderung zur Hütte | Gipfelfreunde | Oberstdorf, Bayern, Allgäu
Vier Stunden bergauf, oben wartet Suppe.
91 | Kirschen ernten | Obsthof Lüder | Jork, Niedersachsen, Altes Land
Leitern anstellen, Körbe füllen und um die Wette Kerne spucken.
92 | Skikurs am Hang | Skischule Pulver | Oberhof, Thüringen
Erst fallen, dann bremsen, dann Glühwein.
93 | Ostereier bemalen | Sorbisches Haus | Bautzen, Sachsen
Ein Ei, eine Feder und heißes Wachs.
94 | Firmenfeier am See | Festfabrik Süd | Konstanz, Baden-Württemberg, Bodensee
Musik, Laternen und ein Boot, das die Gäste holt.
`);
