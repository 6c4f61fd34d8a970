/**
 * The form for events, which only the family brand with its agenda has: the scripts of the others go without it. Awaited
 * when the screen's module is loaded, as its words are, so that it is there when the screen is rendered.
 */
export const EventRequest = hasAgenda() ? (await import("./event-request.tsx")).EventRequest : null;

/** On the server every brand is shown; a page says by its colours whose it is. */
function hasAgenda(): boolean {
  return typeof document === "undefined" || document.documentElement.dataset.palette === "kids";
}
