import { buttonClass } from "../../ui/button.ts";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { useBrand } from "../../use-brand.ts";
import styles from "./link-page.module.css";

/** What a page says about a link: `button` does what the link is for, or leads on. */
export type LinkTexts = { title: string; text: (site: string) => string; button?: string };
type LinkPageProps = { texts: LinkTexts; next: { kind: "post" } | { kind: "lead"; to: string; label: string } };

/**
 * Where a link of a mail leads: one sentence and one button. The button posts, since mail scanners open links but press
 * nothing; the form has no address of its own, so that the token stays in the page's and never in its HTML.
 */
export function LinkPage({ texts: { title, text, button }, next }: LinkPageProps) {
  const { name } = useBrand();
  return (
    <div className={styles.page}>
      <div className={`${layout.wrap} ${styles.card}`}>
        <h1>{title}</h1>
        <p>{text(name)}</p>
        {next.kind === "post" && (
          <form method="post">
            <button className={buttonClass("main")} type="submit">
              {button}
            </button>
          </form>
        )}
        {next.kind === "lead" && (
          <Link className={buttonClass("main")} to={next.to}>
            {next.label}
          </Link>
        )}
      </div>
    </div>
  );
}
