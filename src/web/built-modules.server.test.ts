import { expect, test } from "vitest";
import { readBuiltModules } from "./built-modules.server.ts";

test("a module waits for the words of its page's language, and for Dutch ones where it has none of its own", () => {
  const words = (part: string) => ({ file: `static/assets/${part}.js` });
  const built = readBuiltModules({
    "src/web/screens/overview/overview.tsx": {
      file: "static/assets/overview.js",
      dynamicImports: [
        "content/words/overview/nl.ts",
        "content/words/overview/de.ts",
        "content/words/forms/nl.ts",
        "content/words/forms/be.ts",
      ],
    },
    "content/words/overview/nl.ts": words("overview-nl"),
    "content/words/overview/de.ts": words("overview-de"),
    "content/words/forms/nl.ts": words("forms-nl"),
    "content/words/forms/be.ts": words("forms-be"),
  });
  expect(built.get("overview")?.words).toMatchObject({ nl: ["overview-nl", "forms-nl"], be: ["forms-be", "overview-nl"] });
});
