import type { Brand } from "../../../brands/brand.ts";
import { wordsOf } from "../../../brands/words.ts";
import type { Db } from "../../../database/open.ts";
import type { LinkSite, OpenedLink } from "../../../submissions/newsletter/confirm.server.ts";
import { defineScreen, type DocumentHead } from "../../document/screen.ts";
import type { Answer } from "../../forms/form-result.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { FormPage } from "../../ui/form/form-page.tsx";
import { Link } from "../../ui/layout/link.tsx";
import { LINK_STATUS, openedLink } from "./opened-link.server.ts";

type State = keyof typeof LINK_STATUS;
type LinkTexts = { title: string; text: (site: string) => string; button?: string };
type UseLink<Found> = (db: Db, site: LinkSite, link: OpenedLink) => Promise<Found>;

type LinkScreen<Found extends State> = {
  path: string;
  /** The state of the link, without using it. */
  find: UseLink<Found>;
  /** Uses the link. */
  act: UseLink<Found>;
  textsOf(brand: Brand): Readonly<Record<Found, LinkTexts>>;
  /** Address of the button for an expired or unknown link. */
  fallbackUrl: string;
};

/** Defines the screen of a link in a mail: it explains the link, and its form uses it. */
export function defineLinkScreen<Found extends State>({ path, find, act, textsOf, fallbackUrl }: LinkScreen<Found>) {
  return defineScreen({
    path,
    async load({ site, url }, answer: Found | null) {
      const { brand } = site;
      const state = answer ?? (await find(site.db, site, openedLink(url)));
      const { title, text, button } = textsOf(brand)[state];
      const onward = button ? { to: fallbackUrl, button } : { to: "/uitjes", button: wordsOf(brand.locale).footer.allActivities };
      const props = { title, text: text(brand.name), ...(state === "open" ? { to: null, button } : onward) };
      return { ...linkHead(brand), status: LINK_STATUS[state], props };
    },
    submit: async ({ site, url }) => ({ answer: await act(site.db, site, openedLink(url)) }),
    Page: LinkPage,
  });
}

/**
 * The head of a page with a token in its address: not cached, not indexed, and no referrer for other sites. Without any referrer, browsers
 * would send the form without an origin.
 */
function linkHead({ name, locale }: Brand): DocumentHead & Answer {
  const tags = [
    { title: `${wordsOf(locale).newsletter.breadcrumb} | ${name}` },
    { name: "robots", content: "noodp, noindex" },
    { name: "referrer", content: "same-origin" },
  ];
  return { tags, structuredData: [], headers: { "cache-control": "no-store" } };
}

type LinkPageProps = { title: string; text: string; button: string | undefined; /** Null where the button posts. */ to: string | null };

/**
 * One sentence and one button. The button posts, since mail scanners open links but submit no forms. The form has no `action`, so that the
 * token is not in the HTML.
 */
function LinkPage({ title, text, button, to }: LinkPageProps) {
  return (
    <FormPage title={title}>
      <p>{text}</p>
      {to === null ? (
        <form method="post">
          <button className={buttonClass("main")} type="submit">
            {button}
          </button>
        </form>
      ) : (
        <Link className={buttonClass("main")} to={to}>
          {button}
        </Link>
      )}
    </FormPage>
  );
}
