import type { Ceiling } from "./buckets.server.ts";

/** The log line of each ceiling: its cause, and its consequence. */
const SENTENCES: Record<Ceiling, string> = {
  formOfAll: "more of one form came in ten minutes than people send; each must prove itself now, and the others wait (npm run held)",
  confirmationOfAll:
    "so many confirmations went to unverified addresses within an hour that no more are sent; what was asked is taken all the same",
  optInOfAll: "so many addresses were asked for the newsletter within an hour that further wishes wait (npm run held)",
  newCityOfAll: "so many new cities were suggested within an hour that no more are taken",
};
/** The window of the shortest of these limits: repeated attempts must not fill the log. */
const QUIET_MS = 600_000;

export type CeilingReport = { say: (line: string) => void; count: (ceiling: Ceiling) => void };

/** Counts each time that a limit of everybody together made a difference, and says so in a line, once in ten minutes each. */
export function reportCeilings({ say, count }: CeilingReport): (ceiling: Ceiling, now?: Date) => void {
  const said_ms = new Map<Ceiling, number>();

  return (ceiling, now = new Date()) => {
    count(ceiling);
    if (now.getTime() - (said_ms.get(ceiling) ?? -Infinity) < QUIET_MS) return;
    said_ms.set(ceiling, now.getTime());
    say(`guard: ${SENTENCES[ceiling]}`);
  };
}
