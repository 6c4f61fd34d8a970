import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { contactName } from "./contact-name.ts";
import styles from "./print-details.module.css";
import { useWords } from "../../words/use-words.ts";

/** For print only: the phone number and addresses that buttons and links have on screen. */
export function PrintDetails({ activity, pageUrl }: { activity: ActivityDetail; pageUrl: string }) {
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
