import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { usePageAddress } from "./page-address.ts";

function Shown() {
  const { url, path } = usePageAddress();
  return <p>{`${url} | ${path}`}</p>;
}

test("a page knows its whole address and its path, without the fragment, in the render of the server too", () => {
  const Stub = createRoutesStub([{ id: "root", path: "*", Component: Shown, loader: () => null }]);
  const html = (entry: string) =>
    renderToString(
      <Stub initialEntries={[entry]} hydrationData={{ loaderData: { root: { brand: null, origin: "https://uitjesbaas.example" } } }} />,
    );
  expect(html("/uitjes?personen=20&pagina=2#inhoud")).toContain("https://uitjesbaas.example/uitjes?personen=20&amp;pagina=2 | /uitjes");
  expect(html("/")).toContain("https://uitjesbaas.example/ | /");
});
