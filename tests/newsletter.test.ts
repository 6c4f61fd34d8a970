import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { confirmUrl, unsubscribeUrl } from "../src/submissions/newsletter/links.server.ts";
import { testApp } from "./support/app.ts";
import { addFourBrands } from "./support/four-brands.ts";
import { READER, SECRETS } from "./support/newsletter.ts";

const product = await testApp({ fill: addFourBrands });
afterAll(() => product.close());

const FORM = { "content-type": "application/x-www-form-urlencoded", origin: "http://nl.localhost:3000" };
const DAY_MS = 86_400_000;

beforeEach(async () => {
  await product.db.deleteFrom("newsletter_subscription").execute();
  await product.db.deleteFrom("submission_key").execute();
});

/** Posts the form of the page as a browser without JavaScript does. */
function send(fields: Record<string, string>, headers: Record<string, string> = {}, host = "nl.localhost"): Promise<Response> {
  const body = new URLSearchParams({ form: "newsletter", ...fields }).toString();
  return product.post("/nieuwsbrief", { host, body, headers: { ...FORM, origin: `http://${host}:3000`, ...headers } });
}

async function subscription() {
  return product.db.selectFrom("newsletter_subscription").selectAll().executeTakeFirst();
}

/** Stores an unconfirmed subscription of `days` ago. */
async function subscribed(days = 0): Promise<{ id: number; askedAt: Date }> {
  const askedAt = new Date(Date.now() - days * DAY_MS);
  const values = { platform_id: 1, ...READER, created_at: askedAt };
  const { id } = await product.db.insertInto("newsletter_subscription").values(values).returning("id").executeTakeFirstOrThrow();
  return { id, askedAt };
}

async function reader(): Promise<number> {
  const { id } = await subscribed();
  await product.db.updateTable("newsletter_subscription").set({ confirmed_at: new Date() }).execute();
  return id;
}

function confirmPath({ id, askedAt }: { id: number; askedAt: Date }): string {
  return confirmUrl(SECRETS, "", { subscriptionId: id, askedAt });
}

async function htmlOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll("<!-- -->", "");
}

/** Presses the button of a page. */
function press(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return product.post(path, { body: "", headers: { ...FORM, ...headers } });
}

describe("the form without JavaScript", () => {
  test("redirects to a page with thanks instead of the fields, and a disabled button", async () => {
    const answer = await send({ name: "Anna", email: READER.email });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/nieuwsbrief?aanmelding=verzonden#aanmelden"]);
    expect(await subscription()).toMatchObject({ platform_id: 1, name: "Anna", confirmed_at: null });

    const html = await htmlOf(await product.get("/nieuwsbrief?aanmelding=verzonden"));
    expect(html).toContain("Bedankt, nog één stap");
    expect(html).not.toContain('id="newsletter-email"');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Aanmelding verstuurd/);
    expect(html).toContain('content="noodp, noindex"');
  });

  test.for([
    ["nl.localhost", ["Vul uw naam in", "Geen valide e-mailadres"]],
    ["be.localhost", ["Vul uw naam in", "Geen valide e-mailadres"]],
    ["de.localhost", ["Geben Sie Ihren Namen ein", "Keine gültige E-Mail-Adresse"]],
  ] as const)("is shown again on %s with the errors and all entered values", async ([host, messages]) => {
    const answer = await send({ name: "", email: "anna@" }, {}, host);
    const html = await htmlOf(answer);
    expect(answer.status).toBe(422);
    for (const message of messages) expect(html).toContain(`</svg>${message}`);
    expect(html).toContain('value="anna@"');
    expect(await subscription()).toBeUndefined();
  });

  test.for([
    ["nl.localhost", "Er ging iets mis met het aanmelden. Probeer het nog eens."],
    ["de.localhost", "Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal."],
  ] as const)("shows on %s above the form that it failed, and stays usable", async ([host, sentence]) => {
    await send({ name: "Anna", email: READER.email, submission_key: "a-key-of-a-form" }, {}, host);
    const answer = await send({ name: "Bob", email: READER.email, submission_key: "a-key-of-a-form" }, {}, host);
    const html = await htmlOf(answer);
    expect(html.indexOf(sentence)).toBeGreaterThan(0);
    expect(html.indexOf(sentence)).toBeLessThan(html.indexOf('id="newsletter-name"'));
    expect(html).toContain('value="Bob"');
    expect(html).not.toMatch(/<button[^>]*type="submit"[^>]*disabled/);
  });

  test("stores five clicks once, and nothing from another site", async () => {
    const clicks = Array.from({ length: 5 }, () => send({ name: "Anna", email: READER.email }));
    expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await product.db.selectFrom("newsletter_subscription").select("id").execute()).toHaveLength(1);
    expect((await send({ name: "Bob", email: "bob@korenbloem.example" }, { origin: "https://evil.example" })).status).toBe(403);
  });

  test("is the same for every visitor", async () => {
    expect(await htmlOf(await product.get("/nieuwsbrief"))).toBe(await htmlOf(await product.get("/nieuwsbrief")));
  });
});

describe("the confirmation link", () => {
  test("changes nothing when people or scanners open it", async () => {
    const path = confirmPath(await subscribed());
    const html = await htmlOf(await product.get(path));
    for (const method of ["HEAD", "OPTIONS"]) await product.app(new Request(`http://nl.localhost:3000${path}`, { method }));
    expect(html).toContain("Nog één klik");
    expect(await subscription()).toMatchObject({ confirmed_at: null });
  });

  test("shows a page that is not cached or indexed, without the token in it", async () => {
    const path = confirmPath(await subscribed());
    const answer = await product.get(path);
    const html = await htmlOf(answer);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain('<meta name="robots" content="noodp, noindex"');
    expect(html).toContain('<meta name="referrer" content="same-origin"');
    expect([html.includes(path.split("?t=")[1] ?? ""), html.includes(READER.email)]).toEqual([false, false]);
  });

  test("subscribes a reader with one press, and shows the same page afterwards", async () => {
    const path = confirmPath(await subscribed());
    const pressed = await press(path);
    expect([pressed.status, pressed.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await htmlOf(pressed)).toContain("Je staat op de lijst");
    expect(await subscription()).toMatchObject({ unsubscribed_at: null });
    expect((await subscription())?.confirmed_at).toBeInstanceOf(Date);
    expect(await htmlOf(await press(path))).toContain("Je stond al op de lijst");
    expect(await htmlOf(await product.get(path))).toContain("Je stond al op de lijst");
  });

  test("that has expired links to the form", async () => {
    const path = confirmPath(await subscribed(7));
    for (const answer of [await product.get(path), await press(path)]) {
      const html = await htmlOf(answer);
      expect([answer.status, html.includes("Deze link is verlopen"), html.includes('href="/nieuwsbrief"')]).toEqual([410, true, true]);
    }
    expect(await subscription()).toMatchObject({ confirmed_at: null });
  });

  test.for(["", "?t=", "?t=x", `?t=${"a".repeat(3_000)}`, "?t=a&t=b"])("with an invalid token is not found: %.9s", async (query) => {
    for (const page of ["/nieuwsbrief/bevestigen", "/nieuwsbrief/afmelden"]) {
      const answers = [await product.get(page + query), await press(page + query)];
      expect([query, ...answers.map(({ status }) => status)]).toEqual([query, 404, 404]);
      expect(await htmlOf(answers[0] ?? new Response())).toContain("Deze link kennen we niet");
    }
  });

  test("cannot be submitted by another site", async () => {
    expect((await press(confirmPath(await subscribed()), { origin: "https://evil.example" })).status).toBe(403);
    expect(await subscription()).toMatchObject({ confirmed_at: null });
  });
});

describe("the unsubscribe link", () => {
  test("unsubscribes a reader with one press on its page, and changes nothing when it is only opened", async () => {
    const path = unsubscribeUrl(SECRETS, "", await reader());
    expect(await htmlOf(await product.get(path))).toContain("Wil je je afmelden?");
    expect(await subscription()).toMatchObject({ unsubscribed_at: null });
    expect(await htmlOf(await press(path))).toContain("Je bent afgemeld");
    expect((await subscription())?.unsubscribed_at).toBeInstanceOf(Date);
    expect(await htmlOf(await press(path))).toContain("Je bent al afgemeld");
  });

  test.for([
    ["as a form", "List-Unsubscribe=One-Click", "application/x-www-form-urlencoded"],
    [
      "in parts",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      "multipart/form-data; boundary=x",
    ],
  ] as const)("unsubscribes with the one-click request of a mail program, sent %s without a page", async ([, body, type]) => {
    const path = unsubscribeUrl(SECRETS, "", await reader());
    const headers = { "content-type": type, "content-length": String(body.length) };
    const answer = await product.post(path, { body, headers });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect((await subscription())?.unsubscribed_at).toBeInstanceOf(Date);
    expect((await product.post(path, { body, headers })).status).toBe(200);
    expect((await product.post("/nieuwsbrief/afmelden?t=x", { body, headers })).status).toBe(404);
  });

  test("does not confirm by one click", async () => {
    const body = "List-Unsubscribe=One-Click";
    const headers = { "content-type": FORM["content-type"], "content-length": String(body.length) };
    await product.post(confirmPath(await subscribed()).replace("bevestigen", "afmelden"), { body, headers });
    expect(await subscription()).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
  });
});

test("no error was logged", () => {
  expect(product.errors).toEqual([]);
});
