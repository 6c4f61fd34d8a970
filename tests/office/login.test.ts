import { afterAll, beforeAll, expect, test } from "vitest";
import { mailsOf, newestMail } from "../support/office-mails.ts";
import { testOffice, type TestOffice } from "../support/office.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

test("whoever is not logged in is led to the login, also from an address that does not exist", async () => {
  const visitor = office.visitor();
  for (const path of ["/wachtrij", "/bestaat-niet", "/mensen/12"]) {
    const response = await visitor.get(path);
    expect([response.status, response.headers.get("location")]).toEqual([303, `/inloggen?naar=${encodeURIComponent(path)}`]);
  }
});

test("a mailed code is the first factor, and works once in the browser that asked for it", async () => {
  const { accountId } = await office.person({ email: "anna@redactie.example" });
  const browser = office.visitor();
  const asked = await browser.post("/inloggen", { email: "Anna@Redactie.example" });
  expect([asked.status, asked.headers.get("location")]).toEqual([303, "/inloggen/code?naar=%2F"]);
  const { code } = await newestMail(office);
  const other = office.visitor();
  other.cookies.set("office-login", `${browser.cookies.get("office-login")?.split(".")[0]}.stolen`);
  expect((await other.post("/inloggen/code", { code })).status).toBe(422);
  const proved = await browser.post("/inloggen/code", { code });
  expect([proved.status, proved.headers.get("location")]).toEqual([303, "/bevestigen?naar=%2F"]);
  expect((await browser.get("/")).headers.get("location")).toBe("/bevestigen");
  const sessions = await office.db
    .selectFrom("session")
    .select("method")
    .where("user_account_id", "=", accountId)
    .orderBy("id", "desc")
    .execute();
  expect(sessions[0]).toEqual({ method: "MAIL" });
});

test("a German account is remembered before the next login, and ?merk=de through forms and redirects", async () => {
  const { accountId, ...browser } = await office.person();
  await office.db.updateTable("user_account").set({ language: "de" }).where("id", "=", accountId).execute();
  await browser.get("/");
  await browser.post("/uitloggen");
  expect(await (await browser.get("/inloggen?uit=1")).text()).toContain("Sie sind abgemeldet.");
  const over = await (await browser.post("/mensen/uitnodigen")).text();
  expect(over).toMatch(/<a [^>]*href="\/inloggen" target="_blank" rel="noopener">In einem neuen Tab anmelden/);

  const asking = office.visitor();
  await asking.get("/inloggen?merk=de");
  await asking.post("/inloggen", { email: "niemand@nergens.example" });
  expect(await (await asking.get("/inloggen/code")).text()).toContain("Sehen Sie in Ihr Postfach");
  const request = new Request(`${office.site.origin}/inloggen`, { headers: { "accept-language": "de-AT,de;q=0.9,nl;q=0.5" } });
  expect(await (await office.app(request)).text()).toContain("Anmelden");
});

test("an unknown address gets the same answer, and no mail", async () => {
  const browser = office.visitor();
  const asked = await browser.post("/inloggen", { email: "niemand@nergens.example" });
  expect([asked.status, asked.headers.get("location")]).toEqual([303, "/inloggen/code?naar=%2F"]);
  expect(await mailsOf(office)).toEqual([]);
  expect(office.errors).toEqual([]);
});
