import { buttonClass } from "../../ui/button.ts";
import { FormPage } from "../../ui/form-page.tsx";
import { Link } from "../../ui/link.tsx";
import { useBrand } from "../../use-brand.ts";

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
    <FormPage title={title}>
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
    </FormPage>
  );
}
