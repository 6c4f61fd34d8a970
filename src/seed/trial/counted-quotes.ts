import { sql } from "kysely";
import type { Db } from "../../database/open.ts";

const NAMES = ["Anneke Vos", "Ruben Peters", "Ilse Maes", "Karin Hoffmann", "Tom Jacobs", "Sanne Kuipers", "Lukas Weber", "Mila Claes"];

/**
 * Makes figures and requests agree: adds the requests of the invented figures, each released on its day, and counts the stored ones that were
 * released (src/analytics/count-offer-request.server.ts). Everybody is invented (trial-submissions.ts).
 */
export async function fillCountedQuotes(transaction: Db, now: Date): Promise<void> {
  const day = sql`(created_at at time zone 'Europe/Amsterdam')::date`;
  await sql`create temporary table stored_before on commit drop as
    select activity_id, ${day} as submit_date, count(*)::integer as requests from quote_request where not held group by 1, 2`.execute(
    transaction,
  );
  await sql`
    insert into quote_request (activity_id, name, email, phone, number_of_persons, planned_date, description, created_at)
    select activity_id, name, replace(lower(name), ' ', '.') || '@voorbeeld.example', '06 1234 5678', 8 + drawn % 30, submit_date + 40,
      'Graag een voorstel voor onze groep.', least(${now}::timestamptz, (submit_date + time '09:00') at time zone 'Europe/Amsterdam' + drawn * interval '5 minutes')
    from service_mail_statistics
    cross join generate_series(1, offer_requests) as request
    cross join lateral (select abs(hashtext(activity_id::text || submit_date::text || request::text) % 100) as drawn) as noise
    cross join lateral (select (${NAMES}::text[])[1 + drawn % ${NAMES.length}::integer] as name) as person
    order by submit_date
  `.execute(transaction);
  await sql`
    insert into service_mail_statistics (activity_id, submit_date, views, phone_clicks, web_clicks, offer_requests)
    select activity_id, submit_date, requests, 0, 0, requests from stored_before
    on conflict (activity_id, submit_date) do update set offer_requests = service_mail_statistics.offer_requests + excluded.offer_requests
  `.execute(transaction);
}
