import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { contactName } from "./contact-name.ts";
import styles from "./on-paper.module.css";
import { useWords } from "../../words/use-words.ts";

/** What a button or link says on a screen and a sheet of paper cannot: the number, the addresses, the way back. */
export function OnPaper({ activity, pageUrl }: { activity: ActivityDetail; pageUrl: string }) {
  const detail = useWords().detail;
  const { contactPhone, website } = activity;
  const lines = [
    [detail.paper.phone, contactPhone && [contactPhone, contactName(activity)].filter(Boolean).join(", ")],
    [detail.paper.website, website],
    [detail.paper.page, pageUrl],
  ] as const;
  return (
    <dl className={styles.paper}>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
