import type { RecordedAct } from "../../history/read-acts.ts";
import type { OfficeWords } from "../words/office-words.ts";

/** A line of the log as a phrase: `gaf vrij: evenement 12`. */
export function actSentence({ acts }: Pick<OfficeWords, "acts">, { action, subjectKind, subjectId }: RecordedAct): string {
  const subject = acts.subjects[subjectKind] ?? subjectKind;
  const done = acts.actions[action] ?? action;
  return subjectId === null ? done : `${done}: ${subject} ${subjectId}`;
}
