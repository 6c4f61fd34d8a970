import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

test.for([
  ["/", "/"],
  ["/uitjes", "/uitjes"],
  ["/uitjes/", "/uitjes"],
  ["//uitjes//", "/uitjes"],
  ["/uitjes//kano-varen", "/uitjes/kano-varen"],
  ["/UITJES/Kano-Varen/", "/uitjes/kano-varen"],
  ["/index.html", "/"],
  ["/INDEX.HTM", "/"],
  ["/uitjes/index.html", "/uitjes"],
  ["/blogs/index.html/", "/blogs"],
  ["/uitjes.html", "/uitjes"],
  ["/uitjes/kano.htm", "/uitjes/kano"],
  ["/blogs/teambuilding.html", "/blogs/teambuilding.html"],
  ["/Blogs/Teambuilding.HTM", "/blogs/teambuilding.html"],
  ["/blogs/a/b.html", "/blogs/a/b"],
  ["/blogs.html", "/blogs"],
  ["/blog", "/blogs"],
  ["/Blog/index.html", "/blogs"],
  ["/blog/3/", "/blog/3"],
  ["/%75itjes", "/uitjes"],
  ["/uitjes%20", "/uitjes"],
  ["/uitjes.", "/uitjes"],
  ["/uitjes/kano...", "/uitjes/kano"],
  ["/uitjes;jsessionid=0A1B", "/uitjes"],
  ["/uitjes;a=/b/kano;c", "/uitjes/b/kano"],
  ["/overzicht/De-Zeilmakerij-12", "/overzicht/de-zeilmakerij-12"],
  ["//evil.example", "/evil.example"],
  ["//evil.example/uitjes", "/evil.example/uitjes"],
  ["/constructor", "/constructor"],
])("the canonical path of %s is %s", ([pathname = "", path]) => expect(canonicalPath(pathname)).toBe(path));

test.for([
  ...["/%2F%2Fevil.example", "/uitjes%2Fkano", "/uitjes/%5C%5Cevil.example", "/%2575itjes", "/%FF", "/%", "/uitjes%00"],
  ...["/uïtjes", "/u%C3%AFtjes", "/uitjes/kano_varen", "/javascript:alert(1)", "/@evil.example", "/a%0Ab", "/a b"],
])("no page has the path %s", (pathname) => expect(canonicalPath(pathname)).toBeNull());

test("a path that is longer than any of ours is left as it is", () => {
  const [page, dots] = [`/uitjes/${"kano-".repeat(100)}varen`, `/${".".repeat(15_000)}x`];
  expect([canonicalPath(`${page}/`), canonicalPath(dots)]).toEqual([page, null]);
});

test("a canonical path stays unchanged", () => {
  for (const path of ["/", "/uitjes", "/uitjes/kano-varen", "/blogs/teambuilding.html", "/overzicht/de-zeilmakerij-12", "/blog/3"]) {
    expect(canonicalPath(path)).toBe(path);
  }
  for (const path of [
    "/a.html.html",
    "/index.html.html",
    "/a.;b.html",
    "/x/index.html/index.html",
    "/a.html.",
    "/a..html",
    "/blogs/a.html.html",
  ]) {
    const once = canonicalPath(path);
    expect(once === null ? null : canonicalPath(once)).toBe(once);
  }
});
