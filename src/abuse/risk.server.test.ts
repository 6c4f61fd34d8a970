import { expect, test } from "vitest";
import { riskOfText } from "./risk.server.ts";

test.for([
  "koop.example koop2.example koop3.example",
  "Kijk op koop.nl, goedkoop.com en KOOP.BIZ!",
  "(koop.nl) *koop.nl* koop.nl.",
  "t.me/koop; x.com/koop; 888.com",
  "koop。nl koop．nl koop｡nl",
  "a@koop.nl@ b@koop.nl@ c@koop.nl@",
  "ftp://a.example ftp://b.example ftp://c.example",
  "https://a.example koop.nl www.b.example",
  "магазин.рф kaufen.xn--p1ai 商店.中国",
])("links without a scheme count as links: %s", (text) => {
  expect(riskOfText(text)).toBe(2);
});

test.for([
  "Wij zijn bedrijf.nl, en je vindt ons ook op www.ons-bedrijf.nl.",
  "Bel o.a. tussen 10.30 en 17.00 uur, d.w.z. i.v.m. de reis, z.s.m. a.u.b., of m.b.t. de prijs van 1.250,00 euro.",
  "Mail jan@bedrijf.nl, piet.de.vries@bedrijf.nl, kees+uitje@mail.bedrijf.nl of info@bedrijf.nl.",
  "Op 12.mei of 13.juni, z.B. um 10.30 Uhr, d.h. am 3.4.2027, ca. 5.000 Schritte.",
  "Graag lunch.Daarna kanoën.Wij zijn met tien.Dank!",
  "Dhr.Jansen, mevr.De Vries en drs.Bakker komen ook… en dan? ... .nl .com .de",
  "Zie https://een.example/a.b.c/d.html?x=y.z en een.example",
  "",
])("ordinary text contains no links: %s", (text) => {
  expect(riskOfText(text)).toBe(0);
});
