import type { Unsent } from "../../../mail/unsent-mails.ts";
import { useWords } from "../../page-context.ts";
import { timeInWords } from "../../ui/day.ts";

/** When a mail is tried again. */
export function NextTry({ nextTry }: Pick<Unsent, "nextTry">) {
  const words = useWords();
  if (!nextTry) return words.mails.noTry;
  return <time dateTime={nextTry.toISOString()}>{timeInWords(words, nextTry)}</time>;
}
