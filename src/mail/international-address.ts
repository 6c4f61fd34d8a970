import { domainToASCII, domainToUnicode } from "node:url";

/**
 * An address as people read it and as it is kept, so that one mailbox is one address: `info@müller.example`, also when it came
 * as `info@xn--mller-kva.example`. Addresses in ASCII stay as they are.
 */
export function readableAddress(address: string): string {
  return isInternational(address) ? withDomain(address, domainToUnicode) : address;
}

/** The same as mail servers take it, whose names are ASCII (RFC 5890). */
export function asciiAddress(address: string): string {
  return isInternational(address) ? withDomain(address, domainToASCII) : address;
}

function isInternational(address: string): boolean {
  return /[^\p{ASCII}]|@(.*\.)?xn--/iu.test(address);
}

/** What is no domain stays: it is not for this room to judge. */
function withDomain(address: string, write: (domain: string) => string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + (write(address.slice(at)) || address.slice(at));
}
