// More than its share: every screen and state of the management area, of four kinds of people, is opened once for all audits.
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../support/audits/axe.ts";
import { edgeDefects } from "../support/audits/forced-colors.ts";
import { htmlErrors } from "../support/audits/html.ts";
import { letterDefects, motionDefects, pictureDefects, targetDefects, widthDefects } from "../support/audits/layout.ts";
import { addRowsForScreens, OFFICE_SCREENS, type OfficeScreen } from "../support/office-screens.ts";
import { officeServer, type OfficeServer } from "../support/office-server.ts";
import { addAccountRows, type OfficeRows } from "../support/office-rows.ts";
import type { OfficeVisitor } from "../support/office.ts";
import { storeSeed } from "../support/totp.ts";
import type { Page } from "playwright-core";

let empty: OfficeServer;
let office: OfficeServer;
let rows: OfficeRows;
beforeAll(async () => {
  empty = await officeServer();
  office = await officeServer();
  rows = await addRowsForScreens(office);
});
afterAll(async () => {
  await empty.close();
  await office.close();
});

test.each([390, 1024, 1440])("every screen of the management area passes the audits at %i px", { timeout: 240_000 }, async (width) => {
  const found: string[] = [];
  const pages = new Map<string, Page>();
  for (const screen of OFFICE_SCREENS) {
    const page = await pageFor(screen, pages, width);
    const failure = await screen.show(page, rows).then(
      () => null,
      (error: unknown) => `failed to open: ${String(error)}`,
    );
    const defects = failure ? [failure] : await audit(page);
    found.push(...defects.map((defect) => `${screen.name}: ${defect}`));
  }
  expect(found).toEqual([]);
});

async function audit(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const inForcedColors = await edgeDefects(page);
  await page.emulateMedia({ forcedColors: "none" });
  return [
    ...(await htmlErrors(await page.content())),
    ...(await widthDefects(page)),
    ...(await targetDefects(page)),
    ...(await letterDefects(page)),
    ...(await motionDefects(page)),
    ...(await pictureDefects(page)),
    ...(await axeViolations(page)),
    ...inForcedColors.map((defect) => `in forced colours, ${defect}`),
  ];
}

/** One page for each server and role. */
async function pageFor({ as, rows: needed }: OfficeScreen, pages: Map<string, Page>, width: number): Promise<Page> {
  const server = needed === "none" ? empty : office;
  const key = `${needed ?? "some"} ${as ?? "demo"}`;
  const known = pages.get(key);
  if (known) return known;
  const visitor = await visitorFor(as, server);
  const page = await server.open({ width, ...(as !== "nobody" && { visitor }) });
  pages.set(key, page);
  return page;
}

async function visitorFor(as: OfficeScreen["as"], server: OfficeServer): Promise<OfficeVisitor> {
  if (as === "provider") return server.person({ role: "USER" });
  if (as === undefined || as === "nobody") return server.editor();
  const person = await server.person();
  const { accountId } = person;
  await addAccountRows(server.db, accountId);
  await storeSeed(server.db, server.site.secrets, accountId);
  if (as === "old proof") {
    const proved_at = new Date(Date.now() - 3_600_000);
    await server.db.updateTable("session").set({ proved_at }).where("user_account_id", "=", accountId).execute();
  }
  return person;
}
