import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig, requireHosts, wantsSamples } from "./config.ts";

const STRONG_KEY = "YvG5XQm2n0o7cJqk8m4T1bWf3hRzLs9dEaUiKxPtN6w=";

test("without an environment everything has a default that works offline", () => {
  const nothing = {
    dataDir: null,
    databaseUrl: null,
    smtpUrl: null,
    secretKey: null,
    previousSecretKey: null,
    mediaDir: null,
    metricsPort: null,
    pageCacheMb: 192,
  };
  expect(readConfig({})).toEqual({
    port: 3000,
    hosts: [],
    officeHost: "beheer.localhost",
    trustedProxies: [],
    googlePlaces: null,
    mailerLite: null,
    indexNow: null,
    s3: null,
    mediaUrls: { production: null, acceptance: null, test: null },
    advertiserUrls: { production: null, acceptance: null, test: null },
    tagContainers: { production: null, acceptance: null, test: null },
    tagManagerUrl: "https://www.googletagmanager.com",
    ...nothing,
  });
});

test("a service is used when its key is set, at its own URL unless another is set", () => {
  const { googlePlaces, mailerLite } = readConfig({ GOOGLE_PLACES_KEY: "k", MAILERLITE_KEY: "m", MAILERLITE_URL: "http://127.0.0.1:9/" });
  expect(googlePlaces).toEqual({ key: "k", url: "https://places.googleapis.com" });
  expect(mailerLite).toEqual({ key: "m", url: "http://127.0.0.1:9" });
  const { indexNow } = readConfig({ INDEXNOW_KEY: "sleutel-0123" });
  expect(indexNow).toEqual({ key: "sleutel-0123", url: "https://api.indexnow.org/indexnow" });
});

test("the login of advertisers is a URL per environment, in which {brand} stands for the brand", () => {
  const { advertiserUrls } = readConfig({ ADVERTISER_URL: "https://{brand}.beheer.example/login" });
  expect(advertiserUrls).toEqual({ production: "https://{brand}.beheer.example/login", acceptance: null, test: null });
});

test("test, acceptance and production hosts each have their own tag container", () => {
  const { tagContainers, tagManagerUrl } = readConfig({
    ...{ TAG_CONTAINER: "GTM-ABC1234", TAG_CONTAINER_ACC: "GTM-ACC1234", TAG_CONTAINER_TEST: "GTM-TEST123" },
    TAG_MANAGER_URL: "http://127.0.0.1:9/",
  });
  expect(tagContainers).toEqual({ production: "GTM-ABC1234", acceptance: "GTM-ACC1234", test: "GTM-TEST123" });
  expect(tagManagerUrl).toBe("http://127.0.0.1:9");
});

test("pictures are in the configured bucket; the region is optional", () => {
  const s3 = { S3_ENDPOINT: "https://s3.example/", S3_BUCKET: "uitjes", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  const keys = { bucket: "uitjes", accessKeyId: "id", secretAccessKey: "secret" };
  expect(readConfig(s3).s3).toEqual({ endpoint: "https://s3.example", region: "us-east-1", ...keys });
  expect(readConfig({ ...s3, S3_REGION: "eu-west-3" }).s3?.region).toBe("eu-west-3");
});

test("pictures are fetched from the configured host of each environment", () => {
  const { mediaUrls } = readConfig({ MEDIA_URL: "https://media.example", MEDIA_URL_TEST: "http://127.0.0.1:9/" });
  expect(mediaUrls).toEqual({ production: "https://media.example", acceptance: null, test: "http://127.0.0.1:9" });
});

test("hosts and proxies are lists, separated by commas or spaces", () => {
  const { hosts, trustedProxies } = readConfig({ HOSTS: "WWW.uitjesbaas.nl, www.uitjesbaas.be", TRUSTED_PROXIES: "10.0.0.1 10.0.0.2" });
  expect(hosts).toEqual(["www.uitjesbaas.nl", "www.uitjesbaas.be"]);
  expect(trustedProxies).toEqual(["10.0.0.1", "10.0.0.2"]);
});

test.for([
  [{ PORT: "abc" }, 'PORT is "abc", but must be a number from 1 to 65535.'],
  [{ PORT: "70000" }, 'PORT is "70000", but must be a number from 1 to 65535.'],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be an address that begins with postgres:// or postgresql://."],
  [{ HOSTS: "http://x.nl/" }, 'HOSTS names "http://x.nl/", but takes host names only, such as www.uitjesbaas.nl: no scheme, port or path.'],
  [{ TRUSTED_PROXIES: "10.0.0.0/8" }, 'TRUSTED_PROXIES names "10.0.0.0/8", but takes single IP addresses only, such as 10.0.0.1.'],
  [{ S3_BUCKET: "uitjes" }, "Pictures in S3 also need S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY."],
  [
    { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "a/b", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" },
    'S3_BUCKET is "a/b", which cannot be the name of a bucket.',
  ],
  [
    { MEDIA_URL: "https://media.example/static" },
    "MEDIA_URL must be a host alone, such as https://media.uitjesbaas.nl: paths stay the same.",
  ],
  [{ METRICS_PORT: "0" }, 'METRICS_PORT is "0", but must be a number from 1 to 65535.'],
  [{ TRUSTED_PROXIES: "0.0.0.0/0" }, 'TRUSTED_PROXIES names "0.0.0.0/0", but takes single IP addresses only, such as 10.0.0.1.'],
  [{ TRUSTED_PROXIES: "*" }, 'TRUSTED_PROXIES names "*", but takes single IP addresses only, such as 10.0.0.1.'],
  [{ TRUSTED_PROXIES: "10.0.0.1 0.0.0.0" }, 'TRUSTED_PROXIES names "0.0.0.0", but takes single IP addresses only, such as 10.0.0.1.'],
  [{ SECRET_KEY: "short" }, "SECRET_KEY must have at least 32 characters: openssl rand -base64 32 makes one."],
  [{ SECRET_KEY_PREVIOUS: STRONG_KEY }, "SECRET_KEY_PREVIOUS is set, but SECRET_KEY is not"],
  [{ SECRET_KEY: STRONG_KEY, SECRET_KEY_PREVIOUS: STRONG_KEY }, "SECRET_KEY_PREVIOUS is the same as SECRET_KEY"],
  [{ MAILERLITE_URL: "mailerlite" }, "MAILERLITE_URL must be an address that begins with https:// or http://."],
  [{ INDEXNOW_KEY: "too/short?" }, "INDEXNOW_KEY must have 8 to 128 letters, digits and dashes."],
  [{ ADVERTISER_URL_ACC: "javascript:{brand}" }, "ADVERTISER_URL_ACC must be an address that begins with https:// or http://."],
  [{ TAG_CONTAINER: "G-ABC1234" }, 'TAG_CONTAINER is "G-ABC1234", but must be a container such as GTM-ABC1234.'],
  [{ TAG_CONTAINER_TEST: "GTM-ABC';" }, `TAG_CONTAINER_TEST is "GTM-ABC';", but must be a container such as GTM-ABC1234.`],
  [{ TAG_MANAGER_URL: "tags" }, "TAG_MANAGER_URL must be an address that begins with https:// or http://."],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must be an address that begins with smtp:// or smtps://."],
] as const)("a mistake in %o is named in a sentence", ([environment, sentence]) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test.for(["a".repeat(44), "password".repeat(5), "0123456789abcdef".repeat(4), "abcdefghijklmnopqrstuvwxyz0123456789", "12".repeat(20)])(
  "the guessable key %s is refused, and the message says how to make one",
  (key) => {
    expect(() => readConfig({ SECRET_KEY: key })).toThrow("SECRET_KEY can be guessed: openssl rand -base64 32 makes one that cannot.");
  },
);

test.for(["short", "a".repeat(44)])("the weak key %s is accepted as SECRET_KEY_PREVIOUS: what it encrypted must stay readable", (weak) => {
  expect(() => readConfig({ SECRET_KEY: weak })).toThrow("One that is in use moves to SECRET_KEY_PREVIOUS.");
  const config = readConfig({ SECRET_KEY: STRONG_KEY, SECRET_KEY_PREVIOUS: weak });
  expect(config).toMatchObject({ secretKey: STRONG_KEY, previousSecretKey: weak });
});

test("a key from openssl is accepted, in base64 and in hexadecimal", () => {
  for (let made = 0; made < 2_000; made += 1) {
    for (const key of [randomBytes(32).toString("base64"), randomBytes(32).toString("hex"), randomBytes(16).toString("hex")]) {
      expect(readConfig({ SECRET_KEY: key }).secretKey).toBe(key);
    }
  }
});

test("a server that would serve every host does not start in production", () => {
  const start = (environment: NodeJS.ProcessEnv) => () => requireHosts(readConfig(environment), environment);
  expect(start({ NODE_ENV: "production" })).toThrow("HOSTS is not set");
  expect(start({ NODE_ENV: "production", HOSTS: " , " })).toThrow("HOSTS is not set");
  expect(start({ NODE_ENV: "production", TRYING_OUT: "" })).toThrow("HOSTS is not set");
  expect(start({ NODE_ENV: "production", HOSTS: "a.nl" })).not.toThrow();
  expect(start({ NODE_ENV: "production", TRYING_OUT: "yes" })).not.toThrow();
  expect(start({})).not.toThrow();
});

test("the management area has a host of its own: beheer.localhost while trying out, with HOSTS the one that is named", () => {
  expect(readConfig({}).officeHost).toBe("beheer.localhost");
  expect(readConfig({ HOSTS: "www.uitjesbaas.nl" }).officeHost).toBeNull();
  expect(readConfig({ HOSTS: "www.uitjesbaas.nl", OFFICE_HOST: " Beheer.Uitjesbaas.nl " }).officeHost).toBe("beheer.uitjesbaas.nl");
  expect(readConfig({ OFFICE_HOST: "werk.localhost" }).officeHost).toBe("werk.localhost");
});

test("an OFFICE_HOST that is no host name, or that HOSTS names too, is refused", () => {
  for (const OFFICE_HOST of ["https://beheer.example", "beheer.example:3000", "beheer.example/", "a.example b.example"])
    expect(() => readConfig({ OFFICE_HOST })).toThrow("takes one host name");
  expect(() => readConfig({ HOSTS: "a.example, B.example", OFFICE_HOST: "b.example" })).toThrow("needs a host of its own");
});

test("only npm start without HOSTS fills a new database with samples", () => {
  expect(wantsSamples({ hosts: [] }, { TRYING_OUT: "yes" })).toBe(true);
  for (const environment of [{}, { TRYING_OUT: "" }, { TRYING_OUT: "empty" }, { NODE_ENV: "production" }])
    expect(wantsSamples({ hosts: [] }, environment)).toBe(false);
  expect(wantsSamples({ hosts: ["a.example"] }, { TRYING_OUT: "yes" })).toBe(false);
});
