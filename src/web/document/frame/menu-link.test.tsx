import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { nl } from "../../../../content/brands/nl.ts";
import type { MenuItem } from "../../../brands/brand.ts";
import { PageContext } from "../../page-context/use-page.ts";
import { MenuLink } from "./menu-link.tsx";

function shown(item: MenuItem, at = "/blogs"): string {
  return renderToStaticMarkup(
    <PageContext value={{ brand: { ...nl, hasAgenda: true }, mediaHost: null, location: { pathname: at, search: "" } }}>
      <MenuLink item={item}>{item.title}</MenuLink>
    </PageContext>,
  );
}

test("a menu item for another site is a plain link without access to this window", () => {
  expect(shown({ title: "Onze folder", url: "https://folder.example/uitjes", isExternalLink: true })).toBe(
    '<a href="https://folder.example/uitjes" rel="noopener">Onze folder</a>',
  );
});

test("a menu item is marked as current on its own page and below it, and nowhere else", () => {
  const blogs = { title: "Blogs", url: "/blogs", isExternalLink: false };
  expect(shown(blogs)).toContain('aria-current="page"');
  expect(shown(blogs, "/blogs/zeilen-met-dertig-collegas")).toContain('aria-current="page"');
  expect(shown(blogs, "/blogs-over-zeilen")).not.toContain("aria-current");
  expect(shown({ title: "Helpdesk", url: "/helpdesk", isExternalLink: false })).not.toContain("aria-current");
});
