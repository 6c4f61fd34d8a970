import type { Db } from "../database/open.ts";
import { headerText } from "./header-text.ts";
import { asciiAddress } from "./international-address.ts";
import { refuseLineBreaks, type Mail, type MailAddress } from "./mail.ts";
import { keepInMailbox } from "./mailbox.ts";
import { openMailServer, whatItSaid } from "./open-mail-server.ts";

/** Hands a mail over, or throws; `signal` gives up early. */
export type Deliver = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** The mail server knows no such address, and will not know it tomorrow: further tries would only annoy it. */
export class AddressRefused extends Error {}

/** One attempt takes no longer than this, however a mail server dawdles. */
export const PATIENCE_MS = 45_000;

/** Delivers to the mail server of `smtpUrl`, or without one into the mailbox at /dev/mail. */
export function openDelivery(smtpUrl: string | null, db: Db): Deliver {
  const send = smtpUrl === null ? (mail: Mail) => keepInMailbox(db, mail) : bySmtp(smtpUrl);

  return async (mail, signal) => {
    refuseLineBreaks(mail);
    await send(withPlainHeaders(mail), signal);
  };
}

/** Subject and names as they may stand in a header: visitors type them. */
function withPlainHeaders(mail: Mail): Mail {
  const named = ({ name, address }: MailAddress) => ({ name: headerText(name), address });
  return { ...mail, subject: headerText(mail.subject), to: named(mail.to), replyTo: mail.replyTo && named(mail.replyTo) };
}

function bySmtp(url: string): Deliver {
  const server = openMailServer(url);

  return async ({ to, from, replyTo, subject, html, text, headers, messageId }, signal) => {
    const content = { subject, html, text, headers, messageId: `<${messageId}>` };
    const people = { to: forServers(to), from, ...(replyTo && { replyTo: forServers(replyTo) }) };
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    await server.sendMail({ ...people, ...content, signal: patience }).catch(fail);
  };
}

function forServers({ name, address }: MailAddress): MailAddress {
  return { name, address: asciiAddress(address) };
}

function fail(error: unknown): never {
  const message = whatItSaid(error);
  if (refusesAddress(error)) throw new AddressRefused(`The mail server refuses the address for good: ${message}`);
  throw new Error(`The mail server did not take the mail: ${message}`);
}

/**
 * Whether the answer to RCPT TO is about the address itself: 5.1.x where the server gives an enhanced code (RFC 3463), else
 * 550, 551 or 553. Any other refusal, such as 5.7.1 for a relay that was not set up or 5.2.2 for a full mailbox, may end
 * one day, and costs nothing but tries.
 */
function refusesAddress(error: unknown): boolean {
  if (!(error instanceof Error && "command" in error && error.command === "RCPT TO" && "response" in error)) return false;
  const [, code = "", enhanced] = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(String(error.response)) ?? [];
  return enhanced === undefined ? ["550", "551", "553"].includes(code) : enhanced.startsWith("5.1.");
}
