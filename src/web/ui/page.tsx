import { ConsentLink } from "../tracking/consent-link.tsx";
import { useTagManager } from "../tracking/use-tag-manager.ts";
import { useBrand } from "../use-brand.ts";
import { useWords } from "../words/use-words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Menu } from "./menu.tsx";
import styles from "./page.module.css";

/** What stands around every screen. */
export function Page({ children }: { children: React.ReactNode }) {
  const brand = useBrand();
  const words = useWords();
  return (
    <>
      <a className={styles.skip} href="#inhoud">
        {words.skip}
      </a>
      <Header brand={brand} />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      <Footer brand={brand} consent={useTagManager() && <ConsentLink />} />
      <Menu brand={brand} />
    </>
  );
}
