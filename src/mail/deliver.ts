import type { Db } from "../database/open.ts";
import { headerText } from "./header-text.ts";
import { asciiAddress } from "./international-address.ts";
import { refuseLineBreaks, type Mail, type MailAddress } from "./mail.ts";
import { storeInMailbox } from "./mailbox.ts";
import { openMailServer, serverMessage } from "./open-mail-server.ts";

/** Delivers a mail or throws; `signal` aborts it. */
export type Deliver = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** The mail server permanently refuses the address, so retries are pointless. */
export class AddressRefused extends Error {}

/** The timeout of one attempt. */
export const SEND_TIMEOUT_MS = 45_000;

/** Delivers to the mail server of `smtpUrl`, or without one into the mailbox at /dev/mail. */
export function openDelivery(smtpUrl: string | null, db: Db): Deliver {
  const send = smtpUrl === null ? (mail: Mail) => storeInMailbox(db, mail) : bySmtp(smtpUrl);

  return async (mail, signal) => {
    refuseLineBreaks(mail);
    await send(withPlainHeaders(mail), signal);
  };
}

/** Cleans the subject and names, which visitors type, for use in headers. */
function withPlainHeaders(mail: Mail): Mail {
  const clean = ({ name, address }: MailAddress) => ({ name: headerText(name), address });
  return { ...mail, subject: headerText(mail.subject), to: clean(mail.to), replyTo: mail.replyTo && clean(mail.replyTo) };
}

function bySmtp(url: string): Deliver {
  const server = openMailServer(url);

  return async ({ to, from, replyTo, subject, html, text, headers, messageId }, signal) => {
    const content = { subject, html, text, headers, messageId: `<${messageId}>` };
    const people = { to: forServers(to), from, ...(replyTo && { replyTo: forServers(replyTo) }) };
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    await server.sendMail({ ...people, ...content, signal: timeout }).catch(fail);
  };
}

function forServers({ name, address }: MailAddress): MailAddress {
  return { name, address: asciiAddress(address) };
}

function fail(error: unknown): never {
  const message = serverMessage(error);
  if (refusesAddress(error)) throw new AddressRefused(`The mail server refuses the address for good: ${message}`);
  throw new Error(`The mail server did not take the mail: ${message}`);
}

/**
 * Whether the answer to RCPT TO concerns the address itself: 5.1.x if the server sends an enhanced code (RFC 3463), else 550,
 * 551 or 553. Other refusals, such as 5.7.1 for a relay that was not set up or 5.2.2 for a full mailbox, may be temporary
 * and are retried.
 */
function refusesAddress(error: unknown): boolean {
  if (!(error instanceof Error && "command" in error && error.command === "RCPT TO" && "response" in error)) return false;
  const [, code = "", enhanced] = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(String(error.response)) ?? [];
  return enhanced === undefined ? ["550", "551", "553"].includes(code) : enhanced.startsWith("5.1.");
}
