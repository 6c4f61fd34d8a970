import { brands } from "../brands/brands.ts";
import { dayIn } from "../brands/day-in.ts";
import type { Db } from "../database/open.ts";
import { queueMail } from "../mail/queue-mail.ts";

/** When somebody comes in and opens their mail. */
const MORNING = 7;

/** Asked once an hour: queues the report of the brands where it is seven in the morning. Whether anything waits is seen when it is sent. */
export async function queueReports(db: Db, hour: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { id, timeZone } of brands.filter((brand) => hourIn(brand.timeZone, hour) === MORNING)) {
      await queueMail(transaction, { mail: "waiting-report", platformId: id, day: dayIn(timeZone, hour) });
    }
  });
}

function hourIn(timeZone: string, moment: Date): number {
  return Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", hourCycle: "h23" }).format(moment));
}
