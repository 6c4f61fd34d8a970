import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLocale } from "../brands/brand.ts";
import { bringSheets } from "./bring-sheets.ts";
import { answerTapsFirst } from "./travel/answer-taps-first.ts";
import { allowCutTransitions } from "./travel/cut-transitions.ts";
import { keepPartsFromRouter } from "./travel/parts-of-page.ts";
import { endLeftNavigation } from "./travel/restored-page.ts";
import { allowInertHtml } from "./trusted-types.ts";
import { hearWayBack } from "./ui/sheet-history.ts";
import { loadWords } from "./words/load-words.ts";

// The page names its locale; only that catalogue is fetched.
const { locale = "nl" } = document.documentElement.dataset;
await loadWords(isLocale(locale) ? locale : "nl");

allowInertHtml();
allowCutTransitions();
const tapsFirst = answerTapsFirst();
hearWayBack();
keepPartsFromRouter();
endLeftNavigation();
const instrumentations = [tapsFirst, ...(import.meta.env.PROD ? [bringSheets()] : [])];
startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={instrumentations} />);
});
