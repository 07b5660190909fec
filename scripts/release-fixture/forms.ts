import { readFileSync } from "node:fs";
import type { LeadKindName } from "#domain/forms/index.ts";
import type { Site } from "../../tests/browser-support/sites/site.ts";
import { postForm, readForm } from "../../tests/reliability/lead-visitor.ts";

type Fields = Readonly<Record<string, string | File>>;

/** A form submitted by a visitor of the fixture; all persons are fictitious. */
export type SentForm = { readonly kind: LeadKindName; readonly path: string; readonly fields: Fields };

/** Paths of vehicles in the stock. */
export type Vehicles = { readonly bertrange: string; readonly niederkorn: string; readonly leased: string };

/** Number of the vehicle at a path. */
export const idOf = (path: string): string => /\/(\d+)-/.exec(path)?.[1] ?? "";

const messageAbout = (subject: string): string =>
  `Bonjour,\nà propos de ${subject} : « jusqu’à 20 000 € », est-ce possible ?`;

const CV = new File([readFileSync("tests/fixtures/uploads/cv-anais.pdf")], "CV d’Anaïs.pdf", {
  type: "application/pdf",
});

const PHOTO = new File([readFileSync("demo/group/content/assets/models/hatchback-grey.webp")], "voiture.webp", {
  type: "image/webp",
});

const HOME = { street: "1, rue de l’Alzette", postcode: "L-4011", town: "Esch-sur-Alzette", country: "LU" };

const TERMS = { duration: "36", mileage: "20000", deposit: "2 000" };

/** The first lead, ten days old in the backup: neither its mail nor its webhook arrives. */
export const undeliverable = ({ niederkorn }: Vehicles): SentForm => ({
  kind: "interest",
  path: `${niederkorn}/interessee`,
  fields: { message: messageAbout("la première voiture"), newsletter: "on" },
});

/** A form of each kind that a page in Luxembourg has. */
export const formsOfLuxembourg = ({ bertrange, leased }: Vehicles): readonly SentForm[] => [
  {
    kind: "interest",
    path: `${bertrange}/interessee`,
    fields: { newsletter: "on", message: messageAbout("la deuxième voiture") },
  },
  { kind: "test_drive", path: `${bertrange}/essai-routier`, fields: { driving_licence: "on" } },
  { kind: "favourites", path: `/stock/favoris/demande?ids=${idOf(bertrange)}.${idOf(leased)}`, fields: {} },
  {
    kind: "online_leasing",
    path: `${leased}/leasing-en-ligne`,
    fields: { ...HOME, ...TERMS, employment: "permanent" },
  },
  { kind: "model_contact", path: "/ford/models/puma/contact", fields: { message: messageAbout("la Puma") } },
  {
    kind: "model_test_drive",
    path: "/ford/models/puma/testdrive?concession=diekirch",
    fields: { driving_licence: "on" },
  },
  {
    kind: "lease_request",
    path: "/private-lease",
    fields: {
      customer: "business",
      company: "Boulangerie",
      model: "Kia EV3",
      duration: "48",
      yearly_mileage: "15000",
      deposit: "2500",
    },
  },
  {
    kind: "workshop_appointment",
    path: "/services/apres-vente?concession=niederkorn",
    fields: { work: "brakes", car: "Opel Corsa", plate: "AB 1234", mileage: "45 000", courtesy_car: "on" },
  },
  {
    kind: "tyre_appointment",
    path: "/formulaires/prise-de-rendez-vous-pneus-roues-esch",
    fields: { work: "wheels", plate: "CD 5678", car: "MG 4", stored: "on" },
  },
  {
    kind: "tyre_offer",
    path: "/formulaires/demande-offre-pneus",
    fields: { dimensions: "205/55 R16 91V", quantity: "2", season: "winter", budget: "premium" },
  },
  { kind: "contact", path: "/contact", fields: { topic: "invoice", message: messageAbout("ma facture") } },
  {
    kind: "fleet_request",
    path: "/entreprise/fleet-leasing",
    fields: { company: "Fiduciaire", need: "leasing", fleet_size: "5-14" },
  },
  {
    kind: "call_back",
    path: "/rappel",
    fields: { moment: "morning" },
  },
  { kind: "application", path: "/carrieres", fields: { department: "apprenticeship", cv: CV } },
];

/** The lead kind of other markets, whose pages use the same database. */
export const formOfOtherMarkets = ({ bertrange }: Vehicles): SentForm => ({
  kind: "trade_in",
  path: `${bertrange}/reprise`,
  fields: {
    make: "Renault",
    model: "Clio TCe 90",
    year: "2019",
    mileage: "61 500",
    fuel: "petrol",
    condition: "used",
    photo: PHOTO,
  },
});

/** A page with the one form that no page of the demo group has. */
export const CALL_BACK_PAGE = `
name: "Être rappelé"
title: "Être rappelé"
description: "Laissez votre numéro : nous vous appelons."
updated_at: "2026-11-20T08:00:00+01:00"
sections:
  - component: hero
    title: "Un conseiller vous rappelle"
  - component: form
    anchor: demande
    kind: call_back
    title: "Votre numéro, et un moment"
`;

const textOf = (html: string): string =>
  html
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

/**
 * Sends the form with the first free appointment. Each visitor has a separate email address, because confirmations per
 * recipient are limited.
 */
export const sendForm = async (site: Pick<Site, "url">, { kind, path, fields }: SentForm): Promise<void> => {
  const { token, slots } = await readForm(site, path);
  const body = new FormData();
  const person = {
    first_name: "Anaïs",
    last_name: "D’Hulst",
    email: `${kind.replaceAll("_", "-")}@exemple.lu`,
    phone: "621 123 456",
    preferred_contact: "email",
  };
  const slot = slots[0] === undefined ? {} : { slot: slots[0] };
  for (const [name, value] of Object.entries({ formulaire: token, ...person, ...slot, ...fields }))
    body.set(name, value);
  const { status, reference, html } = await postForm(site, { address: path, body });
  if (reference === null) throw new Error(`the form ${kind} at ${path} was answered with ${status}\n${textOf(html)}`);
};
