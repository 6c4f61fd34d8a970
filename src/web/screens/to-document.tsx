import { data, redirectDocument } from "react-router";
import type { Route } from "./+types/to-document.ts";
import { writtenPageContext } from "../written-page.server.ts";

/**
 * Answers tabs from before a deploy, which ask for the data of a screen that is a document by now. A request for a page comes
 * here only when the screen has found none.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(writtenPageContext)) throw data(null, { status: 404 });
  throw toDocument(url);
}

/** Makes a full navigation of one by React Router to a screen that is served as a document. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  throw toDocument(url);
}

function toDocument({ pathname, search }: URL): Response {
  return redirectDocument(pathname + search);
}

export default function ToDocument() {
  return null;
}
