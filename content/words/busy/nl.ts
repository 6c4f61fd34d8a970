/** Words of the page for an overloaded server. */
export const nlBusy = {
  title: "Het is even druk",
  text: "Er wordt nu meer gevraagd dan we tegelijk kunnen laten zien. Over een paar tellen lukt het weer.",
  typed: "Heb je een formulier ingevuld? Ga een pagina terug: wat je hebt getypt staat er nog.",
  again: "Probeer het opnieuw",
};

export type BusyWords = typeof nlBusy;
