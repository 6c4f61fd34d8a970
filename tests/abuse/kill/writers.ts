import { setTimeout as delay } from "node:timers/promises";
import { send, sendingOf, type Sending, type Subjects } from "./submissions.ts";

/** An accepted submission, with the text of its response. */
export type Acknowledged = { sending: Sending; answer: string };

/** Visitors who send one submission after the other, each until it is acknowledged. */
export type Writers = {
  acknowledged: Acknowledged[];
  /** Unexpected refusals: neither accepted nor to be retried. */
  surprises: string[];
  /** Begins no new submissions, and waits until all others are acknowledged. */
  finish(): Promise<void>;
};

const PAUSE_MS = 15;
/** In flight, too many requests, unavailable. */
const RETRY = new Set([409, 429, 503]);

/** `chance` decides which submissions are sent twice at once, as by a double click. */
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
      const odd = answered.map(({ status }) => status).filter((status) => !RETRY.has(status));
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
