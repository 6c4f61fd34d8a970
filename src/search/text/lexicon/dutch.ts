/** Dutch words with their marks (`lexicon-entry.ts`). */
export const dutchWords = `
boot kano:kanoen,kanood vaar-:voer,voeren,gevaren bedrijf uitje groep kind:kinderen feest wandel- tocht fiets- stad:steden wijn bier proef- kook-
workshop spel speel- boom brief graf:graven huis reis eet-:at,aten,gegeten weet-!:wist,geweten vergeet-!:vergat,vergeten escape room
gospel! kanon! boogschiet-:boogschieten klim-:geklommen dans- zwem- schilder- les centrum:centra geit markt
`;
