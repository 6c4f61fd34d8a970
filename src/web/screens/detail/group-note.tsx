import type { GroupMisfit } from "./group-misfit.ts";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import styles from "./group-note.module.css";

/** Says gently that a group is too small or too large for an activity, and leads to others; the request may still be sent. */
export function GroupNote({ misfit }: { misfit: GroupMisfit | null }) {
  return (
    <div className={styles.note} role="status">
      {misfit && (
        <p>
          {misfit.text}{" "}
          {misfit.others && (
            <Link className={layout.link} to={misfit.others.url}>
              {misfit.others.text}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
