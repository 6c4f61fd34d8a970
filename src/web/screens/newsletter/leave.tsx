import { wordsOf } from "../../../brands/words.ts";
import { findUnsubscription, unsubscribe } from "../../../submissions/newsletter/unsubscribe.server.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { defineLinkScreen } from "./link-screen.tsx";

/** Page of the unsubscribe link in every newsletter (specification 3, Behaviour). */
export const leave = defineLinkScreen({
  path: ROUTES.leave.path,
  find: findUnsubscription,
  act: unsubscribe,
  textsOf: ({ locale }) => wordsOf(locale).newsletter.leave,
  fallbackUrl: "/helpdesk",
});
