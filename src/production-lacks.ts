import type { Brand } from "./brands/brand.ts";
import type { Config } from "./config.ts";
import { isWeakKey } from "./crypto/guessable-key.ts";
import { mailTransportOf } from "./mail/mail-transport.ts";
import { isThisMachine } from "./this-machine.ts";

type Checked = Pick<Brand, "name" | "domain" | "email">;

/** What a production set-up still lacks, a sentence each; empty when nothing does. */
export function productionLacks(config: Config, brands: readonly Checked[]): string[] {
  const lacks: string[] = [];
  if (config.hosts.length === 0) lacks.push("HOSTS is not set: every host name is served, so a forged Host header would be too.");
  if (!config.databaseUrl) lacks.push("DATABASE_URL is not set: the embedded PostgreSQL is meant for trying out and for one machine.");
  if (!config.smtpUrl) lacks.push("SMTP_URL is not set: mails stay in the mailbox of this machine and reach nobody.");
  if (!config.secretKey) lacks.push("SECRET_KEY is not set: the key lies in the data folder, beside what it protects.");
  if (config.previousSecretKey && isWeakKey(config.previousSecretKey))
    lacks.push("SECRET_KEY_PREVIOUS can be guessed: links in mails that it signed are refused; remove it once no IBAN needs it.");
  if (config.trustedProxies.length === 0) {
    lacks.push(
      "TRUSTED_PROXIES is not set: behind a proxy every visitor would seem to come from the proxy's address, and on this machine that has no limit.",
    );
  }
  for (const { name, domain, email } of brands) {
    // Nobody has a name under .example (RFC 2606).
    if (email.endsWith(".example")) lacks.push(`${name} has the invented address ${email}: visitors and reports of faults reach nobody.`);
    if (!domain)
      lacks.push(`${name} has no domain in content/brands: its canonical links and the links in its mails lead to this machine.`);
    else if (config.hosts.length > 0 && !config.hosts.includes(domain)) lacks.push(`HOSTS does not name ${domain}, the domain of ${name}.`);
  }
  return [...lacks, ...mailLacks(config), ...databaseLacks(config), ...clearAddresses(config)];
}

function mailLacks({ smtpUrl }: Config): string[] {
  if (!smtpUrl) return [];
  const { isLocal, isClear, isChecked } = mailTransportOf(smtpUrl);
  if (isLocal) return [];
  if (isClear)
    return ["SMTP_URL allows mails in clear (requireTLS=false or ignoreTLS=true): its password and what visitors send can be read."];
  return isChecked ? [] : ["SMTP_URL takes every certificate (tls.rejectUnauthorized=false): anybody may pass for the mail server."];
}

/** Without `sslmode` the driver speaks in clear; `prefer`, `require` and the others check the certificate (pg-connection-string 2). */
function databaseLacks({ databaseUrl }: Config): string[] {
  if (!databaseUrl) return [];
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? hostname;
  // A socket of this machine is a path, or no host at all.
  if (host === "" || host.startsWith("/") || isThisMachine(host)) return [];
  const isEncrypted = ["true", "1"].includes(searchParams.get("ssl") ?? "");
  const mode = searchParams.get("sslmode") ?? (isEncrypted ? "verify-full" : "disable");
  if (mode === "disable")
    return ["DATABASE_URL has no sslmode: its password and what visitors send travel in clear; add sslmode=verify-full."];
  const isUnchecked = mode === "no-verify" || (searchParams.get("uselibpqcompat") === "true" && mode !== "verify-full");
  return isUnchecked
    ? ["DATABASE_URL takes every certificate: anybody may pass for the database; sslmode=verify-full checks who answers."]
    : [];
}

/** What leaves this machine by http. */
function clearAddresses(config: Config): string[] {
  const { s3, mailerLite, googlePlaces, indexNow, mediaUrls, advertiserUrls, tagContainers, tagManagerUrl } = config;
  const addresses: Record<string, string | null | undefined> = {
    S3_ENDPOINT: s3?.endpoint,
    MAILERLITE_URL: mailerLite?.url,
    GOOGLE_PLACES_URL: googlePlaces?.url,
    INDEXNOW_URL: indexNow?.url,
    MEDIA_URL: mediaUrls.production,
    ADVERTISER_URL: advertiserUrls.production?.replaceAll("{brand}", "nl"),
    TAG_MANAGER_URL: tagContainers.production && tagManagerUrl,
  };
  return Object.entries(addresses).flatMap(([name, address]) => {
    const url = URL.parse(address ?? "");
    if (url?.protocol !== "http:" || isThisMachine(url.hostname)) return [];
    return [`${name} begins with http://: whoever is on the line can read and change what goes there; https:// keeps it to the two.`];
  });
}
