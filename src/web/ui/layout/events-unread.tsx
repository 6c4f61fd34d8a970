import { useWords } from "../../words/use-words.ts";
import { Nothing } from "./nothing.tsx";
import { Retry } from "./retry.tsx";

/** Where a list of events would stand that could not be read: an empty one would say what nobody knows (decisions/025-failed-page-loads.md). */
export function EventsUnread({ title }: { title: string }) {
  const { notFound } = useWords();
  return (
    <Nothing title={title} level={3} text={notFound.errorText}>
      <Retry look="white" />
    </Nothing>
  );
}
