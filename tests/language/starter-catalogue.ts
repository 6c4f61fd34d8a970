import type { SearchRecord, TextLanguage } from "../../src/search/search.ts";
import { readBrandContent } from "../../src/starter/content/brand-content.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** The activities that the starter content has in a language. */
export async function starterCatalogue(language: TextLanguage): Promise<SearchRecord[]> {
  const { activities, organisations } = await readBrandContent("content/starter", language);
  const names = new Map(organisations.map(({ key, name }) => [key, name]));
  const texts = activities.map(({ title, organisation, place, province, description }, index) => {
    const places = [place ?? "", province ?? ""].filter((name) => name !== "").join(", ") || "-";
    return `${index + 1} | ${title} | ${names.get(organisation) ?? organisation} | ${places}\n${description.replace(/\s+/g, " ")}`;
  });
  return readCatalogue(texts.join("\n"));
}
