import { judgeEveryScreen } from "../../support/judges/every-screen.ts";
import { DESKTOP, PHONE } from "../../support/visit.ts";

judgeEveryScreen("nl", [PHONE, DESKTOP]);
