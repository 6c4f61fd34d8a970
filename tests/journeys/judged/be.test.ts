import { judgeEveryScreen } from "../../support/judges/every-screen.ts";

judgeEveryScreen("be", { widths: [] });
