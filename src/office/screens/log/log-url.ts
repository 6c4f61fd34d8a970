import type { RecordedAct } from "../../../history/read-acts.ts";

/** The lines of the log about the subject of an act. */
export function logUrlOf({ subjectKind, subjectId }: Pick<RecordedAct, "subjectKind" | "subjectId">): string {
  const parameters = new URLSearchParams({ soort: subjectKind, ...(subjectId !== null && { nummer: String(subjectId) }) });
  return `/logboek?${parameters}`;
}
