import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ReactOptions, StringOptions } from "./options.tsx";

test("the server writes the same markup of choices as React", () => {
  const filter = { type: "checkbox", name: "filters", checked: false } as const;
  const options = [
    { ...filter, value: "3", label: "Op & aan het water", count: 12 },
    { ...filter, value: "4", label: 'Met "gids" <b>', count: 0, disabled: true, hidden: true },
    { ...filter, value: "5", label: "Foto's, ’s avonds", count: 1, checked: true, disabled: false, hidden: false },
    { type: "radio", name: "gebied", value: "", label: "Overal", checked: true } as const,
  ];
  const asReact = renderToString(<ReactOptions label="Soort" options={options} />);
  expect(asReact).toContain("Op &amp; aan het water");
  // React writes another character reference for the apostrophe.
  expect(renderToString(<StringOptions label="Soort" options={options} />)).toBe(asReact.replaceAll("&#x27;", "&#39;"));
});
