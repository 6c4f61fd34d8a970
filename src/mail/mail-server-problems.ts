import { openMailServer, whatItSaid } from "./open-mail-server.ts";

/** Problems of the mail server, a sentence each: connects, requires encryption and logs in. No mail is sent. */
export async function mailServerProblems(smtpUrl: string): Promise<string[]> {
  const server = openMailServer(smtpUrl);
  try {
    await server.verify();
    return [];
  } catch (error) {
    return [`SMTP_URL cannot be used, so mails wait: ${whatItSaid(error)}`];
  } finally {
    server.close();
  }
}
