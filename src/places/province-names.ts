import type { Directory } from "../catalogue/directory.ts";
import { placeWords } from "./place-index.ts";

/** What maps services call provinces and states in Dutch, German, English and French, by the names that we use. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  NL: {
    Drenthe: ["Drente"],
    Friesland: ["Fryslân", "Frise"],
    Gelderland: ["Geldern", "Gueldre"],
    Groningen: ["Groningue"],
    Limburg: ["Limbourg"],
    "Noord-Brabant": ["North Brabant", "Nordbrabant", "Brabant-Septentrional"],
    "Noord-Holland": ["North Holland", "Nordholland", "Hollande-Septentrionale"],
    Zeeland: ["Seeland", "Zélande"],
    "Zuid-Holland": ["South Holland", "Südholland", "Hollande-Méridionale"],
  },
  BE: {
    Antwerpen: ["Antwerp", "Anvers"],
    Brussel: [
      "Brussels",
      "Bruxelles",
      "Brüssel",
      "Brussels Hoofdstedelijk Gewest",
      "Brussels-Capital Region",
      "Bruxelles-Capitale",
      "Brüssel-Hauptstadt",
    ],
    Henegouwen: ["Hainaut", "Hennegau"],
    Limburg: ["Limbourg"],
    Luik: ["Liège", "Lüttich"],
    Luxemburg: ["Luxembourg"],
    Namen: ["Namur"],
    "Oost-Vlaanderen": ["East Flanders", "Ostflandern", "Flandre-Orientale"],
    "Vlaams-Brabant": ["Flemish Brabant", "Flämisch-Brabant", "Brabant flamand"],
    "Waals-Brabant": ["Walloon Brabant", "Wallonisch-Brabant", "Brabant wallon"],
    "West-Vlaanderen": ["West Flanders", "Westflandern", "Flandre-Occidentale"],
  },
  DE: {
    Bayern: ["Bavaria", "Beieren", "Bavière"],
    Berlin: ["Berlijn"],
    Bremen: ["Brême", "Freie Hansestadt Bremen"],
    Hamburg: ["Hambourg", "Freie und Hansestadt Hamburg"],
    Hessen: ["Hesse"],
    "Mecklenburg-Vorpommern": ["Mecklenburg-Western Pomerania", "Mecklenburg-Voor-Pommeren"],
    Niedersachsen: ["Lower Saxony", "Nedersaksen", "Basse-Saxe"],
    "Nordrhein-Westfalen": ["North Rhine-Westphalia", "Noordrijn-Westfalen", "Noord-Rijnland-Westfalen"],
    "Rheinland-Pfalz": ["Rhineland-Palatinate", "Rijnland-Palts"],
    Saarland: ["Sarre"],
    Sachsen: ["Saxony", "Saksen", "Saxe"],
    "Sachsen-Anhalt": ["Saxony-Anhalt", "Saksen-Anhalt"],
    "Schleswig-Holstein": ["Sleeswijk-Holstein"],
    Thüringen: ["Thuringia", "Thuringen", "Thuringe"],
  },
};

/** What stands before or after a name and says only what kind of area it is. */
const KIND = /^(?:provincie|provinz|province(?: of)?|region|freistaat|land|staat) (?:de |du )?| (?:province|provincie|provinz)$/;

/** Our name of a province of a country by any name that it goes by; null when it is none of them. */
export function ownProvinceName({ provinces }: Directory, { country, name }: { country: string; name: string }): string | null {
  const asked = placeWords(name.replace(/ d['’]/, " ")).replace(KIND, "");
  if (asked === "") return null;
  for (const province of provinces.values()) {
    if (province.country !== country) continue;
    const called = [province.name, ...(OTHER_NAMES[country]?.[province.name] ?? [])];
    if (called.some((one) => placeWords(one) === asked)) return province.name;
  }
  return null;
}
