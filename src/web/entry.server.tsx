import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { pagePolicy } from "../guard/content-policy.ts";
import { isUnavailable } from "../database/is-unavailable.ts";
import { afterTapsScript } from "./after-taps.server.ts";
import { brandHead } from "./brand-head.server.ts";
import { builtModulesContext } from "./built-modules.server.ts";
import { finishPage } from "./finish-page.server.ts";
import { handoff } from "./handoff.server.ts";
import { keepMarkup } from "./keep-markup.server.tsx";
import { KeepMarkupContext } from "./kept-markup.tsx";
import { lateFontScript } from "./late-font.server.ts";
import { MARK } from "./marked-scripts.server.ts";
import { modulesToSendFor } from "./modules-to-send-for.server.ts";
import { notFoundOr, type WrittenPage } from "./not-found-page.server.ts";
import { outageContext } from "./outage.server.ts";
import { renderWhole } from "./render-whole.server.ts";
import { servedHead } from "./served-head.server.ts";
import { siteContext } from "./site.server.ts";
import { tagManagerOf } from "./tag-manager-of.server.ts";
import { sheetsContext, stylesOf } from "./styles.server.ts";
import { writtenPageContext } from "./written-page.server.ts";

/**
 * Renders a page whole: it is changed before it leaves (decisions/003-late-hydration.md). React Router does not get to see the
 * data: it would write it in a part that is never ready for `renderToString` (decisions/049-what-a-miss-costs.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = await notFoundOr({ request, routerContext, context }, () =>
    writePage({ request, serverHandoffStream, routerContext, context }),
  );
  const written = context.get(writtenPageContext);
  if (!written) throw new Error("A page was rendered where data were asked for: it would be sent empty.");
  written.bytes = page.html;
  headers.set("content-type", "text/html; charset=utf-8");
  if (page.policy !== null) headers.set("content-security-policy", page.policy);
  return new Response(null, { status, headers });
}

type Writing = {
  request: Request;
  serverHandoffStream: EntryContext["serverHandoffStream"];
  routerContext: Omit<EntryContext, "serverHandoffStream">;
  context: RouterContextProvider;
};

async function writePage({ request, serverHandoffStream, routerContext, context }: Writing): Promise<WrittenPage> {
  const data = await handoff(serverHandoffStream, routerContext.staticHandlerContext.loaderData);
  // In development Vite injects styles and scripts of its own.
  const styles = import.meta.env.PROD ? stylesOf(routerContext, context.get(sheetsContext)) : null;
  const { brand } = context.get(siteContext);
  const built = styles && {
    styles: styles.bytes,
    toSendFor: modulesToSendFor(routerContext, context.get(builtModulesContext), brand.locale),
  };
  const { html, scripts } = await renderWhole(
    // In development a part changes with its source.
    <KeepMarkupContext value={import.meta.env.PROD ? keepMarkup : null}>
      <ServerRouter context={routerContext} url={request.url} nonce={MARK} />
    </KeepMarkupContext>,
    (rendered) => {
      const tags = servedHead(context) + brandHead(brand) + afterTapsScript() + lateFontScript();
      return finishPage(rendered, { tags, data, built });
    },
  );
  if (!styles) return { html, policy: null };
  const site = context.get(siteContext);
  const { mediaHost } = site;
  const measured = tagManagerOf(site, request);
  const tagManager = measured === "next" ? null : measured;
  return { html, policy: pagePolicy({ scripts, styles: [styles.text] }, { tagManager: tagManager?.url, mediaHost }) };
}

/** React Router asks what to do with an error of a loader, an action or a component. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (isUnavailable(error)) context.get(outageContext).isSeen = true;
  if (!request.signal.aborted) context.get(siteContext).log(error);
}
