import type { WordClasses } from "../phrases.ts";

/** Word classes that the phrases of `german.ts` refer to in brackets; case-folded: *für* is fur and *Gäste* gaste. */
export const germanClasses: WordClasses = {
  article: "der die das den dem des ein eine einen einem einer eines unser unsere unserer unserem unseren nem nen ne s the a",
  about:
    "wahrscheinlich wohl vermutlich voraussichtlich etwa ca circa rund ungefahr fast knapp gut uber mindestens maximal max hochstens bis zu so an die um insgesamt genau about jeweils",
  to: "bis - oder to",
  between: "zwischen between",
  and: "und plus and sowie u",
  max: "max maximal maximum hochstens bis unter weniger gunstiger teurer mehr als budget von nicht zu ca etwa circa rund fur kosten preis pro darf kostet soll budgetgrenze",
  maximal: "max maximal maximum hochstens",
  less: "weniger gunstiger",
  duration: "stunde stunden std minuten",
  atLeast: "mehr uber teurer ab mindestens mind minimum",
  money: "euro euros eur",
  perPerson: "pp pro person kopf p nase jede jeder teilnehmer teilnehmerin mitarbeiter mann kind per head",
  for: "fur",
  overnight:
    "nachte nachten ubernachten ubernachtung ubernachtungen mehrtagig mehrtagige mehrtagiger mehrtagiges tage tagen teamwochenende",
  counting: "fur mit von sind gruppe",
  radiusBegins: "innerhalb within umkreis radius entfernung distanz plus maximale",
  around: "rund drumherum ringsum drumrum rundherum rundum",
  route: "*tour *touren *wanderung *wanderungen *route wandern radeln laufen strecke marsch paddeln",
  km: "km kms kilometer kilometern",
  years: "jahre jahren jahr jahrige jahrigen jahriger j years",
  people:
    "mann personen person pers prs p pax ppl people leute leut leuten menschen teilnehmer teilnehmern teilnehmende teilnehmenden teilnehmerinnen gaste gasten kollegen kolleginnen mitarbeiter mitarbeitern mitarbeiterinnen mitarbeitende mitarbeitenden beschaftigte mitglieder mitgliedern frauen damen herren manner mannern madels madel jungs jungen kinder kindern kids freunde freunden freundinnen stimmen bedienstete bediensteten schwestern krankenschwestern beamte beamten fachkrafte hilfskrafte rentner rentnerinnen werkstudenten praktikantinnen kerle typen jungens grosseltern enkel enkelkinder verwandte angehorige mitreisende schuler schulern schulerinnen studenten studierende betreuer eltern spieler spielern spielerinnen kunden stuck devs entwickler azubis auszubildende auszubildenden senioren erwachsene erwachsenen sanger sangern sangerinnen angestellte kopfe nasen managern manager fuhrungskrafte arzte arztinnen pfleger pflegekrafte fahrer bewohner koch kochen helfer ehrenamtliche familienmitglieder partner lehrer lehrerinnen lehrkrafte erzieher erzieherinnen jugendliche jugendlichen praktikanten geschwister kumpels vereinsmitglieder persone gartner gartnern stammkunden schutzen helfern lesehelfern soldaten polizisten feuerwehrleute kameraden rettungssanitater notfallsanitater arzthelferinnen hebammen krankenpfleger altenpfleger zahnarzte tierarzte anwalte richter notare steuerberater buchhalter sekretarinnen sekretare assistentinnen kellner kellnerinnen baristas kochinnen backer metzger friseure friseurinnen maler maurer dachdecker zimmerleute tischler schreiner klempner elektriker mechaniker schweisser lagerarbeiter lageristen paketboten briefboten lkwfahrer busfahrer lokfuhrer schaffner piloten stewardessen redakteure journalisten autoren fotografen musiker musikerinnen tanzer tanzerinnen schauspieler ruderer segler turner laufer radler wanderer schwimmer fussballer handballer kegler skatbruder landwirte bauern winzer forster jager angler imker pensionare ruhestandler witwen erstsemester absolventen doktoranden professoren dozenten tutoren schulleiter konfirmanden messdiener ministranten pfadfinder leit leud profs phds gesellen lehrlinge mannsbilder madchen refis chemiker ingenieure handwerker monteure",
  plural: "*en *er *e *s *n *innen",
  surelySomeone:
    "*leute *leuten *mitglieder *mitgliedern *freunde *freunden *kollegen *kolleginnen *mitarbeiter *mitarbeitern *mitarbeiterinnen *kinder *kindern *frauen *damen *herren *manner *schuler *gaste *gasten *azubis *personen",
  someone:
    "*leute *leuten *innen *isten *enten *anten *euren *ologen *mitglieder *mitgliedern *freunde *freunden *kollegen *arbeiter *arbeitern *arbeitende *kinder *kindern *frauen *damen *herren *manner *schuler *spieler *gaste *gasten *azubis *krafte *kraften *personen *helfer *meister *berater *techniker *verkaufer *pfleger *fahrer *lehrer *sanger *planer *leiter *betreuer *teilnehmer *trainer *trainern",
  child:
    "lehrling azubi praktikant praktikantin kind kinder kindern kids tochter sohn enkel enkelin enkelkind enkelkinder neffe nichte junge madchen jugendliche jugendlichen jugend",
  travel: "fahrt fahrzeit autofahrt entfernt anreise von ab um mit",
  self: "ich",
  leaders: "betreuer betreuern betreuerinnen lehrer lehrern lehrerinnen lehrkrafte erzieher erzieherinnen eltern trainer trainern",
  partners: "partner partnern partnerinnen anhang",
  generic: "personen person pers p mann leute menschen teilnehmer pax insgesamt mitglieder",
  alone: "opa oma papa mama vater mutter tante onkel chef chefin braut brautigam trainer trainerin",
  group:
    "klasse gruppe team abteilung verein chor familie mannschaft firma runde truppe belegschaft bus gesellschaft kollegium clique kegelclub behorde amt buro kanzlei praxis werkstatt redaktion vorstand betriebsrat filiale niederlassung betrieb schicht crew einheit stab sippe haufen party group stammtisch orchester ensemble bande *amt *buro *kanzlei *praxis *betrieb *gruppe *team *abteilung *verein *chor *club *truppe *mannschaft *runde *belegschaft",
  classes:
    "klassen gruppen teams busse bussen bullis abteilungen tische tischen mannschaften schichten boote booten kanzleien loschzuge trupps zelte",
  dozen: "dutzend",
  half: "halb halbes halbe",
  measure:
    "jahre jahren jahr jahrig jahrige jahriges jahrigen jahriger uhr stunde stunden std h minuten min tag tage tagen nacht nachte nachten woche wochen monat monate monaten km kilometer meter m cm euro eur zimmer tische mal prozent grad liter kilo bahnen runden gange burohunde hunde hund pferde autos busse tagiges platze termine termin getranke ten te",
  month:
    "januar jan februar feb marz mar april apr mai juni jun juli jul august aug september sep sept oktober okt november nov dezember dez",
  day: "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags montagen freitagen samstagen mo mi fr sa werktag werktags wochentags wochenende",
  dayWithPart:
    "montagabend montagnachmittag montagvormittag dienstagabend dienstagnachmittag dienstagvormittag mittwochabend mittwochnachmittag mittwochvormittag donnerstagabend donnerstagnachmittag donnerstagvormittag freitagabend freitagnachmittag freitagvormittag samstagabend samstagnachmittag samstagvormittag sonntagabend sonntagnachmittag sonntagvormittag freitagmittag samstagmittag donnerstagmittag mittwochmittag",
  partOfDay: "morgens vormittag vormittags mittag mittags nachmittag nachmittags abend abends nacht nachts fruh",
  feast:
    "weihnachten ostern pfingsten karneval fasching silvester neujahr advent adventszeit halloween nikolaus vatertag muttertag himmelfahrt ferien sommerferien herbstferien osterferien pfingstferien weihnachtsferien bruckentag oktoberfest weihnachtszeit vorweihnachtszeit einfuhrungswoche",
  hour: "uhr h",
  ordinal: "erster zweiter dritter vierter funfter sechster siebter achter neunter zehnter",
  with: "mit",
  amongThem: "davon darunter",
  we: "wir uns",
  did: "gemacht gehabt machen gewesen kennen hatten waren haben",
  already: "schon bereits jeden jedes jede letztes letzten immer standig",
  no: "kein keine keinen keiner keinem keins nicht ohne nix nichts niemals nie",
  able: "konnen kann darf durfen muss mussen weiss wissen",
  needNot: "muss mussen braucht brauchen",
  merely: "unbedingt zwingend notwendigerweise nur ausschliesslich zwangslaufig",
  indoorWord: "drinnen indoor indoors drin innen uberdacht",
  outdoorWord: "draussen outdoor outdoors freien outdooraktivitat outdooraktivitaten outdoorevent outdoorevents",
  beforeNo: "lieber bitte gern gerne soll sollte darf kann also aber",
  notRuledOut: "weit teuer spat lang lange schlimm nur so zu egal mehr",
  beforeRuledOut: "zu mit",
  preposition: "auf an am in im mit bei",
  or: "oder noch",
  adjective: "*e",
  diminutive: "",
  becomes: "wird werde werden wurde geworden",
  existence: "bestehen *jubilaum",
  is: "ist sind bin seid",
  talk: "ausflug ausfluge tagesausflug reise reisen fahrt trip event events veranstaltung veranstaltungen feier fest aktivitat aktivitaten programm unternehmung angebot angebote etwas was schones schone schon nettes nett tolles tolle toll besonderes besondere besonders originell originelles ausgefallen ausgefallenes einzigartig einzigartiges cooles cool lustiges lustig witzig witziges neues neue neu anderes andere gutes gute gut super spass spassig suche suchen sucht gesucht mochten mochte wollen wunschen wunsch hoffen plant planen brauchen brauchten benotigen idee ideen tipp tipps vorschlag vorschlage empfehlung empfehlungen moglich moglichkeit moglichkeiten geeignet passend passendes passt bezahlbar gunstig gunstiges preiswert teuer budget preis preise geld kosten kostet kollegen kolleginnen kollege kollegin buro firma firmen betrieb unternehmen arbeit chef chefin geschaftsleitung geschaftsfuhrung belegschaft mitarbeiter personal abteilung filiale niederlassung team teams gruppe gruppen verein vereine verband club schule schulen ehrenamt ehrenamtliche danke dankeschon dank braut brautigam schwester bruder freund freunde freundin leute menschen gemeinsam zusammen miteinander alle jeder paar anzahl viele wenig feiern feiert gefeiert organisieren organisiert buchen machen macht gehen geht kommen kommt unterwegs los losfahren losziehen raus weg hin lang lange kurz kurze gross grosse klein kleine leider hallo guten tag moin liebe grusse gruss mfg vielen vorab usw etc wegen weil damit dass wobei wann wenns wie welche selbe gleiche zwei termine schichtdienst dienst jahrlich jahrliche tradition immer oft manchmal fruh spat spater vorher nachher wahrend stadt land ort orte platz platze location raum raume zuhause haus kantine saal parken parkplatz erreichbar auto fuss nahe weit zentral gemischt gemischte verschieden verschiedene alter altersgruppe familie familien kinder kind eltern betreuung gaste kunden praktikanten neulinge geschlossen startet beginnt beginnen endet ende anschliessend anschliessendem danach davor dabei inklusive inkl exklusive ohne sitzen stehen finden findet mogen mag froh frohlich modern klassisch luxus stilvoll geschenk uberraschung uberraschen uberraschend mitnehmen mitkommen mitmachen bitte gern gerne spontanes spontan dieses jahr mal eigentlich einfach ganz sehr ziemlich wirklich unbedingt vielleicht eventuell jetzt also darf konnte sollte wurde ware hatte gibt sein haben dach genug darum dafur bestanden gesellenprufung abschlussprufung insgesamt weitere",
  alsoPlaces:
    "alster essen hof halle singen leer lauf buch regen wetter forst weiden langen kamen springe heide senden stein bergen wehr alpen enger haar bogen korb engen norden wissen wangen steinen sussen treuen schlangen kirchen sande mengen dorfen stelle lehre weingarten winden wald berg burg rot sand salz moos graben mauer saal brunnen linden wiesen wolken sonnen lachen wellen welle rohr ulmen laufen kuchen horn hahn zoo mitte tiergarten wasserburg weinberg osten fell kenn sinn bach nagel igel rehe gersten brand hausen lage bad leben wein weil bell zell",
  introducesPlace:
    "in nach bei um ab aus auf im am zu stadt raum grossraum umgebung region nahe rund herum umkreis zentrum filiale standort near",
  surelyIntroducesPlace: "in nach bei raum um umgebung region nahe",
  nameBegins: "bad sankt st",
  looseTitle: "familie direktor chef",
  title: "herr herrn frau pfarrer pastor pater burgermeister doktor dr professor prof",
  from: "aus von vom",
  ofName: "von van zu vom",
  commonWordOfPlace: "essen",
  province: "bundesland",
  of: "von in",
  partOfPlace: "stadt innenstadt altstadt neustadt mitte zentrum city nord sud ost west hbf hauptbahnhof hafen umland raum viertel kiez",
  stop: "der die das des dem den ein eine einer eines einem einen und oder aber denn als wie auch noch so nur schon ich du er sie es wir ihr mich dich sich uns euch ihm ihn ihnen mein dein sein unser unsere unserer unserem unseren euer eure dieser diese dieses diesem diesen wer was wo welche welcher welches von vom fur mit ohne in im ins an am ans auf aufs bei beim zu zum zur aus nach uber unter durch um bis pro per wahrend vor ist sind war waren bin bist wird werden hat haben habe kann konnen will wollen mochte mochten soll sollen gehen geht machen macht nicht kein keine etwas man alle alles ganz s n tun tut mal hier dort da gibt bitte danach dabei also jetzt dann irgendwo irgendwas irgendwie gern gerne moglich liebsten direkt nem nen ne musste ware wenn ob gemeinsam zusammen insgesamt dazu davon anschliessend anschliessendem",
};
