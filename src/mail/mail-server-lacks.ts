import { openMailServer, whatItSaid } from "./open-mail-server.ts";

/** What a mail server lacks, a sentence each: it is greeted, asked for encryption, and given the password. No mail is sent. */
export async function mailServerLacks(smtpUrl: string): Promise<string[]> {
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
