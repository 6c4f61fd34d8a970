/** Value of the parameter after a form was sent. */
const SENT = "verzonden";

/** The thank-you page of a form without JavaScript, such as `?offerte=verzonden`; each form has its own parameter. */
export function thanksUrl(path: string, parameter: string): string {
  return `${path}?${parameter}=${SENT}`;
}

/** Whether the query is that of the thank-you page of a form. */
export function isThanks(query: URLSearchParams, parameter: string): boolean {
  return query.get(parameter) === SENT;
}

/** The part of a page's cache key for the thank-you page of a form. */
export function thanksKey(query: URLSearchParams, parameter: string): string {
  return isThanks(query, parameter) ? `${parameter}=${SENT}` : "";
}
