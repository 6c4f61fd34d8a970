import type { RecordedAct } from "../../history/read-acts.ts";
import { isUndoable } from "../../moderation/undo-act.ts";
import { offers } from "../http/office-request.ts";
import { useRequest } from "../page-context.ts";
import styles from "./undo-form.module.css";

/** A button that undoes an act, where that is possible and the actor may. `back` is the page that it leads to afterwards. */
export function UndoForm({ act, back }: { act: RecordedAct; back?: string | undefined }) {
  const request = useRequest();
  if (!isUndoable(act) || !offers(request, "log.undo", act)) return null;
  return (
    <form method="post" action={`/logboek/${act.id}/ongedaan`} className={styles.undo}>
      {back !== undefined && <input type="hidden" name="terug" value={back} />}
      <button type="submit">{request.words.common.undo}</button>
    </form>
  );
}
