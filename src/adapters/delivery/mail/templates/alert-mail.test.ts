import { expect, it } from "vitest";
import type { EmailVehicle } from "#application/alerts/ports.ts";
import { MAIL_LOOK } from "../../../../../tests/builders/mail-look.ts";
import { alertEmailTemplates } from "./alert-mail.ts";

const emails = alertEmailTemplates(MAIL_LOOK);

const about = {
  alert: { name: "Opel, <SUV>", criteria: { kind: "search_alert", query: "brand=opel&body=suv" } },
  group: "Alzette Automobiles",
  stopHref: "https://www.alzette.example/alertes/arreter?cle=a.b&x",
} as const;

const vehicle = (number: number): EmailVehicle => ({
  title: `Opel Mokka ${number}`,
  href: `https://www.alzette.example/stock/${number}`,
  summary: "2023, Essence",
  price: "24\u202f990\u00a0€ TTC",
  note: "Nouveau",
});

const first = (count: number): readonly EmailVehicle[] => Array.from({ length: count }, (_, index) => vehicle(index));

const news = (count: number) =>
  emails.news({
    ...about,
    vehicles: first(Math.min(count, 10)),
    total: count,
    allHref: "https://www.alzette.example/stock?brand=opel",
  });

it("names a single vehicle in the subject and counts several", () => {
  expect(news(1).subject).toBe("Nouveau\u00a0: Opel Mokka 0, 24\u202f990\u00a0€ TTC");
  expect(news(12).subject).toBe("12 nouveautés pour vous\u00a0: Opel, <SUV>");
});

it("counts the vehicles beyond the listed ones and links to them", () => {
  expect(news(11).text).toContain("Et 1\u00a0autre véhicule\u00a0:\nhttps://www.alzette.example/stock?brand=opel");
  expect(news(42).text).toContain("Et 32\u00a0autres véhicules\u00a0:");
  expect(news(10).text).not.toContain("Et ");
});

it("contains the unsubscribe link in the text, the HTML and the header", () => {
  for (const mail of [news(2), emails.active(about)]) {
    expect(mail.unsubscribe).toBe(about.stopHref);
    expect(mail.text).toContain(`Arrêter cette alerte\u00a0: ${about.stopHref}`);
    expect(mail.html).toContain('href="https://www.alzette.example/alertes/arreter?cle=a.b&amp;x"');
  }
});

it("asks for confirmation without an unsubscribe link", () => {
  const mail = emails.confirm({
    ...about,
    confirmHref: "https://www.alzette.example/alertes/confirmer?cle=c.d",
  });
  expect(mail.text).toContain("Confirmer mon alerte\u00a0:\nhttps://www.alzette.example/alertes/confirmer?cle=c.d");
  expect(mail.text).not.toContain("arreter");
  expect(mail.unsubscribe).toBeNull();
});

it("announces that a vehicle is sold and lists similar vehicles", () => {
  const alert = { name: "Ford Puma", criteria: { kind: "price_alert", vehicle_id: 12 } } as const;
  const mail = emails.sold({
    ...about,
    alert,
    similar: first(2),
    stockHref: "https://www.alzette.example/stock",
  });
  expect(mail.subject).toBe("Vendu\u00a0: Ford Puma");
  expect(mail.text).toContain("Opel Mokka 1");
  expect(mail.unsubscribe).toBeNull();
  expect(emails.sold({ ...about, alert, similar: [], stockHref: "/stock" }).text).not.toContain("ressemblent");
});

it("escapes names in HTML", () => {
  expect(news(12).html).toContain("Opel, &lt;SUV&gt;");
  expect(news(12).html).not.toContain("<SUV>");
});
