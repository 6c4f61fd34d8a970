import { readFactors, type Factors } from "../../../accounts/factors.ts";
import { changeProfile, type Profile } from "../../../accounts/change-profile.ts";
import { listSessions, type Device, type Session } from "../../../accounts/session.ts";
import type { Answer, Page } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { readTypedName } from "../../http/typed-name.ts";
import { useRequest } from "../../page-context.ts";
import text from "../../ui/text.module.css";
import { AddressForm } from "./address-form.tsx";
import { Devices } from "./devices.tsx";
import { FactorList } from "./factor-list.tsx";
import type { Problems } from "./problems.ts";
import { ProfileForm } from "./profile-form.tsx";

/** GET /account: one's own name, language and address; factors and devices. */
export async function loadAccount(request: OfficeRequest): Promise<Answer> {
  return request.session && accountPage(request, request.session);
}

/** POST /account: name, language, and whether single letters are keys. */
export async function saveProfile(request: OfficeRequest): Promise<Answer> {
  const { session, site, form, actor, requestId, words } = request;
  if (!session) return null;
  const firstName = readTypedName(form.get("voornaam"));
  const lastName = readTypedName(form.get("achternaam"));
  if (firstName === null || lastName === null) {
    const problem = words.login.missingName;
    return accountPage(request, session, {
      ...(firstName === null && { voornaam: problem }),
      ...(lastName === null && { achternaam: problem }),
    });
  }
  const profile: Profile = { firstName, lastName, language: form.get("taal") === "de" ? "de" : "nl", hasLetterKeys: form.has("toetsen") };
  const actId = await changeProfile(site.db, { actor, account: session.account, profile, requestId });
  return { location: doneUrl("/account", actId) };
}

/** The screen, with what is wrong with a form of it. */
export async function accountPage({ site, now, words }: OfficeRequest, session: Session, problems: Problems = {}): Promise<Page> {
  const { id: accountId, isDemo } = session.account;
  const [factors, devices] = await Promise.all([readFactors(site.db, accountId), listSessions(site.db, accountId, now)]);
  const body = <Account session={session} factors={isDemo ? null : factors} devices={devices} problems={problems} />;
  return { title: words.common.screens.account, body, ...(Object.keys(problems).length > 0 && { status: 422 }) };
}

type AccountProps = { session: Session; factors: Factors | null; devices: readonly Device[]; problems: Problems };

function Account({ session, factors, devices, problems }: AccountProps) {
  const { words, done } = useRequest();
  const { account: labels } = words;
  const offersEnd = devices.length > 1 && /^account\.(passkey|app|recovery)-/.test(done?.act.action ?? "");
  return (
    <>
      <section>
        <h2 className={text.heading}>{labels.profile}</h2>
        <ProfileForm account={session.account} problems={problems} />
      </section>
      <section className={text.section}>
        <h2>{labels.factors}</h2>
        {factors ? <FactorList factors={factors} problem={problems.inloggen} /> : <p>{labels.demoFactors}</p>}
      </section>
      {factors && (
        <section className={text.section}>
          <h2>{labels.address}</h2>
          <AddressForm account={session.account} problem={problems.adres} />
        </section>
      )}
      <section className={text.section} id="apparaten">
        <h2>{labels.devices}</h2>
        {offersEnd && <p className={text.lead}>{labels.offerEnd}</p>}
        <Devices devices={devices} current={session.id} />
      </section>
    </>
  );
}
