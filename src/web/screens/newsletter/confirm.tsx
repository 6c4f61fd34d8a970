import { wordsOf } from "../../../brands/words.ts";
import { confirm as confirmLink, findConfirmation } from "../../../submissions/newsletter/confirm.server.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { defineLinkScreen } from "./link-screen.tsx";

/** Where the mail leads that asks for a confirmation of the newsletter (decisions, Behaviour). */
export const confirm = defineLinkScreen({
  path: ROUTES.confirm.path,
  find: findConfirmation,
  act: confirmLink,
  textsOf: ({ locale }) => wordsOf(locale).newsletter.confirm,
  fallbackUrl: "/nieuwsbrief",
});
