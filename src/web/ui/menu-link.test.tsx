import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { MenuItem } from "../../brands/brand.ts";
import { MenuLink } from "./menu-link.tsx";

function shown(item: MenuItem): string {
  const Stub = createRoutesStub([{ path: "/blogs", Component: () => <MenuLink item={item}>{item.title}</MenuLink> }]);
  return renderToStaticMarkup(<Stub initialEntries={["/blogs"]} />);
}

test("a line of the menu that leads elsewhere is a plain link that cannot reach back", () => {
  expect(shown({ title: "Onze folder", url: "https://folder.example/uitjes", isExternalLink: true })).toBe(
    '<a href="https://folder.example/uitjes" rel="noopener">Onze folder</a>',
  );
});

test("the line of the page that one is on says so, the others do not", () => {
  expect(shown({ title: "Blogs", url: "/blogs", isExternalLink: false })).toContain('aria-current="page"');
  expect(shown({ title: "Helpdesk", url: "/helpdesk", isExternalLink: false })).not.toContain("aria-current");
});
