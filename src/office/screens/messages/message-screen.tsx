import { brandOfPlatform } from "../../../brands/brands.ts";
import { readMessage, type MessageRow } from "../../../submissions/contact/list-messages.server.ts";
import { maskSender } from "../../../submissions/mask-person.server.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";
import { Decide, ItemPage, readBeside } from "../../submissions/item-page.tsx";
import { listSearch } from "../../submissions/list-search.ts";
import { reveal, visibleUntil, type Revealable } from "../../submissions/reveal.ts";
import { timeInWords } from "../../ui/day.ts";
import type { Fact } from "../../ui/facts.tsx";
import { State } from "../../ui/state.tsx";
import type { OfficeWords } from "../../words/office-words.ts";
import { MESSAGE_TONES, MESSAGES } from "./messages-screen.tsx";

const REVEALABLE: Revealable = { action: "messages.reveal", kind: "message", path: MESSAGES, read: readMessage };

/** GET /berichten/:id */
export async function loadMessage(request: OfficeRequest): Promise<Answer> {
  const { site, scope, words } = request;
  const id = readId(request.params["id"]);
  const found = id === null ? null : await readMessage(site.db, scope, id);
  if (!found) return null;
  const [until, beside] = await Promise.all([
    visibleUntil(request, REVEALABLE, found.id),
    readBeside(request, { kind: "message", mailed: { field: "contactMessageId", id: found.id } }),
  ]);
  const row = until ? found : maskSender(found);
  const page = { path: MESSAGES, id: row.id, facts: factsOf(words, row), until, email: row.email, ...beside };
  const title = words.messages.title(row.id);
  const body = (
    <ItemPage {...page} reveals="messages.reveal">
      {row.state === "held" && <Decide kind="message" />}
    </ItemPage>
  );
  return {
    title,
    body,
    isWide: true,
    crumbs: [{ title: words.common.screens.messages, url: `${MESSAGES}${listSearch(request)}` }, { title }],
  };
}

/** POST /berichten/:id/toon */
export function revealMessage(request: OfficeRequest): Promise<Answer> {
  return reveal(request, REVEALABLE);
}

function factsOf(words: OfficeWords, row: MessageRow): Fact[] {
  const { messages, item, common } = words;
  return [
    { label: item.state, value: <State tone={MESSAGE_TONES[row.state]} label={messages.states[row.state]} /> },
    { label: item.received, value: timeInWords(words, row.receivedAt) },
    { label: messages.type, value: messages.types[row.type] },
    { label: common.brand, value: brandOfPlatform(row.platformId).name },
    { label: item.name, value: row.name },
    { label: item.company, value: row.companyName },
    { label: item.email, value: row.email },
    { label: item.phone, value: row.phone },
    { label: messages.message, value: row.description },
  ];
}
