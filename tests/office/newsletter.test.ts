import { afterAll, beforeAll, expect, test } from "vitest";
import { addPlatform } from "../support/fixtures.ts";
import { queued } from "../support/newsletter.ts";
import { subscriptionOf } from "../support/office-submissions.ts";
import { testOffice, type TestOffice } from "../support/office.ts";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
  for (const platform of [1, 2, 3, 4]) await addPlatform(office.db, platform);
});
afterAll(() => office.close());

test("every state has its name, and the totals count each brand", async () => {
  const own = await testOffice();
  for (const platform of [1, 2]) await addPlatform(own.db, platform);
  await subscriptionOf(own.db, { email: "a@linge.example" });
  await subscriptionOf(own.db, { email: "b@linge.example", confirmed_at: ago(0.5) });
  await subscriptionOf(own.db, { email: "c@linge.example", confirmed_at: ago(0.5), unsubscribed_at: ago(0.1) });
  await subscriptionOf(own.db, { email: "d@linge.example", confirmed_at: ago(9), unsubscribed_at: ago(8) });
  await subscriptionOf(own.db, { email: "e@linge.example", held: true });
  await subscriptionOf(own.db, { email: "f@linge.example", held: true, rejected_at: ago(0.1), platform_id: 2 });
  const editor = await own.editor();
  const html = await (await editor.get("/nieuwsbrief")).text();
  expect([...html.matchAll(/<td data-title="[^>]*>(\d+)<\/td>/g)].map(([, figure]) => Number(figure))).toEqual(
    [
      [1, 2, 1, 1, 0],
      [0, 0, 0, 0, 1],
      [1, 2, 1, 1, 1],
    ].flat(),
  );
  const rows = async (state: string) =>
    ((await (await editor.get(`/nieuwsbrief?staat=${state}`)).text()).match(/data-row-link/g) ?? []).length;
  expect(await Promise.all(["subscribed", "waiting", "unsubscribed", "held", "rejected"].map(rows))).toEqual([1, 2, 1, 1, 1]);
  await own.close();
});

test("an address is masked until it is revealed, which the log says", async () => {
  const id = await subscriptionOf(office.db);
  const anna = await office.person();
  for (const path of ["/nieuwsbrief", `/nieuwsbrief/${id}`]) {
    const html = await (await anna.get(path)).text();
    expect(html).toContain("an…@korenbloem.example");
    expect(html).not.toContain("anna@korenbloem.example");
    expect(html).not.toContain("Vermeer");
  }
  await anna.post(`/nieuwsbrief/${id}/toon`);
  const shown = await (await anna.get(`/nieuwsbrief/${id}`)).text();
  expect(shown).toContain("anna@korenbloem.example");
  expect(shown).toContain("bekeek het adres");
});

test("unsubscribing a reader also reaches the mail service, and happens once", async () => {
  const id = await subscriptionOf(office.db, { email: "weg@linge.example", confirmed_at: ago(0.5) });
  const editor = await office.editor();
  expect((await editor.post(`/nieuwsbrief/${id}/afmelden`)).status).toBe(303);
  const row = await office.db
    .selectFrom("newsletter_subscription")
    .select("unsubscribed_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.unsubscribed_at).not.toBeNull();
  const again = await editor.post(`/nieuwsbrief/${id}/afmelden`);
  expect([again.status, (await again.text()).includes("intussen veranderd")]).toEqual([422, true]);
  const jobs = (await queued(office.db)).filter(({ payload }) => payload["subscriptionId"] === id);
  expect(jobs).toMatchObject([{ task: "sync-subscriber" }]);
  const acts = await office.db
    .selectFrom("audit")
    .select(["action", "changes"])
    .where("subject_kind", "=", "newsletter")
    .where("subject_id", "=", id)
    .execute();
  expect(acts).toEqual([{ action: "newsletter.unsubscribe", changes: { state: ["subscribed", "unsubscribed"] } }]);
});

test("the confirmation mail goes again, once in a quarter of an hour, and never to somebody who left", async () => {
  const id = await subscriptionOf(office.db, { email: "wacht@linge.example" });
  const gone = await subscriptionOf(office.db, { email: "gone@linge.example", confirmed_at: ago(0.5), unsubscribed_at: ago(0.1) });
  const editor = await office.editor();
  expect((await editor.post(`/nieuwsbrief/${id}/opnieuw`)).status).toBe(303);
  expect((await editor.post(`/nieuwsbrief/${id}/opnieuw`)).status).toBe(422);
  expect((await editor.post(`/nieuwsbrief/${gone}/opnieuw`)).status).toBe(422);
  const mails = (await queued(office.db)).filter(({ payload }) => payload["subscriptionId"] === id || payload["subscriptionId"] === gone);
  expect(mails).toMatchObject([{ task: "send-mail", payload: { mail: "newsletter-confirm", subscriptionId: id } }]);
});

test("a subscription of another brand is answered as one that does not exist, and is not in its totals", async () => {
  const id = await subscriptionOf(office.db, { email: "nl@linge.example" });
  const other = await office.person({ platformIds: [2] });
  for (const act of ["toon", "afmelden", "opnieuw"]) expect((await other.post(`/nieuwsbrief/${id}/${act}`)).status).toBe(404);
  expect((await other.get(`/nieuwsbrief/${id}`)).status).toBe(404);
  expect(await (await other.get("/nieuwsbrief")).text()).not.toContain("Uitjesbaas");
});

test("markup in a name is shown as text", async () => {
  const id = await subscriptionOf(office.db, { email: "kwaad@linge.example", name: "<img src=x onerror=alert(1)>" });
  const editor = await office.editor();
  await editor.post(`/nieuwsbrief/${id}/toon`);
  const html = await (await editor.get(`/nieuwsbrief/${id}`)).text();
  expect([html.includes("&lt;img src=x"), html.includes("<img src=x")]).toEqual([true, false]);
});
