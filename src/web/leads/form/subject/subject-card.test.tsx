import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LeadLocation, LeadSubject, VehicleSnapshot } from "#domain/leads/index.ts";
import { PUMA_SUBJECT } from "../../../../../tests/builders/puma-subject.ts";
import { SubjectCard, type SubjectCardProps } from "./subject-card.tsx";
import { subjectView } from "../form-view.server.ts";

const { type: _type, location: _location, ...puma } = PUMA_SUBJECT;
const kuga: VehicleSnapshot = { ...puma, id: 13, title: "Ford Kuga", trim: null, price: null };
const bertrange: LeadLocation = { slug: "bertrange", name: "Alzette Automobiles Bertrange", phone: "+352 20 00 01 01" };

const render = (subject: LeadSubject, more: Partial<SubjectCardProps> = {}): string => {
  const view = subjectView(subject);
  return view === null ? "" : renderToStaticMarkup(<SubjectCard subject={view} {...more} />);
};

test("a vehicle has its title, its price and the phone number of its location", () => {
  const html = render(PUMA_SUBJECT, { href: "/stock/12" });
  for (const text of ["Votre demande concerne", "ST-Line", "24\u202f990", "TTC", "A-12", "Bertrange"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('<a href="/stock/12" class="link">Ford Puma</a>');
  expect(html).toContain('href="tel:+35220000101"');
});

test("a list shows its vehicles and their number, and links those that have a page", () => {
  const html = render(
    { type: "vehicles", slug: "12.13", vehicles: [puma, kuga], location: null },
    { vehicleLinks: [{ id: 13, href: "/stock/13", picture: <i /> }] },
  );
  expect(html).toContain('aria-label="Votre demande concerne 2\u00a0véhicules"');
  expect(html).toContain("Ford Puma");
  expect(html).toContain('<a href="/stock/13" class="link">Ford Kuga</a>');
  expect(html).toContain("Prix sur demande");
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).not.toContain("tel:");
});

test("a model and a vacancy have their titles under different headings", () => {
  const named = { slug: "x", title: "Ford Puma", location: bertrange };
  expect(render({ type: "model", brand: "ford", ...named })).toContain("Votre demande concerne");
  expect(render({ type: "vacancy", ...named })).toContain("Vous postulez pour");
  expect(render({ type: "vacancy", ...named })).toContain("Ford Puma");
});

test("a location is named once", () => {
  const html = render({ type: "place", slug: "bertrange", location: bertrange });
  expect(html.match(/Alzette Automobiles Bertrange/g)).toHaveLength(1);
  expect(html).toContain("Votre demande est adressée à");
});

test("a form without a subject has no card", () => {
  expect(subjectView(null)).toBeNull();
});
