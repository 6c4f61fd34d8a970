import { isLoopbackHost } from "../loopback.ts";

/** The transport to a mail server: `isClear` allows unencrypted transfer, `isChecked` verifies the certificate. */
export type MailTransport = { isLocal: boolean; isClear: boolean; isChecked: boolean };

/**
 * Reads SMTP_URL as nodemailer does. Mails to another machine must be encrypted: smtp:// requires STARTTLS (RFC 3207), unless
 * the URL has `requireTLS=false` or `ignoreTLS=true`.
 */
export function mailTransportOf(smtpUrl: string): MailTransport {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isSet = (name: string, value: boolean) => [String(value), String(Number(value))].includes(searchParams.get(name) ?? "");
  return {
    isLocal: isLoopbackHost(hostname),
    isClear: (protocol === "smtp:" || isSet("secure", false)) && (isSet("requireTLS", false) || isSet("ignoreTLS", true)),
    isChecked: !isSet("tls.rejectUnauthorized", false),
  };
}

/** Whether mails must not be sent unencrypted. */
export function requiresTls({ isLocal, isClear }: MailTransport): boolean {
  return !isLocal && !isClear;
}
