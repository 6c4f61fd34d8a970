import { isIP } from "node:net";
import { isGuessableKey, MIN_KEY_LENGTH } from "./crypto/guessable-key.ts";

/** The settings from the environment; each has a default that works offline. */
export type Config = {
  port: number;
  /** Data folder with the embedded PostgreSQL; null takes the default of `database/data-folder.ts`. */
  dataDir: string | null;
  /** An external PostgreSQL; null starts the embedded one. */
  databaseUrl: string | null;
  /** Hosts that are served; empty serves every host (for trying out). */
  hosts: readonly string[];
  /** The host of the management area; null when there is none, as in production without OFFICE_HOST. */
  officeHost: string | null;
  /** Addresses whose X-Forwarded-* headers count. */
  trustedProxies: readonly string[];
  /** The mail server; null stores mails in the mailbox at /dev/mail. */
  smtpUrl: string | null;
  /** Signs links and encrypts IBANs; null takes the generated key in the data folder. */
  secretKey: string | null;
  /** The former `secretKey`, which may be weak: only for decrypting and verifying. */
  previousSecretKey: string | null;
  /** Folder of the pictures that visitors send; null takes `media` in the data folder. */
  mediaDir: string | null;
  /** The bucket of visitors' pictures, in any store that speaks S3; null keeps them in `mediaDir`. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null;
  /** Origin of pictures per environment, such as a CDN in front of us; null is the brand's own host. */
  mediaUrls: { production: string | null; acceptance: string | null; test: string | null };
  /** Size of the page cache in MB. */
  pageCacheMb: number;
  /** Port of /metrics, on loopback only; null serves none. */
  metricsPort: number | null;
  /** Suggests cities; null uses the embedded gazetteer. `url` differs in tests only. */
  googlePlaces: { key: string; url: string } | null;
  /** Gets the newsletter's subscribers too; null stores them in our database only. */
  mailerLite: { key: string; url: string } | null;
  /** Submits changed pages to search engines; null submits none. `url` differs in tests only. */
  indexNow: { key: string; url: string } | null;
  /** Login page of advertisers; `{brand}` stands for nl, be, de or kids. Null when there is none. */
  advertiserUrls: { production: string | null; acceptance: string | null; test: string | null };
  /** The tag manager's container per environment; without one nothing is measured there. */
  tagContainers: { production: string | null; acceptance: string | null; test: string | null };
  /** Serves the containers; differs in tests only. */
  tagManagerUrl: string;
};

const DEFAULT_PORT = 3000;
/** While trying out, when HOSTS is not set. */
const TRIAL_OFFICE_HOST = "beheer.localhost";
/** About 6,000 pages. */
const DEFAULT_PAGE_CACHE_MB = 192;
const GOOGLE_PLACES_URL = "https://places.googleapis.com";
const INDEXNOW_URL = "https://api.indexnow.org/indexnow";
const TAG_MANAGER_URL = "https://www.googletagmanager.com";
const MAILERLITE_URL = "https://connect.mailerlite.com/api";
/** Wildcards: no connection comes from these addresses. */
const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);
/** For S3 stores without regions. */
const ANY_REGION = "us-east-1";

/** Added to messages about keys that an earlier version accepted. */
const IN_USE = "One that is in use moves to SECRET_KEY_PREVIOUS.";

/** Reads the environment once, at start; throws one readable sentence per mistake. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const mistakes: string[] = [];
  const config = {
    port: portFrom({ name: "PORT", text: environment.PORT }, mistakes) ?? DEFAULT_PORT,
    dataDir: environment.DATA_DIR || null,
    databaseUrl: urlFrom({ name: "DATABASE_URL", text: environment.DATABASE_URL, protocols: ["postgres:", "postgresql:"] }, mistakes),
    hosts: hostsFrom(environment.HOSTS, mistakes),
    officeHost: officeHostFrom(environment, mistakes),
    trustedProxies: addressesFrom(environment.TRUSTED_PROXIES, mistakes),
    smtpUrl: urlFrom({ name: "SMTP_URL", text: environment.SMTP_URL, protocols: ["smtp:", "smtps:"] }, mistakes),
    secretKey: secretFrom(environment.SECRET_KEY, mistakes),
    previousSecretKey: previousSecretFrom(environment, mistakes),
    mediaDir: environment.MEDIA_DIR || null,
    s3: s3From(environment, mistakes),
    mediaUrls: {
      production: originFrom({ name: "MEDIA_URL", text: environment.MEDIA_URL }, mistakes),
      acceptance: originFrom({ name: "MEDIA_URL_ACC", text: environment.MEDIA_URL_ACC }, mistakes),
      test: originFrom({ name: "MEDIA_URL_TEST", text: environment.MEDIA_URL_TEST }, mistakes),
    },
    pageCacheMb: megabytesFrom({ name: "PAGE_CACHE_MB", text: environment.PAGE_CACHE_MB }, mistakes) ?? DEFAULT_PAGE_CACHE_MB,
    metricsPort: portFrom({ name: "METRICS_PORT", text: environment.METRICS_PORT }, mistakes),
    googlePlaces: serviceFrom(environment, { name: "GOOGLE_PLACES", url: GOOGLE_PLACES_URL }, mistakes),
    mailerLite: serviceFrom(environment, { name: "MAILERLITE", url: MAILERLITE_URL }, mistakes),
    indexNow: indexNowFrom(environment, mistakes),
    advertiserUrls: {
      production: brandUrlFrom({ name: "ADVERTISER_URL", text: environment.ADVERTISER_URL }, mistakes),
      acceptance: brandUrlFrom({ name: "ADVERTISER_URL_ACC", text: environment.ADVERTISER_URL_ACC }, mistakes),
      test: brandUrlFrom({ name: "ADVERTISER_URL_TEST", text: environment.ADVERTISER_URL_TEST }, mistakes),
    },
    ...tagManagerFrom(environment, mistakes),
  };
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return config;
}

/**
 * Throws when a server in production would serve every host, and with that the mailbox at /dev/mail. `npm start` without
 * NODE_ENV is not production: it sets TRYING_OUT (scripts/start.mjs).
 */
export function requireHosts({ hosts }: Config, environment: NodeJS.ProcessEnv = process.env): void {
  if (hosts.length > 0 || environment.NODE_ENV !== "production" || environment.TRYING_OUT) return;
  throw new Error(
    "HOSTS is not set, but NODE_ENV is production: name the hosts to serve, such as HOSTS=www.uitjesbaas.nl. To try out on this machine run npm start without NODE_ENV.",
  );
}

/** Whether a new database gets samples for trying out: by `npm start` and `npm run dev`, which set TRYING_OUT to `yes`; never with HOSTS. */
export function wantsSamples({ hosts }: Pick<Config, "hosts">, environment: NodeJS.ProcessEnv = process.env): boolean {
  return hosts.length === 0 && environment.TRYING_OUT === "yes";
}

function portFrom({ name, text }: { name: string; text: string | undefined }, mistakes: string[]): number | null {
  if (!text) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) mistakes.push(`${name} is "${text}", but must be a number from 1 to 65535.`);
  return port;
}

function megabytesFrom({ name, text }: { name: string; text: string | undefined }, mistakes: string[]): number | null {
  if (!text) return null;
  if (!/^\d{1,5}$/.test(text)) mistakes.push(`${name} is "${text}", but must be a whole number of megabytes; 0 caches no pages.`);
  return Number(text);
}

function secretFrom(text: string | undefined, mistakes: string[]): string | null {
  if (!text) return null;
  if (text.length < MIN_KEY_LENGTH)
    mistakes.push(`SECRET_KEY must have at least ${MIN_KEY_LENGTH} characters: openssl rand -base64 32 makes one. ${IN_USE}`);
  else if (isGuessableKey(text)) mistakes.push(`SECRET_KEY can be guessed: openssl rand -base64 32 makes one that cannot. ${IN_USE}`);
  return text;
}

/** Accepts weak keys too: what they encrypted must stay readable. */
function previousSecretFrom({ SECRET_KEY: key, SECRET_KEY_PREVIOUS: previous }: NodeJS.ProcessEnv, mistakes: string[]): string | null {
  if (!previous) return null;
  if (!key) mistakes.push("SECRET_KEY_PREVIOUS is set, but SECRET_KEY is not: openssl rand -base64 32 makes a new one.");
  else if (key === previous) mistakes.push("SECRET_KEY_PREVIOUS is the same as SECRET_KEY: set it to the key of before, or to nothing.");
  return previous;
}

/** A service with a key: `NAME_KEY`, and `NAME_URL` for another address than its own. */
function serviceFrom(environment: NodeJS.ProcessEnv, { name, url }: { name: string; url: string }, mistakes: string[]) {
  const key = environment[`${name}_KEY`];
  const address = urlFrom({ name: `${name}_URL`, text: environment[`${name}_URL`], protocols: ["https:", "http:"] }, mistakes);
  return key ? { key, url: (address ?? url).replace(/\/$/, "") } : null;
}

/** The key is part of a URL (indexnow.org/documentation). */
function indexNowFrom(environment: NodeJS.ProcessEnv, mistakes: string[]) {
  const service = serviceFrom(environment, { name: "INDEXNOW", url: INDEXNOW_URL }, mistakes);
  if (service && !/^[a-zA-Z0-9-]{8,128}$/.test(service.key)) mistakes.push("INDEXNOW_KEY must have 8 to 128 letters, digits and dashes.");
  return service;
}

type UrlSetting = { name: string; text: string | undefined; protocols: string[] };

function urlFrom({ name, text, protocols }: UrlSetting, mistakes: string[]): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    mistakes.push(`${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}.`);
  }
  return text;
}

/** Scheme, host and port alone: the paths are the same as on our own hosts. */
function originFrom({ name, text }: { name: string; text: string | undefined }, mistakes: string[]): string | null {
  const url = urlFrom({ name, text, protocols: ["https:", "http:"] }, mistakes);
  if (!url || !URL.canParse(url)) return null;
  const { origin, href } = new URL(url);
  if (href !== `${origin}/`) mistakes.push(`${name} must be a host alone, such as https://media.uitjesbaas.nl: paths stay the same.`);
  return origin;
}

/** All S3 settings or none. */
function s3From(environment: NodeJS.ProcessEnv, mistakes: string[]): Config["s3"] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = environment;
  const endpoint = urlFrom({ name: "S3_ENDPOINT", text: environment.S3_ENDPOINT, protocols: ["https:", "http:"] }, mistakes);
  const wanted = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  const missing = Object.entries(wanted).flatMap(([name, value]) => (value ? [] : [name]));
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
      mistakes.push(`S3_BUCKET is "${bucket}", which cannot be the name of a bucket.`);
    return { endpoint: endpoint.replace(/\/$/, ""), bucket, region: region || ANY_REGION, accessKeyId, secretAccessKey };
  }
  if (missing.length < Object.keys(wanted).length) mistakes.push(`Pictures in S3 also need ${missing.join(", ")}.`);
  return null;
}

/** A URL in which `{brand}` may stand for a brand's key. */
function brandUrlFrom({ name, text }: { name: string; text: string | undefined }, mistakes: string[]): string | null {
  urlFrom({ name, text: text?.replaceAll("{brand}", "nl"), protocols: ["https:", "http:"] }, mistakes);
  return text || null;
}

function tagManagerFrom(environment: NodeJS.ProcessEnv, mistakes: string[]): Pick<Config, "tagContainers" | "tagManagerUrl"> {
  const containerFrom = (name: "TAG_CONTAINER" | "TAG_CONTAINER_ACC" | "TAG_CONTAINER_TEST") => {
    const text = environment[name] || null;
    if (text && !/^GTM-[A-Z0-9]{4,12}$/.test(text)) mistakes.push(`${name} is "${text}", but must be a container such as GTM-ABC1234.`);
    return text;
  };
  const url = urlFrom({ name: "TAG_MANAGER_URL", text: environment.TAG_MANAGER_URL, protocols: ["https:", "http:"] }, mistakes);
  return {
    tagContainers: {
      production: containerFrom("TAG_CONTAINER"),
      acceptance: containerFrom("TAG_CONTAINER_ACC"),
      test: containerFrom("TAG_CONTAINER_TEST"),
    },
    tagManagerUrl: (url ?? TAG_MANAGER_URL).replace(/\/$/, ""),
  };
}

function hostsFrom(text: string | undefined, mistakes: string[]): string[] {
  const hosts = listFrom(text).map((host) => host.toLowerCase());
  for (const host of hosts.filter((name) => !/^[a-z0-9.-]+$/.test(name))) {
    mistakes.push(`HOSTS names "${host}", but takes host names only, such as www.uitjesbaas.nl: no scheme, port or path.`);
  }
  return hosts;
}

/** One host for the editors of all brands: passkeys belong to one domain (specification 4 §1). */
function officeHostFrom({ OFFICE_HOST: text, HOSTS }: NodeJS.ProcessEnv, mistakes: string[]): string | null {
  if (!text) return HOSTS ? null : TRIAL_OFFICE_HOST;
  const host = text.trim().toLowerCase();
  if (!/^[a-z0-9.-]+$/.test(host)) mistakes.push(`OFFICE_HOST is "${text}", but takes one host name, such as beheer.uitjesbaas.nl.`);
  else if (listFrom(HOSTS).some((name) => name.toLowerCase() === host))
    mistakes.push(`OFFICE_HOST is ${host}, which HOSTS names too: the management area needs a host of its own.`);
  return host;
}

function addressesFrom(text: string | undefined, mistakes: string[]): string[] {
  const addresses = listFrom(text);
  for (const address of addresses.filter((one) => isIP(one) === 0 || ANY_ADDRESS.has(one))) {
    mistakes.push(`TRUSTED_PROXIES names "${address}", but takes single IP addresses only, such as 10.0.0.1.`);
  }
  return addresses;
}

function listFrom(text: string | undefined): string[] {
  return (text ?? "").split(/[\s,]+/).filter(Boolean);
}
