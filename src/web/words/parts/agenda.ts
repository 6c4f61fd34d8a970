import type { AgendaWords } from "../../../../content/words/agenda/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const nl = async () => (await import("../../../../content/words/agenda/nl.ts")).nlAgenda;
const wordsIn = await loadPart<AgendaWords>({
  nl,
  be: nl,
  de: async () => (await import("../../../../content/words/agenda/de.ts")).deAgenda,
});

/** The words of the agenda, in the language of the visitor's brand. */
export function useAgendaWords(): AgendaWords["agenda"] {
  return wordsIn(useBrand().locale).agenda;
}
