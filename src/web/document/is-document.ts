const DOCUMENTS =
  /^\/(?:over-ons|over-de-volgorde|privacy|impressum|voorwaarden\/[^/]+|blog\/[^/]+|overzicht\/[^/]+|nieuwsbrief\/(?:bevestigen|afmelden)|plaats-voorstellen|blogs(?:\/[^/]+)?)(?:\?|$)/i;

/** Whether an address of ours, with or without a query, is served as a document, so that a link of React Router's pages must load it as one. */
export function isDocument(path: string): boolean {
  return DOCUMENTS.test(path);
}
