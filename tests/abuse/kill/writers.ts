import { setTimeout as delay } from "node:timers/promises";
import { send, sendingOf, type Sending, type Subjects } from "./submissions.ts";

/** What was taken, with the text of the answer. */
export type Acknowledged = { sending: Sending; answer: string };

/** People who send, each one thing after the other, and who do not give up. */
export type Writers = {
  acknowledged: Acknowledged[];
  /** Refusals that no visitor should ever have seen: neither taken nor "later". */
  surprises: string[];
  /** Nothing new is begun, and what was begun is sent until it is acknowledged. */
  finish(): Promise<void>;
};

const PAUSE_MS = 15;
/** In flight, too many, away: try again. */
const LATER = new Set([409, 429, 503]);

/** `chance` decides who sends a thing twice at once, as a double click does. */
export function startWriters(options: { count: number; port: number; subjects: Subjects; chance: () => number }): Writers {
  const { count, port, subjects, chance } = options;
  const acknowledged: Acknowledged[] = [];
  const surprises: string[] = [];
  let number = 0;
  const over = new AbortController();

  async function untilTaken(sending: Sending): Promise<void> {
    for (;;) {
      const twins = chance() < 0.2 ? 2 : 1;
      const answers = await Promise.allSettled(Array.from({ length: twins }, () => send(sending, port)));
      const answered = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
      const taken = answered.find(({ status }) => status >= 200 && status < 400);
      if (taken) {
        acknowledged.push({ sending, answer: taken.text });
        return sending.next && untilTaken(sending.next(taken.text));
      }
      const odd = answered.map(({ status }) => status).filter((status) => !LATER.has(status));
      if (odd.length > 0) return void surprises.push(`${sending.kind} ${sending.email}: ${odd.join(", ")}`);
      await delay(PAUSE_MS);
    }
  }

  async function write(): Promise<void> {
    while (!over.signal.aborted) {
      number += 1;
      await untilTaken(sendingOf(number, subjects));
      await delay(PAUSE_MS);
    }
  }

  const writing = Array.from({ length: count }, write);

  async function finish(): Promise<void> {
    over.abort();
    await Promise.all(writing);
  }

  return { acknowledged, surprises, finish };
}
