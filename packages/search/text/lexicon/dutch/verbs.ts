/** Stems of Dutch verbs; a `!` marks those that are never part of a compound. */
export const verbs = `
wandel loop:liep,liepen,gelopen fiets ren! spring:sprong,sprongen,gesprongen klim:klom,klommen,geklommen klauter kruip:kroop,gekropen glij:gleed,gegleden,glijden
schuif:schoof,geschoven rol duik:dook,gedoken zwem:zwom,zwommen,gezwommen snorkel surf zeil vaar:gevaren roei peddel kano vlieg:vloog,gevlogen
zweef rijd:reed,reden,gereden,rijden,rijdt,rij stuur trap step rem! race ski:skien,skieen,geskied rodel schaats dans huppel stap sluip:sloop,geslopen
speel win:won,wonnen,gewonnen verlies:verloor,verloren scoor gooi werp:wierp,geworpen vang:ving,gevangen schop sla!:sloeg,sloegen,geslagen,slaan schiet:schoot,schoten,geschoten
mik richt! span boks vecht:vocht,gevochten worstel stoei scherm turn train sport oefen kegel bowl golf tennis voetbal biljart sjoel knikker
tik! ruik:rook,geroken proef smaak smul eet:at,aten,gegeten,etentje,etentjes drink:dronk,dronken,gedronken kook bak:gebakken braad:gebraden grill barbecue rooster stoof frituur
snijd:sneed,gesneden,snijden,snij hak meng roer kneed brouw stook schenk:schonk,geschonken tap brunch lunch dineer dine borrel snoep picknick gourmet tafel proost
maak bouw timmer zaag boor schilder verf teken kleur schets beeldhouw boetseer knutsel knip plak vouw brei haak naai borduur weef:geweven vilt knoop vlecht
smeed graveer giet:goot,gegoten drijf:dreef,gedreven draai spuit fotografeer film schrijf:schreef,geschreven lees:las,lazen,gelezen dicht vertel luister zing:zong,zongen,gezongen
muziceer musiceer drum trommel fluit:floot,gefloten speur zoek:zocht,zochten,gezocht vind:vond,vonden,gevonden ontdek verken ontsnap puzzel raad! los! gok wed
ruil koop:kocht,kochten,gekocht verkoop:verkocht huur verhuur boek reserveer betaal kost geef:gaf,gaven,gegeven krijg:kreeg,kregen,gekregen neem:nam,namen,genomen breng:bracht,gebracht haal draag:droeg,gedragen
til! hef!:hief trek:trok,trokken,getrokken duw sleep sjouw hijs graaf=graf:groef,gegraven plant zaai oogst pluk maai snoei voer voeder melk aai borstel verzorg knuffel kus zoen omarm
jaag:jaagde,joeg vis hengel kamp kampeer overnacht slaap:sliep,sliepen,geslapen rust ontspan relax masseer mediteer adem baad week was! douche zweet lach glimlach grap huil gil schreeuw fluister praat spreek:sprak,spraken,gesproken
zeg!:zei,zeiden,gezegd vraag antwoord roep:riep,geroepen leer onderwijs:onderwees studeer reken denk:dacht,dachten,gedacht weet:wist,wisten,geweten vergeet:vergat,vergaten,vergeten onthoud:onthield begrijp:begreep,begrepen herken herinner geloof hoop twijfel droom
wens vier feest trouw:trouwen jubileer toast versier verkleed schmink tover goochel jongleer acteer improviseer presenteer organiseer regel plan begeleid help:hielp,geholpen
leid lei! volg ga!:ging,gingen,gegaan,gaan kom!:kwam,kwamen,gekomen vertrek:vertrok blijf:bleef,gebleven sta!:stond,stonden,gestaan,staan zit!:zat,zaten,gezeten lig!:lag,lagen,gelegen hang:hing,gehangen val!:viel,vielen,gevallen
begin:begon,begonnen start stop eindig duur wacht kijk:keek,keken,gekeken zie!:zag,gezien,zien hoor voel beleef ervaar:ervoer geniet:genoot,genoten verwen verras bezoek:bezocht ontmoet kennismaak verbind:verbond,verbonden
werk vergader overleg brainstorm onderhandel presteer daag uitdaag doe!:deed,deden,gedaan,doen laat:liet,lieten,gelaten kan!:kon,konden,kunnen,gekund moet:moest,moesten mag!:mocht,mogen wil!:wilde,willen,wou zal!:zou,zouden,zullen word:werd,geworden heb!:had,hadden,gehad,hebben,heeft
ben!:is,was,waren,geweest,zijn test meet weeg tel! schat sorteer stapel laad vul! leeg open sluit:sloot,gesloten bewaar bewaak bescherm red! blus
brand steek:stak,gestoken blaas:blies,geblazen waai regen sneeuw vries:vroor dooi bloei groei sterf:stierf leef woon verhuis bestaat besta:bestond bestel bedien serveer ontvang:ontving bied:bood,geboden lever zorg spaar gebruik toon
bedenk:bedacht verzin:verzon schep creeer ontwerp:ontwierp vorm kies:koos,kozen,gekozen wissel verander vervang verdeel verbeter verdien vermaak verveel verdwaal verstop vertrouw verwacht verwarm verzamel vlot
graas hinnik blaf miauw kwaak tokkel abseil boulder bungee balanceer slinger zwaai schommel wip! stuiter hink hinkel touwtje tuimel kart quad crossen cross mountainbike mountenbike=mountainbike:mountenbiken skate skeelers skeeler longboard
game vlog blog app! chat bel! mail post download print lijm stempel druk zeefdruk klei glazuur ets! schuur lak! stoffeer restaureer repareer klus sloop:slopen smijt:smeet kras stuk breek:brak,gebroken
vermoord onderzoek:onderzocht spioneer verhoor beken pleeg steel:stal,gestolen smokkel hack kraak codeer programmeer experimenteer navigeer spoor rappel scout struin zwerf:zwierf slenter dwaal banjer flaneer winkel shop sjor bivakkeer overleef
imker kaas stal pers ferment fermenteer distilleer rook zout kruid dip! garneer decoreer glaceer trakteer voorlees bid! offer orden poets ruim veeg schrob strijk dweil waad waden wad!
zet! kunt hoef houd:hield,hielden,gehouden,hou pas! noem leg! blijk lijk!:leek lukt durf deel raak wijs:wees,wezen bepaal parkeer schuil leen bedank splits schud stroom lieg:loog beweeg:bewoog klop maal:gemalen dampen schrik:schrok zwijg:zweeg bekijk oplos ophaal meedoe meeneem samenwerk uitkom opstap aankom terugkom vasthoud probeer gebeur klink:klonk stel hou! ken! treed:trad,getreden snap deins loos! scheur roddel speech lift chill loungen swing rap! beatbox jam! draaf galoppeer spartel plons plens poedel bad! mix! shake blend strooi spoel zeef peuter pruts frummel ravot dartel stamp spit schoffel hark wied gier mest slacht fileer marineer gaar smelt:smolt bevries ontdooi
sup dart vlieger
knijp dompel! bespeel! ontleed graai friemel stoom poch
`;
