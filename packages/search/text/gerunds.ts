import type { LexiconEntry } from "./lexicon-entry.ts";

/** Nouns in -ing that are English, as all but few are in German; of the few (*Frühling*) it makes what is no word. */
const GERUND = /^(.{3,})ing$/;

/** Lets *Bowling* count as a form of *bowlen*, as far as the lexicon has the verb. In Dutch it would be every noun in -ing: *boeking* is no *boek*. */
export function joinedWithVerbs(entries: readonly LexiconEntry[]): LexiconEntry[] {
  const verbs = new Set(entries.filter(({ kind }) => kind === "verbs").map(({ stem }) => stem));
  return entries.map((entry) => {
    const verb = GERUND.exec(entry.word)?.[1];
    return entry.kind === "nouns" && verb !== undefined && verbs.has(verb) ? { ...entry, stem: verb } : entry;
  });
}

/** The infinitive of a noun in -ing whose verb the lexicon has not: *curlen*. */
export function infinitiveOf(noun: string): string[] {
  const verb = GERUND.exec(noun)?.[1];
  return verb === undefined ? [] : [`${verb}en`];
}
