import { useEffect, useState } from "react";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { useDebounced } from "../../search/use-debounced.ts";
import { useGroupWords } from "../../words/parts/group.ts";
import { misfitOf } from "./group-misfit.ts";
import { GroupNote } from "./group-note.tsx";

/** A number is looked at once it was typed: 4 is the beginning of 40. */
const PAUSE_MS = 600;

type LiveGroupNoteProps = {
  activity: ActivityDetail;
  /** Of the field with the number of persons. */
  fieldId: string;
  /** Of the search that led here. */
  persons: number | null;
};

/** The note about a group, of what somebody types; fetched with the first of it. */
export function LiveGroupNote({ activity, fieldId, persons }: LiveGroupNoteProps) {
  const words = useGroupWords();
  const [typed, setTyped] = useState(persons);
  const { later } = useDebounced(setTyped);
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    const hear = () => later(PAUSE_MS, personsIn(field.value));
    hear();
    field.addEventListener("input", hear);
    return () => field.removeEventListener("input", hear);
  }, [fieldId, later]);
  return <GroupNote misfit={misfitOf(activity, typed, words)} />;
}

/** Null for what is no number of persons, which the rules of the form judge. */
function personsIn(text: string): number | null {
  const digits = text.replace(/[.\s]/g, "");
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
