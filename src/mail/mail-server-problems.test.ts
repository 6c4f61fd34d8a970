import { expect, test } from "vitest";
import { startSmtp } from "../../tests/support/smtp.ts";
import { mailServerProblems } from "./mail-server-problems.ts";

test("the doctor connects to the mail server, and reports missing encryption and a failed connection", async () => {
  const smtp = await startSmtp();
  expect(await mailServerProblems(smtp.url)).toEqual([]);
  const [lack] = await mailServerProblems(`smtp://0.0.0.0:${smtp.port}`);
  expect(lack).toMatch(/^SMTP_URL cannot be used, so mails wait: .*STARTTLS/);
  await smtp.stop();
  expect(await mailServerProblems(smtp.url)).toEqual([expect.stringContaining("SMTP_URL cannot be used")]);
});
