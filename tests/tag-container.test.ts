import { afterAll, describe, expect, test } from "vitest";
import { testApp } from "./support/app.ts";

const CONTAINERS = { production: "GTM-PROD1", acceptance: "GTM-ACC01", test: "GTM-TEST1" };

const measured = await testApp({ tagContainers: CONTAINERS });
const unmeasured = await testApp({ tagContainers: { ...CONTAINERS, production: null } });
afterAll(async () => {
  await measured.close();
  await unmeasured.close();
});

describe("a page", () => {
  test.each([
    ["nl.localhost", "GTM-TEST1"],
    ["test.uitjesbaas.be", "GTM-TEST1"],
    ["acc.uitjesbaas.nl", "GTM-ACC01"],
    ["www.uitjesbaas.nl", "GTM-PROD1"],
    ["www.kidsuitjes.nl", "GTM-PROD1"],
    ["elsewhere.example", "GTM-PROD1"],
  ])("on %s names only the container %s", async (host, container) => {
    const html = await (await measured.get("/", host)).text();
    expect(html.match(/GTM-\w+/g)?.filter((found) => found !== container)).toEqual([]);
    expect(html).toContain(container);
  });

  test("loads no container by itself, and is the same with and without consent", async () => {
    const plain = await measured.get("/");
    const html = await plain.text();
    expect(html).not.toMatch(/<(script|link|iframe|img)[^>]+googletagmanager/);
    const chosen = await measured.app(new Request("http://nl.localhost/", { headers: { cookie: "_ga=GA1.1; consent=granted" } }));
    expect(await chosen.text()).toBe(html);
    expect(plain.headers.get("set-cookie")).toBe(null);
  });

  test("allows the hosts of its container, and no scripts of other hosts", async () => {
    const policy = (await measured.get("/")).headers.get("content-security-policy") ?? "";
    const directive = (name: string) => policy.split("; ").find((line) => line.startsWith(`${name} `));
    expect(directive("script-src")).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+ https:\/\/www\.googletagmanager\.com$/);
    expect(directive("connect-src")).toBe(
      "connect-src 'self' https://www.googletagmanager.com https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://www.google.com",
    );
    expect(directive("trusted-types")).toBe("trusted-types uitkijk-container goog#html");
    expect(policy).not.toContain("unsafe-eval");
  });

  test("does not mention or allow a container where there is none", async () => {
    const page = await unmeasured.get("/", "www.uitjesbaas.nl");
    expect(await page.text()).not.toMatch(/GTM-|Cookie-instellingen/);
    expect(page.headers.get("content-security-policy")).not.toMatch(/google|container|connect-src/);
    const privacy = await (await unmeasured.get("/privacy", "www.uitjesbaas.nl")).text();
    expect(privacy).not.toMatch(/Google|_ga/);
  });

  test("has the cookie settings in its footer, which without JavaScript link to the privacy statement", async () => {
    const html = await (await measured.get("/")).text();
    expect(html).toMatch(/<a [^>]*href="\/privacy"[^>]*>Cookie-instellingen<\/a>/);
    expect(await (await measured.get("/privacy")).text()).toContain("Google Ireland Limited");
  });
});
