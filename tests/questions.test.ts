import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "./support/app.ts";
import { openDatabaseProxy, type DatabaseProxy } from "./support/database-proxy.ts";
import { addFourBrands } from "./support/four-brands.ts";

const product = await testApp({ fill: addFourBrands });
afterAll(() => product.close());

beforeEach(async () => {
  await product.db.deleteFrom("contact_message").execute();
  await product.db.deleteFrom("submission_key").execute();
});

/** The empty hidden fields that a browser without JavaScript sends. */
const HIDDEN = { submission_key: "", form_time: "", website_confirm: "" };
const BRAM = {
  name: "Bram Smit",
  companyName: "Zeilmakerij Smit",
  email: "bram@zeilmakerij.example",
  phone: "030 123 45 67",
  description: 'Kan de "hond" mee?',
};
const PAGES = [
  ["/helpdesk", "question", "QUESTION"],
  ["/adverteren", "advertise", "AD"],
] as const;
const HOSTS = ["nl.localhost", "be.localhost", "de.localhost", "kids.localhost"];

type Sent = { fields?: Record<string, string>; host?: string; headers?: Record<string, string>; to?: Pick<TestApp, "app"> };

function send(path: string, form: string, { fields = {}, host = "nl.localhost", headers, to = product }: Sent = {}): Promise<Response> {
  const body = new URLSearchParams({ form, ...HIDDEN, ...BRAM, ...fields });
  return to.app(new Request(`http://${host}:3000${path}`, { method: "POST", body, headers }));
}

async function stored() {
  return product.db.selectFrom("contact_message").select(["platform_id", "type", "name", "description", "held"]).orderBy("id").execute();
}

/** The value of each field of the form of a page. */
function valuesIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
    / name="(\w+)"/.exec(input)?.[1],
    / value="([^"]*)"/.exec(input)?.[1],
  ]);
  const remark = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1];
  const fields = [...inputs, ["description", remark]].filter(([name]) => name && name in BRAM);
  return Object.fromEntries(fields.map(([name, value]) => [name, (value ?? "").replaceAll("&quot;", '"').trim()]));
}

describe.for(PAGES)("the form of %s", ([path, form, type]) => {
  test.for(HOSTS)("has on %s fields for name, company, address, phone and a remark, with their maximum lengths", async (host) => {
    const html = await (await product.get(path, host)).text();
    expect(valuesIn(html)).toEqual({ name: "", companyName: "", email: "", phone: "", description: "" });
    for (const [field, most] of Object.entries({ name: 200, companyName: 200, email: 254, phone: 40, description: 10_000 })) {
      expect(html).toMatch(new RegExp(`maxLength="${most}"[^>]* name="${field}"|name="${field}"[^>]* maxLength="${most}"`, "i"));
    }
  });

  test("contains nothing that differs between visitors", async () => {
    expect(await (await product.get(path)).text()).toBe(await (await product.get(path)).text());
  });

  test("thanks on the same page, which is not indexed, and stores a repeated form once", async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(path, form);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?vraag=verzonden#vraag`]);
    }
    expect(await stored()).toEqual([{ platform_id: 1, type, name: "Bram Smit", description: BRAM.description, held: false }]);
    const html = await (await product.get(`${path}?vraag=verzonden`)).text();
    expect(html).toContain("Bedankt, je bericht is binnen");
    expect(html).toContain("Meestal krijg je binnen een paar minuten een bevestiging per mail.");
    expect(html).toContain('<meta name="robots" content="noodp, noindex"/>');
    expect(html).toContain(`<link rel="canonical" href="http://nl.localhost:3000${path}"/>`);
    expect(html).not.toContain('name="email"');
    expect(await (await product.get(path)).text()).toContain('<meta name="robots" content="noodp"/>');
  });

  test("is returned with all entered values and errors when a field is invalid", async () => {
    const fields = { name: "", email: "bram@zeilmakerij", phone: "bel maar" };
    const answer = await send(path, form, { fields });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(valuesIn(html)).toEqual({ ...BRAM, ...fields });
    for (const sentence of ["Vul uw naam in", "Geen valide e-mailadres", "Vul een geldig telefoonnummer in", "Nog 3 dingen"]) {
      expect(html).toContain(sentence);
    }
    expect(html).toContain(`aria-describedby="${form}-email-problem"`);
    expect(await stored()).toEqual([]);
  });

  test("has German errors on the German site", async () => {
    const html = await (await send(path, form, { host: "de.localhost", fields: { name: "", email: "", phone: "" } })).text();
    const sentences = ["Geben Sie Ihren Namen ein", "Geben Sie Ihre E-Mail-Adresse ein", "Geben Sie Ihre Telefonnummer ein"];
    for (const sentence of sentences) expect(html).toContain(sentence);
  });

  test("is returned with all entered values when these are too long or contain markup", async () => {
    const long = await send(path, form, { fields: { description: "a".repeat(10_001) } });
    expect([long.status, (await long.text()).includes("Deze tekst is te lang")]).toEqual([422, true]);
    expect((await send(path, form, { fields: { description: "a".repeat(200_000) } })).status).toBe(413);
    const html = await (await send(path, form, { fields: { name: "", description: "</textarea><script>alert(1)</script>" } })).text();
    expect(html).toContain("&lt;/textarea&gt;&lt;script&gt;alert(1)");
    expect(await stored()).toEqual([]);
  });

  test("accepts a form with a filled honeypot, and holds it for moderation", async () => {
    const answer = await send(path, form, { fields: { website_confirm: "https://spam.example" } });
    expect(answer.status).toBe(303);
    expect(await stored()).toMatchObject([{ held: true }]);
  });

  test("is refused from another site, and with another method than POST", async () => {
    expect((await send(path, form, { headers: { origin: "https://evil.example" } })).status).toBe(403);
    const put = await product.app(new Request(`http://nl.localhost:3000${path}`, { method: "PUT", body: "x" }));
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect(await stored()).toEqual([]);
  });
});

test("a form that the page does not contain is refused", async () => {
  expect((await send("/adverteren", "question")).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test("while the database is unavailable a form is returned with all entered values, and it is accepted later", async () => {
  const proxies: DatabaseProxy[] = [];
  const by = async (databaseUrl: string) => {
    const proxy = await openDatabaseProxy(databaseUrl);
    proxies.push(proxy);
    return proxy.url;
  };
  const cut = await testApp({ fill: addFourBrands, by });
  for (const proxy of proxies) proxy.cut();
  for (const [path, form] of PAGES) {
    const answer = await send(path, form, { to: cut });
    const html = await answer.text();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(valuesIn(html)).toEqual(BRAM);
    expect(html).toContain("Het formulier kon niet worden verzonden. Probeer het later nog eens.");
  }
  for (const proxy of proxies) proxy.mend();
  await expect.poll(async () => (await send("/helpdesk", "question", { to: cut })).status).toBe(303);
  await cut.close();
  for (const proxy of proxies) await proxy.close();
});

test("no error was logged", () => {
  expect(product.errors).toEqual([]);
});
