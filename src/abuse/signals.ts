/** Hidden fields of every form; the HTML contains no values for them (specification 3, Behaviour). */
export const KEY_FIELD = "submission_key";
export const TIME_FIELD = "form_time";
export const PROOF_FIELD = "form_proof";
/** Sent by a browser that cannot solve its challenge; the submission is then held for moderation. */
export const NO_PROOF = "none";
/** Honeypot: invisible to people, filled in by programs. */
export const TRAP_FIELD = "website_confirm";

/** Signals in a form about whether a person or a program sent it. */
export type Signals = {
  isTrapped: boolean;
  /** Signed time of the first interaction with the form; null without JavaScript. */
  time: string | null;
  /** A solved challenge, or NO_PROOF; null if none was required. */
  proof: string | null;
  /** Whether our script filled in the submission key: then it can solve a challenge too. */
  hasScript: boolean;
};

export function signalsOf(form: FormData): Signals {
  return {
    isTrapped: textOf(form, TRAP_FIELD) !== "",
    time: textOf(form, TIME_FIELD) || null,
    proof: textOf(form, PROOF_FIELD) || null,
    hasScript: textOf(form, KEY_FIELD) !== "",
  };
}

/** The trimmed text of a form field; empty for a file or a missing field. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.trim() : "";
}
