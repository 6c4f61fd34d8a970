import type { RecordedAct } from "../history/read-acts.ts";

/** The acts that can be undone. What has left as a mail cannot. */
const UNDOABLE = new Set<string>([]);

/** Whether an act can be undone: once, and not an undoing itself. */
export function isUndoable({ action, undoneBy, undoOf }: RecordedAct): boolean {
  return UNDOABLE.has(action) && undoneBy === null && undoOf === null;
}
