import { domainToASCII, domainToUnicode } from "node:url";

/**
 * Normalises an address to Unicode for display and storage, so that one mailbox has one spelling: `info@müller.example` for
 * `info@xn--mller-kva.example`. ASCII addresses are unchanged.
 */
export function readableAddress(address: string): string {
  return isInternational(address) ? withDomain(address, domainToUnicode) : address;
}

/** The address with an ASCII domain for mail servers (RFC 5890). */
export function asciiAddress(address: string): string {
  return isInternational(address) ? withDomain(address, domainToASCII) : address;
}

function isInternational(address: string): boolean {
  return /[^\p{ASCII}]|@(.*\.)?xn--/iu.test(address);
}

/** An invalid domain is unchanged; validation happens elsewhere. */
function withDomain(address: string, convert: (domain: string) => string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + (convert(address.slice(at)) || address.slice(at));
}
