// Kinds of leads that no page of the demo group in Luxembourg has a form for.

import type { Page } from "@playwright/test";
import { requiredMessage } from "#application/strings/forms/field-messages.ts";
import { fieldStrings, leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import type { LeadKind } from "#domain/forms/index.ts";
import {
  FILES,
  fromVehicle,
  fromPage,
  inDays,
  type LeadJourney,
  PERSON,
  PHONE,
  REACHED_BY_MAIL,
  REACHED_BY_PHONE,
} from "./lead-journey.ts";

/** `path` is that of a page with the form. */
export const callBackJourney = (path: string): LeadJourney => ({
  kind: "call_back",
  goal: "requests a call",
  ...fromPage(path),
  answers: { first_name: "Anaïs", last_name: "D’Hulst", phone: "+33 6 12 34 56 78", moment: "morning", day: inDays(3) },
  saved: { phone: "+33612345678" },
  omitted: "phone",
  message: "Indiquez le numéro auquel nous pouvons vous appeler.",
  thanks: "Nous vous rappelons",
  location: null,
  to: "accueil@alzette-automobiles.example",
});

/** A kind without an appointment on a page of its own; without its last required field at first. */
export const plainJourney = (kind: LeadKind, path: string): LeadJourney => {
  const required = kind.fields.filter((field) => field.required === true);
  const omitted = required.at(-1);
  if (omitted === undefined) throw new Error(`${kind.name} has no required field`);
  const strings = leadKindStrings(kind);
  return {
    kind: kind.name as LeadJourney["kind"],
    goal: `sends the form ${kind.name}`,
    ...fromPage(path),
    answers: required.some(({ name }) => name === "email") ? { email: PERSON.email } : {},
    omitted: omitted.name,
    message: readable(requiredMessage(omitted, fieldStrings(strings, omitted.name))),
    thanks: readable(strings.thanks.title),
    location: null,
    to: "accueil@alzette-automobiles.example",
  };
};

/** With plain spaces, as tests read a page. */
const readable = (text: string): string => text.replaceAll(/\s/g, " ");

/** Below a vehicle the same kind has steps. `path` is that of a page with the form, for Diekirch. */
export const onlineLeasingJourney = (path: string): LeadJourney => ({
  kind: "online_leasing",
  goal: "applies for the lease of a model",
  ...fromPage(path),
  answers: {
    ...REACHED_BY_PHONE,
    model: "Ford Puma",
    duration: "36",
    yearly_mileage: "20000",
    deposit: "3 000",
    street: "1, rue de l’Alzette",
    postcode: "L-4011",
    town: "Esch-sur-Alzette",
    country: "LU",
    employment: "permanent",
  },
  saved: { ...PHONE, deposit: "3000", postcode: "4011" },
  omitted: "employment",
  message: "Choisissez votre situation : elle détermine les pièces que le loueur demande.",
  thanks: "Votre demande de leasing est bien arrivée",
  location: "diekirch",
  to: "vente.diekirch@alzette-automobiles.example",
});

/** Answers the questions about the vehicle, which are a form of their own. */
const describeCar = async (page: Page, car: Readonly<Record<"make" | "model" | "year" | "mileage", string>>) => {
  const form = page.getByRole("form", { name: "Votre voiture" });
  await form.getByLabel("Marque et modèle").fill(`${car.make} ${car.model} essence`);
  await form.getByLabel("Année").fill(car.year);
  await form.getByLabel("Kilométrage").fill(car.mileage);
  await form.getByRole("button", { name: "Voir la fourchette" }).click();
  await page.waitForURL(/\?car=/);
};

const ESPACE = { make: "Renault", model: "Espace TCe 225", year: "2019", mileage: "61 500" };
const PUMA = { make: "Ford", model: "Puma ST-Line", year: "2021", mileage: "65 000" };

const FROM_A_VEHICLE = fromVehicle("location=bertrange&availability=available", "Faire reprendre ma voiture");

const FROM_HOME = fromPage("/", "Voir la fourchette");

/** Journeys of the markets outside Luxembourg: without enough comparable vehicles, and with a provisional price. */
export const TRADE_IN_JOURNEYS: readonly LeadJourney[] = [
  {
    kind: "trade_in",
    goal: "requests a trade-in price from a vehicle",
    async arrive(page) {
      await FROM_A_VEHICLE.arrive(page);
      await describeCar(page, ESPACE);
      await page.getByRole("heading", { name: "Pas de fourchette en ligne pour cette voiture" }).waitFor();
    },
    route: { ...FROM_A_VEHICLE.route, query: { ...ESPACE, fuel: "petrol", condition: "used" } },
    answers: { ...REACHED_BY_MAIL, photo: FILES.picture },
    saved: { ...ESPACE, mileage: "61500", fuel: "petrol", condition: "used", photo: "hatchback-grey.webp" },
    omitted: "first_name",
    message: "Indiquez votre prénom.",
    thanks: "Votre demande d’estimation est bien arrivée",
    location: "bertrange",
    to: "accueil@alzette-automobiles.example",
  },
  {
    kind: "trade_in",
    goal: "sees a provisional trade-in price and requests one, from the home page",
    async arrive(page) {
      await FROM_HOME.arrive(page);
      await describeCar(page, PUMA);
      await page.locator(".estimate-amount", { hasText: /^[\d\s]+ à [\d\s]+€$/u }).waitFor();
    },
    route: { ...FROM_HOME.route, query: { ...PUMA, fuel: "petrol", condition: "used" } },
    answers: { ...REACHED_BY_MAIL, photo_detail: FILES.picture },
    saved: { ...PUMA, mileage: "65000", fuel: "petrol", condition: "used", photo_detail: "hatchback-grey.webp" },
    omitted: "last_name",
    message: "Indiquez votre nom.",
    thanks: "Votre demande d’estimation est bien arrivée",
    isEstimated: true,
    location: null,
    to: "accueil@alzette-automobiles.example",
  },
];
