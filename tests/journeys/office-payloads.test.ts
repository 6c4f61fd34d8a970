import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordAct, type Changes } from "../../src/history/record-act.ts";
import { ROUTES } from "../../src/office/routes.ts";
import { addressesOf, type Rows } from "../support/office-addresses.ts";
import { LINK, madeByPayloads, MARKUP, sendForm, writeEverywhere } from "../support/office-payloads.ts";
import { addAccountRows, addOfficeRows } from "../support/office-rows.ts";
import { officeServer, type OfficeServer } from "../support/office-server.ts";
import type { OfficeVisitor } from "../support/office.ts";
import { storeSeed } from "../support/totp.ts";

let office: OfficeServer;
let editor: OfficeVisitor;
let paths: string[];
beforeAll(async () => {
  office = await officeServer();
  const person = await office.person();
  editor = person;
  await storeSeed(office.db, office.site.secrets, person.accountId);
  const rows = { ...(await addOfficeRows(office.db, 1)), ...(await addAccountRows(office.db, person.accountId)) };
  await editor.post("/weergaven", { adres: "/berichten?merk=nl", naam: "Weergave" });
  paths = pathsOf(rows);
});
afterAll(() => office.close());

const COLUMNS = ["quote_request.name", "contact_message.description", "event_request.title", "city.name"];

test.each([MARKUP, LINK])("%s in every stored text makes nothing in a page, and nothing runs", { timeout: 60_000 }, async (payload) => {
  expect(await writeEverywhere(office.db, payload)).toEqual(expect.arrayContaining(COLUMNS));
  await recordPayload(payload);
  // Views stand at their screen, and their names have at most sixty characters.
  const name = payload.slice(0, 60);
  await office.db.updateTable("saved_view").set({ screen: "/berichten", name }).execute();
  const page = await office.open({ width: 1440, visitor: editor });
  let shown = 0;
  for (const path of paths) {
    await page.goto(path);
    expect([path, await madeByPayloads(page)]).toEqual([path, []]);
    if ((await page.locator("body").innerText()).includes(payload)) shown += 1;
  }
  expect(shown).toBeGreaterThan(12);
  await page.goto("/berichten");
  const views = page.locator("details", { has: page.locator("#weergave") });
  expect(await views.locator("a").first().textContent()).toBe(name);
});

test("markup typed into every field of every form makes nothing in the answer, and nothing runs", { timeout: 120_000 }, async () => {
  const guest = await office.open({ width: 1440 });
  let sent = 0;
  for (const path of ["/inloggen", "/inloggen/code"]) sent += await fillForms(guest, path);
  const page = await office.open({ width: 1440, visitor: editor });
  for (const path of paths) sent += await fillForms(page, path);
  expect(sent).toBeGreaterThan(40);
});

/** All forms but those that end the session of the test, lead to a file or close a dialog. */
const FORMS = 'form:not([method="dialog"], [action*="uitloggen"], [action*="apparaten"], [action$="csv"], [action$="json"])';

/** Sends every form of a page; returns their number. */
async function fillForms(page: Page, path: string): Promise<number> {
  const forms = page.locator(FORMS);
  let sent = 0;
  await page.goto(path);
  for (let index = 0; index < (await forms.count()); index += 1) {
    await sendForm(page, forms.nth(index), MARKUP);
    expect([path, page.url(), await madeByPayloads(page)]).toEqual([path, page.url(), []]);
    sent += 1;
    await page.goto(path);
  }
  return sent;
}

/** The log refuses changes of its lines. */
async function recordPayload(payload: string): Promise<void> {
  const subject = { kind: "message", id: 1, platformId: 1 };
  const changes: Changes = { [payload]: [payload, payload] };
  await recordAct(office.db, { actor: { kind: "OPERATOR" }, action: "held.reject", subject, changes, reason: payload });
}

/** The pages of the area. Those without a page, such as files, are left out. */
function pathsOf(rows: Rows): string[] {
  const pages = ROUTES.filter((route) => "load" in route && !/csv$|\/foto$/.test(route.path));
  return pages.flatMap(({ path }) => {
    const addresses = addressesOf(path);
    if (!addresses) return [];
    return addresses.kind === "of brand" ? addresses.of(rows) : addresses.path;
  });
}
