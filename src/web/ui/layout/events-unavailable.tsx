import { useWords } from "../../words/use-words.ts";
import { EmptyState } from "./empty-state.tsx";
import { Retry } from "./retry.tsx";

/** In place of a list of events that is unavailable: an empty list would be wrong (decisions/025-failed-page-loads.md). */
export function EventsUnavailable({ title }: { title: string }) {
  const { notFound } = useWords();
  return (
    <EmptyState title={title} level={3} text={notFound.errorText}>
      <Retry look="white" />
    </EmptyState>
  );
}
