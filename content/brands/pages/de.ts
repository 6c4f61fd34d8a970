import type { BrandPages } from "../../../src/brands/pages.ts";

export const de = {
  helpdesk: {
    title: "Wie können wir Ihnen helfen?",
    lead: "Die häufigsten Fragen und ehrliche Antworten. Ist Ihre nicht dabei, schreiben Sie uns.",
    metaTitle: "Hilfe rund um den Betriebsausflug",
    metaDescription:
      "Was kostet ein Betriebsausflug, wo gibt es mehr Informationen, wen kann man anrufen und wer hilft bei der Auswahl? Hier stehen die Antworten.",
    picture: "/static/scenes/hiking-3.svg",
    questions: [
      {
        about: "price",
        question: "Was kostet ein Ausflug?",
        answer:
          "Das hängt vom Termin, von der Größe der Gruppe und davon ab, was noch dazukommt, etwa Essen oder Anreise. Fordern Sie auf der Seite des Ausflugs ein Angebot an, dann rechnet der Anbieter es für Sie aus. Die Anfrage ist kostenlos und unverbindlich.",
        link: { title: "Alle Ausflüge ansehen", url: "/uitjes" },
      },
      {
        about: "moreInfo",
        question: "Wie bekomme ich mehr Informationen zu einem Ausflug?",
        answer:
          "Schicken Sie Ihre Frage mit der Anfrage auf der Seite des Ausflugs mit: Unter „Bemerkung“ ist Platz dafür. Die Anfrage geht direkt an den Anbieter, und er antwortet Ihnen selbst. Sie selbst erhalten innerhalb weniger Minuten eine Bestätigung per E-\u2060Mail.",
      },
      {
        about: "phone",
        question: "Kann ich jemanden anrufen?",
        answer:
          "Ja. Den Anbieter erreichen Sie bei vielen Ausflügen über „Telefonnummer zeigen“ auf der Seite des Ausflugs und sprechen dann direkt mit den Organisatoren. Uns rufen Sie unter dieser Nummer an:",
        link: { title: "+49 30 23125 100", url: "tel:+493023125100" },
      },
      {
        about: "help",
        question: "Wir können uns nicht einigen. Helfen Sie uns bei der Auswahl?",
        answer:
          "Gern. Schreiben Sie uns, wie viele Sie sind, wann es losgehen soll, was es kosten darf und woran Ihr Team Freude hat. Wir nennen Ihnen einige Ausflüge, die passen. Auch wenn sich ein Anbieter nicht meldet oder etwas nicht stimmt, möchten wir es wissen.",
      },
    ],
  },
  advertise: {
    title: "Gruppen finden Ihren Ausflug",
    lead: "Sie bieten Ausflüge für Gruppen an? Zeigen Sie sie den Menschen, die gerade einen suchen.",
    metaTitle: "Als Anbieter von Ausflügen werben",
    metaDescription:
      "Zeigen Sie Ihren Ausflug allen, die einen suchen: bis zu 8.000 Besucher pro Tag, eine Anzeige für 35 Euro zzgl. MwSt. und alle drei Monate ein Bericht.",
    picture: "/static/scenes/balloon-4.svg",
    heading: "Gesehen von denen, die etwas organisieren",
    paragraphs: [
      "Wer sich hier umsieht, hat eine Gruppe, einen Termin und Lust, etwas zu planen. Ihr Ausflug erscheint dort, wo jemand danach sucht: nach Ort, Gruppengröße und Art des Ausflugs.",
      "Gefällt er, kommt die Anfrage direkt zu Ihnen. Sie sprechen von der ersten Frage an selbst mit Ihren Kunden.",
    ],
    agenda: null,
  },
  agenda: null,
  familyRequest: null,
  newsletter: {
    title: "Frische Ideen für Ihr Postfach",
    lead: "Einmal alle drei Wochen eine kurze E-\u2060Mail. Mehr nicht.",
    metaTitle: "Newsletter mit Ideen für den Betriebsausflug",
    metaDescription:
      "Einmal alle drei Wochen eine kurze E-\u2060Mail mit neuen Ausflügen, einem nützlichen Artikel und einer Idee für die Jahreszeit. Abmelden geht jederzeit.",
    picture: "/static/scenes/coffee-4.svg",
    heading: "Für alle, die dieses Jahr an der Reihe sind",
    paragraphs: [
      "Jemand muss den Ausflug organisieren, und dieses Jahr sind Sie es. Einmal alle drei Wochen schicken wir Ihnen eine E-\u2060Mail, die Sie bei einer Tasse Kaffee gelesen haben. Mit etwas Glück ist Ihr Ausflug dabei.",
    ],
    points: [
      "Neue Ausflüge, frisch vom Anbieter",
      "Ein Artikel, der Zeit oder Geld spart",
      "Was Sie für die nächste Saison jetzt schon buchen sollten",
    ],
  },
  order: {
    title: "Warum steht dieser Ausflug ganz oben?",
    lead: "Weil er gerade an der Reihe ist. Jede Stunde mischen wir alle Ausflüge neu, und ein Platz vorn ist nicht zu kaufen.",
    metaTitle: "So entsteht die Reihenfolge der Ausflüge",
    metaDescription:
      "Die Reihenfolge der Ausflüge wechselt jede Stunde, und niemand zahlt für einen besseren Platz. So wählen Sie fair und verpassen beim Blättern nichts.",
    picture: "/static/scenes/pub-quiz-5.svg",
    heading: "Jede Stunde eine neue Runde",
    paragraphs: [
      "Wenn Sie nichts anderes wählen, bestimmt der Zufall, in welcher Reihenfolge die Ausflüge stehen. Unter „Sortieren“ heißt diese Reihenfolge „Empfohlen“. Zu jeder vollen Stunde mischen wir die Liste neu, wie man ein Kartenspiel mischt.",
      "Geben Sie ein Stichwort ein, kommen zuerst Ausflüge dieser Art oder mit dem Wort im Titel, dann Anbieter, die so heißen, dann Ausflüge, die das Wort nur im Text haben. Wählen Sie eine Stadt, kommt zuerst, was in der Stadt ist, dann was bis 10, 25 und 50 km entfernt liegt, dann der Rest. Was gleich gut passt oder gleich nah ist, wechselt jede Stunde den Platz.",
      "Der große Anbieter mit zehn Ausflügen und die Schifferin mit einem einzigen Boot nehmen also nach denselben Regeln teil. Wer jetzt auf der vierten Seite steht, steht ein anderes Mal vorn.",
      "Ihre Filter bestimmen, was in der Liste steht, der Zufall bestimmt die Reihenfolge. Es spielt keine Rolle, wer Sie sind, worauf Sie früher geklickt haben oder wie viel uns jemand zahlt.",
    ],
    points: [
      {
        title: "Nicht zu kaufen",
        text: "Niemand zahlt für einen besseren Platz. Eine Anzeige steht getrennt dazwischen und heißt auch „Anzeige“.",
      },
      {
        title: "Gleich oft vorn",
        text: "Über das Jahr gerechnet steht jeder Ausflug etwa gleich oft auf der ersten Seite. Das messen wir nach.",
      },
      {
        title: "Für alle gleich",
        text: "Wer in derselben Stunde dasselbe sucht, sieht dieselbe Liste. Das hilft, wenn Sie gemeinsam auswählen.",
      },
      {
        title: "Blättern, ohne etwas zu verpassen",
        text: "Die Seiten, die Sie öffnen, behalten einen Tag lang ihre Reihenfolge. Kommt inzwischen ein Ausflug hinzu, verschiebt sich der Rest nicht.",
      },
    ],
    example: {
      title: "So wandern die Plätze",
      lead: "Vier Ausflüge zu drei Zeiten eines Vormittags. Keiner von ihnen hat einen festen Platz.",
      activities: ["Kanufahren", "Kneipenquiz", "Segeln", "Kochen"],
    },
    choices: {
      title: "Lieber eine andere Reihenfolge?",
      lead: "Über der Liste wählen Sie selbst. Dann spielt der Zufall keine Rolle mehr.",
      sorts: [
        { title: "Neueste", text: "Was zuletzt hinzugekommen ist, steht vorn." },
        { title: "Titel", text: "Von A bis Z. Akzente und Großbuchstaben machen keinen Unterschied." },
        { title: "In der Nähe", text: "Haben Sie eine Stadt gewählt, steht der nächstgelegene Ausflug vorn." },
        { title: "Relevanz", text: "Haben Sie ein Stichwort eingegeben, stehen Ausflüge mit diesem Wort im Titel vorn." },
      ],
      link: "Alle Ausflüge ansehen",
    },
    measured: {
      title: "So gleichmäßig war der letzte Monat",
      text: "Wir zählen nach, welcher Ausflug in jeder Stunde des letzten Monats auf der ersten Seite stand, mit den Ausflügen, die es jetzt gibt. Namen nennen wir nicht.",
    },
  },
  about: {
    title: "Wir machen Lust auf einen Tag zusammen",
    lead: "In jeder Gruppe gibt es jemanden, der den Ausflug organisiert. Für diese Person machen wir Ausflugsbaas.",
    metaTitle: "Über uns: das Verzeichnis für Gruppenausflüge",
    metaDescription:
      "Wer wir sind, wie wir Anbieter auswählen und warum Suchen und Anfragen nichts kostet. Und wie Sie uns erreichen, auch am Telefon.",
    picture: "/static/scenes/raft-building-3.svg",
    heading: "Ausflüge aus allen Bundesländern an einem Ort",
    paragraphs: [
      "Wer einen Tag mit Kollegen, Verein oder Familie plant, sucht schnell auf zehn Websites zugleich. Der eine Anbieter nennt keine Gruppengröße, der andere keinen Ort. Wir stellen sie nebeneinander, mit denselben Angaben.",
      "Sie wählen nach Ort, Personenzahl und danach, worauf Ihre Gruppe Lust hat. Dann fragen Sie ein Angebot an, und zwar direkt beim Anbieter. Wir stehen nicht dazwischen: Sie sprechen mit den Menschen, die Ihren Ausflug auch durchführen.",
    ],
    points: [
      {
        title: "Geprüft, bevor es online geht",
        text: "Jeder Anbieter wurde von uns geprüft. Stimmt etwas nicht, nehmen wir den Ausflug heraus.",
      },
      { title: "Suchen und anfragen kostet nichts", text: "Anbieter zahlen für eine Anzeige. Dann steht auch „Anzeige“ daran." },
      { title: "Alle kommen an die Reihe", text: "Die Reihenfolge wechselt jede Stunde, damit auch kleine Anbieter vorn stehen." },
    ],
  },
} as const satisfies BrandPages;
