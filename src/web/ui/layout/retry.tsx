import { usePageLocation } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { buttonClass, type Look } from "../form/button.ts";

/** A link that reloads the page; it works without scripts. */
export function Retry({ look }: { look: Look }) {
  const { travel } = useWords();
  const { pathname, search } = usePageLocation();
  return (
    <a className={buttonClass(look)} href={pathname + search}>
      {travel.retry}
    </a>
  );
}
