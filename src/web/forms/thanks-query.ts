/** The word with which an address says that a form was sent. */
const SENT = "verzonden";

/** The page that thanks a visitor without JavaScript, such as `?offerte=verzonden`; each form has its own parameter. */
export function thanksUrl(path: string, parameter: string): string {
  return `${path}?${parameter}=${SENT}`;
}

/** Whether a page was opened to thank for the form of this parameter. */
export function isThanks(asked: URLSearchParams, parameter: string): boolean {
  return asked.get(parameter) === SENT;
}

/** The part of a page's cache key that says whether it thanks for a form. */
export function thanksKey(asked: URLSearchParams, parameter: string): string {
  return isThanks(asked, parameter) ? `${parameter}=${SENT}` : "";
}
