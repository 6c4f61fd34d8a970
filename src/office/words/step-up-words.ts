const nl = {
  title: "Bevestig dat jij het bent",
  lead: "Voor deze handeling moet je je in de laatste tien minuten hebben bevestigd.",
  confirm: "Bevestigen",
  cancel: "Annuleren",
  given: "Je hebt je bevestigd. Druk nu opnieuw op de knop om te downloaden.",
  trial: "Een proefaccount heeft geen passkey of app. Druk op de knop om verder te gaan.",
};

const de: typeof nl = {
  title: "Bestätigen Sie, dass Sie es sind",
  lead: "Für diese Aktion darf Ihre letzte Bestätigung höchstens zehn Minuten zurückliegen.",
  confirm: "Bestätigen",
  cancel: "Abbrechen",
  given: "Bestätigt. Klicken Sie nun noch einmal auf die Schaltfläche zum Herunterladen.",
  trial: "Ein Testkonto hat weder Passkey noch App. Bestätigen Sie, um fortzufahren.",
};

export const stepUpWords = { nl, de };
