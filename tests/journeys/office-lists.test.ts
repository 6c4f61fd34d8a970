import { afterAll, beforeAll, expect, test } from "vitest";
import { dayIn } from "../../src/brands/day-in.ts";
import { addActivity } from "../support/fixtures.ts";
import { officeServer, type OfficeServer } from "../support/office-server.ts";

let office: OfficeServer;
beforeAll(async () => {
  office = await officeServer();
  const submit_date = dayIn("Europe/Amsterdam", new Date());
  for (const [title, views, offer_requests] of [["Kanoën", 5, 3] as const, ["Boogschieten", 20, 1] as const]) {
    const activity_id = await addActivity(office.db, { title });
    await office.db.insertInto("service_mail_statistics").values({ activity_id, submit_date, views, offer_requests }).execute();
  }
});
afterAll(() => office.close());

test("on a phone and without a script an editor sorts the activities of the figures, and stays at their list", async () => {
  const page = await office.open({ width: 390, visitor: await office.editor(), javaScriptEnabled: false });
  await page.goto("/cijfers");
  const list = page.locator("[data-list]");
  const titles = () => list.locator("tbody th").allTextContents();
  expect(await titles()).toEqual(["Kanoën", "Boogschieten"]);
  for (const [at, order] of [["bekeken.desc", ["Boogschieten", "Kanoën"]] as const, ["bekeken.asc", ["Kanoën", "Boogschieten"]] as const]) {
    await list.getByRole("link", { name: "Bekeken" }).click();
    await page.waitForURL(`**/cijfers?orde=${at}#lijst`);
    expect(await titles()).toEqual(order);
    await expect.poll(async () => (await list.boundingBox())?.y).toBeLessThan(500);
  }
});
