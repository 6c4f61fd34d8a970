/** Dutch nouns by topic; `stad:steden` has an irregular form, `lid!` is never part of a compound. */
export const nouns = `
uitje uitstapje trip dag:dagen avond middag ochtend morgen nacht week weekend weekeinde maand jaar uur minuut seconde kwartier eeuw tijd moment
seizoen lente voorjaar zomer herfst najaar winter vakantie feestdag verjaardag jubileum:jubilea bruiloft huwelijk pasen kerst kerstmis
sinterklaas sint piet carnaval halloween nieuwjaar oudjaar koningsdag bevrijdingsdag valentijn moederdag vaderdag maandag dinsdag woensdag donderdag
vrijdag zaterdag zondag januari februari maart april mei! juni juli augustus september oktober november december agenda kalender datum:data rooster
bedrijf:bedrijven personeel collega medewerker werknemer werkgever werk baas directie directeur manager management team groep afdeling
kantoor vergader congres:congressen conferentie seminar symposium:symposia cursus:cursussen workshop masterclass initiatie:initiaties sessie:sessies les leraar
lerares docent meester juf school klas leerling student studie opleiding universiteit college campus zaal ruimte locatie accommodatie
organisatie organisator aanbieder gast gastheer gastvrouw klant bezoeker bezoek deelnemer deelname speler publiek toeschouwer begeleider
begeleidster gids instructeur instructrice trainer coach leider leidster presentator spreker lezing kok chef barman barista
bakker bakkerij=bakker slager slagerij=slager boer boerin boerderij tuinder imker visser jager ruiter matroos schipper kapitein piloot chauffeur machinist
conducteur koetsier dokter arts brandweer politie agent detective inspecteur spion dief boef moordenaar moord misdaad verdachte getuige
rechercheur soldaat leger ridder koning koningin prins:prinsen prinses:prinsessen kasteel burcht paleis toren fort vesting bunker kerker troon
heks tovenaar elf!:elfen fee kabouter trol:trollen draak:draken monster spook:spoken geest:geesten zombie vampier mummie piraat zeerover cowboy
indiaan sjerif clown goochelaar acrobaat artiest kunstenaar kunstenares schilder beeldhouwer zanger zangeres danser danseres muzikant drummer dj
band koor orkest acteur actrice regisseur fotograaf:fotografen schrijver dichter journalist redacteur redactie uitgever verteller
mens:mensen man:mannen,lieden vrouw heer dame jongen meisje kind:kinderen,kindertjes kids! baby peuter kleuter tiener puber jeugd jongere volwassene oudere senior
ouder opa oma vader moeder papa mama zoon zus:zussen broer neef:neven nicht oom tante gezin familie vriend vriendin vriendje buur buurman buurvrouw
buurt vrijgezel bruid bruidegom tweeling persoon baasje iedereen! lid!:leden lidmaatschap club vereniging stichting ploeg duo trio
koppel stel paar partner liefde hart ziel lichaam lijf hoofd gezicht oog:ogen oor! neus mond tand lip! tong wang! kin keel nek hals schouder arm
elleboog pols hand vinger duim nagel borst buik rug heup been knie enkel voet:voeten teen huid haar baard spier bot! bloed adem hersenen brein stem
slaap droom kracht energie conditie gezondheid ziekte pijn geluk vreugde plezier lol pret humor lach glimlach grap mop verdriet angst moed durf
lef spanning avontuur:avonturen sensatie kick adrenaline rust stilte inspanning stress geduld aandacht gevoel emotie
herinnering indruk belevenis:belevenissen idee gedachte kennis wijsheid geheim raadsel puzzel mysterie legende sage sprookje
verhaal mythe roman boek bladzijde krant tijdschrift blad:bladeren,blaadje,blaadjes brief:brieven kaart ansichtkaart envelop post pakket cadeau geschenk prijs
beker medaille trofee bon ticket kaartje entree toegang boeking offerte factuur korting kosten euro cent geld bank
munt! goud zilver brons schat kist kluis sleutel slot deur raam muur wand dak:daken vloer plafond trap ladder lift gang hal kamer keuken
zolder kelder schuur loods stal kas tuin terras balkon veranda serre erf! hek poort brug:bruggen tunnel straat laan plein steeg
gracht kade haven pier steiger dijk dam sluis gemaal polder kanaal rivier beek meer! plas vijver bron waterval zee oceaan kust strand duin wad
eiland schiereiland baai golf vloed eb! stroom stroming water ijs:ijsje,ijsjes sneeuw hagel regen bui onweer bliksem donder storm wind mist
nevel wolk:wolken lucht hemel zon maan ster:sterren planeet heelal raket aarde wereld land:landen landschap natuur milieu klimaat weer!
temperatuur graad vuur vlam vonk rook as! kool houtskool hout tak stam wortel boom:bomen bos:bossen woud jungle oerwoud
struik heg heide hei! veen moeras weide wei! gras akker veld kamp berg heuvel dal vallei rots:rotsen klif grot steen kei zand klei modder grond
bodem vulkaan krater woestijn oase savanne steppe toendra park bloem:bloemen plant roos tulp lelie narcis:narcissen orchidee cactus
kruid:kruiden zaad boeket krans:kransen perk boomgaard wijngaard hof hortus! dier paard pony veulen ezel muilezel koe:koeien
kalf:kalveren stier os! schaap:schapen lam:lammeren geit bok varken big! kip:kippen haan kuiken eend gans:ganzen zwaan pauw kalkoen duif uil
uilen arend adelaar havik valk buizerd gier meeuw ooievaar reiger! zwaluw mus:mussen merel mees specht papegaai vogel:vogels pinguin hond
puppy kat kitten poes konijn haas hamster cavia muis:muizen rat egel das! eekhoorn vos:vossen wolf hert ree! zwijn wisent leeuw tijger luipaard
panter olifant giraf:giraffen zebra neushoorn nijlpaard krokodil slang hagedis:hagedissen schildpad kikker salamander vis:vissen haai walvis
walvissen dolfijn zeehond zeeleeuw otter! bever garnaal kreeft krab mossel oester inktvis zalm forel tonijn haring paling kabeljauw snoek karper baars!
bij:bijen wesp hommel vlieg mug:muggen vlinder rups spin:spinnen mier kever libel:libellen slak worm aap:apen gorilla chimpansee kameel kangoeroe
koala panda alpaca lama fret dinosaurus:dinosaurussen dino fossiel mammoet safari manege circus:circussen aquarium zoo
maaltijd ontbijt brunch lunch diner tussendoortje hapje borrel drankje drank aperitief gerecht recept menu buffet barbecue
bbq=barbecue grill picknick degustatie restaurant cafe kroeg bar bistro brasserie poffertje
wafel taart cake cupcake koek gebak bonbon chocolade chocola praline snoep drop! lolly suiker siroop honing jam stroop
karamel nougat marsepein deeg brood bol croissant pizza pasta spaghetti lasagne risotto rijst noedel soep bouillon salade saus mayonaise
ketchup mosterd dip! tapa sushi curry taco burrito hamburger burger friet patat frituur kroket bitterbal frikandel snack worst ham
spek vlees biefstuk steak rib gehakt kebab gyros kaas fondue raclette gourmet wok tajine paella stamppot hutspot aardappel groente tomaat
komkommer paprika ui!:uien ajuin knoflook prei! asperge witlof spruit spinazie sla boon:bonen erwt linze mais champignon paddenstoel truffel pompoen courgette
aubergine fruit appel peer:peren banaan sinaasappel citroen limoen druif:druiven aardbei framboos braam bes!:bessen kers pruim abrikoos perzik
ananas meloen mango kiwi kokos noot:noten amandel pinda walnoot ei:eieren,eitje,eitjes melk yoghurt kwark boter ijssalon
azijn olie olijf:olijven zout peper kaneel vanille gember basilicum rozemarijn tijm lavendel wijn bier pils whisky jenever gin rum wodka likeur
port! champagne prosecco cava cider cocktail mocktail sangria gluhwein grog punch koffie thee cappuccino espresso latte limonade
sap cola fles glas:glazen kop! mok kan! karaf bord schaal mes:messen vork lepel pan pot ketel oven fornuis vat:vaten,vaatje,vaatjes ton! kurk
brouwer distilleerderij stokerij=stook molen molenaar chocolatier patissier
schort smaak:smaken geur aroma dorst honger trek! dieet vegetariër veganist allergie gluten lactose
sport spel=speel:spelen speelgoed toernooi competitie kampioen
kampioenschap wedstrijd race rally koers finale winnaar verliezer punt score record doel goal bal ballon basketbal
korfbal honkbal softbal hockey tennis padel badminton squash pingpong biljart snooker dart kegel
jeu! boules petanque golfer cricket rugby american! kubb croquet frisbee boog:bogen bom pijl
luchtbuks geweer pistool laser airsoft archery tag katapult bijl dolk zwaard schild lans speer harnas
judo karate sumo taekwondo gymnastiek gym fitness yoga pilates zumba aerobics
meditatie mindfulness massage sauna wellness spa! hammam jacuzzi bad:baden bikini duik duiker snorkel
surf surfer kite jetski zeil zeiler
jacht:jachten schip:schepen,scheepje,scheepjes boot kano:kanoen,kanood,kanoot kajak roeier vlot sup plank peddel riem! roer anker mast touw
knoop boei pont sloep rederij vaartuig cruise tjalk klipper botter!
ark gondel onderzeeer vaart=vaar schaats:schaatsen schaatser slee:sleeen ski:skien,skier,skiën snowboard piste
langlauf iglo klim klimmer boulder abseil tokkel zipline
parcours hindernis:hindernissen trampoline bungee parachute parasail
skydive paragliding vliegtuig helikopter drone vlieger simulator
wandelaar route etappe mars:marsen vierdaagse loop:lopen loper marathon triatlon estafette sprint stap step steppen! pas!
weg:wegen spoor kompas gps plattegrond fiets fietser tandem ebike elektrische! steps segway scooter brommer solex vespa
motor quad buggy kart karting skelter auto cabrio jeep bus:bussen dubbeldekker busje taxi limousine tractor trekker
trein tram metro huifkar koets kar wagen:wagens caravan camper tent camping kampeerder hut bungalow chalet
hotel hostel pension herberg logement logeerpartij bed! matras kussen deken handdoek rugzak tas koffer bagage
paspoort reis:reizen reiziger expeditie excursie toer tour rit=rijd tocht attractie achtbaan
kermis schommel wip! doolhof labyrint museum:musea tentoonstelling expositie galerie atelier studio theater
schouwburg podium toneel voorstelling show:shows musical opera ballet cabaret comedy komedie drama tragedie improvisatie film bioscoop
cinema camera foto fotografie video vlog podcast radio televisie tv computer laptop tablet telefoon mobiel smartphone app internet website
robot techniek technologie wetenschap proef experiment laboratorium lab uitvinding vr bril hologram game gamer gaming console
arcade kunst schilderij portret beeld sculptuur keramiek potterie glasblazer graffiti
verf kwast penseel potlood stift pen! krijt papier karton schaar lijm kraal sieraad ring! ketting armband oorbel zeep kaars
parfum makeup schmink tattoo kapsel kapper nagellak mode kleding kleren! jurk broek rok trui jas:jassen hoed pet muts schoen laars:laarzen sok kostuum
pak masker pruik stof wol zijde leer katoen draad naald garen quilt patchwork vilt mand
riet macrame meubel stoel tafel kast lamp licht spiegel klok horloge tapijt gordijn hamer zaag spijker schroef boor gereedschap
smid smederij smidse bouw lego blok baksteen cement muziek lied:liederen nummer klank geluid ritme beat melodie
gitaar piano viool trommel drum djembe percussie trompet saxofoon fluit hoorn accordeon harmonica orgel harp ukelele bugel
karaoke disco discotheek dans salsa tango wals rumba swing hiphop linedance bollywood polonaise
concert festival optreden gala feest fuif receptie party partij polterabend housewarming babyshower reunie afscheid jubilaris
opening viering ceremonie ritueel toast toost quiz bingo casino poker roulette blackjack loterij schaak domino
dobbelsteen stratego code cijfer letter woord taal rekenen! teken vraag antwoord opdracht
missie taak tip hint aanwijzing oplossing challenge spoorzoeker dropping
smokkelaar zeskamp vijfkamp tienkamp olympiade survival indoor!
stadion:stadia baan tribune
scheidsrechter doelman keeper tegenstander teamgenoot aanvoerder supporter fan vlag sjaal toeter fluitje
stad:steden dorp gemeente provincie regio gebied streek wijk centrum:centra kern platteland grens:grenzen buitenland binnenland oost west
noord zuid oosten! westen! kerk kathedraal kapel klooster abdij synagoge moskee tempel carillon beiaard begijnhof
raadhuis monument standbeeld ruine archeologie opgraving geschiedenis verleden toekomst traditie cultuur erfgoed folklore
middeleeuwen oorlog vrede slag wapen kanon! munitie vijand held heldin mijn:mijnen mijnwerker fabriek industrie station perron halte
parking winkel winkelier markt kraam bazaar antiek supermarkt bibliotheek ziekenhuis gevangenis:gevangenissen boeven
rechtbank rechter advocaat burgemeester minister president politiek regering wet recht gezag volk:volkeren bevolking inwoner nationaliteit vrijheid
economie handel product dienst reclame marketing merk logo winst:winsten omzet sector beurs project plan programma planning schema lijst
overzicht informatie nieuws bericht mail contact gesprek dialoog discussie debat vergelijking verschil keuze voorkeur wens hoop geloof twijfel
zorg hulp steun veiligheid gevaar risico ongeluk ehbo reanimatie brand noodgeval regel afspraak voorwaarde verzekering vergunning
begin! einde eind! midden! start finish aankomst vertrek aanvang duur pauze onderbreking vervolg deel stuk helft kwart rest! aantal hoeveelheid
maximum minimum gemiddelde maat gewicht lengte breedte hoogte diepte afstand kilometer meter centimeter kilo gram liter vorm cirkel vierkant driehoek
hoek rand kant zijkant onderkant boven beneden! binnen buiten voorkant achterkant kleur rood! blauw! groen! geel! oranje roze! paars! bruin! zwart!
wit! grijs! streep stip patroon motief soort type model versie variant niveau klasse kwaliteit garantie eis bosbes ding! zaak object voorwerp spul:spullen
materiaal uitrusting helm handschoen gordel vest wetsuit paraplu parasol koelbox
container doos zak pakje inhoud lading vulling bezorging levering kraan buis pomp wiel stuur rem pedaal zadel teugel hoef
staart vleugel veer snavel poot:poten klauw vacht pels nest hol holen=grot! kooi aquaria=aquarium terrarium voer voeder zuivel oogst
hop gist mout graan tarwe rogge gerst haver koren meel hooi stro mest akkerbouw veeteelt landbouw tuinbouw fruitteelt imkerij bijenkorf
honingraat was kaarsvet schors hars fakkel lantaarn lampion batterij
elektriciteit gas benzine diesel waterstof duurzaamheid afval recycling plastic
handicap beperking verstandelijk! blindengeleidehond gebaar mindset motivatie inspiratie creativiteit
samenwerking communicatie leiderschap vertrouwen! verbinding! sfeer ambiance stemming humeur gezelligheid luxe romantiek
nostalgie magie tover! wonder fantasie verbeelding planetarium astronomie telescoop microscoop chemie biologie
wiskunde aardrijkskunde kunde filosofie psychologie religie spiritualiteit reiki tarot astrologie horoscoop hypnose mentalist
illusie illusionist waarzegger goochel truc jongleur vuurspuwer figurant pop:poppen
knuffel knutsel slijm grabbelton piñata traktatie
creche oppas bso scouting scout padvinder kampeer
bokaal zweep prik prikkel thema concept kader decor bijeenkomst samenkomst netwerk netwerker
ijsbreker energizer inzicht blik uitzicht panorama vergezicht zicht horizon zonsondergang zonsopkomst schemering duister duisternis
donker! heem plukker pluk
zwammen insect reptiel amfibie valkenier kudde herder
husky behendigheid rodel tube tubing bob curling eisstock klootschiet
sjoel spijkerpoepen kruiwagen
melker klomp klederdracht delft! tegel porselein servies diamant juwelier juweel edelsteen
parel kristal mineraal schelp koraal alg wier visserij=visser hengel visstek aas! dobber net!
roofvis krabbetje garnalen jutter blokart
getij marine onderzeeboot fregat galjoen viking
romein germaan kelt griek egyptenaar farao piramide gladiator wagenren jonkvrouw nar minstreel troubadour taveerne
banket schranspartij kruispunt rotonde afslag verkeer rijbewijs slip
circuit:circuits formule ferrari porsche lamborghini tank pantser bulldozer kiepwagen heftruck shovel
sloop ragekamer ruzie sfeerbeheer nederland! belgie! vlaanderen! duitsland! frankrijk! spanje! italie! engeland! europa! azie! afrika! amerika!
holland! friesland! groningen! drenthe! overijssel! gelderland! utrecht! flevoland! limburg! brabant! zeeland! antwerpen! ardennen! veluwe! achterhoek!
huis keer actie vlak! oever bocht stok doek emmer kring werf jury ronde volgorde boulevard singel wal! bubbel schaduw uitnodiging diploma mergel rek toog schuim kachel pakhuis spinnerij landgoed kassa ruit schijf dek verrekijker afdak karnemelk leeftijd rij! koepel bloesem vlucht balie lus tekst citadel saloon greppel paal eik:eiken adres probleem
beurt worp vel toetje pand mening alcohol klos kaap knop toespraak koelkast klap! applaus tweetal drietal stoep klinker kabinet greep! slik laken! mos slok drempel kleed microfoon commentaar poncho dessert kabel krat linnen luifel plaat lawaai dader locomotief gat:gaatje,gaatjes voertuig omweg kruis kruimel speculaas pallet machine snelheid bezem afdaling beest zeef hitte gips staal ijzer koper roest dialect voorzitter omgeving activiteit reeks dienblad cacao tij
kilt bagpipe doedelzak fanfare klusser tegelzetter loodgieter elektricien ober serveerster sommelier proever roeispaan kajakker kanoer peddelaar ijspegel
low! drink! bite! bites! geocaching! lounge zone
krachtmeting blinddoek paasei zwarte! intocht optocht stoet raad! oliebol deegwaren lekkernij specialiteit boodschap palingroker rokerij haringhapper oesterput mosselvangst strandvondst
voorlezer bladzij strip animatie poster flyer folder kaft drukker drukkerij drukpers linosnede ets! lithografie kalligrafie inkt vulpen kroontjespen perkament zegel lakzegel slotenmaker hang! codekraker geheimschrift morse semafoor walkietalkie portofoon zender! antenne satelliet
vakman vakmens ambacht ambachtsman handwerk handarbeid klosser leerlooier leerbewerking edelsmid glazenier lood! houtsnijder schaaf beitel rasp vijl lijmtang soldeer lasser lassen!
fitheid blessure masseur masseuse manicure pedicure gezichtsbehandeling scrub ademhaling stilteplek retraite pelgrim bedevaart processie
huurder verhuurder uitleen stoelen! bestek catering cateraar traiteur afwas vaat! bediening! garderobe toilet! wc invalide parkeer! shuttle pendel
arrangement helling vestiging thermoskan kassei passagier touringcar druppel kwekerij rollator kastanje magazijn oordop bovenzaal voorgerecht nagerecht bolderkar populier steengroeve weefgetouw broche

reus:reuzen rad:raderen plaats mini midget rubber redding salon stoom vracht flipper teddy bel kroon paneel opvang slede paviljoen bewerking stelt baal advent praal flap poeder harmonie rol hazel struis fris gezelschap rommel zoog vleermuis koord maker lettering lijn schik elektro dinner=diner
waarde houder beleid voogd aanbieding
graf:graven
mat wachter clinic duel bond gilde metaal detector groet god:goden kwis=quiz kenner lepelaar weerwolf kazerne makreel kotter kombuis kruik glijder toko sambal etage arena butler interview visie bankier pil strik astronoom krekel garnizoen schutterij wilg beuk kruin bries choreografie scone sandwich janboel puf brok
dochter macht dollar advies controle echtgenoot duivel engel plicht beveiliging stijl keizer koninkrijk revolutie campagne motel bemanning universum vriendschap overwinning kans schoonheid bezit voedsel straf theorie contract alarm ambulance virus verdediging priester toestand artikel gunst middel schedel sigaret document expert opname wezen voorraad vloot borg accent troost begrafenis kliniek
dijkje meertje kreek geul slenk kwelder schor strandwal duindoorn uitkijk belvedere
slinger hobbel krijtje glitter pailletten stempel sticker plaksel papiermache lint rozet vlaggetje
bootcamp
hobby rund:runderen smid:smeden hoen:hoenders,hoenderen vlo:vlooien
bubble=bubbel bubbles=bubbel football=voetbal volleyball=volleybal basketball=basketbal canoe=kano kayak=kajak klub=club puzzle=puzzel
barbeque=barbecue picnic=picknick theatre=theater labyrinth=labyrint kado=cadeau balloon=ballon whiskey=whisky joga=yoga cirkus=circus dominee crisis basis index matrix
`;
