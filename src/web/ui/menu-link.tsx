import { NavLink } from "react-router";
import type { MenuItem } from "../../brands/brand.ts";

type MenuLinkProps = { item: MenuItem; onClick?: (event: { currentTarget: HTMLElement }) => void; children: React.ReactNode };

/** A line of the menu: says which page one is on, and lets no other site at this one's window. */
export function MenuLink({ item, onClick, children }: MenuLinkProps) {
  if (item.isExternalLink) {
    return (
      <a href={item.url} rel="noopener" onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <NavLink to={item.url} prefetch="intent" onClick={onClick}>
      {children}
    </NavLink>
  );
}
