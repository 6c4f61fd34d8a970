import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { messageOf } from "../../brands/message-of.ts";
import type { FormValues, ReadForm } from "../../submissions/read-form.ts";
import type { Challenge } from "../../abuse/proof-of-work.ts";
import { NO_PROOF, PROOF_FIELD } from "../../abuse/signals.ts";
import { afterFrame } from "../browser/after-frame.ts";
import { useBrand } from "../page-context/use-page.ts";
import { useDraft } from "./draft/use-draft.ts";
import type { FormAnswer } from "./form-answer.ts";
import { postForm } from "./post-form.ts";
import { typedValues } from "./typed-values.ts";
import { useNavigationBlocker } from "./use-navigation-blocker.ts";
import { useSubmissionKey } from "./use-submission-key.ts";
import { loadedWords } from "../words/load-words.ts";

export type FormChecks = () => Promise<(form: FormData) => ReadForm<unknown>>;
type Failure = Extract<FormAnswer, { status: "error" }>;

const NOTHING_TYPED: FormValues = {};

type VisitorFormOptions = {
  name: string;
  /** The server's answer to a form that was sent without JavaScript. */
  answer: FormAnswer | null | undefined;
  /** Whether the page is the thank-you page of the form without JavaScript. */
  wasSent: boolean;
  encType?: "multipart/form-data";
  /** Loads the validation rules with the first focus; the server applies them too. */
  check: FormChecks;
};

/** State of a form that a script sends: its status, errors, returned values, hidden fields and the props of `<form>`. */
export function useVisitorForm({ name, answer: posted, wasSent, encType, check }: VisitorFormOptions) {
  /** Undefined until the script sends the form; null when a sent form is edited again. */
  const [received, setReceived] = useState<FormAnswer | null>();
  const [isPosting, setIsPosting] = useState(false);
  const { locale } = useBrand();
  const form = useRef<HTMLFormElement>(null);
  const rules = useRef<Awaited<ReturnType<FormChecks>>>(null);
  const attempts = useRef(0);
  const [found, setFound] = useState<Failure | null>(null);
  const key = useSubmissionKey();
  const ownAnswer = posted?.form === name ? posted : null;
  const answer = received === undefined ? ownAnswer : received;
  const status = statusOf({ isBusy: isPosting || answer?.status === "prove", found, answer, wasSent });
  useNavigationBlocker(status);
  const openDraft = useDraft(form, { name, isSent: status === "sent", isAnswered: ownAnswer?.status === "error" });

  const prove = useEffectEvent((solution: string | null) => {
    if (!form.current) return;
    const again = typedValues(form.current);
    again.set(PROOF_FIELD, solution ?? NO_PROOF);
    send(again);
  });
  useEffect(() => {
    if (answer?.status === "prove") void computeProof(answer.challenge).then(prove, () => prove(null));
  }, [answer]);

  /** Hydrated forms show our own errors; before hydration, and without JavaScript, the browser blocks an invalid date. */
  const setForm = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (element) element.noValidate = true;
  }, []);

  /** Loads what a form in use needs; all of it is optional for sending. */
  function begin({ currentTarget }: React.FocusEvent<HTMLFormElement>) {
    void import("./fetch-form-time.ts").then(({ fetchFormTime }) => fetchFormTime(currentTarget), ignore);
    openDraft();
    if (!rules.current) void check().then((loaded) => (rules.current = loaded), ignore);
  }

  function input() {
    key.touched();
    if (answer?.status === "sent") setReceived(null);
  }

  function send(typed: FormData) {
    setIsPosting(true);
    void postForm(typed, encType).then((result) => {
      setReceived(result);
      setIsPosting(false);
    });
  }

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = rules.current?.(typedValues(event.currentTarget));
    const attempt = ++attempts.current;
    if (read?.kind !== "wrong") {
      setFound(null);
      key.sent();
      // Includes invalid input, which the browser would send as empty.
      send(typedValues(event.currentTarget));
      return;
    }
    const errors = read.errors.map((error) => ({ field: error.field, message: messageOf(loadedWords(locale), error.key) }));
    const failure: Failure = { form: name, status: "error", message: null, errors, values: null };
    // After the frame, since it renders the whole form; not if another attempt has followed.
    afterFrame(() => attempt === attempts.current && setFound(failure));
  }

  return {
    status,
    failure: found ?? (answer?.status === "error" ? answer : null),
    // Kept whatever the script does: React clears untouched fields whose default is no longer rendered.
    values: (ownAnswer?.status === "error" && ownAnswer.values) || NOTHING_TYPED,
    keyField: key.field,
    handlers: { ref: setForm, onFocus: begin, onInput: input, onSubmit: submit },
  };
}

type Sources = { isBusy: boolean; found: Failure | null; answer: FormAnswer | null | undefined; wasSent: boolean };

function statusOf({ isBusy, found, answer, wasSent }: Sources): "idle" | "sending" | "sent" | "error" {
  if (isBusy) return "sending";
  if (found || answer?.status === "error") return "error";
  return answer?.status === "sent" || wasSent ? "sent" : "idle";
}

/** Loaded when needed: few forms require a proof of work. */
async function computeProof(challenge: Challenge): Promise<string | null> {
  return (await import("./proof-of-work.ts")).computeProof(challenge);
}

/** Without loaded rules, the server alone validates. */
function ignore(): void {}
