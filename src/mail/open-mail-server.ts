import nodemailer from "nodemailer";
import { mailLineOf, requiresTls } from "./mail-line.ts";

/**
 * Lines to the mail server, each kept for a few seconds for further mails: a line of its own for every mail takes three
 * times as long (decisions/019-mail-delivery-and-retries.md), and some servers allow only a few at once.
 */
export const MOST_LINES = 8;
const IDLE_LINE_MS = 5_000;

/** The mail server of `smtpUrl`; a line is opened for the first mail. */
export function openMailServer(smtpUrl: string) {
  return nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(mailLineOf(smtpUrl)),
    pool: true,
    maxConnections: MOST_LINES,
    // A line that breaks leaves the mail to the queue, which waits between tries and counts them.
    maxRequeues: 0,
    idleTimeout: IDLE_LINE_MS,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What a mail server said, without the addresses that it repeats: they belong neither in a log nor in the queue (quality, privacy). */
export function whatItSaid(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/[^\s<>]+@[^\s<>]+/g, "(address)");
}
