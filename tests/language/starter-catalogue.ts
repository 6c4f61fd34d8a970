import type { BrandKey } from "../../src/brands/brand.ts";
import type { KindFacts, SearchRecord } from "../../packages/search/search.ts";
import { readBrandContent } from "../../src/seed/content/brand-content.ts";
import { readCatalogue } from "./read-catalogue.ts";

export type StarterCatalogue = { kinds: (KindFacts & { key: string })[]; activities: SearchRecord[] };

/** A brand's starter activities, with ids from 1, and their kinds. */
export async function starterCatalogue(brand: BrandKey): Promise<StarterCatalogue> {
  const { activities, organisations, kinds } = await readBrandContent("content/starter", brand);
  const language = brand === "de" ? "de" : "nl";
  const names = new Map(organisations.map(({ key, name }) => [key, name]));
  const kindIds = new Map(kinds.map(({ key }, index) => [key, index + 1]));
  const texts = activities.map(({ title, organisation, place, province, description }, index) => {
    const places = [place ?? "", province ?? ""].filter((name) => name !== "").join(", ") || "-";
    return `${index + 1} | ${title} | ${names.get(organisation) ?? organisation} | ${places}\n${description.replace(/\s+/g, " ")}`;
  });
  return {
    kinds: kinds.map((kind, index) => ({ key: kind.key, id: index + 1, names: [kind[language].name, ...kind[language].synonyms] })),
    activities: readCatalogue(texts.join("\n")).map((record) => ({
      ...record,
      kind: kindIds.get(activities[record.id - 1]?.kind ?? "") ?? null,
    })),
  };
}
