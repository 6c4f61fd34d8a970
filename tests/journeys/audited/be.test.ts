import { auditEveryScreen } from "../../support/audits/every-screen.ts";

auditEveryScreen("be", { widths: [] });
