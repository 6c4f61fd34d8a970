/** The HTML of a page of the management area without its nonce, which is new in each response. */
export function withoutNonce(html: string): string {
  return html.replaceAll(/nonce="[^"]*"|content="[^"]{24}"/g, "");
}
