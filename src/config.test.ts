import { expect, test } from "vitest";
import { productionLacks, readConfig } from "./config.ts";

test("without an environment everything has a default that works offline", () => {
  expect(readConfig({})).toEqual({ port: 3000, dataDir: null, databaseUrl: null, hosts: [], trustedProxies: [], smtpUrl: null });
});

test("hosts and proxies are lists, by comma or space", () => {
  const { hosts, trustedProxies } = readConfig({ HOSTS: "WWW.uitjesbaas.nl, www.uitjesbaas.be", TRUSTED_PROXIES: "10.0.0.1 10.0.0.2" });
  expect(hosts).toEqual(["www.uitjesbaas.nl", "www.uitjesbaas.be"]);
  expect(trustedProxies).toEqual(["10.0.0.1", "10.0.0.2"]);
});

test.for([
  [{ PORT: "abc" }, 'PORT is "abc", but must be a number from 1 to 65535.'],
  [{ PORT: "70000" }, 'PORT is "70000", but must be a number from 1 to 65535.'],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be an address that begins with postgres:// or postgresql://."],
  [
    { HOSTS: "http://x.nl/" },
    'HOSTS names "http://x.nl/", but wants host names alone, such as www.uitjesbaas.nl: no scheme, port or path.',
  ],
  [{ TRUSTED_PROXIES: "10.0.0.0/8" }, 'TRUSTED_PROXIES names "10.0.0.0/8", but wants single IP addresses, such as 10.0.0.1.'],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must be an address that begins with smtp:// or smtps://."],
] as const)("a mistake in %o is named in a sentence", ([environment, sentence]) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test("production lacks what only trying out can do without", () => {
  expect(productionLacks(readConfig({}), [])).toHaveLength(4);
  const whole = { HOSTS: "a.nl", DATABASE_URL: "postgres://u@h/d", SMTP_URL: "smtp://h", TRUSTED_PROXIES: "10.0.0.1" };
  expect(productionLacks(readConfig(whole), [{ name: "A", domain: "a.nl" }])).toEqual([]);
  expect(productionLacks(readConfig(whole), [{ name: "A", domain: null }])).toHaveLength(1);
  expect(productionLacks(readConfig(whole), [{ name: "B", domain: "b.nl" }])).toEqual(["HOSTS does not name b.nl, the domain of B."]);
});
