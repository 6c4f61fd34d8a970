import { confirm as confirmLink, findConfirmation } from "../../../newsletter/confirm.ts";
import { defineScreen, type ScreenRequest, type ShownBy } from "../../document/screen.ts";
import { SCREEN_PATHS } from "../../screen-paths.ts";
import { useWords } from "../../words/use-words.ts";
import { LINK_HEADERS, linkHead } from "./link-head.ts";
import { LinkPage } from "./link-page.tsx";
import { LINK_STATUS, linkOf } from "./link-request.server.ts";
import { wordsOf } from "../../../brands/words.ts";

export const confirm = defineScreen({
  path: SCREEN_PATHS.confirm,
  load: async (request, answer: State | null) =>
    pageOf(request, answer ?? (await findConfirmation(request.site.db, request.site, linkOf(request)))),
  submit: async (request) => ({ answer: await confirmLink(request.site.db, request.site, linkOf(request)) }),
  Page: Confirm,
});

type State = Awaited<ReturnType<typeof findConfirmation | typeof confirmLink>>;

function pageOf({ site: { brand } }: ScreenRequest, state: State) {
  const head = linkHead(brand, wordsOf(brand.locale).newsletter.breadcrumb);
  return { ...head, status: LINK_STATUS[state], headers: LINK_HEADERS, shown: { state } };
}

/** Where the mail leads that asks for a confirmation of the newsletter (decisions, Behaviour). */
function Confirm({ state }: ShownBy<typeof pageOf>) {
  const { newsletter, footer } = useWords();
  const texts = newsletter.confirm[state];
  if (state === "open") return <LinkPage texts={texts} next={{ kind: "post" }} />;
  const again = "button" in texts ? { to: "/nieuwsbrief", label: texts.button } : { to: "/uitjes", label: footer.allActivities };
  return <LinkPage texts={texts} next={{ kind: "lead", ...again }} />;
}
