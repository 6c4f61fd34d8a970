import { data } from "react-router";

/** The address of the not-found screen, which the root's boundary shows with status 404 wherever something is not found. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundScreen() {
  return null;
}
