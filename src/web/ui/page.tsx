import { ConsentLink } from "../tracking/consent-link.tsx";
import { Tracking } from "../tracking/tracking.tsx";
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
  const tagManager = useTagManager();
  return (
    <>
      <a className={styles.skip} href="#inhoud">
        {words.skip}
      </a>
      <Tracking tagManager={tagManager} />
      <Header brand={brand} />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      <Footer brand={brand} consent={tagManager && <ConsentLink />} />
      <Menu brand={brand} />
    </>
  );
}
