import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import type { Brand, BrandKey } from "../../src/brands/brand.ts";
import { namesInText } from "../../src/places/names-in-text.server.ts";
import { analyse } from "../../packages/search/text/analyse.ts";
import type { TextLanguage } from "../../packages/search/search.ts";
import type { Facts } from "../../src/sentences/facts.ts";
import { dutchDaily } from "../language/dutch-daily.ts";
import { germanDaily } from "../language/german-daily.ts";
import { gazetteerCatalogue } from "./gazetteer.ts";

const STARTER = join(import.meta.dirname, "../../content/starter");
const wanted = z.object({
  persons: z.optional(z.number()),
  minimumAge: z.optional(z.number()),
  place: z.optional(z.string()),
  placeType: z.optional(z.string()),
  radiusKm: z.optional(z.number()),
  near: z.optional(z.boolean()),
  indoorOutdoor: z.optional(z.string()),
  filters: z._default(z.array(z.string()), []),
  area: z.optional(z.string()),
  budgetPerPerson: z.optional(z.number()),
  period: z.optional(z.string()),
  negated: z._default(z.array(z.string()), []),
  keywords: z.string(),
});
const line = z.object({
  id: z.string(),
  brand: z.string(),
  text: z.string(),
  stratum: z.string(),
  want: wanted,
  doubt: z.optional(z.boolean()),
});
/** A sentence with its labelled meaning. */
export type LabelledSentence = z.infer<typeof line>;

const { catalogue } = await gazetteerCatalogue();

/** What the starter content of a brand and the gazetteer say, without a database. */
export function starterFacts(brand: Brand): Facts {
  const language: TextLanguage = brand.locale === "de" ? "de" : "nl";
  const groups = z
    .array(
      z.object({
        name: z.string(),
        filters: z.array(
          z.object({
            name: z.string(),
            synonyms: z._default(z.array(z.string()), []),
            upTo_cents: z._default(z.nullable(z.number()), null),
          }),
        ),
      }),
    )
    .parse(parse(readFileSync(join(STARTER, brand.key, "filters.yaml"), "utf8")));
  const filters = groups.flatMap(({ filters }) => filters).map((filter, index) => ({ ...filter, id: index + 1 }));
  const stems = stemsOf(brand, language);
  const occursInActivities = (word: string) =>
    analyse(word, language).some(({ stem, parts }) => stems.has(stem) || (parts.length > 0 && parts.every((part) => stems.has(part))));
  return {
    ...{ language, country: brand.countryCode, forChildren: brand.cardLabels === "ages", filters },
    places: namesInText(catalogue.directory(brand.id), brand),
    occursInActivities,
    isSearchable: occursInActivities,
  };
}

/** The name of the province that a city lies in. */
export function provinceOf({ id }: { id: number }): string | undefined {
  const { cities, provinces } = catalogue.directory(1);
  return provinces.get(cities.get(id)?.province ?? -1)?.name;
}

/** The starter activities of a brand. */
export function starterActivities({ key }: Pick<Brand, "key">): { title: string; description: string }[] {
  const activity = z.array(z.object({ title: z.string(), description: z.string() }));
  return globSync(join(STARTER, key, "activities/*.yaml")).flatMap((file) => activity.parse(parse(readFileSync(file, "utf8"))));
}

function stemsOf(brand: Brand, language: TextLanguage): Set<string> {
  const texts = starterActivities(brand).flatMap(({ title, description }) => [title, description]);
  return new Set(texts.flatMap((text) => analyse(text, language).flatMap(({ stem, stems }) => [stem, ...stems])));
}

const SENTENCES = join(import.meta.dirname, "../sentences");
/** `open` and `check` are by one author, `more` by others who had not seen how sentences are read. */
export type SentenceSet = "open" | "check" | "more";

/** The labelled sentences of a brand; `check` has none of be. */
export function labelledSentences(key: BrandKey, set: SentenceSet = "open"): LabelledSentence[] {
  const file = join(SENTENCES, set, `${key}.jsonl`);
  if (set === "check" && !existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((text) => line.parse(JSON.parse(text)));
}

/** Common keyword queries in the language of a brand, without sentences. */
export function dailyQueries(key: BrandKey): string[] {
  return (key === "de" ? germanDaily : dutchDaily).map(({ query }) => query);
}

/** Other names of places. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Köln: "Keulen",
  "'s-Hertogenbosch": "Den Bosch",
  Rotterdam: "Katendrecht",
  Amsterdam: "NDSM",
};

/** Whether a text names a place: `Hamburger Hafen` names Hamburg, `Groninger` Groningen. */
export function namesPlace(text: string, name: string): boolean {
  const plain = (one: string) =>
    one
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z ]/g, "");
  const names = [name, OTHER_NAMES[name] ?? name].map((one) => plain(one).split(" ")[0] ?? "");
  return names.some((one) => plain(text).includes(one.replace(/en$/, "")));
}
