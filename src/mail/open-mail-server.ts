import nodemailer from "nodemailer";
import { mailTransportOf, requiresTls } from "./mail-transport.ts";

/**
 * Limit of connections to the mail server, each kept open for a few seconds for further mails: a connection per mail takes three times
 * as long (decisions/019-mail-delivery-and-retries.md), and some servers allow only a few at once.
 */
export const MAX_CONNECTIONS = 8;
const IDLE_TIMEOUT_MS = 5_000;

/** The mail server of `smtpUrl`; connects for the first mail. */
export function openMailServer(smtpUrl: string) {
  return nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(mailTransportOf(smtpUrl)),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // The job queue retries after a broken connection, with delays and a limit.
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The message of an error, with mail addresses replaced: none may be in a log or the queue (quality requirements, privacy). */
export function serverMessage(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/[^\s<>]+@[^\s<>]+/g, "(address)");
}
