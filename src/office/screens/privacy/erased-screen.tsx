import * as z from "zod/mini";
import { isStillForgetting } from "../../../submissions/newsletter/queue-forgetting.server.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { useRequest } from "../../page-context.ts";
import { PERSON, seesPersons } from "../../submissions/person.ts";
import text from "../../ui/text.module.css";
import { Counts } from "./counts.tsx";

export const ERASED = `${PERSON}/gewist`;

/** What the line of an erasure holds (src/privacy/erase-person.ts). */
const erasure = z.object({
  address: z.tuple([z.string(), z.null()]),
  erased: z.tuple([z.record(z.string(), z.number()), z.null()]),
  stays: z.tuple([
    z.null(),
    z.array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("busy-mails"), count: z.number() }),
        z.object({ kind: z.literal("organisation"), id: z.number(), name: z.string() }),
      ]),
    ),
  ]),
  forgetJob: z.optional(z.tuple([z.null(), z.int()])),
});

/** GET /mensen/gegevens/gewist: what was just erased, from the line of the log; loading it again erases nothing. */
export async function loadErased(request: OfficeRequest): Promise<Answer> {
  const { words, done } = request;
  if (!seesPersons(request)) return null;
  const read = done?.act.action === "privacy.erase" ? erasure.safeParse(done.act.changes) : null;
  if (!read?.success) return { location: PERSON };
  const service = await serviceState(request, read.data.forgetJob?.[1] ?? null);
  const { title } = words.privacy;
  const crumbs = [{ title: words.common.screens.people, url: "/mensen" }, { title, url: PERSON }, { title: words.privacy.erased }];
  return { title, body: <Erased {...read.data} service={service} />, crumbs };
}

/** Whether the mail service has forgotten the address; null without one. */
type ServiceState = "forgets" | "forgot" | null;

async function serviceState({ site, scope }: OfficeRequest, forgetJob: number | null): Promise<ServiceState> {
  if (forgetJob === null) return null;
  return (await isStillForgetting(site.db, scope, forgetJob)) ? "forgets" : "forgot";
}

type ErasedProps = z.infer<typeof erasure> & { service: ServiceState };

function Erased({ address: [address], erased: [removed], stays: [, stays], service }: ErasedProps) {
  const { privacy, common } = useRequest().words;
  const isEmpty = Object.keys(removed).length === 0;
  return (
    <>
      <section>
        <h2>{privacy.erasedOf(address)}</h2>
        {isEmpty ? <p>{privacy.erasedNothing}</p> : <Counts counts={removed} />}
      </section>
      {service && <p className={text.section}>{privacy.service[service]}</p>}
      {service === "forgets" && <a href="/post">{common.screens.mails}</a>}
      {stays.length > 0 && (
        <section className={text.section}>
          <h2>{privacy.stays}</h2>
          <ul>
            {stays.map((staying) => (
              <li key={staying.kind === "organisation" ? staying.id : 0}>
                {staying.kind === "organisation" ? privacy.staying.organisation(staying) : privacy.staying["busy-mails"](staying)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={`${text.fine} ${text.section}`}>{privacy.backups}</p>
    </>
  );
}
