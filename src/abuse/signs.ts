/** Fields that every form carries beside its own; the HTML holds none of their values (decisions, Behaviour). */
export const KEY_FIELD = "submission_key";
export const TIME_FIELD = "form_time";
export const PROOF_FIELD = "form_proof";
/** What a browser brings that was asked for a proof and cannot give one: a person looks at it then. */
export const NO_PROOF = "none";
/** A field that people do not see and programs fill in. */
export const TRAP_FIELD = "website_confirm";

/** What a form tells about who sent it. */
export type Signs = {
  isTrapped: boolean;
  /** The signed moment at which somebody first touched the form; null without JavaScript. */
  time: string | null;
  /** A solved challenge, or NO_PROOF; null when none was asked for. */
  proof: string | null;
  /** Whether a script filled in the form's own key: then it can solve a challenge too. */
  hasScript: boolean;
};

export function signsOf(form: FormData): Signs {
  return {
    isTrapped: textOf(form, TRAP_FIELD) !== "",
    time: textOf(form, TIME_FIELD) || null,
    proof: textOf(form, PROOF_FIELD) || null,
    hasScript: textOf(form, KEY_FIELD) !== "",
  };
}

/** The text of a form's field without the spaces around it; a file or a missing field is empty. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.trim() : "";
}
