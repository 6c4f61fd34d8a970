import type { UnsentState } from "../../../mail/unsent-mails.ts";
import { useWords } from "../../page-context.ts";
import { State } from "../../ui/state.tsx";

/** The state of a mail that was not delivered. */
export function MailState({ state }: { state: UnsentState }) {
  const { mails } = useWords();
  return <State tone={state === "dead" ? "failed" : "waits"} label={mails.states[state]} />;
}
