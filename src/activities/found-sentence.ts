import type { Understood } from "../sentences/understood.ts";
import type { SearchState } from "./search-state.ts";

/** A search of a sentence, and the words that it goes without. */
export type Attempt = { state: SearchState; unused: readonly string[] };

/** In km around a city that has too little in it. */
const WIDER_KM = [25, 50] as const;

/**
 * The first of these that finds anything: all that was said; each of its words alone, as of *trampoline of circus* either will
 * do; the same farther around the city, where it was said to be near or where words are searched for; and without words, which
 * are then said to be unused. Else all that was said, whose page has the ways out. Nothing else is let go of by itself.
 */
export function foundSentence(
  state: SearchState,
  said: Pick<Understood, "keywords" | "near">,
  finds: (state: SearchState) => boolean,
): Attempt {
  const whole = { state, unused: [] };
  const words = said.keywords.split(" ").filter(Boolean);
  const singles =
    words.length > 1 ? words.map((word) => ({ state: { ...state, query: word }, unused: words.filter((other) => other !== word) })) : [];
  const asked: Attempt[] = [whole, ...singles];
  const mayWiden = state.location?.type === "CITY" && (said.near || words.length > 0);
  const around = mayWiden ? WIDER_KM.filter((km) => km > (state.radiusKm ?? 0)) : [];
  const wider = around.flatMap((radiusKm) => asked.map((attempt) => ({ ...attempt, state: { ...attempt.state, radiusKm } })));
  const wordless = { state: { ...state, query: "" }, unused: words };
  return [...asked, ...wider, wordless].find((attempt) => finds(attempt.state)) ?? whole;
}
