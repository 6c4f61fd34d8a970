import type { RecordedAct } from "../../history/read-acts.ts";
import type { OfficeWords } from "../words/office-words.ts";

/** A line of the log as a phrase: `gaf vrij: evenement 12`. */
export function actSentence({ acts }: Pick<OfficeWords, "acts">, act: RecordedAct): string {
  return withSubject(acts, acts.actions[act.action] ?? act.action, act);
}

/** What a page says after an act: `Vrijgegeven: evenement 12`. */
export function resultSentence(words: Pick<OfficeWords, "acts">, act: RecordedAct): string {
  const [, state] = act.changes["state"] ?? [];
  const result = words.acts.results[`${act.action} ${String(state)}`] ?? words.acts.results[act.action];
  return result === undefined ? `${words.acts.done} ${actSentence(words, act)}` : withSubject(words.acts, result, act);
}

function withSubject({ subjects }: OfficeWords["acts"], done: string, { subjectKind, subjectId }: RecordedAct): string {
  return subjectId === null ? done : `${done}: ${subjects[subjectKind] ?? subjectKind} ${subjectId}`;
}
