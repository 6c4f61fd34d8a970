import { useRequest } from "../page-context.ts";
import type { OfficeWords } from "../words/office-words.ts";
import { timeInWords } from "./day.ts";
import text from "./text.module.css";

const MINUTE_MS = 60_000;

/** How long ago something was; its exact time is the title. */
export function Age({ since }: { since: Date | null }) {
  const { words, now } = useRequest();
  if (!since) return words.common.none;
  return (
    <time className={text.whole} dateTime={since.toISOString()} title={timeInWords(words, since)}>
      {ageInWords(words, now.getTime() - since.getTime())}
    </time>
  );
}

/** `zojuist`, or `3 min geleden`. */
export function agoInWords(words: Pick<OfficeWords, "common">, age_ms: number): string {
  const age = ageInWords(words, age_ms);
  return age_ms < MINUTE_MS ? age : words.common.ago.since(age);
}

export function ageInWords({ common: { ago } }: Pick<OfficeWords, "common">, age_ms: number): string {
  const minutes = Math.floor(age_ms / MINUTE_MS);
  if (minutes < 1) return ago.now;
  if (minutes < 60) return ago.minutes(minutes);
  return minutes < 48 * 60 ? ago.hours(Math.floor(minutes / 60)) : ago.days(Math.floor(minutes / 1440));
}
