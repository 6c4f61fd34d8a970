import { get, type IncomingMessage } from "node:http";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Visit } from "./visit.ts";

/** A mail in the list of /dev/mail; `about` is its brand, its time and whom it went to. */
export type ListedMail = { subject: string; about: string; path: string };

/** The mails in whose line one of the texts stands, without a browser: it is asked for again and again. */
export async function mailsWith({ origin }: Pick<Visit, "origin">, ...texts: readonly string[]): Promise<ListedMail[]> {
  const items = DomUtils.getElementsByTagName("li", parseDocument(await fetchText(origin, "/dev/mail")));
  const mails = items.map((item) => {
    const [link] = DomUtils.getElementsByTagName("a", item);
    const [about] = DomUtils.getElementsByTagName("span", item);
    return {
      subject: link ? DomUtils.textContent(link) : "",
      about: about ? DomUtils.textContent(about) : "",
      path: (link && DomUtils.getAttributeValue(link, "href")) ?? "",
    };
  });
  return mails.filter(({ subject, about }) => texts.some((text) => `${subject}\n${about}`.includes(text)));
}

/** All of a mail that can be read, as text. */
export async function mailText({ origin }: Pick<Visit, "origin">, { path }: ListedMail): Promise<string> {
  return DomUtils.textContent(parseDocument(await fetchText(origin, path)));
}

/** A page as it is sent; not every system knows where `nl.localhost` is. */
async function fetchText(origin: string, path: string): Promise<string> {
  const { port, host } = new URL(origin);
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, path, headers: { host } }, resolve).on("error", reject),
  );
  return Buffer.concat(await Array.fromAsync(answer)).toString();
}
