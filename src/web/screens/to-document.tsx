import { data, redirectDocument } from "react-router";
import type { Route } from "./+types/to-document.ts";
import { writtenPageContext } from "../written-page.server.ts";

/**
 * Stands in for a screen that is served as a document (document/screens.ts). React Router's navigations to it become
 * full ones; what is asked here as a page is not there.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(writtenPageContext)) throw data(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

export default function ToDocument() {
  return null;
}
