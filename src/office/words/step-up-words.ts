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
  lead: "Für diesen Schritt müssen Sie sich in den letzten zehn Minuten bestätigt haben.",
  confirm: "Bestätigen",
  cancel: "Abbrechen",
  given: "Sie haben sich bestätigt. Drücken Sie nun noch einmal den Knopf zum Herunterladen.",
  trial: "Ein Probekonto hat weder Passkey noch App. Drücken Sie den Knopf, um fortzufahren.",
};

export const stepUpWords = { nl, de };
