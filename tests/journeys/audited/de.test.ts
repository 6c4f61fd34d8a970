// More than its share: one test audits every screen and state of the brand, which is cheaper than opening each twice.
import { auditEveryScreen } from "../../support/audits/every-screen.ts";
import { PHONE } from "../../support/visit.ts";

auditEveryScreen("de", { widths: [PHONE], inFull: [] });
