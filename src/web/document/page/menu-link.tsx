import type { MenuItem } from "../../../brands/brand.ts";
import { usePageLocation } from "../../page/use-page.ts";
import { isWithin } from "./is-within.ts";
import { Link } from "../../ui/layout/link.tsx";

/** A line of the menu: says which page one is on, and lets no other site at this one's window. */
export function MenuLink({ item, children }: { item: MenuItem; children: React.ReactNode }) {
  const isCurrent = isWithin(usePageLocation().pathname, item.url);
  if (item.isExternalLink) {
    return (
      <a href={item.url} rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <Link to={item.url} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </Link>
  );
}
