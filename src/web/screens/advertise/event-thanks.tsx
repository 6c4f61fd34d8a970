import { Thanks } from "../../forms/thanks.tsx";
import { useWords } from "../../words/use-words.ts";

/** What happens next with an event that was submitted. */
export function EventThanks() {
  const { eventForm } = useWords();
  const { confirmation, check, agenda } = eventForm.steps;
  return <Thanks title={eventForm.thanks} steps={[confirmation, check, agenda]} />;
}
