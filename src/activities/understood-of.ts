import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { understand } from "../sentences/understand.ts";
import { overviewUrl } from "./overview-url.ts";
import { emptySearch, LITERAL, understoodSentence, type Chip, type SearchState } from "./search-state.ts";
import { sentenceFacts } from "./sentence-facts.ts";

/** What the page of a sentence says of it: which of its chips come from it, what it could not use, and where its words are searched for. */
export type UnderstoodOnPage = { sentence: string; isOfSentence: (chip: Chip) => boolean; notUsed: string[]; literalUrl: string };

/** Null where no sentence led to the search, or where only its words are searched for. */
export function understoodOf(
  catalogue: Pick<Catalogue, "directory" | "hasWords" | "count">,
  brand: Brand,
  { state, now }: { state: SearchState; now: Date },
): UnderstoodOnPage | null {
  const sentence = understoodSentence(state);
  if (sentence === null) return null;

  const understood = understand(sentence, sentenceFacts(catalogue, brand), now);
  const { negated, period, unused, budgetPerPerson, keywords } = understood;
  const filters = new Set(understood.filters.map(({ id }) => id));
  const bands = catalogue
    .directory(brand.id)
    .filterGroups.flatMap((group) => group.filters.filter(({ upTo_cents }) => upTo_cents !== null));
  const hasBand = bands.some(({ id }) => filters.has(id));
  const words = new Set(state.query.toLowerCase().split(" "));
  const dropped = keywords.split(" ").filter((word) => word !== "" && !words.has(word.toLowerCase()));
  return {
    sentence,
    isOfSentence(chip) {
      switch (chip.kind) {
        case "filter":
          return filters.has(chip.filterId);
        case "location":
          return understood.place?.id === state.location?.id && understood.place?.type === state.location?.type;
        case "indoorOutdoor":
          return understood.indoorOutdoor === chip.side;
        case "radius":
          return true;
        case "persons":
          return understood.persons !== null;
        case "minimumAge":
          return understood.minimumAge !== null;
        case "area":
          return understood.area === state.area;
        case "query":
          return true;
      }
    },
    notUsed: [
      ...(period === null ? [] : [period]),
      ...negated,
      ...(budgetPerPerson === null || hasBand ? [] : [`€ ${budgetPerPerson}`]),
      ...dropped,
      ...unused,
    ],
    literalUrl: overviewUrl({ ...emptySearch, query: sentence, sentence: LITERAL }),
  };
}
