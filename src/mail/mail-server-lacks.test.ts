import { expect, test } from "vitest";
import { startSmtp } from "../../tests/support/smtp.ts";
import { mailServerLacks } from "./mail-server-lacks.ts";

test("the doctor greets the mail server, and says so when it offers no encryption or is away", async () => {
  const smtp = await startSmtp();
  expect(await mailServerLacks(smtp.url)).toEqual([]);
  const [lack] = await mailServerLacks(`smtp://0.0.0.0:${smtp.port}`);
  expect(lack).toMatch(/^SMTP_URL cannot be used, so mails wait: .*STARTTLS/);
  await smtp.stop();
  expect(await mailServerLacks(smtp.url)).toEqual([expect.stringContaining("SMTP_URL cannot be used")]);
});
