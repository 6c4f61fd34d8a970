import { domainToASCII } from "node:url";

/** The mailbox of an address, for counters only; never send to it. */
export type CanonicalEmail = {
  /** Equal for spellings that reach one mailbox. */
  mailbox: string;
  /** Null for mail providers, whose customers share a domain; one person may own all addresses of any other domain. */
  domain: string | null;
};

/** "Dots don't matter in Gmail addresses" (support.google.com/mail/answer/7436150), and both domains are one (answer/10313). */
const GMAIL = ["gmail.com", "googlemail.com"];

/** Domains of the mail providers that most people in the Netherlands, Belgium and Germany use. */
const PUBLIC_DOMAINS = new Set([
  ...["gmail.com", "icloud.com", "me.com", "mac.com", "aol.com", "proton.me", "protonmail.com", "pm.me"],
  ...["msn.com", "ymail.com", "rocketmail.com", "mail.com", "zoho.com", "yandex.com"],
  ...["ziggo.nl", "kpnmail.nl", "kpnplanet.nl", "planet.nl", "hetnet.nl", "home.nl", "xs4all.nl", "quicknet.nl", "chello.nl", "upcmail.nl"],
  ...["casema.nl", "zonnet.nl", "tele2.nl", "online.nl", "solcon.nl", "caiway.nl", "zeelandnet.nl", "freeler.nl", "wanadoo.nl"],
  ...["telenet.be", "skynet.be", "proximus.be", "scarlet.be", "voo.be", "pandora.be", "belgacom.net"],
  ...["web.de", "t-online.de", "freenet.de", "arcor.de", "posteo.de", "mailbox.org", "vodafone.de", "o2online.de", "1und1.de", "online.de"],
]);
/** Mail providers with a domain per country. */
const PUBLIC_NAMES = /^(?:hotmail|outlook|live|yahoo|gmx)\.(?:com|net|org|nl|be|de|at|ch|fr|it|es)$/;

/**
 * The mailbox and domain of a valid address (`isEmail`). Case and subaddresses (`+…`, RFC 5233) are ignored, as nearly every server
 * does; on others a few people share a rate limit. The domain is the last two labels: its subdomains have the same owner.
 */
export function canonicalEmail(email: string): CanonicalEmail {
  const at = email.lastIndexOf("@");
  const host = hostOf(email.slice(at + 1));
  const isGmail = GMAIL.includes(host);
  const name = nameOf(email.slice(0, at).toLowerCase());
  const mailbox = isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
  const domain = host.split(".").slice(-2).join(".");
  return { mailbox, domain: isGmail || PUBLIC_DOMAINS.has(domain) || PUBLIC_NAMES.test(domain) ? null : domain };
}

/** ASCII (Punycode), lower case, without the trailing dot. */
function hostOf(domain: string): string {
  const host = domainToASCII(domain) || domain.toLowerCase();
  return host.endsWith(".") ? host.slice(0, -1) : host;
}

/** Removes the subaddress, unless nothing stands before it. */
function nameOf(local: string): string {
  const plus = local.indexOf("+");
  return plus > 0 ? local.slice(0, plus) : local;
}
