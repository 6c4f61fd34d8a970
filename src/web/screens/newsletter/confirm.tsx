import { wordsOf } from "../../../brands/words.ts";
import { confirm as confirmLink, findConfirmation } from "../../../newsletter/confirm.ts";
import { SCREEN_PATHS } from "../../screen-paths.ts";
import { defineLinkScreen } from "./link-screen.tsx";

/** Where the mail leads that asks for a confirmation of the newsletter (decisions, Behaviour). */
export const confirm = defineLinkScreen({
  path: SCREEN_PATHS.confirm,
  find: findConfirmation,
  act: confirmLink,
  textsOf: ({ locale }) => wordsOf(locale).newsletter.confirm,
  otherWay: "/nieuwsbrief",
});
