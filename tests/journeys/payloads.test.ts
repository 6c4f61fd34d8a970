import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../src/database/open.ts";
import { filledServer, type FilledServer } from "../support/filled-server.ts";
import { open } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

/** Each sets `ran` if it runs: as an element, from an attribute, from the page's data, as a template. */
const PAYLOADS = [
  `<script>window.ran="script"</script>`,
  `"><img src=x onerror="window.ran='attribute'">`,
  `</script><svg onload="window.ran='data'">`,
  `'-(window.ran='quote')-'`,
  "<a href=\"javascript:window.ran='link'\">klik</a>",
];
const ALL = PAYLOADS.join(" ");
const FIELDS = ["name", "email", "phone", "companyName", "description"];

const visit = warmVisits();
let server: FilledServer;
let database: OpenDatabase;
beforeAll(async () => {
  server = await filledServer();
  database = server.database;
});
afterAll(async () => {
  await server.stop();
});

/** A page that records policy violations: a payload that the policy stops was not escaped. */
async function openRecordedPage(): Promise<{ page: Page; stopped: string[] }> {
  const { page, context } = await visit("nl", { port: server.port });
  const stopped: string[] = [];
  context.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) stopped.push(message.text());
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  return { page, stopped };
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  // Structured data may contain it, since it never runs.
  expect(await page.locator('script:not([type="application/ld+json"])', { hasText: "window.ran" }).count()).toBe(0);
}

/** The status of an API call from a page of the site. */
function call(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([to, json]) => {
      const answer = await fetch(to, { method: "POST", headers: { "content-type": "application/json" }, body: json });
      return answer.status;
    },
    [path, JSON.stringify(body)] as const,
  );
}

async function poison(): Promise<{ slug: string; organisation: string }> {
  const { db } = database;
  const row = await db
    .selectFrom("activity")
    .innerJoin("organisation", "organisation.id", "activity.organisation_id")
    .select(["activity.id", "slug", "organisation.id as organisationId"])
    .where("activity.platform_id", "=", 1)
    .where("status", "=", "ACTIVE")
    .orderBy("activity.id")
    .executeTakeFirstOrThrow();
  const words = { title: ALL.slice(0, 120), company_name: ALL.slice(0, 120), description: ALL, location_description: ALL };
  const contact = { contact_first_name: PAYLOADS[0], contact_last_name: PAYLOADS[1], contact_phone: PAYLOADS[2] };
  await db
    .updateTable("activity")
    .set({ ...words, ...contact, created_at: new Date() })
    .where("id", "=", row.id)
    .execute();
  await db.updateTable("organisation").set({ name: PAYLOADS[1] }).where("id", "=", row.organisationId).execute();
  await db.updateTable("filter").set({ name: PAYLOADS[2] }).where("platform_id", "=", 1).where("order", "=", 0).execute();
  await db
    .updateTable("banner")
    .set({ title: sql`${PAYLOADS[0]} || id`, button_title: PAYLOADS[3] })
    .where("platform_id", "=", 1)
    .execute();
  return { slug: row.slug, organisation: `x-${row.organisationId}` };
}

test("payloads in every text of an activity, its organisation, filters and banners run on no screen", { timeout: 120_000 }, async () => {
  const { slug, organisation } = await poison();
  const { page, stopped } = await openRecordedPage();
  await expect
    .poll(async () => {
      await page.goto(`/uitjes/${slug}`);
      return page.content();
    })
    .toContain("window.ran=");

  const search = `/uitjes?zoek=${encodeURIComponent(ALL)}&plaats=${encodeURIComponent(ALL)}&filters=%3Cscript%3E`;
  for (const path of ["/", "/uitjes", "/uitjes?sorteer=createdAt", search, `/uitjes/${slug}`, `/overzicht/${organisation}`, `/${ALL}`]) {
    await open(page, path);
    await expectNothingRan(page);
  }
  expect(stopped).toEqual([]);
});

test.for(["/uitjes/:slug", "/helpdesk", "/adverteren", "/nieuwsbrief"])(
  "payloads in every field of the form on %s return as text, and run in no mail",
  { timeout: 120_000 },
  async (where) => {
    const { slug } = await database.db
      .selectFrom("activity")
      .select("slug")
      .where("platform_id", "=", 1)
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const { page, stopped } = await openRecordedPage();
    await open(page, where.replace(":slug", slug));
    const form = page.locator("main form[method=post]").first();
    for (const field of FIELDS) {
      const box = form.locator(`[name=${field}]`);
      if ((await box.count()) > 0) await box.evaluate((input, text) => Reflect.set(input, "value", text), ALL);
    }
    // Submits without the form's script, in a browser that would run the response.
    await Promise.all([page.waitForLoadState("load"), form.evaluate((element) => element instanceof HTMLFormElement && element.submit())]);
    await page.getByRole("alert").waitFor();
    await expectNothingRan(page);
    expect(stopped).toEqual([]);
  },
);

test("a mail shows what was typed as text", { timeout: 120_000 }, async () => {
  const { page } = await openRecordedPage();
  const person = { name: "Anna", email: "anna@korenbloem.example", phone: "06 1234 5678", description: "Graag met lunch." };
  // One at a time: `window.ran` looks like a domain name, and a message with three domains is held for an editor.
  const forms = [{ name: PAYLOADS[0] }, { companyName: PAYLOADS[1] }, ...PAYLOADS.map((description) => ({ description }))];
  const { id } = await database.db.selectFrom("activity").select("id").where("platform_id", "=", 1).orderBy("id").executeTakeFirstOrThrow();
  await open(page, "/helpdesk");
  for (const form of forms) {
    expect(await call(page, `/api/public/activities/${id}/quoteRequest`, { ...person, ...form })).toBe(201);
    expect(await call(page, "/api/public/contact", { ...person, ...form, type: "QUESTION" })).toBe(202);
  }
  const mails = () => database.db.selectFrom("mailbox").select(["id", "html"]).where("html", "like", "%window.ran%").execute();
  await expect.poll(async () => (await mails()).length).toBeGreaterThanOrEqual(2 * forms.length - 1);
  for (const { id: mail, html } of await mails()) {
    // The page has no scripts, so `open` would wait for hydration.
    await page.goto(`/dev/mail?id=${mail}`);
    await expectNothingRan(page);
    // Shows it as a mail program without a policy does.
    await page.goto("about:blank");
    await page.setContent(html);
    await expectNothingRan(page);
  }
});
