import type { ActionName } from "../../permissions/actions.ts";
import { fullName } from "../../accounts/account.ts";
import { offers } from "../http/office-request.ts";
import type { Page } from "../http/answer.ts";
import { useRequest, useWords } from "../page-context.ts";
import type { OfficeWords } from "../words/office-words.ts";
import { Crumbs } from "./crumbs.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { Done } from "./done.tsx";
import styles from "./frame.module.css";

type Item = { screen: keyof OfficeWords["common"]["screens"]; url: string; action: ActionName };

/** The menu; each actor sees the screens that they may open. */
const MENU: readonly Item[] = [
  { screen: "start", url: "/", action: "start.read" },
  { screen: "queue", url: "/wachtrij", action: "held.read" },
  { screen: "quotes", url: "/offerteaanvragen", action: "quotes.read" },
  { screen: "messages", url: "/berichten", action: "messages.read" },
  { screen: "events", url: "/evenementaanvragen", action: "events.read" },
  { screen: "newsletter", url: "/nieuwsbrief", action: "newsletter.read" },
  { screen: "mails", url: "/post", action: "mails.read" },
  { screen: "statistics", url: "/cijfers", action: "statistics.read" },
  { screen: "people", url: "/mensen", action: "people.read" },
  { screen: "log", url: "/logboek", action: "log.read" },
  { screen: "account", url: "/account", action: "account.read" },
];

/** A page with the menu. */
export function Frame({ page }: { page: Page }) {
  const { session } = useRequest();
  const { common } = useWords();
  return (
    <>
      <a className={styles.skip} href="#inhoud">
        {common.skip}
      </a>
      <div className={styles.frame}>
        <header className={styles.side}>
          <Mark />
          <Menu />
          {session && (
            <form method="post" action="/uitloggen" className={styles.leave}>
              <span>{fullName(session.account)}</span>
              <button type="submit">{common.logOut}</button>
            </form>
          )}
        </header>
        <main id="inhoud" className={page.isWide ? `${styles.main} ${styles.wide}` : styles.main} tabIndex={-1}>
          <Done />
          <Crumbs steps={page.crumbs ?? []} />
          <h1>{page.title}</h1>
          {page.body}
        </main>
      </div>
      <KeysHelp />
    </>
  );
}

/** A page of somebody who is not logged in: one card in the middle. */
export function BareFrame({ page }: { page: Page }) {
  return (
    <div className={styles.bare}>
      <header>
        <Mark />
      </header>
      <main id="inhoud" className={styles.card}>
        <h1>{page.title}</h1>
        {page.body}
      </main>
    </div>
  );
}

function Mark() {
  const { common } = useWords();
  return (
    <a className={styles.mark} href="/">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d="M0 0h36v36H0z" fill="var(--primary-action)" />
        <circle cx="24" cy="14" r="6.5" fill="var(--paper)" />
        <path d="M0 27c6-9 12-9 18-3s12 2 18-3v15H0Z" fill="var(--border)" />
        <path d="M0 31c8-5 13-2 19 0s11 1 17-2v7H0Z" fill="var(--paper)" />
      </svg>
      {common.site}
    </a>
  );
}

/** A disclosure on narrow screens, which works without a script. */
function Menu() {
  const request = useRequest();
  const { common } = useWords();
  const { pathname } = request.url;
  const items = MENU.filter(({ action }) => offers(request, action));
  return (
    <nav aria-label={common.navigation} className={styles.menu}>
      <input type="checkbox" id="menu" className={styles.toggle} />
      <label htmlFor="menu">{common.menu}</label>
      <ul>
        {items.map(({ screen, url }) => (
          <li key={screen}>
            <a href={url} aria-current={isWithin(pathname, url) ? "page" : undefined}>
              {common.screens[screen]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isWithin(pathname: string, url: string): boolean {
  return url === "/" ? pathname === "/" : pathname === url || pathname.startsWith(`${url}/`);
}
