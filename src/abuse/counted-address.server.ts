import { domainToASCII } from "node:url";

/** The mailbox of an address, for counters; never an address to send to. */
export type CountedAddress = {
  /** Equal for spellings that reach one mailbox. */
  mailbox: string;
  /** A domain of which all addresses may be one person's; null for a provider whose customers share a domain. */
  domain: string | null;
};

/** "Dots don't matter in Gmail addresses" (support.google.com/mail/answer/7436150), and both names are one (answer/10313). */
const GMAIL = ["gmail.com", "googlemail.com"];

/** The mailboxes that most people of the Netherlands, Belgium and Germany have: nobody owns one of these domains alone. */
const PUBLIC_DOMAINS = new Set([
  ...["gmail.com", "icloud.com", "me.com", "mac.com", "aol.com", "proton.me", "protonmail.com", "pm.me"],
  ...["msn.com", "ymail.com", "rocketmail.com", "mail.com", "zoho.com", "yandex.com"],
  ...["ziggo.nl", "kpnmail.nl", "kpnplanet.nl", "planet.nl", "hetnet.nl", "home.nl", "xs4all.nl", "quicknet.nl", "chello.nl", "upcmail.nl"],
  ...["casema.nl", "zonnet.nl", "tele2.nl", "online.nl", "solcon.nl", "caiway.nl", "zeelandnet.nl", "freeler.nl", "wanadoo.nl"],
  ...["telenet.be", "skynet.be", "proximus.be", "scarlet.be", "voo.be", "pandora.be", "belgacom.net"],
  ...["web.de", "t-online.de", "freenet.de", "arcor.de", "posteo.de", "mailbox.org", "vodafone.de", "o2online.de", "1und1.de", "online.de"],
]);
/** The same under the endings of many countries. */
const PUBLIC_NAMES = /^(?:hotmail|outlook|live|yahoo|gmx)\.(?:com|net|org|nl|be|de|at|ch|fr|it|es)$/;

/**
 * The mailbox and domain of a valid address (`isEmail`). Hardly any server tells case apart, and the text after a `+` is a subaddress
 * nearly everywhere (RFC 5233): elsewhere a few strangers are counted as one. The domain is the last two names: the owner of a domain
 * owns the names below it.
 */
export function countedAddress(email: string): CountedAddress {
  const at = email.lastIndexOf("@");
  const host = hostOf(email.slice(at + 1));
  const isGmail = GMAIL.includes(host);
  const name = nameOf(email.slice(0, at).toLowerCase());
  const mailbox = isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
  const domain = host.split(".").slice(-2).join(".");
  return { mailbox, domain: isGmail || PUBLIC_DOMAINS.has(domain) || PUBLIC_NAMES.test(domain) ? null : domain };
}

/** As name servers write it: ASCII, in lower case, without the dot of the root. */
function hostOf(domain: string): string {
  const host = domainToASCII(domain) || domain.toLowerCase();
  return host.endsWith(".") ? host.slice(0, -1) : host;
}

/** Without the subaddress; a name that is all subaddress stays one. */
function nameOf(local: string): string {
  const plus = local.indexOf("+");
  return plus > 0 ? local.slice(0, plus) : local;
}
