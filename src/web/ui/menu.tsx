import type { PublicBrand } from "../../brands/brand.ts";
import { Kept } from "../kept-markup.tsx";
import { MenuSearch } from "../search/menu-search.tsx";
import { useWords } from "../words/use-words.ts";
import { CurrentAgenda } from "./current-agenda.tsx";
import { Icon } from "./icon.tsx";
import { MenuLink } from "./menu-link.tsx";
import styles from "./menu.module.css";
import { leaveSheet } from "./open-sheet.ts";
import { Reach } from "./reach.tsx";
import { Sheet } from "./sheet.tsx";

/** The navigation as a modal. */
export function Menu({ brand }: { brand: PublicBrand }) {
  const { header } = useWords();
  return (
    <Sheet id="menu" place="right" label={header.menu}>
      {/* A browser leaves these two as they were served, and needs none of their code. */}
      <Kept isAsServed>{import.meta.env.SSR ? <MenuSearch /> : null}</Kept>
      <nav className={styles.nav} aria-label={header.menu}>
        {brand.menu.map((item) => (
          <MenuLink key={item.url} item={item} replace onClick={closeAround}>
            {item.title}
            <Icon name={item.isExternalLink ? "out" : "right"} />
          </MenuLink>
        ))}
      </nav>
      <Kept isAsServed>
        {import.meta.env.SSR ? (
          <>
            <CurrentAgenda className={styles.agenda} />
            <Reach email={brand.email} phone={brand.phone} />
          </>
        ) : null}
      </Kept>
    </Sheet>
  );
}

/** A link that is opened beside this page leaves the menu as it is. */
function closeAround({ currentTarget, ctrlKey, metaKey, shiftKey }: React.MouseEvent<HTMLElement>) {
  const dialog = currentTarget.closest("dialog");
  if (dialog && !(ctrlKey || metaKey || shiftKey)) leaveSheet(dialog);
}
