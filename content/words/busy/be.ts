import { nlBusy, type BusyWords } from "./nl.ts";

export const beBusy: BusyWords = {
  ...nlBusy,
  typed: "Heb je een formulier ingevuld? Keer een pagina terug: wat je hebt getypt staat er nog.",
};
