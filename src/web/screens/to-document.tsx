import { data, redirectDocument } from "react-router";
import type { Route } from "./+types/to-document.ts";
import { writtenPageContext } from "../written-page.server.ts";

/**
 * Answers tabs from before a deploy, which ask for the data of a screen that is a document by now. A request for a page comes
 * here only when the screen has found none.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(writtenPageContext)) throw data(null, { status: 404 });
  throw toDocument(request);
}

/** Makes a full navigation of one by React Router to a screen that is served as a document. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw toDocument(request);
}

function toDocument({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  return redirectDocument(pathname + search);
}

export default function ToDocument() {
  return null;
}
