import { expect, test } from "vitest";
import { actions, type ActionName } from "./actions.ts";
import type { Actor, Person } from "./actor.ts";
import { may, STEP_UP_MINUTES } from "./may.ts";

const NOW = new Date("2027-05-12T09:00:00Z");
const EDITOR: Person = { kind: "ADMIN", accountId: 1, organisations: [], platformIds: null, provedAt: NOW, viewsAs: null };
const PROVIDER: Person = { ...EDITOR, kind: "USER", accountId: 2, organisations: [{ organisationId: 7, isManager: true }] };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of this very object
const NAMES = Object.keys(actions) as ActionName[];

const ask = (actor: Actor, name: ActionName, platformId?: number | null) => {
  const permission = may(actor, name, { now: NOW, ...(platformId !== undefined && { subject: { platformId } }) });
  return permission.kind === "allowed" ? "allowed" : permission.because;
};

test("nobody may do more than log in, and with one factor only prove the second", () => {
  const allowed = (actor: Actor) => NAMES.filter((name) => ask(actor, name) === "allowed");
  expect(allowed({ kind: "NOBODY" })).toEqual(["log-in"]);
  expect(allowed({ kind: "HALF", accountId: 1 })).toEqual(["log-in", "prove-second-factor"]);
});

test("a provider sees the start and the own account, and nothing of editors", () => {
  expect([ask(PROVIDER, "start.read"), ask(PROVIDER, "account.change")]).toEqual(["allowed", "allowed"]);
  expect([ask(PROVIDER, "held.read"), ask(PROVIDER, "people.read"), ask(PROVIDER, "log.read")]).toEqual(["role", "role", "role"]);
});

test("an editor of one brand decides about that brand alone", () => {
  const editor = { ...EDITOR, platformIds: [2] };
  expect([ask(editor, "held.decide", 2), ask(editor, "held.decide", 1), ask(editor, "held.decide", null)]).toEqual([
    "allowed",
    "brand",
    "brand",
  ]);
  expect([ask(EDITOR, "held.decide", 1), ask(EDITOR, "held.decide", null)]).toEqual(["allowed", "allowed"]);
});

test("whoever views as somebody else changes nothing", () => {
  const viewing = { ...EDITOR, viewsAs: 2 };
  expect([ask(viewing, "held.read"), ask(viewing, "held.decide"), ask(viewing, "people.invite")]).toEqual([
    "allowed",
    "views-as",
    "views-as",
  ]);
});

test("what is dear needs a proof of the last ten minutes", () => {
  const minutes = (count: number) => ({ ...EDITOR, provedAt: new Date(NOW.getTime() - count * 60_000) });
  expect([ask(minutes(STEP_UP_MINUTES), "people.invite"), ask(minutes(STEP_UP_MINUTES + 1), "people.invite")]).toEqual([
    "allowed",
    "step-up",
  ]);
  expect(ask(minutes(200), "held.decide")).toBe("allowed");
});

test("the command line and jobs are not limited", () => {
  expect([ask({ kind: "OPERATOR" }, "privacy.erase"), ask({ kind: "SYSTEM" }, "mails.retry")]).toEqual(["allowed", "allowed"]);
});
