import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ThanksView } from "../form-view.ts";
import { LeadConfirmation } from "./thanks-page.tsx";

const thanks: ThanksView = {
  title: "Votre demande est bien arrivée",
  reference: "V7K3-2QFM",
  respondent: "Alzette Automobiles",
  replyBy: "par e-mail",
  message: null,
  fleet: null,
  promise: null,
  confirmationSent: false,
  vehicle: "",
  appointment: null,
  unconfirmed: null,
  month: null,
  within: "sous un jour ouvré",
  steps: ["Un conseiller vous rappelle."],
  location: null,
};

const render = (change: Partial<ThanksView> = {}): string =>
  renderToStaticMarkup(
    <LeadConfirmation view={{ ...thanks, ...change }} links={[{ href: "/", label: "Aller à l’accueil" }]} />,
  );

test("the confirmation of an appointment shows time, address and a calendar file", () => {
  const html = render({
    appointment: {
      label: "mardi 24 novembre 2026, de 10 h à 11 h",
      work: "Essai routier, 1\u00a0h",
      address: ["118, rue des Trois Cantons Vieux", "L-8080 Bertrange"],
      icsHref: "/rendez-vous.ics?ref=abc",
    },
    location: { name: "Alzette Automobiles Bertrange", phone: "+352 20 00 01 01" },
  });
  expect(html).toContain("mardi 24 novembre 2026, de 10 h à 11 h");
  expect(html).toContain("118, rue des Trois Cantons Vieux, L-8080 Bertrange");
  expect(html).toContain("C’est confirmé\u00a0: Alzette Automobiles vous attend.");
  expect(html).not.toContain("vous répond");
  expect(html).toMatch(/<a href="\/rendez-vous\.ics\?ref=abc" download=""[^>]*>.*Ajouter à mon agenda/);
});

test("the confirmation of any other lead shows no appointment, and no email unless one is sent", () => {
  const html = render();
  expect(html).not.toContain("rendez-vous");
  expect(html).not.toContain("E-mail");
  expect(html).not.toContain("e-mail");
  expect(html).toContain("V7K3-2QFM");
  expect(html).toContain("Alzette Automobiles vous répond sous un jour ouvré.");
});
