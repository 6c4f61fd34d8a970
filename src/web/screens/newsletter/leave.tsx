import { findUnsubscription, unsubscribe } from "../../../newsletter/unsubscribe.ts";
import { defineScreen, type ScreenRequest, type ShownBy } from "../../document/screen.ts";
import { SCREEN_PATHS } from "../../screen-paths.ts";
import { useWords } from "../../words/use-words.ts";
import { LINK_HEADERS, linkHead } from "./link-head.ts";
import { LinkPage } from "./link-page.tsx";
import { LINK_STATUS, linkOf } from "./link-request.server.ts";
import { wordsOf } from "../../../brands/words.ts";

export const leave = defineScreen({
  path: SCREEN_PATHS.leave,
  load: async (request, answer: State | null) =>
    pageOf(request, answer ?? (await findUnsubscription(request.site.db, request.site, linkOf(request)))),
  submit: async (request) => ({ answer: await unsubscribe(request.site.db, request.site, linkOf(request)) }),
  Page: Leave,
});

type State = Awaited<ReturnType<typeof findUnsubscription | typeof unsubscribe>>;

function pageOf({ site: { brand } }: ScreenRequest, state: State) {
  const head = linkHead(brand, wordsOf(brand.locale).newsletter.breadcrumb);
  return { ...head, status: LINK_STATUS[state], headers: LINK_HEADERS, shown: { state } };
}

/** Where the link under every newsletter leads (decisions, Behaviour). */
function Leave({ state }: ShownBy<typeof pageOf>) {
  const { newsletter, footer } = useWords();
  const texts = newsletter.leave[state];
  if (state === "open") return <LinkPage texts={texts} next={{ kind: "post" }} />;
  const onward = "button" in texts ? { to: "/helpdesk", label: texts.button } : { to: "/uitjes", label: footer.allActivities };
  return <LinkPage texts={texts} next={{ kind: "lead", ...onward }} />;
}
