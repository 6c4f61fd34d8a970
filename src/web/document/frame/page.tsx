import { ConsentLink } from "../../analytics/consent/consent-link.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Menu } from "./menu.tsx";
import styles from "./page.module.css";

type PageProps = {
  /** The consent bar, if visits are measured; null otherwise. */
  consent: React.ReactNode;
  children: React.ReactNode;
};

/** The frame around every screen: header, footer and menu. */
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
