import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Route } from "../../src/office/http/route.ts";
import { ROUTES } from "../../src/office/routes.ts";
import { actions, type Action } from "../../src/permissions/actions.ts";
import { addPlatform } from "../support/fixtures.ts";
import { addressesOf, type Addresses, type Rows } from "../support/office-addresses.ts";
import { addAccountRows, addOfficeRows, addPictureOf } from "../support/office-rows.ts";
import { storeSeed } from "../support/totp.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

const HOUR_MS = 3_600_000;

let office: TestOffice;
let mediaFolder: string;
/** Rows of brand 1, which the editor of the test has, and of brand 2, which they have not. */
let rows: { own: Rows; foreign: Rows };
const who: Record<string, OfficeVisitor> = {};

beforeAll(async () => {
  mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-permissions-"));
  office = await testOffice({ mediaFolder });
  for (const platform of [1, 2]) await addPlatform(office.db, platform);
  who["nobody"] = office.visitor();
  who["provider"] = await office.person({ role: "USER" });
  const [first, second] = [await office.person({ platformIds: [1] }), await office.person({ platformIds: [2] })];
  who["editor of brand 1"] = first;
  who["editor of brand 2"] = second;
  who["editor of all brands"] = await office.person();
  rows = { own: await addRows(1, first.accountId), foreign: await addRows(2, second.accountId) };
  who["one factor"] = await office.oneFactor();
  const viewing = await office.person();
  await office.db.updateTable("session").set({ views_as: viewing.accountId }).where("user_account_id", "=", viewing.accountId).execute();
  who["editor who looks as another"] = viewing;
  const old = await office.person();
  await office.db
    .updateTable("session")
    .set({ proved_at: new Date(Date.now() - HOUR_MS) })
    .where("user_account_id", "=", old.accountId)
    .execute();
  who["editor with an old proof"] = old;
});
afterAll(async () => {
  await office.close();
  await rm(mediaFolder, { recursive: true });
});

/** The rows of a brand, with a picture, and those of the account of its editor. */
async function addRows(platform: number, accountId: number): Promise<Rows> {
  const added = { ...(await addOfficeRows(office.db, platform)), ...(await addAccountRows(office.db, accountId)) };
  await storeSeed(office.db, office.site.secrets, accountId);
  await addPictureOf(office.db, office.site.pictures, { event: added.event, platform });
  return added;
}

describe.each(ROUTES.map((route) => ({ route, name: `${"load" in route ? "GET" : "POST"} ${route.path}` })))("$name", ({ route }) => {
  const action: Action = actions[route.action];
  const addresses = addressesOf(route.path);

  test("has a line in tests/support/office-addresses.ts", () => {
    expect(addresses).not.toBeNull();
  });

  if (action.who !== "anyone")
    test("asks whoever is not logged in for a login, whether the address exists or not", async () => {
      for (const path of pathsOf(addresses, rows)) {
        expect([path, await answerOf(who["nobody"], route, path)]).toEqual([path, "load" in route ? "to login" : "401"]);
      }
    });

  if (Array.isArray(action.who))
    test("asks whoever has proved one factor for the second", async () => {
      for (const path of pathsOf(addresses, rows))
        expect([path, await answerOf(who["one factor"], route, path)]).toEqual([path, "to proof"]);
    });

  if (isOfEditors(action))
    test("is missing for a provider", async () => {
      for (const path of pathsOf(addresses, rows)) expect([path, await answerOf(who["provider"], route, path)]).toEqual([path, "404"]);
    });

  if (changes(action))
    test("changes nothing for an editor who looks as another", async () => {
      const [path = ""] = pathsOf(addresses, rows);
      expect(await answerOf(who["editor who looks as another"], route, path)).toBe("403");
    });

  if (needsProof(action))
    test("asks an editor with an old proof for a new one", async () => {
      const [path = ""] = pathsOf(addresses, rows);
      expect(await answerOf(who["editor with an old proof"], route, path)).toBe("load" in route ? "to proof" : "403");
    });

  if (addresses?.kind === "of brand")
    test("is missing for an editor of another brand, with the bytes of what does not exist", async () => {
      const { form = {}, missing: path } = addresses;
      const missing = await bytesOf(who["editor of brand 1"], route, { path, form });
      expect(missing).toMatch(/^404 /);
      expect(await bytesOf(who["editor of brand 1"], route, { path: addresses.of(rows.foreign), form })).toBe(missing);
      expect(await bytesOf(who["editor of brand 2"], route, { path: addresses.of(rows.own), form })).toMatch(/^404 /);
    });

  if (addresses?.kind === "of all brands")
    test("is missing for an editor of some brands", async () => {
      expect(await answerOf(who["editor of brand 1"], route, { path: addresses.path, form: addresses.form ?? {} })).toBe("404");
    });

  if (Array.isArray(action.who))
    test("is there for an editor of the brand", async () => {
      const [path = ""] = pathsOf(addresses, rows);
      const isOfAll = addresses?.kind === "of all brands";
      const editor = who[isOfAll ? "editor of all brands" : "editor of brand 1"];
      const answer = await answerOf(editor, route, { path, form: isOfAll ? (addresses.form ?? {}) : {} });
      expect(["to login", "to proof", "401", "403", "404", "500"]).not.toContain(answer);
    });
});

function isOfEditors(action: Action): boolean {
  return Array.isArray(action.who) && !action.who.includes("USER");
}

function changes(action: Action): boolean {
  return "changes" in action && action.changes === true;
}

function needsProof(action: Action): boolean {
  return "stepUp" in action && action.stepUp === true;
}

/** The addresses of a route that are tried: of the own brand, of another, and one that does not exist. */
function pathsOf(addresses: Addresses | null, { own, foreign }: typeof rows): string[] {
  if (!addresses) return [];
  return addresses.kind === "of brand" ? [addresses.of(own), addresses.of(foreign), addresses.missing] : [addresses.path];
}

/** What an address answers to somebody, in a word. */
async function answerOf(visitor: OfficeVisitor | undefined, route: Route, sent: string | Sent): Promise<string> {
  const response = await send(visitor, route, typeof sent === "string" ? { path: sent, form: {} } : sent);
  const location = response.headers.get("location") ?? "";
  if (location.startsWith("/inloggen")) return "to login";
  return location.startsWith("/bevestigen") ? "to proof" : String(response.status);
}

/** The whole answer, without what differs in every response. */
async function bytesOf(visitor: OfficeVisitor | undefined, route: Route, sent: Sent): Promise<string> {
  const response = await send(visitor, route, sent);
  const text = await response.text();
  const nonce = /property="csp-nonce" content="([^"]+)"/.exec(text)?.[1] ?? "";
  return `${response.status} ${response.headers.get("location")} ${nonce === "" ? text : text.replaceAll(nonce, "")}`.replaceAll(
    sent.path,
    "",
  );
}

type Sent = { path: string; form: Record<string, string> };

function send(visitor: OfficeVisitor | undefined, route: Route, { path, form }: Sent): Promise<Response> {
  if (!visitor) throw new Error("There is no such visitor.");
  return "load" in route ? visitor.get(path) : visitor.post(path, form);
}
