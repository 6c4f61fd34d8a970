import type { StoredProvince } from "./directory.ts";

/** Dutch, German, English and French names of provinces and states, by country and our own name. */
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

/** Other names of a province, as map services and visitors use them. */
export function otherNamesOfProvince({ country, name }: Pick<StoredProvince, "country" | "name">): readonly string[] {
  return OTHER_NAMES[country]?.[name] ?? [];
}

/** The other names that are one word, for the search: a text index would find *Freie Hansestadt Bremen* by each of its words. */
export function typedNamesOfProvince(province: Pick<StoredProvince, "country" | "name">): string[] {
  return otherNamesOfProvince(province).filter((name) => !/[ -]/.test(name));
}
