import { openMailServer, serverMessage } from "./open-mail-server.ts";

/** The problems of a mail server, one sentence each. Connects, starts encryption and logs in, but sends no mail. */
export async function mailServerProblems(smtpUrl: string): Promise<string[]> {
  const server = openMailServer(smtpUrl);
  try {
    await server.verify();
    return [];
  } catch (error) {
    return [`SMTP_URL cannot be used, so mails wait: ${serverMessage(error)}`];
  } finally {
    server.close();
  }
}
