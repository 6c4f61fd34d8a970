import { CODE_MINUTES, startLogin } from "../../../accounts/login-mail.ts";
import { maskAddress } from "../../../mail/mask-address.ts";
import { readTypedEmail } from "../../http/typed-email.ts";
import type { Answer } from "../../http/answer.ts";
import { isSecure, writeCookie } from "../../http/cookies.ts";
import { localPath } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { tooMany } from "../../http/too-many.ts";
import { mailsTo } from "../../login/limits.ts";
import { askedText } from "./asking-browser.ts";
import { loginPage } from "./login-screen.tsx";

/** POST /inloggen: mails a code if the address has an account. The answer is the same for every address (ASVS 6.3.8). */
export async function askForMail(request: OfficeRequest): Promise<Answer> {
  const { site, form, now, requestId, words, url } = request;
  const typed = form.get("email") ?? "";
  const email = readTypedEmail(typed);
  if (email === null) return loginPage(request, { email: typed, problem: words.login.wrongEmail });
  const taken = await site.buckets.take(mailsTo(request, email));
  if (taken.kind === "too-many") return tooMany(request, taken.retryAfterSeconds);
  const browser = await startLogin(site.db, site.secrets, { email, origin: site.origin, now, requestId });
  const to = localPath(url.searchParams.get("naar"));
  const asked = askedText({ ...browser, to, address: maskAddress(email) });
  const cookie = writeCookie("login", asked, { isSecure: isSecure(site), maxAge_s: CODE_MINUTES * 60 });
  return { location: `/inloggen/code?naar=${encodeURIComponent(to)}`, cookies: [cookie] };
}
