import { afterAll, beforeAll, expect, test } from "vitest";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

async function keep(browser: OfficeVisitor, naam: string, adres = "/mensen?rol=ADMIN"): Promise<number> {
  return (await browser.post("/weergaven", { naam, adres })).status;
}

test("a view stands at its list with the filters that were on screen, and a second one of its name replaces it", async () => {
  const anna = await office.person();
  expect(await keep(anna, "Redactie")).toBe(303);
  expect(await (await anna.get("/mensen")).text()).toContain('<a href="/mensen?rol=ADMIN">Redactie</a>');
  expect(await keep(anna, "Redactie", "/mensen?rol=USER")).toBe(303);
  const shown = await (await anna.get("/mensen")).text();
  expect(shown).toContain('<a href="/mensen?rol=USER">Redactie</a>');
  expect(shown.match(/>Redactie<\/a>/g)).toHaveLength(1);
});

test("a view is its owner's: a colleague neither sees nor removes it", async () => {
  const [anna, bram] = [await office.person(), await office.person()];
  await keep(anna, "Van Anna");
  const id = /action="\/weergaven\/(\d+)\/weg"/.exec(await (await anna.get("/mensen")).text())?.[1] ?? "";
  expect(await (await bram.get("/mensen")).text()).not.toContain("Van Anna");
  await bram.post(`/weergaven/${id}/weg`, { terug: "/mensen" });
  expect(await (await anna.get("/mensen")).text()).toContain("Van Anna");
  await anna.post(`/weergaven/${id}/weg`, { terug: "/mensen" });
  expect(await (await anna.get("/mensen")).text()).not.toContain("Van Anna");
});

test("a view without a name, of something that is no list, or too long is refused, and nothing is stored", async () => {
  const anna = await office.person();
  expect(await keep(anna, "  ")).toBe(422);
  expect(await keep(anna, "Lang", `/mensen?tekst=${"a".repeat(2_000)}`)).toBe(422);
  for (const adres of ["/", "/mensen/1", "/x0", "//evil.example/mensen"])
    expect([adres, await keep(anna, "Vreemd", adres)]).toEqual([adres, 404]);
  expect(await office.db.selectFrom("saved_view").select("id").where("user_account_id", "=", anna.accountId).execute()).toEqual([]);
});

test("a list has at most fifty views, and says so", async () => {
  const anna = await office.person();
  for (let number = 1; number <= 50; number += 1) expect(await keep(anna, `Weergave ${number}`)).toBe(303);
  expect(await keep(anna, "Een te veel")).toBe(409);
  expect(await keep(anna, "Weergave 50", "/mensen?rol=USER")).toBe(303);
  expect(await keep(anna, "Een andere lijst", "/logboek")).toBe(303);
});
