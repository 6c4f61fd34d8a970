import { data } from "react-router";

/** Every path without a screen: the root's boundary shows the not-found screen in place, with status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundScreen() {
  return null;
}
