import { brands } from "../brands/brands.ts";
import { dayIn } from "../brands/day-in.ts";
import type { Db } from "../database/open.ts";
import { queueMail } from "../mail/queue-mail.ts";

/** The hour of the day, in the brand's time zone. */
const REPORT_HOUR = 7;

/** Called every hour: queues a report for each brand where it is 7:00. The job sends it only if anything waits. */
export async function queueReports(db: Db, hour: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { id, timeZone } of brands.filter((brand) => hourIn(brand.timeZone, hour) === REPORT_HOUR)) {
      await queueMail(transaction, { mail: "waiting-report", platformId: id, day: dayIn(timeZone, hour) });
    }
  });
}

function hourIn(timeZone: string, time: Date): number {
  return Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", hourCycle: "h23" }).format(time));
}
