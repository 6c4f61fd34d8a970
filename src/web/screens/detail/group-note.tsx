import { useEffect, useState } from "react";
import { fitsGroup, forSuchAGroup, groupOf } from "../../../activities/group-fit.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { useDebounced } from "../../search/use-debounced.ts";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { useFormWords } from "../../words/parts/forms.ts";
import styles from "./group-note.module.css";

/** A number is looked at once it was typed: 4 is the beginning of 40. */
const PAUSE_MS = 600;

type GroupNoteProps = {
  activity: ActivityDetail;
  /** Of the field with the number of persons. */
  fieldId: string;
  /** What stands there at first. */
  first: string;
};

/** Says gently that a group is too small or too large for an activity, and leads to others; the request may still be sent. */
export function GroupNote({ activity, fieldId, first }: GroupNoteProps) {
  const { group } = useFormWords().contactForm;
  const { least, most } = groupOf(activity);
  const persons = personsIn(useTyped(fieldId, first));
  const isMisfit = persons !== null && !fitsGroup(activity, persons);
  const others = isMisfit && forSuchAGroup(activity, persons);
  return (
    <div className={styles.note} role="status">
      {others && (
        <p>
          {group.notFor(least, most)} {group.stillAsk}{" "}
          <Link className={layout.link} to={others.url}>
            {group.others(persons, others.place)}
          </Link>
        </p>
      )}
    </div>
  );
}

/** What stands in a field, a pause after it was typed. */
function useTyped(fieldId: string, first: string): string {
  const [typed, setTyped] = useState(first);
  const { later } = useDebounced(setTyped);
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    const hear = () => later(PAUSE_MS, field.value);
    // It may have been typed before hydration.
    setTyped(field.value);
    field.addEventListener("input", hear);
    return () => field.removeEventListener("input", hear);
  }, [fieldId, later]);
  return typed;
}

/** Null for what is no number of persons, which the rules of the form judge. */
function personsIn(text: string): number | null {
  const digits = text.replace(/[.\s]/g, "");
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
