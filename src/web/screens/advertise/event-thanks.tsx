import { Thanks } from "../../forms/thanks.tsx";
import { useAdvertiseWords } from "../../words/parts/advertise.ts";

/** What happens next with an event that was submitted. */
export function EventThanks() {
  const { eventForm } = useAdvertiseWords();
  const { confirmation, check, agenda } = eventForm.steps;
  return <Thanks title={eventForm.thanks} steps={[confirmation, check, agenda]} />;
}
