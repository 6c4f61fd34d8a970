import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { productionNotes, productionProblems } from "./production-problems.ts";

const WHOLE = {
  HOSTS: "a.nl",
  DATABASE_URL: "postgres://u@h/d?sslmode=verify-full",
  SMTP_URL: "smtp://h",
  SECRET_KEY: "YvG5XQm2n0o7cJqk8m4T1bWf3hRzLs9dEaUiKxPtN6w=",
  TRUSTED_PROXIES: "10.0.0.1",
};
const DOMAINS = [{ name: "A", domain: "a.nl", email: "info@a.nl" }];

test("settings that may stay unset while trying out are problems in production", () => {
  expect(productionProblems(readConfig({}), [])).toHaveLength(5);
  expect(productionProblems(readConfig(WHOLE), DOMAINS)).toEqual([]);
  expect(productionProblems(readConfig(WHOLE), [{ name: "A", domain: null, email: "info@a.nl" }])).toHaveLength(1);
  expect(productionProblems(readConfig(WHOLE), [{ name: "B", domain: "b.nl", email: "info@b.nl" }])).toEqual([
    "HOSTS does not name b.nl, the domain of B.",
  ]);
});

test("without OFFICE_HOST there is no management area, which is a note; while trying out there is one", () => {
  expect(productionNotes(readConfig(WHOLE))).toEqual([expect.stringContaining("OFFICE_HOST is not set: there is no management area.")]);
  expect(productionNotes(readConfig({}))).toEqual([]);
});

test("the management area may have a host that is named after no brand", () => {
  const config = readConfig({ ...WHOLE, OFFICE_HOST: "werk.example" });
  expect([...productionProblems(config, DOMAINS), ...productionNotes(config)]).toEqual([]);
});

test("a placeholder mail address is a problem, because reports of faults go there", () => {
  const problems = productionProblems(readConfig(WHOLE), [{ name: "A", domain: "a.nl", email: "info@a.example" }]);
  expect(problems).toEqual([expect.stringContaining("info@a.example")]);
});

test("a previous key that can be guessed is a problem until it is removed", () => {
  expect(productionProblems(readConfig({ ...WHOLE, SECRET_KEY_PREVIOUS: "a".repeat(44) }), DOMAINS)).toEqual([
    "SECRET_KEY_PREVIOUS can be guessed: links in mails that it signed are refused; remove it once no IBAN needs it.",
  ]);
  expect(productionProblems(readConfig({ ...WHOLE, SECRET_KEY_PREVIOUS: "kB3nVq8Zt1Lw6yXc0PdRs5GhJm2FuTaE" }), DOMAINS)).toEqual([]);
});

const S3 = { S3_BUCKET: "uitjes", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };

test.for([
  [{ SMTP_URL: "smtp://u:p@mail.example?requireTLS=false" }, "SMTP_URL allows mails in clear"],
  [{ SMTP_URL: "smtp://u:p@mail.example?ignoreTLS=true" }, "SMTP_URL allows mails in clear"],
  [{ SMTP_URL: "smtps://mail.example?tls.rejectUnauthorized=false" }, "SMTP_URL takes every certificate"],
  [{ DATABASE_URL: "postgres://u@db.example/d" }, "DATABASE_URL has no sslmode"],
  [{ DATABASE_URL: "postgres://u@10.0.0.7/d?sslmode=disable" }, "DATABASE_URL has no sslmode"],
  [{ DATABASE_URL: "postgres://u@db.example/d?sslmode=no-verify" }, "DATABASE_URL takes every certificate"],
  [{ DATABASE_URL: "postgres://u@db.example/d?sslmode=require&uselibpqcompat=true" }, "DATABASE_URL takes every certificate"],
  [{ ...S3, S3_ENDPOINT: "http://s3.example" }, "S3_ENDPOINT begins with http://"],
  [{ MAILERLITE_KEY: "k", MAILERLITE_URL: "http://mailerlite.example" }, "MAILERLITE_URL begins with http://"],
  [{ GOOGLE_PLACES_KEY: "k", GOOGLE_PLACES_URL: "http://places.example" }, "GOOGLE_PLACES_URL begins with http://"],
  [{ INDEXNOW_KEY: "sleutel-0123", INDEXNOW_URL: "http://indexnow.example" }, "INDEXNOW_URL begins with http://"],
  [{ MEDIA_URL: "http://media.example" }, "MEDIA_URL begins with http://"],
  [{ ADVERTISER_URL: "http://{brand}.beheer.example" }, "ADVERTISER_URL begins with http://"],
  [{ TAG_MANAGER_URL: "http://tags.example", TAG_CONTAINER: "GTM-ABC1234" }, "TAG_MANAGER_URL begins with http://"],
] as const)("with %o the doctor says which traffic others on the network can read or change", ([settings, words]) => {
  const problems = productionProblems(readConfig({ ...WHOLE, ...settings }), DOMAINS);
  expect(problems).toEqual([expect.stringContaining(words)]);
});

test.for([
  { SMTP_URL: "smtp://127.0.0.1:25" },
  { SMTP_URL: "smtps://mail.example" },
  { DATABASE_URL: "postgres://u@db.example/d?ssl=true" },
  { DATABASE_URL: "postgres://u@localhost/d" },
  { DATABASE_URL: "postgres://u@[::1]/d" },
  { DATABASE_URL: "postgres:///d?host=/run/postgresql" },
  { ...S3, S3_ENDPOINT: "http://127.0.0.1:9000" },
])("with %o nothing leaves this machine unencrypted, and the doctor reports no problem", (settings) => {
  expect(productionProblems(readConfig({ ...WHOLE, ...settings }), DOMAINS)).toEqual([]);
});

test("without trusted proxies the doctor says that visitors have no rate limit", () => {
  const [problem] = productionProblems(readConfig({ ...WHOLE, TRUSTED_PROXIES: "" }), DOMAINS);
  expect(problem).toContain("no limit");
});
