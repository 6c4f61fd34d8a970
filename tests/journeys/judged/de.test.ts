// More than its share: one walk goes through every screen and state of the brand, which is cheaper than opening each twice.
import { judgeEveryScreen } from "../../support/judges/every-screen.ts";
import { PHONE } from "../../support/visit.ts";

judgeEveryScreen("de", { widths: [PHONE], inFull: [] });
