/**
 * Areas and rivers that people add to the name of a place to tell it from its namesakes (`Halle (Westf.)`, `Rijswijk, Betuwe`), by
 * province, case-folded and without spaces. An area that spans several provinces is listed for each of them.
 */
const AREAS: Readonly<Record<string, string>> = {
  "NL Drenthe": "drentsche",
  "NL Friesland": "fryslan wadden waddeneilanden",
  "NL Gelderland": "achterhoek betuwe veluwe bommelerwaard liemers rijkvannijmegen graafschap montferland",
  "NL Groningen": "ommelanden westerwolde hogeland",
  "NL Limburg": "heuvelland zuidlimburg noordlimburg middenlimburg mergelland peel",
  "NL Noord-Brabant": "brabant kempen peel biesbosch langstraat meierij",
  "NL Noord-Holland": "holland gooi westfriesland kennemerland waterland zaanstreek wadden waddeneilanden randstad",
  "NL Overijssel": "twente salland",
  "NL Utrecht": "utrechtseheuvelrug eemland",
  "NL Zeeland": "zeeuwsvlaanderen walcheren zvl schouwenduiveland tholen zuidbeveland",
  "NL Zuid-Holland": "holland westland krimpenerwaard hoekschewaard voorneputten rijnmond biesbosch alblasserwaard randstad",
  "BE Antwerpen": "vlaanderen vlaamsgewest flandern flanders flandre kempen kleinbrabant vl vla",
  "BE Brussel": "hoofdstad hoofdstedelijkgewest brusselshoofdstedelijkgewest",
  "BE Henegouwen": "wallonie wallonien wallonia waalsgewest wal borinage",
  "BE Limburg": "vlaanderen vlaamsgewest flandern flanders flandre kempen haspengouw maasland voerstreek vl vla",
  "BE Luik": "wallonie wallonien wallonia waalsgewest wal ardennen ardenne ardennes haspengouw oostkantons",
  "BE Luxemburg": "wallonie wallonien wallonia waalsgewest wal ardennen ardenne ardennes gaume",
  "BE Namen": "wallonie wallonien wallonia waalsgewest wal ardennen ardenne ardennes condroz",
  "BE Oost-Vlaanderen": "vlaanderen vlaamsgewest flandern flanders flandre waasland waas meetjesland vlaamseardennen vl vla",
  "BE Vlaams-Brabant": "vlaanderen vlaamsgewest flandern flanders flandre brabant hageland pajottenland haspengouw vl vla",
  "BE Waals-Brabant": "wallonie wallonien wallonia waalsgewest wal brabant",
  "BE West-Vlaanderen": "vlaanderen vlaamsgewest flandern flanders flandre westhoek kust vl vla",
  "DE Baden-Württemberg":
    "baden wuerttemberg wurttemberg wurtt schwarzwald schwaben schwabischealb alb neckar breisgau kraichgau odenwald hohenlohe bodensee allgau enz fils murr brenz jagst kocher tauber teck baar ries kaiserstuhl hohenzollern ortenau fildern rems rhein donau",
  "DE Bayern":
    "oberbayern obb niederbayern ndb oberpfalz opf franken oberfranken ofr mittelfranken mfr unterfranken ufr schwaben schw allgau isar inn donau lech main altmuhl pegnitz regnitz aisch naab waldnaab vils rott alz amper ammer iller spessart rhon steigerwald holledau hallertau chiemsee chiemgau bayerischerwald fichtelgebirge ries saale tauber bodensee",
  "DE Berlin": "spree havel",
  "DE Brandenburg": "mark spree havel oder neisse lausitz niederlausitz uckermark prignitz spreewald flaming elbe elster",
  "DE Bremen": "weser",
  "DE Hamburg": "elbe",
  "DE Hessen":
    "taunus odenwald lahn wetterau main rhein fulda werra eder vogelsberg bergstrasse rheingau kinzig schwalm dill rhon spessart westerwald weser",
  "DE Mecklenburg-Vorpommern": "rugen usedom mecklenburg meckl vorpommern vorpom muritz peene poel warnow ostsee darss elde",
  "DE Niedersachsen":
    "wumme aller weser ems oldenburg oldb ostfriesland harz heide luneburgerheide leine oste elbe hannover han deister solling unterweser unterelbe emsland oker innerste wesermarsch wendland hunte bentheim grafschaftbentheim nordsee luhe vechte hase eichsfeld stade dumme",
  "DE Nordrhein-Westfalen":
    "westfalen ruhr sieg rheinland rhld rhein sauerland siegerland munsterland niederrhein eifel lippe weser teutoburgerwald emscher lenne bergisch bergischesland erft wupper ruhrgebiet ostwestfalen owl ennepe rur ems mohne volme",
  "DE Rheinland-Pfalz":
    "pfalz pf rheinland eifel mosel hunsruck westerwald rhein ahr nahe sieg lahn weinstrasse rheinhessen glan queich sudpfalz",
  "DE Saarland": "saar blies",
  "DE Sachsen": "erzgebirge vogtland oberlausitz lausitz mulde elbe sachsischeschweiz neisse elster",
  "DE Sachsen-Anhalt": "saale elbe altmark harz anhalt unstrut bode mulde elster",
  "DE Schleswig-Holstein":
    "holstein schleswig dithmarschen fehmarn nordfriesland ostsee nordsee elbe eider trave sylt fohr stor angeln lauenburg",
  "DE Thüringen": "saale vogtland eichsfeld ilm werra rennsteig orla unstrut rhon gera sudharz elster thuringerwald",
};

/** The provinces (`DE Hessen`) of each area. */
export const areaProvinces: ReadonlyMap<string, readonly string[]> = areasByName();

export function isArea(name: string): boolean {
  return areaProvinces.has(name.replaceAll(" ", ""));
}

function areasByName(): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const [province, names] of Object.entries(AREAS)) {
    for (const name of names.split(" ")) areas.set(name, [...(areas.get(name) ?? []), province]);
  }
  return areas;
}
