import type { PublicBrand } from "../../../brands/brand.ts";
import { usePageLocation } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { buttonClass } from "../../ui/form/button.ts";
import styles from "./footer.module.css";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import { isWithin } from "./is-within.ts";
import { Logo } from "./logo.tsx";

export const NEWSLETTER = "/nieuwsbrief";

/** `consent` is the link to the consent bar. */
export function Footer({ brand, consent }: { brand: PublicBrand; consent: React.ReactNode }) {
  const { footer } = useWords();
  // The newsletter's own pages contain its form.
  const linksToNewsletter = !isWithin(usePageLocation().pathname, NEWSLETTER);
  return (
    <footer className={styles.footer} data-deferred="">
      <div className={layout.wrap}>
        {linksToNewsletter && (
          <div className={styles.top}>
            <div>
              <h2>{footer.newsletterTitle}</h2>
              <p>{footer.newsletterLead}</p>
            </div>
            <Link className={buttonClass("white")} to={NEWSLETTER}>
              {footer.newsletterButton}
            </Link>
          </div>
        )}
        <div className={styles.columns}>
          <div>
            <Logo name={brand.name} />
            <p>{brand.about}</p>
          </div>
          <Column
            title={footer.discover}
            links={[
              [footer.allActivities, "/overzicht"],
              [footer.blogs, "/blogs"],
              [footer.newsletter, "/nieuwsbrief"],
            ]}
          />
          <Column
            title={footer.help}
            links={[
              [footer.helpdesk, "/helpdesk"],
              [footer.aboutUs, "/over-ons"],
              [footer.order, "/over-de-volgorde"],
              [footer.mail, `mailto:${brand.email}`],
              ...(brand.phone ? [[footer.phone, `tel:${brand.phone.replaceAll(" ", "")}`] as const] : []),
              [footer.privacy, "/privacy"],
            ]}
          />
          <Column
            title={footer.providers}
            links={[
              [footer.advertise, "/adverteren"],
              [footer.terms, `/voorwaarden/${brand.lang.slice(0, 2)}`],
              ...(brand.hasImprint ? [[footer.imprint, "/impressum"] as const] : []),
            ]}
          />
        </div>
        <div className={styles.end}>
          <span>© {brand.name}</span>
          {consent}
          <a href="https://www.geonames.org/">{footer.places}</a>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([name, url]) => (
          <li key={url}>{url.startsWith("/") ? <Link to={url}>{name}</Link> : <a href={url}>{name}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
