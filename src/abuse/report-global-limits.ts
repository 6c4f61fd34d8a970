import type { GlobalLimit } from "./buckets.server.ts";

/** The log line of each limit: cause and consequence. */
const SENTENCES: Record<GlobalLimit, string> = {
  formOfAll:
    "more submissions of one form in ten minutes than people send; they need a proof of work now, and others are held (npm run held)",
  confirmationOfAll:
    "so many confirmations went to unverified addresses within an hour that no more are sent; submissions are still accepted",
  optInOfAll: "so many newsletter opt-in mails went out within an hour that further subscriptions are held (npm run held)",
  newCityOfAll: "so many new cities were suggested within an hour that no more are accepted",
};
/** The shortest window of these limits: repeated attempts must not fill the log. */
const QUIET_MS = 600_000;

export type GlobalLimitReport = { say: (line: string) => void; count: (limit: GlobalLimit) => void };

/** Counts each event of a global limit, and logs it at most once in ten minutes per limit. */
export function reportGlobalLimits({ say, count }: GlobalLimitReport): (limit: GlobalLimit, now?: Date) => void {
  const logged_ms = new Map<GlobalLimit, number>();

  return (limit, now = new Date()) => {
    count(limit);
    if (now.getTime() - (logged_ms.get(limit) ?? -Infinity) < QUIET_MS) return;
    logged_ms.set(limit, now.getTime());
    say(`abuse filter: ${SENTENCES[limit]}`);
  };
}
