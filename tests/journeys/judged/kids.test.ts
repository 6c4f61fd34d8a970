import { judgeEveryScreen } from "../../support/judges/every-screen.ts";
import { PHONE } from "../../support/visit.ts";

judgeEveryScreen("kids", [PHONE]);
