import type { LexiconEntry } from "./lexicon-entry.ts";

/** Nouns in -ing, nearly all English in German; for the others (*Frühling*) it yields non-words. */
const GERUND = /^(.{3,})ing$/;

/** Makes *Bowling* a form of *bowlen*, if the lexicon has the verb. Not in Dutch, where *boeking* is no form of *boek*. */
export function joinedWithVerbs(entries: readonly LexiconEntry[]): LexiconEntry[] {
  const verbs = new Set(entries.filter(({ kind }) => kind === "verbs").map(({ stem }) => stem));
  return entries.map((entry) => {
    const verb = GERUND.exec(entry.word)?.[1];
    return entry.kind === "nouns" && verb !== undefined && verbs.has(verb) ? { ...entry, stem: verb } : entry;
  });
}

/** The infinitive of a noun in -ing without a verb in the lexicon: *curlen*. */
export function infinitiveOf(noun: string): string[] {
  const verb = GERUND.exec(noun)?.[1];
  return verb === undefined ? [] : [`${verb}en`];
}
