import type { MenuItem } from "../../brands/brand.ts";
import { usePlace } from "../use-place.ts";
import { isWithin } from "./is-within.ts";
import { Link } from "./link.tsx";

type MenuLinkProps = {
  item: MenuItem;
  /** In a sheet, whose entry of the history the page replaces. */
  replace?: boolean;
  onClick?: React.MouseEventHandler<HTMLElement>;
  children: React.ReactNode;
};

/** A line of the menu: says which page one is on, and lets no other site at this one's window. */
export function MenuLink({ item, replace, onClick, children }: MenuLinkProps) {
  const isCurrent = isWithin(usePlace().pathname, item.url);
  if (item.isExternalLink) {
    return (
      <a href={item.url} rel="noopener" onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <Link to={item.url} aria-current={isCurrent ? "page" : undefined} replace={replace} prefetch="intent" viewTransition onClick={onClick}>
      {children}
    </Link>
  );
}
