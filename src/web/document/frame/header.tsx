import type { PublicBrand } from "../../../brands/brand.ts";
import { usePageLocation } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { CurrentAgenda } from "./current-agenda.tsx";
import styles from "./header.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Logo } from "./logo.tsx";
import { MenuLink } from "./menu-link.tsx";
import { DialogLink } from "../../ui/dialog/dialog.tsx";

/** The number of menu items in the header of a wide screen. */
const ITEMS_IN_HEADER = 4;

export function Header({ brand }: { brand: PublicBrand }) {
  const { header } = useWords();
  const isHome = usePageLocation().pathname === "/";
  return (
    <header className={`${styles.header} ${isHome ? styles.onTint : styles.plain}`}>
      <div className={`${layout.wrap} ${styles.row}`}>
        <Logo name={brand.name} />
        <nav className={styles.nav} aria-label={header.navigation}>
          {brand.menu.slice(0, ITEMS_IN_HEADER).map((item) => (
            <MenuLink key={item.url} item={item}>
              {item.title}
            </MenuLink>
          ))}
        </nav>
        <CurrentAgenda className={styles.agenda} />
        <DialogLink to="menu" className={styles.menu}>
          <Icon name="menu" />
          {header.menu}
        </DialogLink>
      </div>
    </header>
  );
}
