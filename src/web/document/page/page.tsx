import { ConsentLink } from "../../analytics/consent/consent-link.tsx";
import { useBrand } from "../../page/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Menu } from "./menu.tsx";
import styles from "./page.module.css";

type PageProps = {
  /** Asks for consent, where visits are measured; null elsewhere. */
  consent: React.ReactNode;
  children: React.ReactNode;
};

/** What stands around every screen. */
export function Page({ consent, children }: PageProps) {
  const brand = useBrand();
  const words = useWords();
  return (
    <>
      <a className={styles.skip} href="#inhoud">
        {words.skip}
      </a>
      {consent}
      <Header brand={brand} />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      <Footer brand={brand} consent={consent && <ConsentLink />} />
      <Menu brand={brand} />
    </>
  );
}
