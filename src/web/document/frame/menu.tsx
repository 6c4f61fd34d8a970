import type { PublicBrand } from "../../../brands/brand.ts";
import { MenuSearch } from "../../search-fields/menu-search.tsx";
import { useWords } from "../../words/use-words.ts";
import { CurrentAgenda } from "./current-agenda.tsx";
import { Icon } from "../../ui/layout/icon.tsx";
import { MenuLink } from "./menu-link.tsx";
import styles from "./menu.module.css";
import { ContactLinks } from "../../ui/layout/contact-links.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";

/** The navigation as a modal. */
export function Menu({ brand }: { brand: PublicBrand }) {
  const { header } = useWords();
  return (
    <Dialog id="menu" position="right" label={header.menu}>
      <MenuSearch />
      <nav className={styles.nav} aria-label={header.menu}>
        {brand.menu.map((item) => (
          <MenuLink key={item.url} item={item}>
            {item.title}
            <Icon name={item.isExternalLink ? "out" : "right"} />
          </MenuLink>
        ))}
      </nav>
      <CurrentAgenda className={styles.agenda} />
      <ContactLinks email={brand.email} phone={brand.phone} />
    </Dialog>
  );
}
