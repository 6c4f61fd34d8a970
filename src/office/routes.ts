import type { Route } from "./http/route.ts";
import { loadEventRequest, revealEventRequest, revealIban } from "./screens/events/event-request-screen.tsx";
import { exportEventRequestList, loadEventRequests } from "./screens/events/event-requests-screen.tsx";
import { loadLog } from "./screens/log/log-screen.tsx";
import { undo } from "./screens/log/undo.tsx";
import { askForMail } from "./screens/login/ask-for-mail.ts";
import { loadCode, loadMailedCode, tryCode } from "./screens/login/code-screen.tsx";
import { confirm, loadConfirm } from "./screens/login/confirm-screen.tsx";
import { leave } from "./screens/login/leave.ts";
import { loadLogin } from "./screens/login/login-screen.tsx";
import { tryOut } from "./screens/login/try-out.ts";
import { rejectItem, releaseItem } from "./screens/queue/decide.ts";
import { loadItem } from "./screens/queue/item-screen.tsx";
import { loadQueue } from "./screens/queue/queue-screen.tsx";
import { loadWaitingPicture } from "./screens/queue/waiting-picture.ts";
import { dropOne } from "./screens/mails/drop-one.tsx";
import { loadMail, loadMailPreview } from "./screens/mails/mail-screen.tsx";
import { loadMails } from "./screens/mails/mails-screen.tsx";
import { retryAll } from "./screens/mails/retry-all.tsx";
import { retryOne } from "./screens/mails/retry-one.tsx";
import { loadMessage, revealMessage } from "./screens/messages/message-screen.tsx";
import { exportMessageList, loadMessages } from "./screens/messages/messages-screen.tsx";
import { askReaderAgain, loadSubscription, revealSubscription, unsubscribeReader } from "./screens/newsletter/subscription-screen.tsx";
import { exportSubscriptionList, loadSubscriptions } from "./screens/newsletter/subscriptions-screen.tsx";
import { downloadPerson, erasePersonNow } from "./screens/privacy/person-acts.tsx";
import { findPerson, loadPerson } from "./screens/privacy/person-screen.tsx";
import { loadQuote, resendQuote, revealQuote } from "./screens/quotes/quote-screen.tsx";
import { exportQuotes, loadQuotes } from "./screens/quotes/quotes-screen.tsx";
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
  { path: "/uitloggen", action: "prove-second-factor", act: leave },

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
  { path: "/mensen/gegevens", action: "privacy.erase", load: loadPerson },
  { path: "/mensen/gegevens", action: "privacy.erase", act: findPerson },
  { path: "/mensen/gegevens/json", action: "privacy.export", act: downloadPerson },
  { path: "/mensen/gegevens/wissen", action: "privacy.erase", act: erasePersonNow },

  { path: "/logboek", action: "log.read", load: loadLog },
  { path: "/logboek/:id/ongedaan", action: "log.undo", act: undo },
  { path: "/weergaven", action: "views.save", act: keepView },
  { path: "/weergaven/:id/weg", action: "views.save", act: dropView },
];
