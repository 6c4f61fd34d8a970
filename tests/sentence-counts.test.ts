import { expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { understand } from "../src/sentences/understand.ts";
import { starterFacts } from "./support/sentences.ts";

const TODAY = new Date("2026-11-28T12:00:00Z");
const facts = new Map(brands.map((brand) => [brand.key as string, starterFacts(brand)]));

function read(key: string, text: string) {
  const known = facts.get(key);
  if (!known) throw new Error(`There is no brand ${key}.`);
  return understand(text, known, TODAY);
}

test.for([
  ["nl", "12 collega's plus partners", 24],
  ["nl", "ik en 11 collega's", 12],
  ["nl", "directeur en 11 medewerkers", 12],
  ["nl", "64 sjaars en 12 mentoren, weekend", 76],
  ["nl", "2 bussen van 45, hele dag", 90],
  ["nl", "2 busjes met elk 8 man", 16],
  ["nl", "drie patrouilles van 6 en twee leiders", 20],
  ["nl", "van de 45 kunnen er 30", 30],
  ["nl", "24 vd 60 kunnen", 24],
  ["nl", "half dozijn collega's", 6],
  ["nl", "twee dozijn mensen", 24],
  ["nl", "vierhonderd mensen", 400],
  ["nl", "1.200 medewerkers", 1200],
  ["nl", "een mannetje of 25", 25],
  ["nl", "ons team bestaat uit twaalf", 12],
  ["nl", "iets met actie voor een stel suffe docenten, 22 stuks", 22],
  ["kids", "11 speelsters plus keepster", 12],
  ["kids", "vader moeder 5 kinderen", 7],
  ["kids", "4 kinderen, opa en oma", 6],
  ["de", "11 Gesellen und 3 Lehrlinge, Samstag", 14],
  ["de", "3 Löschzüge zu je 12 Mann", 36],
  ["de", "2 Kanzleien, je 11 Leute", 22],
  ["de", "2 Gruppen: 22 und 23", 45],
  ["de", "wir sind ein halbes Dutzend", 6],
  ["de", "12 Kollegen und 19 aus der Verwaltung", 31],
  ["de", "1. Herren, 24 Spieler", 24],
] as const)("on %s '%s' counts %d persons", ([key, text, persons]) => {
  expect(read(key, text).persons).toBe(persons);
});

test.for([
  ["nl", "15 collega's, ik zoek iets in Utrecht", 15],
  ["nl", "20 man en ik wil iets met eten", 20],
  ["nl", "wat kan ik met 20 collega's doen", 20],
  ["de", "20 Leute, ich suche etwas", 20],
  ["de", "was kann ich mit 20 Kollegen machen", 20],
  ["nl", "we zijn met 15 en op zoek naar iets in Utrecht", 15],
  ["nl", "2 klassen van 26 en 6 begeleiders", 58],
  ["nl", "2 klassen van 22 en 23 leerlingen", 45],
  ["nl", "vrijgezellenfeest van mijn zus met 10 tot 12 gezellige meiden", 12],
  ["kids", "10 tot 12 leuke kinderen", 12],
  ["de", "20 Kinder plus Begleitung", 20],
  ["de", "Samstag, bis 20 nette Leute", 20],
] as const)("on %s '%s' counts %d persons and names no age", ([key, text, persons]) => {
  const { minimumAge, ...found } = read(key, text);
  expect({ persons: found.persons, minimumAge }).toEqual({ persons, minimumAge: null });
});

test.for([
  ["nl", "ons tienjarig bedrijfsjubileum, 20 man"],
  ["de", "zehnjähriges Betriebsjubiläum, 20 Leute"],
  ["kids", "niet ouder dan 6, Zwolle"],
  ["kids", "ons bedrijf bestaat een jaar of 20"],
] as const)("on %s '%s' names no age", ([key, text]) => {
  expect(read(key, text).minimumAge).toBeNull();
});

test.for([
  ["nl", "meer dan 75 personen"],
  ["nl", "drie projecten"],
  ["de", "4 Stunden Programm"],
  ["de", "höchstens zwei Stunden Fahrt ab Köln"],
] as const)("on %s '%s' asks for no filter", ([key, text]) => {
  expect(read(key, text).filters).toEqual([]);
});

test.for([
  ["nl", "Zuurdesem, elf jaar oud"],
  ["nl", "twee momenten van rust"],
  ["nl", "langs zeven kapellen lopen"],
  ["nl", "Delft in vijf kleuren"],
  ["nl", "langs vijf deuren"],
  ["nl", "bestaat 75 jaar"],
] as const)("on %s '%s' counts nobody", ([key, text]) => {
  expect(read(key, text).persons).toBeNull();
});

test.for([
  ["kids", "12 kinderen o nee 13, de buurjongen komt ook", { persons: 13 }],
  ["kids", "Oss, of nee Uden, klimhal", { place: { name: "Uden" } }],
  ["be", "Gent of nee toch liever Brugge, 9 madammen", { place: { name: "Brugge" }, persons: 9 }],
  ["nl", "Oss, of nee Den Bosch, 9 man", { place: { name: "'s-Hertogenbosch" } }],
  ["de", "Worms, oder nein, lieber Mainz", { place: { name: "Mainz" } }],
] as const)("on %s the correction in '%s' replaces what was typed before", ([key, text, meant]) => {
  expect(read(key, text)).toMatchObject(meant);
});

test.for([
  ["nl", "Marieke van Tiel gaat met pensioen, 20 man"],
  ["nl", "weekend met de familie Van Delden (38 p)"],
  ["de", "Pfarrer Kiel geht in Rente, 70 Gäste"],
  ["de", "halal essen, kein Bier"],
  ["de", "das Essen-Paket für 9 Leute"],
] as const)("on %s '%s' names no place", ([key, text]) => {
  expect(read(key, text).place).toBeNull();
});

test.for([
  ["nl", "kanoën in Etten-Leur", "Etten-Leur"],
  ["nl", "zeilen op de Grevelingen met 9 man", "Grevelingen"],
  ["nl", "weekend in Zuid-Limburg met 9 man", "Zuid-Limburg"],
  ["nl", "bij Den Briel met 9 man", "Brielle"],
  ["be", "14 man, gent-dampoort", "Gent"],
  ["be", "12 man in Pelt", "Neerpelt"],
  ["de", "trecker fahren meckpomm 30 leute", "Mecklenburg-Vorpommern"],
  ["de", "Kegeltour 12 Damen, Norderney", "Norderney"],
  ["nl", "uitje familie Amsterdam, 9 man", "Amsterdam"],
  ["de", "Ausflug mit Familie Berlin, 9 Leute", "Berlin"],
  ["kids", "iets met dieren in Dieren", "Dieren"],
  ["kids", "zwemmen in Heel", "Heel"],
] as const)("on %s '%s' is in %s", ([key, text, name]) => {
  expect(read(key, text).place?.name).toBe(name);
});

test.for([
  ["nl", "40 euro p.p.", ["Tot 25 euro", "25 tot 50 euro"]],
  ["nl", "rond de 40 euro per persoon", ["Tot 25 euro", "25 tot 50 euro"]],
  ["nl", "hooguit 40 euro p.p.", ["Tot 25 euro", "25 tot 50 euro"]],
  ["nl", "30-40 euro p.p.", ["Tot 25 euro", "25 tot 50 euro"]],
  ["nl", "niet duurder dan 50 euro", ["Tot 25 euro", "25 tot 50 euro"]],
  ["de", "unter 50 Euro", ["Bis 25 Euro", "25 bis 50 Euro"]],
  ["kids", "12 euro per kind", ["Gratis", "Tot 10 euro", "10 tot 25 euro"]],
] as const)("on %s a budget of '%s' reaches as far as %j", ([key, text, bands]) => {
  expect(read(key, text).filters.map(({ name }) => name)).toEqual(bands);
});

test("a minimum price is no budget", () => {
  for (const text of ["vanaf 80 euro de man", "niet minder dan 40 euro p.p."]) expect(read("nl", text).budgetPerPerson).toBeNull();
  expect(read("nl", "niet meer dan 40 euro p.p.").budgetPerPerson).toBe(40);
  expect(read("nl", "kanoën vanaf 80 euro de man, 12 man")).toMatchObject({ persons: 12, unused: ["80"] });
  expect(read("de", "über 75 Euro pro Person").budgetPerPerson).toBeNull();
});
