import { get, type IncomingMessage } from "node:http";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Visit } from "./visit.ts";

/** A mail in the list of /dev/mail; `about` has its brand, time and recipient. */
export type ListedMail = { subject: string; about: string; path: string };

/** The listed mails that contain one of the texts. Fetched without a browser, since tests poll it. */
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

/** The text of a mail. */
export async function mailText({ origin }: Pick<Visit, "origin">, { path }: ListedMail): Promise<string> {
  return DomUtils.textContent(parseDocument(await fetchText(origin, path)));
}

/** Fetches by port with a Host header, since not every system resolves `nl.localhost`. */
async function fetchText(origin: string, path: string): Promise<string> {
  const { port, host } = new URL(origin);
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, path, headers: { host } }, resolve).on("error", reject),
  );
  return Buffer.concat(await Array.fromAsync(answer)).toString();
}
