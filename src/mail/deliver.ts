import nodemailer from "nodemailer";
import type { Db } from "../database/open.ts";
import { refuseLineBreaks, type Mail } from "./mail.ts";
import { keepInMailbox } from "./mailbox.ts";

/** Hands a mail over, or throws; `signal` gives up early. */
export type Deliver = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** One attempt takes no longer than this, however a mail server dawdles. */
export const PATIENCE_MS = 45_000;

/** Delivers to the mail server of `smtpUrl`, or without one into the mailbox at /dev/mail. */
export function openDelivery(smtpUrl: string | null, db: Db): Deliver {
  const send = smtpUrl === null ? (mail: Mail) => keepInMailbox(db, mail) : bySmtp(smtpUrl);

  return async (mail, signal) => {
    refuseLineBreaks(mail);
    await send(mail, signal);
  };
}

function bySmtp(url: string): Deliver {
  const transport = nodemailer.createTransport({
    url,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({ to, from, replyTo, subject, html, text, headers, messageId }, signal) => {
    const content = { subject, html, text, headers, messageId: `<${messageId}>` };
    const people = { to, from, ...(replyTo && { replyTo }) };
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    await transport.sendMail({ ...people, ...content, signal: patience }).catch(fail);
  };
}

/** Mail servers repeat the address in their answer; it belongs neither in a log nor in the queue (quality, privacy). */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  throw new Error(`The mail server did not take the mail: ${message.replace(/[^\s<>]+@[^\s<>]+/g, "(address)")}`);
}
