import { expect, test } from "vitest";
import { htmlOf } from "./read-markdown.server.ts";

test("a line does not break within 'e-mail', and the URLs of links are unchanged", () => {
  expect(htmlOf("Stuur een e-mail naar [onze E-Mail](mailto:e-mail@uitkijk.example)")).toBe(
    '<p>Stuur een e-\u2060mail naar <a href="mailto:e-mail@uitkijk.example">onze E-\u2060Mail</a></p>\n',
  );
});

test("what looks like HTML in a text is text", () => {
  expect(htmlOf("Kies <b>zelf</b>")).toBe("<p>Kies &lt;b>zelf&lt;/b></p>\n");
});
