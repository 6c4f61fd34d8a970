import { afterAll, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { everyOperation } from "../support/calls.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { problemOf } from "../support/problem.ts";

const product = await testApp({ fill: addFourBrands });
const served = await testApp({ hosts: ["www.uitjesbaas.example"] });
afterAll(() => Promise.all([product.close(), served.close()]));

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"];
const paths = [...everyOperation.map(({ operation }) => operation.path), "/api/openapi.json", "/api/docs"];

test.for([...new Set(paths)])("%s refuses other methods, and lists those it supports", async (path) => {
  const methods = everyOperation.filter(({ operation }) => operation.path === path).map(({ operation }) => operation.method);
  const isRead = methods.length === 0 || methods.includes("GET");
  const allowed = isRead ? ["GET", "HEAD"] : ["POST"];
  for (const method of METHODS.filter((method) => !allowed.includes(method))) {
    const url = `http://nl.localhost:3000${path.replace(/\{\w+\}/, "1")}`;
    const answer = await product.app(new Request(url, { method }));
    expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, allowed.join(", ")]);
    if (method !== "HEAD") expect(await problemOf(answer)).toMatchObject({ title: "Deze methode kan hier niet", status: 405 });
  }
});

test.for([
  "/api",
  "/api/",
  "/api/public",
  "/api/public/users",
  "/api/public/activities/1/2",
  "/api/v2/activities",
  "/api/%00",
  "/api//public/activities",
])("%s is not found", async (path) => {
  for (const method of ["GET", "POST"]) {
    const answer = await product.app(new Request(`http://nl.localhost:3000${path}`, { method }));
    expect(await problemOf(answer)).toMatchObject({ title: "Niet gevonden", status: 404 });
  }
});

test("every brand refuses in its own language", async () => {
  const titles = await Promise.all(
    ["nl", "be", "kids", "de"].map(async (key) => (await problemOf(await product.get("/api/public/seo?slug=x", `${key}.localhost`))).title),
  );
  expect(titles).toEqual(["Niet gevonden", "Niet gevonden", "Niet gevonden", "Nicht gefunden"]);
});

test("answers must be revalidated, and browsers must not guess their type", async () => {
  for (const path of [
    "/api/public/activities?page=1&limit=1&filterQuery={}",
    "/api/public/activities/kano-nl",
    "/api/openapi.json",
    "/api/docs",
  ]) {
    const answer = await product.get(path);
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 200, "public, max-age=0, must-revalidate"]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("with HOSTS set, another host gets no content of any brand", async () => {
  for (const host of ["uitjesbaas.example", "www.uitjesbaas.example.evil.example", "nl.localhost", "127.0.0.1", "de.localhost"]) {
    const api = await served.get("/api/public/seo?slug=x", host);
    expect(await problemOf(api)).toMatchObject({ status: 421, detail: "This host is not served here." });
    const page = await served.get("/", host);
    expect([page.status, page.headers.get("cache-control"), await page.text()]).toEqual([421, "no-store", "This host is not served here."]);
  }
});

test("with HOSTS set, its hosts are served in any spelling", async () => {
  for (const host of ["www.uitjesbaas.example", "WWW.Uitjesbaas.example", "www.uitjesbaas.example."]) {
    expect((await served.get("/api/public/filters?page=1&limit=1&filterQuery={}", host)).status).toBe(200);
  }
});

test("liveness and readiness are answered on any host", async () => {
  for (const path of ["/livez", "/readyz"]) {
    expect([path, (await served.get(path, "10.0.0.7")).status]).toEqual([path, 200]);
  }
});

test("on a failure a visitor sees no details and may retry, and the log has all details", async () => {
  const broken = await testApp({ fill: addFourBrands, isFresh: true });
  await broken.db.destroy();
  const { title, status, detail } = await problemOf(await broken.get("/api/public/events?page=1&limit=10"));
  expect([title, status, detail]).toEqual(["Er ging iets mis", 500, "Er ging iets mis"]);
  expect(broken.errors).toMatchObject([{ message: expect.stringContaining("destroyed") }]);

  const page = await broken.get("/uitjes/kano-nl?personen=20");
  const html = await page.text();
  expect([page.status, html.includes("destroyed")]).toEqual([500, false]);
  expect(html).toContain("Dat ligt aan ons.");
  expect(html).toMatch(/<a [^>]*href="\/uitjes\/kano-nl\?personen=20">Probeer opnieuw<\/a>/);
  await broken.close();
});
