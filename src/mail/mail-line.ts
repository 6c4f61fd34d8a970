import { isLoopbackHost } from "../loopback.ts";

/** How mails travel to a mail server: `isClear` when nothing makes sure that they are encrypted, `isChecked` when its certificate is. */
export type MailLine = { isLocal: boolean; isClear: boolean; isChecked: boolean };

/**
 * Reads SMTP_URL as nodemailer does. What leaves this machine is encrypted, or is not sent: smtp:// wants STARTTLS
 * (RFC 3207), unless the address says `requireTLS=false` or `ignoreTLS=true`.
 */
export function mailLineOf(smtpUrl: string): MailLine {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const says = (name: string, value: boolean) => [String(value), String(Number(value))].includes(searchParams.get(name) ?? "");
  return {
    isLocal: isLoopbackHost(hostname),
    isClear: (protocol === "smtp:" || says("secure", false)) && (says("requireTLS", false) || says("ignoreTLS", true)),
    isChecked: !says("tls.rejectUnauthorized", false),
  };
}

/** Whether mails wait rather than travel in clear. */
export function requiresTls({ isLocal, isClear }: MailLine): boolean {
  return !isLocal && !isClear;
}
