import { randomBytes } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { OfficeDocument } from "../document/office-document.tsx";
import { isFromSources } from "../document/office-build.ts";
import { officePolicy } from "../document/office-policy.ts";
import { OfficeContext } from "../page-context.ts";
import { wordsOfLanguage } from "../words/office-words.ts";
import type { Answer } from "./answer.ts";
import type { OfficeRequest } from "./office-request.ts";

/** The response of an answer: a document with a nonce of its own, or what else it is. */
export async function respond(request: OfficeRequest, answer: Exclude<Answer, null>): Promise<Response> {
  if ("location" in answer) {
    return withCookies(new Response(null, { status: answer.status ?? 303, headers: { location: answer.location } }), answer.cookies);
  }
  if ("json" in answer) return withCookies(Response.json(answer.json, { status: answer.status ?? 200 }), answer.cookies);
  if ("file" in answer) {
    const { name, type, body, isInline = false } = answer.file;
    const disposition = `${isInline ? "inline" : "attachment"}; filename="${name}"`;
    return new Response(body, { headers: { "content-type": type, "content-disposition": disposition } });
  }
  if ("html" in answer) {
    const { html, policy } = answer;
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy, "x-frame-options": "SAMEORIGIN" };
    return new Response(html, { headers });
  }
  const nonce = randomBytes(18).toString("base64");
  const { build } = request.site;
  const styles = build.stylesheet === null ? ((await build.styles?.()) ?? "") : "";
  const markup = renderToStaticMarkup(
    <OfficeContext value={answer.language ? { ...request, words: wordsOfLanguage(answer.language) } : request}>
      <OfficeDocument page={answer} nonce={nonce} styles={styles} />
    </OfficeContext>,
  );
  const headers = {
    "content-type": "text/html; charset=utf-8",
    ...(!isFromSources(build) && { "content-security-policy": officePolicy(nonce) }),
    ...answer.headers,
  };
  return withCookies(new Response(`<!DOCTYPE html>${markup}`, { status: answer.status ?? 200, headers }), answer.cookies);
}

function withCookies(response: Response, cookies: readonly string[] = []): Response {
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
