import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { messageOf } from "../../brands/message-of.ts";
import type { FormValues, ReadForm } from "../../submissions/read-form.ts";
import type { Challenge } from "../../abuse/proof-of-work.ts";
import { NO_PROOF, PROOF_FIELD } from "../../abuse/signals.ts";
import { afterFrame } from "../browser/after-frame.ts";
import { useBrand } from "../page/use-page.ts";
import { useDraft } from "./draft/use-draft.ts";
import type { FormAnswer } from "./form-answer.ts";
import { postForm } from "./post-form.ts";
import { typedIn } from "./typed-in.ts";
import { useStayUntilSent } from "./use-stay-until-sent.ts";
import { useSubmissionKey } from "./use-submission-key.ts";
import { loadedWords } from "../words/load-words.ts";

export type FormChecks = () => Promise<(form: FormData) => ReadForm<unknown>>;
type Failure = Extract<FormAnswer, { status: "error" }>;

const NOTHING_TYPED: FormValues = {};

type VisitorFormOptions = {
  name: string;
  /** Of the page's own action, when the form went without JavaScript. */
  answer: FormAnswer | null | undefined;
  /** Whether the page is the one that thanks a visitor without JavaScript. */
  wasSent: boolean;
  encType?: "multipart/form-data";
  /** Fetches the rules of the form when somebody begins to fill it in; the server applies them too. */
  check: FormChecks;
};

/** A form that is sent by script: its status, its failure, what came back with it, its hidden fields, and what `<form>` needs. */
export function useVisitorForm({ name, answer: posted, wasSent, encType, check }: VisitorFormOptions) {
  /** Undefined until the form was sent by script; null once a sent form was begun anew. */
  const [received, setReceived] = useState<FormAnswer | null>();
  const [isPosting, setIsPosting] = useState(false);
  const { locale } = useBrand();
  const form = useRef<HTMLFormElement>(null);
  const rules = useRef<Awaited<ReturnType<FormChecks>>>(null);
  const attempts = useRef(0);
  const [found, setFound] = useState<Failure | null>(null);
  const key = useSubmissionKey();
  const own = posted?.form === name ? posted : null;
  const answer = received === undefined ? own : received;
  const status = statusOf({ isBusy: isPosting || answer?.status === "prove", found, answer, wasSent });
  useStayUntilSent(status);
  const openDraft = useDraft(form, { name, isSent: status === "sent", isAnswered: own?.status === "error" });

  const prove = useEffectEvent((solution: string | null) => {
    if (!form.current) return;
    const again = typedIn(form.current);
    again.set(PROOF_FIELD, solution ?? NO_PROOF);
    send(again);
  });
  useEffect(() => {
    if (answer?.status === "prove") void solve(answer.challenge).then(prove, () => prove(null));
  }, [answer]);

  /** From hydration on our own words say what is wrong; before it, and without JavaScript, the browser holds back a date that it cannot read. */
  const hold = useCallback((there: HTMLFormElement | null) => {
    form.current = there;
    if (there) there.noValidate = true;
  }, []);

  /** What a form needs once somebody is at it; without any of it the form can be sent all the same. */
  function begin({ currentTarget }: React.FocusEvent<HTMLFormElement>) {
    void import("./ask-time.ts").then(({ askTime }) => askTime(currentTarget), ignore);
    openDraft();
    if (!rules.current) void check().then((loaded) => (rules.current = loaded), ignore);
  }

  function input() {
    key.touched();
    if (answer?.status === "sent") setReceived(null);
  }

  function send(typed: FormData) {
    setIsPosting(true);
    void postForm(typed, encType).then((became) => {
      setReceived(became);
      setIsPosting(false);
    });
  }

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = rules.current?.(typedIn(event.currentTarget));
    const attempt = ++attempts.current;
    if (read?.kind !== "wrong") {
      setFound(null);
      key.sent();
      // By itself the form would go without what its browser cannot read, which the server then would not know of.
      send(typedIn(event.currentTarget));
      return;
    }
    const errors = read.errors.map((error) => ({ field: error.field, message: messageOf(loadedWords(locale), error.key) }));
    const failure: Failure = { form: name, status: "error", message: null, errors, values: null };
    // To say what is wrong, all of the form is rendered again; what the next attempt made right is not wrong any more.
    afterFrame(() => attempt === attempts.current && setFound(failure));
  }

  return {
    status,
    failure: found ?? (answer?.status === "error" ? answer : null),
    // Whatever becomes of it by script: a default that is rendered no more React takes out of every field that nobody has touched since.
    values: (own?.status === "error" && own.values) || NOTHING_TYPED,
    keyField: key.field,
    handlers: { ref: hold, onFocus: begin, onInput: input, onSubmit: submit },
  };
}

type Sources = { isBusy: boolean; found: Failure | null; answer: FormAnswer | null | undefined; wasSent: boolean };

function statusOf({ isBusy, found, answer, wasSent }: Sources): "idle" | "sending" | "sent" | "error" {
  if (isBusy) return "sending";
  if (found || answer?.status === "error") return "error";
  return answer?.status === "sent" || wasSent ? "sent" : "idle";
}

/** Few forms are doubted: what does the work comes when it is asked for. */
async function solve(challenge: Challenge): Promise<string | null> {
  return (await import("./solve.ts")).solve(challenge);
}

/** Rules that cannot be fetched are applied by the server alone. */
function ignore(): void {}
