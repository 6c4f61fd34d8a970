import { wordsOf } from "../../../brands/words.ts";
import { confirm as confirmLink, findConfirmation } from "../../../submissions/newsletter/confirm.server.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { defineLinkScreen } from "./link-screen.tsx";

/** Page of the link in the mail that asks to confirm the newsletter (specification 3, Behaviour). */
export const confirm = defineLinkScreen({
  path: ROUTES.confirm.path,
  find: findConfirmation,
  act: confirmLink,
  textsOf: ({ locale }) => wordsOf(locale).newsletter.confirm,
  fallbackUrl: "/nieuwsbrief",
});
