import type { WordClasses } from "../phrases.ts";

/** Word classes that the phrases of `dutch.ts` refer to in brackets. */
export const dutchClasses: WordClasses = {
  article: "de het een n t den ne nen d die dat dit deze ons onze mijn m n jullie jouw je hun haar zn the a",
  about:
    "waarschijnlijk vermoedelijk ongeveer circa ca plusminus ruim bijna rond zon pakweg tegen de om nabij zowat minstens minimaal hooguit hoogstens maximaal max tot zeker wel een about around een precies",
  to: "tot a tm totenmet of bis until to tussen",
  between: "tussen between",
  and: "en plus and",
  max: "max maximaal maximum hooguit hoogstens tot onder minder lager goedkoper duurder meer budget budgetje van dan de het is niet ongeveer circa rond ca voor kost kosten prijs per bedrag beneden kan mag",
  maximal: "max maximaal maximum hooguit hoogstens",
  less: "minder lager goedkoper weniger",
  duration: "uur uurtje uurtjes uren minuten kwartier",
  atLeast: "meer boven duurder vanaf minimaal minstens min minimum",
  money: "euro euros eur euries eurotjes ekkes piek eur,-",
  perPerson: "pp per persoon pers p man kop deelnemer pk kind pppp elk ieder head",
  for: "voor",
  overnight:
    "nachten overnachten overnachting overnachtingen meerdaags meerdaagse dagen midweek weekendje teamweekend familieweekend vrijgezellenweekend",
  counting: "voor met van zijn groep",
  radiusBegins: "binnen within straal omtrek cirkel radius plus afstand actieradius reisafstand maximale",
  around: "rond rondom eromheen daaromheen errond daarrond",
  distance: "afstand reisafstand rijafstand actieradius",
  route:
    "*tocht *tochten *wandeling *wandelen *route fietsen lopen hardlopen rondje parcours varen mars avondmars mountainbiken steppen skeeleren kanoen hike trail",
  km: "km kms kilometer kilometers",
  years: "jaar jaren jr jar j jarige jarigen jarig jaartjes yrs years year yo",
  people:
    "man mannen manne personen persoon persone pers prs p pax ppl people mensen mens volwassenen volwassene deelnemers deelneemsters gasten genodigden collega collegas medewerkers medewerksters werknemers personeelsleden leden ledenploeg vrouwen dames heren meiden meisjes jongens jongeren jeugd kinderen kinders kinder kids kindjes kind vrienden vriendinnen vriendjes vriendinnetjes leerlingen studenten leiders leidsters leiding begeleiders ouders spelers speelsters vrijwilligers klanten stuks stuk bezoekers relaties renners muzikanten zangers zangeressen zangertjes koorleden teamleden bestuursleden devs developers monteurs chauffeurs werfmannen bedienden arbeiders bewoners senioren ouderen clienten patienten bevers welpen scouts verkenners kleuters peuters dreumesen baby babys juffen leerkrachten docenten meesters neefjes nichtjes kleinkinderen kleinzoons kleindochters broers zussen gastkindjes turnmeisjes turnsters pubers tieners familieleden buren buurtbewoners madammen gastjes ouder begeleider begeleidster vriend vriendin vriendje vriendinnetje oom tante opa oma moeder vader papa mama zoon dochter leraar juf meester partners huisgenoten teamgenoten clubgenoten stagiairs stagiaires artsen verpleegkundigen apothekers assistentes kappers koks bakkers makelaars advocaten boeren vriendengroep grote kleine volw volwassen kdn kdrn kndr mv vm kerels coaches trainers trainsters owners senioren architecten notarissen advocaten kandidaten agenten rechercheurs soldaten militairen piloten stewardessen tandartsen dierenartsen huisartsen specialisten verzorgenden verzorgsters kraamverzorgsters thuiszorgers postbodes bezorgers pakketbezorgers vuilnismannen timmerlui metselaars stratenmakers loodgieters elektriciens schilders stukadoors hoveniers boswachters vissers molenaars slagers groenteboeren winkeliers marktlui barmannen serveersters obers gastheren gastvrouwen receptionistes secretaresses boekhouders accountants consultants adviseurs planners inkopers verkopers verkoopsters makers redacteuren journalisten schrijvers lezers dansers danseressen toneelspelers acteurs actrices hardlopers voetballers hockeyers tennissers schaatsers roeiers zeilers judokas schakers bridgers kaarters bejaarden gepensioneerden weduwen weduwnaars vluchtelingen nieuwkomers cursisten lerenden schoolverlaters afgestudeerden examenkandidaten brugklassers onderwijzers conrectoren raadsleden wethouders ambtenaren griffiers parochianen gemeenteleden misdienaars koristen catechisanten poetsers arbeidsters dokwerkers buschauffeurs machinisten conducteurs truckers magazijniers gozers gasten lui lieden koppen zielen stemmen fte ftes heerschappen meissies jochies koters heads folks lln leerl staf mentoren stagiaire stagiair pmers pmer bsoers bsoer keepster keepsters schachten poetshulpen vrouwe vennoten juristen begeleidsters teamleiders snotneuzen bengels nakomelingen dreumes kinderkes manskes kiddos kleintjes peutertjes wandelaars fietsers ruiters zwemmers turners moeders vaders tantes ooms omas opas",
  plural: "*s *en",
  surelySomeone:
    "*architecten *monteurs *chauffeurs *instructeurs *adviseurs *docenten *assistenten *clienten *patienten *agenten *isten *ologen *genoten *kundigen *vrienden *vriendinnen *meisjes *jongens *mannen *vrouwen *collegas *leden *mensen *kinderen *kindjes *dames *medewerkers *leerlingen *studenten *ouders *kids *leidsters",
  someone:
    "*ers *aars *isten *enten *anten *eurs *ologen *genoten *vrienden *vriendinnen *leden *collegas *medewerkers *mensen *meisjes *jongens *kinderen *kindjes *dames *heren *mannen *vrouwen *lui *kundigen *leidsters *leiders *ouders *kids *leerlingen *studenten *assistenten *assistentes *sters",
  child:
    "kind kinderen kids kinder kindje kindjes meisje meisjes jongetje jongetjes jongen jongens meiden meid neefje neefjes nichtje nichtjes neef nicht stagiair stagiaire leerling ventje jochie mannetje vrouwtje kereltje manneke meiske koter kleine ukkie ukkies dochter dochters clienten client pupil pupillen pleegkindjes pleegkindje gastkind gastkinderen kleinkindje kleinkindjes dochtertje zoon zoons zonen zoontje kleinkind kleinkinderen kleinzoon kleinzoons kleinzonen kleindochter kleindochters peuter peuters kleuter kleuters dreumes baby oppaskind petekind petekinderen oppaskindje oppaskinderen bonuskleinzoon bonusdochter bonuszoon stiefzoon stiefdochter tieners tiener puber pubers jeugd jongeren gastjes broertje zusje broer zus broertjes zusjes vriendje vriendinnetje buurkind buurkinderen tweeling welpen bevers jeugdclub jeugdgroep jeugdteam leerlingen kiddo kiddos kleintjes bern pleegkind pleegkinderen bonuskind bonuskinderen buurmeisje buurjongen kleinkids",
  travel: "rijden reizen fietsen rijtijd reistijd reis auto treinen afstand fiets varen van vanaf vanuit",
  partners: "partner partners aanhang wederhelft wederhelften eegas",
  generic: "personen persoon pers p man mensen deelnemers totaal pax leden",
  alone:
    "opa oma papa mama vader moeder tante oom directeur baas leidinggevende bruid bruidegom juf meester trainer coach jarige jubilaris dirigent keepster keeper ex",
  self: "ik ikzelf mezelf",
  leaders:
    "begeleiders begeleider leiders leidsters leiding leraren leerkrachten docenten juffen meesters ouders volwassenen coaches trainers mentoren staf vrijwilligers",
  group:
    "klas klassen gezin groep groepje team teampje ploeg ploegje club clubje familie fanfare koor bus afdeling vereniging gezelschap vriendengroep orkest elftal stel harmonie bende clan kring dispuut jaarclub kantoor bureau firma zaak winkel praktijk maatschap vakgroep sectie redactie staf unit squad crew commissie bestuur raad filiaal vestiging directie management mt or pv personeelsvereniging klasje gezinnetje koortje kantoortje *groepje *klasje *clubje *teampje huishouden nest kluitje stuk clubje horde troep delegatie lichting party group kudde *ploeg *team *groep *club *vereniging *koor *afdeling *gezelschap *klas *familie *bedrijf *gezin",
  classes:
    "klassen groepen teams ploegen bussen busjes groepjes clubjes gezinnen tafels patrouilles patrouille ploegjes squads boten bootjes sloepen busladingen afdelingen elftallen leerjaren",
  dozen: "dozijn",
  half: "half halve",
  measure:
    "jaar jaren jr jarig jarige jarigen uur uren uurtje uurtjes u h minuten minuut min dagen dag dagje dagdeel dagdelen nachten nacht weken week maanden maand km kilometer kilometers meter m cm euro euros eur gangen kamers tafels keer maal x procent graden liter kilo banen ronden rondes rondjes bureauhonden honden hond paarden auto autos bussen e de ste huizen gerechten happen drankjes consumpties flessen",
  month:
    "januari februari maart april mei juni juli augustus september oktober november december jan feb febr mrt apr jun jul aug sep sept okt nov dec october june july may march august january february",
  day: "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag maandags dinsdags woensdags donderdags vrijdags zaterdags zondags maandagen dinsdagen woensdagen donderdagen vrijdagen zaterdagen zondagen ma di wo do vr za zo monday friday saturday sunday",
  dayWithPart: "maandag* dinsdag* woensdag* donderdag* vrijdag* zaterdag* zondag*",
  partOfDay:
    "ochtend ochtends morgen s middag middags smiddags snamiddags savonds smorgens avond avonds nacht voormiddag namiddag *ochtend *middag *avond *namiddag *voormiddag",
  feast:
    "kerst kerstmis pasen paasdag paasmaandag pinksteren pinkstermaandag hemelvaart hemelvaartsdag koningsdag carnaval sinterklaas halloween oudjaar nieuwjaar valentijn moederdag vaderdag bevrijdingsdag bouwverlof bouwvak kerstconcert chiro *vakantie vakanties schoolvakantie kroket ramadan suikerfeest spits verlof",
  hour: "uur u uurtje uurtjes h uren oclock",
  ordinal: "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde",
  with: "met",
  amongThem: "waarvan waaronder",
  we: "we wij ons onze",
  did: "gedaan gehad geweest geprobeerd doen deden gespeeld gezien hebben hadden kennen",
  already: "al vorig vorige alle elke altijd reeds net pas",
  no: "geen zonder niet gene gin nooit",
  able: "kan kunnen kunt mag mogen hoeft hoeven weet weten",
  needNot: "hoeft hoeven",
  merely: "se perse persee alleen enkel uitsluitend noodzakelijk noodzakelijkerwijs",
  indoorWord: "binnen indoor indoors inpandig overdekt binnenactiviteit binnenactiviteiten binnenuitje binnenspelen",
  outdoorWord: "buiten outdoor outdoors openlucht buitenlucht buitenactiviteit buitenactiviteiten buitenuitje buitenprogramma buitenspelen",
  beforeNo: "zeker liever liefst absoluut vooral beslist aub graag kan mag moet",
  notRuledOut: "uit te zo meer veel alleen duur ver laat lang moeilijk stom erg",
  beforeRuledOut: "te van",
  preposition: "op aan in met bij",
  or: "of noch",
  adjective: "*e",
  diminutive: "*tje",
  becomes: "wordt word werd geworden worden",
  existence: "bestaan huwelijk dienstverband lustrum *jubileum *jubileumfeest",
  is: "is zijn ben bent was",
  talk: "uitje uitjes uitjen uitstap uitstapje uitstapjes uitstappen reisje reis reizen trip tripje dagje dagjes dag dagen dagdeel dagdelen feest feestje feestelijks feestelijk activiteit activiteiten programma programmaatje event evenement iets wat leuk leuks leuke leukst origineel originele origineels bijzonder bijzonders bijzondere speciaal speciaals speciale verrassend verrassends verrassende tof toffe tofs vet vette gaaf gave cool super mooi mooie mooiste mooist fijn fijne goed goede goeie beste lekker lekkere lekkers grappig grappigs grappige gek geks gekke zot zotte maf ludiek ludieks uniek unieks unieke apart aparts anders ander andere nieuw nieuws nieuwe zoek zoeken zoekt gezocht zoekende wil willen wilt wensen wens hoop hopen graag liever liefst voorkeur bijvoorbeeld bv bijv suggestie suggesties idee ideeen ideetje tip tips advies aanrader aanraders mogelijk mogelijkheid mogelijkheden kunnen past passend geschikt geschikte haalbaar betaalbaar betaalbare goedkoop goedkope voordelig budget budgetvriendelijk duur dure prijs prijzen geld kosten kost kostbaar euro collega collegas kantoor kantoren bedrijf bedrijven firma zaak werk werkgever werknemers baas directie personeel staf medewerkers afdeling vestiging filiaal organisatie bureau team teams ploeg ploegen club vereniging stichting brandweer politie school scholen vrijwilligers vrijwilligersdag vrijwilligersuitje dank bedankje bedanken bedankuitje bruid bruidegom zus zusje broer vriend vrienden vriendin man vrouw mensen groep groepje gezelschap gezelschapje samen allen allemaal iedereen ieder elkaar paar aantal veel weinig vieren viert gevierd organiseren organiseert regelen boeken doen maken gaan gaat komen komt kom weg naar uit stap pad erop eropuit op toe tripjes lang lange kort korte korter langer groot grote klein kleine ongeveer circa helaas hallo hoi goedemorgen goedemiddag aub alsjeblieft bedankt dankjewel gr groet groeten mvg ofzo enzo enz etc ivm vanwege omdat doordat zodat waarbij waarin waarop waar wanneer durend durende hoe welke wie hetzelfde zelfde twee keer per diensten dienst jaarlijks jaarlijkse traditie nog steeds weer terug eens gewoon echt heel erg best wel toch altijd vaak soms vroeg laat later eerder straks daarna ervoor erna tijdens tussendoor rol speelt maakt zijn hebben heeft had was waren mag mogen moet moeten hoeft zou zouden kan lukt lukken open geopend beschikbaar bereikbaar rijden auto voet lopen lopend ver dichtbij buurt omgeving vlakbij centraal land locatie plek plekje plaats ergens thuis huis kantine salon zaal ruimte parkeren zwanger oud oude jong jonge jongste oudste gemengd gemengde divers diverse verschillende leeftijd leeftijden gezin gezinnen familie families kinderen kind ouders begeleiding uitnodigen genodigden klanten relaties gasten stagiairs nieuwkomers dicht sluiten sluit gesloten start starten begint beginnen eindigt einde afloop achteraf vooraf erbij inclusief inbegrepen exclusief plus minus zoals zonder zitten zit staan staat allerlei dergelijks soortgelijks vind vindt vinden houden houdt blij vrolijk hip trendy modern klassiek luxe chique stijlvol sjiek cadeau verrassing surprise verrassen verrast meenemen meekomen meedoen meegaan mee allergie speciaalste ooit jubilaris feestcommissie commissie pv personeelsvereniging or mr bestuur bestuursleden secretariaat receptie",
  alsoPlaces:
    "wijk dewijk bad burg best leek huizen duiven haren dieren monster rijen hoorn kampen emmen gouda geel halle boom peer landen spa staden bergen kapellen lint leiden houten roden vries heel helden hoeven gieten winkel herten berg leest veen sleen dorst sluis vuren handel brand waarde buren echt groet heer hoek noord orden velden meer recht paal perk wortel naast kanne muizen mere welle bever klimmen marken mol lier balen damme made mill lent grave elst beek bree ham melle waver hulst horst raam veere maar borne stein heide bunde epe ven hout laren loon",
  alsoNicknames: "eindje haag peel lombok jordaan adam residentie lichtstad",
  introducesPlace:
    "in inde te naar op bij rond rondom vanuit vanaf uit door omgeving regio omg nabij stad gemeente provincie prov hartje centrum plaats vestiging locatie kantoor wonen wonend richting yn near",
  surelyIntroducesPlace: "in naar bij te rond rondom omgeving regio omg nabij vanuit yn near",
  nameBegins: "den de sint st bad",
  province: "provincie prov",
  looseTitle: "familie fam directeur",
  title: "meneer mevrouw mevr dhr mw juf juffrouw meester dominee pastoor pater burgemeester wethouder dokter professor",
  ofName: "van de der den ter ten",
  of: "van in",
  from: "van uit vd",
  surroundings: "regio omgeving omstreken",
  partOfPlace: "centrum stad binnenstad zuid noord oost west centraal cs station city zuidoost nieuwwest centre center grachten",
  stop: "waarvan waaronder de het een n t s en of maar want dus dan als ook nog wel al er hier daar waar wie wat welk welke hoe ik je jij jou jouw u uw we wij ons onze jullie hij ze zij hem haar hun hen die dit dat deze van voor met zonder in op aan bij te ter ten tot om naar uit over onder door per via tijdens rond binnen is zijn was waren ben bent wordt worden word heeft hebben heb kan kunnen kun wil willen wilt zal zullen gaan ga gaat doen doe niet geen iets iemand alle alles heel hele zo zoals mijn graag mag mogen moet moeten m z zn d r den ne nen ergens samen meer minder echt eens keer keertje liefst vandaan erbij eventueel inclusief incl plus toe na alleen zelf te heen mee achteraf afloop daarna nu even gewoon tegen langs om mit and for with the need i yn mei bern",
};
