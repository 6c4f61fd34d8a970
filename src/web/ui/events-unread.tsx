import { useLocation } from "react-router";
import { useWords } from "../words/use-words.ts";
import { buttonClass } from "./button.ts";
import { Nothing } from "./nothing.tsx";

/** Where a list of events would stand that could not be read: an empty one would say what nobody knows (decisions/025-a-page-that-does-not-come.md). */
export function EventsUnread({ title }: { title: string }) {
  const { notFound, travel } = useWords();
  const { pathname, search } = useLocation();
  return (
    <Nothing title={title} level={3} text={notFound.errorText}>
      <a className={buttonClass("white")} href={pathname + search}>
        {travel.retry}
      </a>
    </Nothing>
  );
}
