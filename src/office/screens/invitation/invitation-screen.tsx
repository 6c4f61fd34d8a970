import { fullName, type Account } from "../../../accounts/account.ts";
import { acceptInvitation, findInvited } from "../../../accounts/invite.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import type { Answer, Page } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { SECRET_ADDRESS } from "../../http/secret-address.ts";
import { wordsOfLanguage } from "../../words/office-words.ts";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import { browserOf, sessionCookie, sessionSecret } from "../../login/sessions.ts";

/** GET /uitnodiging/:token: a button. Changes nothing, as mail scanners open links. */
export async function loadInvitation(request: OfficeRequest): Promise<Answer> {
  const invited = await invitedBy(request);
  if (!invited) return overPage(request);
  return otherPerson(request, invited) ?? invitationPage(request, invited);
}

/** POST /uitnodiging/:token: a session of one factor, in which the first factor is set up; that one uses the invitation up. */
export async function accept(request: OfficeRequest): Promise<Answer> {
  const { site, now, requestId } = request;
  const invited = await invitedBy(request);
  if (!invited) return { ...overPage(request), status: 422 };
  const refused = otherPerson(request, invited);
  if (refused) return { ...refused, status: 409 };
  const secret = await acceptInvitation(site.db, { invited, browser: browserOf(request), former: sessionSecret(request), now, requestId });
  return { location: "/instellen", cookies: [sessionCookie(request, secret)] };
}

async function invitedBy({ site, params, url, now }: OfficeRequest): Promise<Account | null> {
  const secret = url.searchParams.get("geheim") ?? "";
  return findInvited(site.db, { token: params["token"] ?? "", secret, now });
}

/** Says so while somebody else is logged in: the invitation is for its address alone. */
function otherPerson({ session, words, url }: OfficeRequest, invited: Account): Page | null {
  if (!session || session.account.id === invited.id) return null;
  const { invitationTitle, otherPerson: sentence } = words.login;
  const body = (
    <form method="post" action="/uitloggen" className={form.form}>
      <p>{sentence(fullName(session.account))}</p>
      <input type="hidden" name="naar" value={url.pathname + url.search} />
      <button type="submit" className={buttonClass("quiet", "wide")}>
        {words.common.logOut}
      </button>
    </form>
  );
  return { title: invitationTitle, body, isBare: true, headers: SECRET_ADDRESS };
}

function invitationPage({ url }: OfficeRequest, invited: Account): Page {
  const { email, language } = invited;
  const { login } = wordsOfLanguage(language);
  const body = (
    <form method="post" action={`${url.pathname}${url.search}`} className={form.form}>
      <p className={text.lead}>{login.invitationLead(email)}</p>
      <button type="submit" className={buttonClass("main", "wide")}>
        {login.accept}
      </button>
    </form>
  );
  return { title: login.invitationTitle, body, isBare: true, language, headers: SECRET_ADDRESS };
}

function overPage({ words }: OfficeRequest): Page {
  const { invitationTitle, invitationOver } = words.login;
  return { title: invitationTitle, body: <p>{invitationOver}</p>, isBare: true, headers: SECRET_ADDRESS, status: 404 };
}
