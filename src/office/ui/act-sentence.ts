import type { RecordedAct } from "../../history/read-acts.ts";
import type { OfficeWords } from "../words/office-words.ts";

type Words = Pick<OfficeWords, "acts">;

/** A line of the log as a phrase: `gaf vrij: evenement 12 (Kermis)`, `nodigde uit: Bob Kids`, on one's own account `logde in`. */
export function actSentence({ acts }: Words, act: RecordedAct): string {
  const done = acts.actions[act.action] ?? act.action;
  const { subjectKind, subjectName: name } = act;
  const numbered = numberedSubject({ acts }, act);
  const isOnOneself = subjectKind === "account" && act.actorId === act.subjectId;
  if (numbered === null || isOnOneself) return done;
  if (name === null) return `${done}: ${numbered}`;
  return `${done}: ${subjectKind === "account" ? name : `${numbered} (${name})`}`;
}

/** What a page says after an act: `Vrijgegeven: Kermis`, `3 mails worden nu opnieuw geprobeerd`. `count` is the number of acts at once. */
export function resultSentence(
  { acts, results }: Pick<OfficeWords, "acts" | "results">,
  { act, count }: { act: RecordedAct; count: number },
): string {
  const [, state] = act.changes["state"] ?? [];
  const result = results[`${act.action} ${String(state)}`] ?? results[act.action];
  if (result === undefined) return `${acts.done} ${actSentence({ acts }, act)}`;
  const { subjectKind, subjectName: name } = act;
  const numbered = numberedSubject({ acts }, act) ?? "";
  const isNamed = subjectKind === "account" || subjectKind === "event" || subjectKind === "city";
  const unnamed = name === null ? numbered : `${numbered} (${name})`;
  return result({ what: isNamed && name !== null ? name : unnamed, count });
}

function numberedSubject({ acts }: Words, { subjectKind, subjectId }: RecordedAct): string | null {
  return subjectId === null ? null : `${acts.subjects[subjectKind] ?? subjectKind} ${subjectId}`;
}
