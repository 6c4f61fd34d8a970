import type { MenuItem } from "../../../brands/brand.ts";
import { usePageLocation } from "../../page-context/use-page.ts";
import { isWithin } from "./is-within.ts";
import { Link } from "../../ui/layout/link.tsx";

/** A menu item: marks the current page, and gives other sites no access to this window. */
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
