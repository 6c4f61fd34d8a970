import type { Brand } from "./brands/brand.ts";
import type { Config } from "./config.ts";
import { isWeakKey } from "./crypto/guessable-key.ts";
import { mailTransportOf } from "./mail/mail-transport.ts";
import { isLoopbackHost } from "./loopback.ts";

type Checked = Pick<Brand, "name" | "domain" | "email">;

/** Problems of the settings for production, a sentence each. */
export function productionProblems(config: Config, brands: readonly Checked[]): string[] {
  const problems: string[] = [];
  if (config.hosts.length === 0) problems.push("HOSTS is not set: every host name is served, so a forged Host header would be too.");
  if (!config.databaseUrl) problems.push("DATABASE_URL is not set: the embedded PostgreSQL is meant for trying out and for one machine.");
  if (!config.smtpUrl) problems.push("SMTP_URL is not set: mails are stored in the mailbox of this machine and not sent.");
  if (!config.secretKey) problems.push("SECRET_KEY is not set: the key is in the data folder, beside the data that it protects.");
  if (config.previousSecretKey && isWeakKey(config.previousSecretKey))
    problems.push("SECRET_KEY_PREVIOUS can be guessed: links in mails that it signed are refused; remove it once no IBAN needs it.");
  if (config.trustedProxies.length === 0) {
    problems.push(
      "TRUSTED_PROXIES is not set: behind a proxy every visitor would seem to come from the proxy's address, and on this machine that has no limit.",
    );
  }
  for (const { name, domain, email } of brands) {
    // .example is reserved, so no such address exists (RFC 2606).
    if (email.endsWith(".example"))
      problems.push(`${name} has the placeholder address ${email}: mails of visitors and error reports are lost.`);
    if (!domain)
      problems.push(`${name} has no domain in content/brands: its canonical links and the links in its mails lead to this machine.`);
    else if (config.hosts.length > 0 && !config.hosts.includes(domain))
      problems.push(`HOSTS does not name ${domain}, the domain of ${name}.`);
  }
  return [...problems, ...mailProblems(config), ...databaseProblems(config), ...unencryptedServices(config)];
}

/** What is missing on purpose or not, and works without; a sentence each. */
export function productionNotes({ hosts, officeHost }: Pick<Config, "hosts" | "officeHost">): string[] {
  if (hosts.length === 0 || officeHost !== null) return [];
  return ["OFFICE_HOST is not set: there is no management area. It needs a host of its own, such as OFFICE_HOST=beheer.uitjesbaas.nl."];
}

function mailProblems({ smtpUrl }: Config): string[] {
  if (!smtpUrl) return [];
  const { isLocal, isClear, isChecked } = mailTransportOf(smtpUrl);
  if (isLocal) return [];
  if (isClear)
    return ["SMTP_URL allows mails in clear (requireTLS=false or ignoreTLS=true): its password and what visitors send can be read."];
  return isChecked ? [] : ["SMTP_URL takes every certificate (tls.rejectUnauthorized=false): any server can pose as the mail server."];
}

/** Without `sslmode` the driver does not encrypt; `prefer`, `require` and the others check the certificate (pg-connection-string 2). */
function databaseProblems({ databaseUrl }: Config): string[] {
  if (!databaseUrl) return [];
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? hostname;
  // A Unix socket: the host is a path or empty.
  if (host === "" || host.startsWith("/") || isLoopbackHost(host)) return [];
  const isEncrypted = ["true", "1"].includes(searchParams.get("ssl") ?? "");
  const mode = searchParams.get("sslmode") ?? (isEncrypted ? "verify-full" : "disable");
  if (mode === "disable")
    return ["DATABASE_URL has no sslmode: its password and what visitors send travel in clear; add sslmode=verify-full."];
  const isUnchecked = mode === "no-verify" || (searchParams.get("uselibpqcompat") === "true" && mode !== "verify-full");
  return isUnchecked ? ["DATABASE_URL takes every certificate: any server can pose as the database; sslmode=verify-full checks it."] : [];
}

/** Services on other machines that are called by http. */
function unencryptedServices(config: Config): string[] {
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
    if (url?.protocol !== "http:" || isLoopbackHost(url.hostname)) return [];
    return [`${name} begins with http://: others on the network can read and change this traffic; use https://.`];
  });
}
