/**
 * Headers of a page whose address holds a secret: other pages get our origin alone. Not `no-referrer`, with which browsers send
 * `Origin: null` with the form of the page (Fetch, "append a request Origin header").
 */
export const SECRET_ADDRESS = { "referrer-policy": "strict-origin" };
