import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeEach, expect, test } from "vitest";
import { createAbuseFilter, type Attempt, type AbuseFilter, type Verdict } from "./abuse-filter.server.ts";
import { createSecrets } from "../crypto/secrets.ts";
import type { Signals } from "./signals.ts";

const NOON = new Date("2027-05-11T10:00:00Z");
const secrets = createSecrets("the secret key of all tests, which is no secret");
const SEND = { kind: "send", mails: ["confirmation"] };

let abuseFilter: AbuseFilter;
let count = 0;

beforeEach(() => {
  abuseFilter = createAbuseFilter({ secrets, pool: null });
});

function secondsBefore(seconds: number): Date {
  return new Date(NOON.getTime() - seconds * 1000);
}

/** A form that a visitor with JavaScript filled in within a minute. */
function filled(changes: Partial<Signals> = {}): Signals {
  return { isTrapped: false, time: abuseFilter.formTime(secondsBefore(60)), proof: null, hasScript: true, ...changes };
}

/** Assesses an attempt from a new IP and mail address, unless they are given. */
function assess(changes: Partial<Attempt> = {}): Promise<Verdict> {
  count += 1;
  const address = `198.51.${count % 250}.${1 + (count % 200)}`;
  const own = { address, email: `visitor${count}@mail.example` };
  return abuseFilter.assess({ form: "question", signals: filled(), text: "Hoe laat begint het?", now: NOON, ...own, ...changes });
}

async function proofFor(verdict: Verdict): Promise<string> {
  if (verdict.kind !== "prove") throw new Error(`No proof was required: ${verdict.kind}.`);
  const solution = await solveChallenge({ challenge: verdict.challenge, deriveKey });
  return btoa(JSON.stringify({ challenge: verdict.challenge, solution }));
}

test("a form filled in at human speed is sent, with or without JavaScript, and so is a call of the API", async () => {
  expect(await assess()).toMatchObject(SEND);
  expect(await assess({ signals: filled({ time: null, hasScript: false }) })).toMatchObject(SEND);
  expect(await assess({ signals: null })).toMatchObject(SEND);
});

test("a form with a filled honeypot is held, whatever else it contains", async () => {
  expect(await assess({ signals: filled({ isTrapped: true }) })).toMatchObject({ kind: "hold" });
});

test.for([
  ["was filled in within two seconds", () => filled({ time: abuseFilter.formTime(secondsBefore(2)) })],
  ["has a start time that we did not sign", () => filled({ time: "MTIz.abc.def" })],
] as const)("a form that %s needs a proof of work", async ([, signals]) => {
  expect(await assess({ signals: signals() })).toMatchObject({ kind: "prove" });
});

test("a form that was open for two days is sent", async () => {
  expect(await assess({ signals: filled({ time: abuseFilter.formTime(secondsBefore(172_800)) }) })).toMatchObject(SEND);
});

test("two links are sent, three need a proof of work, and without JavaScript are held", async () => {
  expect(await assess({ text: "Zie https://een.example en www.twee.example" })).toMatchObject(SEND);
  const text = "https://een.example http://twee.example WWW.drie.example";
  expect(await assess({ text })).toMatchObject({ kind: "prove" });
  expect(await assess({ text, signals: filled({ hasScript: false }) })).toMatchObject({ kind: "hold" });
  expect(await assess({ text, signals: null })).toMatchObject({ kind: "hold" });
});

test("a proof is valid once; a repeated, a foreign and an invented one are held", async () => {
  const doubtful = { text: "https://a.example https://b.example https://c.example" };
  const proof = await proofFor(await assess(doubtful));
  expect(await assess({ ...doubtful, signals: filled({ proof }) })).toMatchObject(SEND);
  expect(await assess({ ...doubtful, signals: filled({ proof }) })).toMatchObject({ kind: "hold" });
  const elsewhere = createAbuseFilter({ secrets: createSecrets("the secret key of another installation"), pool: null });
  const theirs = await elsewhere.assess({ form: "question", address: "", signals: filled(), email: "a@b.example", now: NOON, ...doubtful });
  expect(await assess({ ...doubtful, signals: filled({ proof: await proofFor(theirs) }) })).toMatchObject({ kind: "hold" });
  for (const invented of ["none", "e30=", "%%%", btoa('{"challenge":{},"solution":{}}')]) {
    expect(await assess({ ...doubtful, signals: filled({ proof: invented }) })).toMatchObject({ kind: "hold" });
  }
});

test("a proof for a challenge from before a key rotation is still valid", async () => {
  const doubtful = { text: "https://a.example https://b.example https://c.example" };
  const proof = await proofFor(await assess(doubtful));
  const rotated = createSecrets("the secret key that replaced the old one", "the secret key of all tests, which is no secret");
  const attempt = { form: "question", address: "", signals: filled({ proof }), email: "a@b.example", now: NOON, ...doubtful };
  expect(await createAbuseFilter({ secrets: rotated, pool: null }).assess(attempt)).toMatchObject(SEND);
});

test("one address range sends eight forms freely, needs proofs for the next twelve, and then has to wait", async () => {
  const kinds = [];
  for (let time = 0; time < 22; time += 1) kinds.push((await assess({ address: `203.0.113.${time}` })).kind);
  expect(kinds.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => "send"));
  expect(kinds.slice(8, 20)).toEqual(Array.from({ length: 12 }, () => "prove"));
  expect(kinds.slice(20)).toEqual(["too-many-requests", "too-many-requests"]);
  expect(await assess({ address: "203.0.114.1" })).toMatchObject(SEND);
  expect(await assess({ address: "203.0.113.1", form: "newsletter" })).toMatchObject(SEND);
});

test("one mail address gets fifteen confirmations an hour, from however many IP addresses", async () => {
  const confirms = [];
  for (let time = 0; time < 17; time += 1) {
    const verdict = await assess({ email: time % 2 === 0 ? "anna@mail.example" : "Anna@Mail.example" });
    confirms.push(verdict.kind === "send" && verdict.mails.includes("confirmation"));
  }
  expect(confirms).toEqual([...Array.from({ length: 15 }, () => true), false, false]);
});

test("a provider with very many requests gets those with a proof, and the others are held", async () => {
  const to = { provider: "organisation 1", activity: 1 };
  for (let time = 0; time < 60; time += 1) expect(await assess({ to })).toMatchObject(SEND);
  expect(await assess({ to })).toMatchObject({ kind: "prove" });
  expect(await assess({ to, signals: filled({ hasScript: false }) })).toMatchObject({ kind: "hold" });
  expect(await assess({ to: { provider: "organisation 2", activity: 2 } })).toMatchObject(SEND);
});
