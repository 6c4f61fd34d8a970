import type { Route } from "./http/route.ts";
import { loadEventRequest, revealEventRequest, revealIban } from "./screens/events/event-request-screen.tsx";
import { exportEventRequestList, loadEventRequests } from "./screens/events/event-requests-screen.tsx";
import { loadAccount, saveProfile } from "./screens/account/account-screen.tsx";
import { askForAddress, loadAddress, tryAddress } from "./screens/account/change-address.tsx";
import {
  addApp,
  addOwnPasskey,
  dropApp,
  dropPasskey,
  loadAddPasskey,
  loadApp,
  namePasskey,
  newPasskeyOptions,
} from "./screens/account/change-factors.tsx";
import { endDevice, endOtherDevices } from "./screens/account/end-devices.ts";
import { addFirstApp, addFirstPasskey, firstPasskeyOptions, loadFirstFactor } from "./screens/first-factor/first-factor-screen.tsx";
import { loadMadeRecovery, loadRecovery, renewRecovery } from "./screens/first-factor/recovery-screen.tsx";
import { accept, loadInvitation } from "./screens/invitation/invitation-screen.tsx";
import { loadWelcome, welcome } from "./screens/invitation/welcome-screen.tsx";
import { loadLog } from "./screens/log/log-screen.tsx";
import { undo } from "./screens/log/undo.ts";
import { askForMail } from "./screens/login/ask-for-mail.ts";
import { loadCode, loadMailedCode, tryCode } from "./screens/login/code-screen.tsx";
import { confirm, loadConfirm } from "./screens/login/confirm-screen.tsx";
import { leave } from "./screens/login/leave.ts";
import { loadLogin } from "./screens/login/login-screen.tsx";
import { loginOptions, logInByPasskey, proofOptions, proveByPasskey } from "./screens/login/passkey-answers.ts";
import { tryOut } from "./screens/login/try-out.ts";
import { rejectItem, releaseItem } from "./screens/queue/decide.ts";
import { loadItem } from "./screens/queue/item-screen.tsx";
import { loadQueue } from "./screens/queue/queue-screen.tsx";
import { loadWaitingPicture } from "./screens/queue/waiting-picture.ts";
import { dropOne } from "./screens/mails/drop-one.ts";
import { loadMail, loadMailPreview, showPeople } from "./screens/mails/mail-screen.tsx";
import { loadMails } from "./screens/mails/mails-screen.tsx";
import { retryAll } from "./screens/mails/retry-all.ts";
import { retryOne } from "./screens/mails/retry-one.ts";
import { loadMessage, revealMessage } from "./screens/messages/message-screen.tsx";
import { exportMessageList, loadMessages } from "./screens/messages/messages-screen.tsx";
import { askReaderAgain, loadSubscription, revealSubscription, unsubscribeReader } from "./screens/newsletter/subscription-screen.tsx";
import { exportSubscriptionList, loadSubscriptions } from "./screens/newsletter/subscriptions-screen.tsx";
import { loadErased } from "./screens/privacy/erased-screen.tsx";
import { downloadPerson, erasePersonNow } from "./screens/privacy/person-acts.tsx";
import { findPersonData, loadPersonData } from "./screens/privacy/person-screen.tsx";
import { loadQuote, resendQuote, revealQuote } from "./screens/quotes/quote-screen.tsx";
import { exportQuotes, loadQuotes } from "./screens/quotes/quotes-screen.tsx";
import {
  activatePerson,
  deactivatePerson,
  invitePersonAgain,
  logOutPerson,
  resetPerson,
  saveRole,
} from "./screens/people/change-person.ts";
import { inviteColleague, loadInvite } from "./screens/people/invite-screen.tsx";
import { loadPeople } from "./screens/people/people-screen.tsx";
import { loadPerson } from "./screens/people/person-screen.tsx";
import { loadStart } from "./screens/start/start-screen.tsx";
import { downloadActivities, downloadBanners } from "./screens/statistics/statistics-csv.ts";
import { loadStatistics } from "./screens/statistics/statistics-screen.tsx";
import { dropView, keepView } from "./screens/views/change-views.ts";

/** Every address of the management area, and the action that decides who may use it. */
export const ROUTES: readonly Route[] = [
  { path: "/inloggen", action: "log-in", load: loadLogin },
  { path: "/inloggen", action: "log-in", act: askForMail },
  { path: "/inloggen/code", action: "log-in", load: loadCode },
  { path: "/inloggen/code", action: "log-in", act: tryCode },
  { path: "/inloggen/mail/:token", action: "log-in", load: loadMailedCode },
  { path: "/proberen", action: "log-in", act: tryOut },
  { path: "/bevestigen", action: "prove-second-factor", load: loadConfirm },
  { path: "/bevestigen", action: "prove-second-factor", act: confirm },
  { path: "/inloggen/passkey/opties", action: "log-in", act: loginOptions },
  { path: "/inloggen/passkey", action: "log-in", act: logInByPasskey },
  { path: "/bevestigen/passkey/opties", action: "prove-second-factor", act: proofOptions },
  { path: "/bevestigen/passkey", action: "prove-second-factor", act: proveByPasskey },
  { path: "/uitloggen", action: "prove-second-factor", act: leave },
  { path: "/welkom/:secret", action: "log-in", load: loadWelcome },
  { path: "/welkom/:secret", action: "log-in", act: welcome },
  { path: "/uitnodiging/:token", action: "log-in", load: loadInvitation },
  { path: "/uitnodiging/:token", action: "log-in", act: accept },
  { path: "/instellen", action: "prove-second-factor", load: loadFirstFactor },
  { path: "/instellen/app", action: "prove-second-factor", act: addFirstApp },
  { path: "/instellen/passkey/opties", action: "prove-second-factor", act: firstPasskeyOptions },
  { path: "/instellen/passkey", action: "prove-second-factor", act: addFirstPasskey },
  { path: "/herstelcodes", action: "account.factors", load: loadRecovery },
  { path: "/herstelcodes", action: "account.factors", act: renewRecovery },
  { path: "/herstelcodes/nieuw", action: "account.factors", load: loadMadeRecovery },

  { path: "/", action: "start.read", load: loadStart },
  { path: "/wachtrij", action: "held.read", load: loadQueue },
  { path: "/wachtrij/:name", action: "held.read", load: loadItem },
  { path: "/wachtrij/:name/foto", action: "held.read", load: loadWaitingPicture },
  { path: "/wachtrij/:name/vrijgeven", action: "held.decide", act: releaseItem },
  { path: "/wachtrij/:name/afwijzen", action: "held.decide", act: rejectItem },
  { path: "/post", action: "mails.read", load: loadMails },
  { path: "/post/opnieuw", action: "mails.retry", act: retryAll },
  { path: "/post/:id", action: "mails.read", load: loadMail },
  { path: "/post/:id/voorbeeld", action: "mails.read", load: loadMailPreview },
  { path: "/post/:id/toon", action: "mails.reveal", act: showPeople },
  { path: "/post/:id/opnieuw", action: "mails.retry", act: retryOne },
  { path: "/post/:id/weg", action: "mails.drop", act: dropOne },
  { path: "/cijfers", action: "statistics.read", load: loadStatistics },
  { path: "/cijfers/uitjes.csv", action: "statistics.read", load: downloadActivities },
  { path: "/cijfers/banners.csv", action: "statistics.read", load: downloadBanners },

  { path: "/offerteaanvragen", action: "quotes.read", load: loadQuotes },
  { path: "/offerteaanvragen/csv", action: "quotes.export", act: exportQuotes },
  { path: "/offerteaanvragen/:id", action: "quotes.read", load: loadQuote },
  { path: "/offerteaanvragen/:id/toon", action: "quotes.reveal", act: revealQuote },
  { path: "/offerteaanvragen/:id/opnieuw", action: "quotes.change", act: resendQuote },

  { path: "/berichten", action: "messages.read", load: loadMessages },
  { path: "/berichten/csv", action: "messages.export", act: exportMessageList },
  { path: "/berichten/:id", action: "messages.read", load: loadMessage },
  { path: "/berichten/:id/toon", action: "messages.reveal", act: revealMessage },

  { path: "/evenementaanvragen", action: "events.read", load: loadEventRequests },
  { path: "/evenementaanvragen/csv", action: "events.export", act: exportEventRequestList },
  { path: "/evenementaanvragen/:id", action: "events.read", load: loadEventRequest },
  { path: "/evenementaanvragen/:id/toon", action: "events.reveal", act: revealEventRequest },
  { path: "/evenementaanvragen/:id/iban", action: "events.reveal-iban", act: revealIban },

  { path: "/nieuwsbrief", action: "newsletter.read", load: loadSubscriptions },
  { path: "/nieuwsbrief/csv", action: "newsletter.export", act: exportSubscriptionList },
  { path: "/nieuwsbrief/:id", action: "newsletter.read", load: loadSubscription },
  { path: "/nieuwsbrief/:id/toon", action: "newsletter.reveal", act: revealSubscription },
  { path: "/nieuwsbrief/:id/opnieuw", action: "newsletter.change", act: askReaderAgain },
  { path: "/nieuwsbrief/:id/afmelden", action: "newsletter.change", act: unsubscribeReader },

  // Before /mensen/:id, which the router would choose otherwise.
  { path: "/mensen/gegevens", action: "privacy.erase", load: loadPersonData },
  { path: "/mensen/gegevens", action: "privacy.erase", act: findPersonData },
  { path: "/mensen/gegevens/json", action: "privacy.export", act: downloadPerson },
  { path: "/mensen/gegevens/wissen", action: "privacy.erase", act: erasePersonNow },
  { path: "/mensen/gegevens/gewist", action: "privacy.erase", load: loadErased },
  { path: "/account", action: "account.read", load: loadAccount },
  { path: "/account", action: "account.change", act: saveProfile },
  { path: "/account/adres", action: "account.factors", load: loadAddress },
  { path: "/account/adres", action: "account.factors", act: askForAddress },
  { path: "/account/adres/code", action: "account.factors", act: tryAddress },
  { path: "/account/passkey", action: "account.factors", load: loadAddPasskey },
  { path: "/account/passkey", action: "account.factors", act: addOwnPasskey },
  { path: "/account/passkey/opties", action: "account.factors", act: newPasskeyOptions },
  { path: "/account/passkey/:id", action: "account.factors", act: namePasskey },
  { path: "/account/passkey/:id/weg", action: "account.factors", act: dropPasskey },
  { path: "/account/app", action: "account.factors", load: loadApp },
  { path: "/account/app", action: "account.factors", act: addApp },
  { path: "/account/app/weg", action: "account.factors", act: dropApp },
  { path: "/account/apparaten/:id/weg", action: "account.sessions", act: endDevice },
  { path: "/account/apparaten/weg", action: "account.sessions", act: endOtherDevices },

  { path: "/mensen", action: "people.read", load: loadPeople },
  { path: "/mensen/uitnodigen", action: "people.invite", load: loadInvite },
  { path: "/mensen/uitnodigen", action: "people.invite", act: inviteColleague },
  { path: "/mensen/:id", action: "people.read", load: loadPerson },
  { path: "/mensen/:id", action: "people.change", act: saveRole },
  { path: "/mensen/:id/deactiveren", action: "people.change", act: deactivatePerson },
  { path: "/mensen/:id/activeren", action: "people.change", act: activatePerson },
  { path: "/mensen/:id/uitloggen", action: "people.change", act: logOutPerson },
  { path: "/mensen/:id/opnieuw", action: "people.invite", act: invitePersonAgain },
  { path: "/mensen/:id/herstellen", action: "people.change", act: resetPerson },

  { path: "/logboek", action: "log.read", load: loadLog },
  { path: "/logboek/:id/ongedaan", action: "log.undo", act: undo },
  { path: "/weergaven", action: "views.save", act: keepView },
  { path: "/weergaven/:id/weg", action: "views.save", act: dropView },
];
