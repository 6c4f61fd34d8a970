import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeEach, expect, test } from "vitest";
import { createGuard, type Attempt, type Guard, type Verdict } from "./guard.server.ts";
import { createSecrets } from "../crypto/secrets.ts";
import type { Signs } from "./signs.ts";

const NOON = new Date("2027-05-11T10:00:00Z");
const secrets = createSecrets("the secret key of all tests, which is no secret");
const SEND = { kind: "send", mails: ["confirmation"] };

let guard: Guard;
let count = 0;

beforeEach(() => {
  guard = createGuard({ secrets, pool: null });
});

function secondsBefore(seconds: number): Date {
  return new Date(NOON.getTime() - seconds * 1000);
}

/** A form that somebody with JavaScript took a minute for. */
function filled(changes: Partial<Signs> = {}): Signs {
  return { isTrapped: false, time: guard.formTime(secondsBefore(60)), proof: null, hasScript: true, ...changes };
}

/** Another address and mail address each time, unless they are given. */
function judge(changes: Partial<Attempt> = {}): Promise<Verdict> {
  count += 1;
  const address = `198.51.${count % 250}.${1 + (count % 200)}`;
  const own = { address, email: `visitor${count}@mail.example` };
  return guard.judge({ form: "question", signs: filled(), text: "Hoe laat begint het?", now: NOON, ...own, ...changes });
}

async function proofFor(verdict: Verdict): Promise<string> {
  if (verdict.kind !== "prove") throw new Error(`No proof was asked for: ${verdict.kind}.`);
  const solution = await solveChallenge({ challenge: verdict.challenge, deriveKey });
  return btoa(JSON.stringify({ challenge: verdict.challenge, solution }));
}

test("a form that somebody took their time for is sent, with or without JavaScript, and so is a call of the API", async () => {
  expect(await judge()).toMatchObject(SEND);
  expect(await judge({ signs: filled({ time: null, hasScript: false }) })).toMatchObject(SEND);
  expect(await judge({ signs: null })).toMatchObject(SEND);
});

test("who fills in the field that nobody sees is held, whatever else they bring", async () => {
  expect(await judge({ signs: filled({ isTrapped: true }) })).toMatchObject({ kind: "hold" });
});

test.for([
  ["was filled in within two seconds", () => filled({ time: guard.formTime(secondsBefore(2)) })],
  ["brings a time that we did not sign", () => filled({ time: "MTIz.abc.def" })],
] as const)("a form that %s must prove itself", async ([, signs]) => {
  expect(await judge({ signs: signs() })).toMatchObject({ kind: "prove" });
});

test("a form that stood open for two days is still somebody's", async () => {
  expect(await judge({ signs: filled({ time: guard.formTime(secondsBefore(172_800)) }) })).toMatchObject(SEND);
});

test("two links are a person's, three must be proved, and without JavaScript are held", async () => {
  expect(await judge({ text: "Zie https://een.example en www.twee.example" })).toMatchObject(SEND);
  const text = "https://een.example http://twee.example WWW.drie.example";
  expect(await judge({ text })).toMatchObject({ kind: "prove" });
  expect(await judge({ text, signs: filled({ hasScript: false }) })).toMatchObject({ kind: "hold" });
  expect(await judge({ text, signs: null })).toMatchObject({ kind: "hold" });
});

test("a proof lets a form pass once; the same proof again, another's and an invented one are held", async () => {
  const doubtful = { text: "https://a.example https://b.example https://c.example" };
  const proof = await proofFor(await judge(doubtful));
  expect(await judge({ ...doubtful, signs: filled({ proof }) })).toMatchObject(SEND);
  expect(await judge({ ...doubtful, signs: filled({ proof }) })).toMatchObject({ kind: "hold" });
  const elsewhere = createGuard({ secrets: createSecrets("the secret key of another installation"), pool: null });
  const theirs = await elsewhere.judge({ form: "question", address: "", signs: filled(), email: "a@b.example", now: NOON, ...doubtful });
  expect(await judge({ ...doubtful, signs: filled({ proof: await proofFor(theirs) }) })).toMatchObject({ kind: "hold" });
  for (const invented of ["none", "e30=", "%%%", btoa('{"challenge":{},"solution":{}}')]) {
    expect(await judge({ ...doubtful, signs: filled({ proof: invented }) })).toMatchObject({ kind: "hold" });
  }
});

test("a proof that was begun before the key was changed still counts", async () => {
  const doubtful = { text: "https://a.example https://b.example https://c.example" };
  const proof = await proofFor(await judge(doubtful));
  const rotated = createSecrets("the secret key that there is since then", "the secret key of all tests, which is no secret");
  const attempt = { form: "question", address: "", signs: filled({ proof }), email: "a@b.example", now: NOON, ...doubtful };
  expect(await createGuard({ secrets: rotated, pool: null }).judge(attempt)).toMatchObject(SEND);
});

test("one address range sends eight of a form freely, proves the next twelve, and then has to wait", async () => {
  const kinds = [];
  for (let time = 0; time < 22; time += 1) kinds.push((await judge({ address: `203.0.113.${time}` })).kind);
  expect(kinds.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => "send"));
  expect(kinds.slice(8, 20)).toEqual(Array.from({ length: 12 }, () => "prove"));
  expect(kinds.slice(20)).toEqual(["too-many-requests", "too-many-requests"]);
  expect(await judge({ address: "203.0.114.1" })).toMatchObject(SEND);
  expect(await judge({ address: "203.0.113.1", form: "newsletter" })).toMatchObject(SEND);
});

test("one address gets fifteen confirmations an hour, however many places they were asked from", async () => {
  const confirms = [];
  for (let time = 0; time < 17; time += 1) {
    const verdict = await judge({ email: time % 2 === 0 ? "anna@mail.example" : "Anna@Mail.example" });
    confirms.push(verdict.kind === "send" && verdict.mails.includes("confirmation"));
  }
  expect(confirms).toEqual([...Array.from({ length: 15 }, () => true), false, false]);
});

test("a provider whom many address at once gets what is proved, and the rest is kept", async () => {
  const to = { provider: "organisation 1", activity: 1 };
  for (let time = 0; time < 60; time += 1) expect(await judge({ to })).toMatchObject(SEND);
  expect(await judge({ to })).toMatchObject({ kind: "prove" });
  expect(await judge({ to, signs: filled({ hasScript: false }) })).toMatchObject({ kind: "hold" });
  expect(await judge({ to: { provider: "organisation 2", activity: 2 } })).toMatchObject(SEND);
});
