import type { RouterContextProvider } from "react-router";
import { describePage, type DescribedPage } from "../seo/structured-data/described-page.ts";
import { addToHead } from "./served-head.server.ts";
import { siteContext } from "./site.server.ts";

/** Called by loaders: search engines read from the served page what it is and how one comes to it. */
export function tellMachines(context: Readonly<RouterContextProvider>, page: DescribedPage): void {
  addToHead(context, { structuredData: describePage(context.get(siteContext), page) });
}
