import { expect, test } from "vitest";
import { startSmtp } from "../../tests/support/smtp.ts";
import { mailServerProblems } from "./mail-server-problems.ts";

test("the doctor greets the mail server, and says so when it offers no encryption or is away", async () => {
  const smtp = await startSmtp();
  expect(await mailServerProblems(smtp.url)).toEqual([]);
  const [problem] = await mailServerProblems(`smtp://0.0.0.0:${smtp.port}`);
  expect(problem).toMatch(/^SMTP_URL cannot be used, so mails wait: .*STARTTLS/);
  await smtp.stop();
  expect(await mailServerProblems(smtp.url)).toEqual([expect.stringContaining("SMTP_URL cannot be used")]);
});
