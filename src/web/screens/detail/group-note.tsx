import type { GroupSizeWarning } from "./check-group-size.ts";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import styles from "./group-note.module.css";

/** Warns that a group is too small or too large for an activity, and links to others; the request can still be sent. */
export function GroupNote({ sizeWarning }: { sizeWarning: GroupSizeWarning | null }) {
  return (
    <div className={styles.note} role="status">
      {sizeWarning && (
        <p>
          {sizeWarning.text}{" "}
          {sizeWarning.others && (
            <Link className={layout.link} to={sizeWarning.others.url}>
              {sizeWarning.others.text}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
