import { expect } from "vitest";
import { ANY_SLOT } from "./lead-form.ts";
import {
  FILES,
  follow,
  fromCar,
  fromPage,
  inDays,
  type LeadJourney,
  PERSON,
  PHONE,
  REACHED_BY_MAIL,
  REACHED_BY_PHONE,
} from "./lead-journey.ts";

const ABOUT_CARS: readonly LeadJourney[] = [
  {
    kind: "interest",
    goal: "asks for an offer for a car, and to be called",
    arrive: fromCar("location=bertrange&availability=available", "Demander une offre"),
    answers: {
      ...REACHED_BY_PHONE,
      preferred_contact: "phone",
      newsletter: true,
      message: "Est-elle visible samedi ?",
    },
    kept: PHONE,
    forgotten: "phone",
    told: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé.",
    thanks: "Votre demande est bien arrivée",
    place: "bertrange",
    to: "ventes.bertrange@alzette-automobiles.example",
  },
  {
    kind: "test_drive",
    goal: "books a test drive of a car where it stands",
    arrive: fromCar("location=niederkorn&availability=available", "Réserver un essai"),
    answers: { ...REACHED_BY_PHONE, slot: ANY_SLOT, driving_licence: true, salutation: "madame" },
    kept: PHONE,
    forgotten: "slot",
    told: "Choisissez un créneau parmi ceux qui sont libres.",
    thanks: "Votre demande d’essai est bien arrivée",
    place: "niederkorn",
    to: "ventes.niederkorn@alzette-automobiles.example",
    appointment: { calendar: "test_drive", title: "Essai routier" },
  },
  {
    kind: "online_leasing",
    goal: "applies for the lease of a car",
    arrive: fromCar("location=diekirch&availability=available&monthly-max=600", "Demander ce leasing en ligne"),
    answers: {
      ...REACHED_BY_PHONE,
      duration: "36",
      yearly_mileage: "20000",
      deposit: "3 000",
      street: "1, rue de l’Alzette",
      postcode: "L-4011",
      town: "Esch-sur-Alzette",
      country: "LU",
      employment: "permanent",
    },
    kept: { ...PHONE, deposit: "3000" },
    forgotten: "employment",
    told: "Choisissez votre situation : elle détermine les pièces que le loueur demande.",
    thanks: "Votre demande de leasing est bien arrivée",
    place: "diekirch",
    to: "ventes.diekirch@alzette-automobiles.example",
  },
  {
    kind: "favourites",
    goal: "sends favourites to an adviser",
    async arrive(page) {
      await page.goto("/stock?location=esch-sur-alzette&availability=available", { waitUntil: "networkidle" });
      await page.locator("article button[name=ajouter-favoris]").first().click();
      await expect
        .poll(() =>
          page
            .context()
            .cookies()
            .then((all) => all.some(({ name }) => name === "favoris")),
        )
        .toBe(true);
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Favoris/ })
        .click();
      await follow(page, "Envoyer à un conseiller");
    },
    answers: { ...REACHED_BY_MAIL, message: "Laquelle pour une famille ?" },
    forgotten: "email",
    told: "Indiquez votre adresse e-mail, pour recevoir notre réponse.",
    thanks: "Votre liste est bien arrivée",
    place: "esch-sur-alzette",
    to: "ventes.esch@alzette-automobiles.example",
  },
];

const ABOUT_MODELS: readonly LeadJourney[] = [
  {
    kind: "model_contact",
    goal: "asks something about a model",
    arrive: fromPage("/ford/models/puma", "Poser une question"),
    answers: { ...REACHED_BY_MAIL, message: "Quel délai pour la version électrique ?", salutation: "monsieur" },
    forgotten: "message",
    told: "Écrivez votre question en quelques mots.",
    thanks: "Votre question est bien arrivée",
    place: null,
    to: "accueil@alzette-automobiles.example",
  },
  {
    kind: "model_test_drive",
    goal: "books a test drive of a model at one of the places that sell it",
    arrive: fromPage("/ford/models/puma", "Réserver un essai", "Alzette Automobiles Diekirch"),
    answers: {
      ...REACHED_BY_PHONE,
      slot: ANY_SLOT,
      driving_licence: true,
      message: "La boîte automatique, si possible.",
    },
    kept: PHONE,
    forgotten: "driving_licence",
    told: "Cochez cette case : sans permis B valable, nous ne pouvons pas vous confier la voiture.",
    thanks: "Votre demande d’essai est bien arrivée",
    place: "diekirch",
    to: "ventes.diekirch@alzette-automobiles.example",
    appointment: { calendar: "test_drive", title: "Essai routier" },
  },
  {
    kind: "model_test_drive",
    goal: "books a test drive of a model named in the form",
    arrive: fromPage("/reserver-un-essai", "Alzette Automobiles Esch-sur-Alzette"),
    answers: { ...REACHED_BY_PHONE, model: "Suzuki Vitara", slot: ANY_SLOT, driving_licence: true },
    kept: PHONE,
    forgotten: "model",
    told: "Indiquez le modèle qui vous intéresse.",
    thanks: "Votre demande d’essai est bien arrivée",
    place: "esch-sur-alzette",
    to: "ventes.esch@alzette-automobiles.example",
    appointment: { calendar: "test_drive", title: "Essai routier" },
  },
  {
    kind: "lease_request",
    goal: "asks for a monthly amount for a company",
    arrive: fromPage("/private-lease"),
    answers: {
      ...REACHED_BY_MAIL,
      customer: "business",
      company: "Boulangerie Kieffer",
      model: "Kia EV3",
      deposit: "2500",
    },
    forgotten: "company",
    told: "Indiquez le nom de la société ou de l’activité pour laquelle vous demandez.",
    thanks: "Votre demande de leasing est bien arrivée",
    place: null,
    to: "accueil@alzette-automobiles.example",
  },
];

const ABOUT_WORK: readonly LeadJourney[] = [
  {
    kind: "workshop_appointment",
    goal: "brings a car to the workshop of a place chosen on the page",
    arrive: fromPage("/services/apres-vente", "Alzette Automobiles Niederkorn"),
    answers: {
      ...REACHED_BY_PHONE,
      work: "brakes",
      car: "Opel Corsa",
      plate: "AB 1234",
      mileage: "45 000",
      slot: ANY_SLOT,
      courtesy_car: true,
    },
    kept: { ...PHONE, mileage: "45000" },
    forgotten: "work",
    told: "Choisissez le travail à faire ; en cas de doute, prenez « Autre travail ».",
    thanks: "Votre demande de rendez-vous est bien arrivée",
    place: "niederkorn",
    to: "atelier.niederkorn@alzette-automobiles.example",
    appointment: { calendar: "workshop", title: "Rendez-vous à l’atelier" },
  },
  {
    kind: "tyre_appointment",
    goal: "has wheels changed at the place whose page it is",
    arrive: fromPage("/services/pneus-et-stockage", "Rendez-vous à Esch"),
    answers: { ...REACHED_BY_PHONE, work: "wheels", plate: "CD 5678", car: "MG 4", stored: true, slot: ANY_SLOT },
    kept: PHONE,
    forgotten: "plate",
    told: "Indiquez la plaque de la voiture, pour que nous préparions votre venue.",
    thanks: "Votre demande de rendez-vous est bien arrivée",
    place: "esch-sur-alzette",
    to: "atelier.esch@alzette-automobiles.example",
    appointment: { calendar: "tyres", title: "Rendez-vous pneus et roues" },
  },
  {
    kind: "tyre_offer",
    goal: "asks what tyres cost",
    arrive: fromPage("/services/pneus-et-stockage", "Demander un prix de pneus"),
    answers: { ...REACHED_BY_MAIL, dimensions: "205/55 R16 91V", quantity: "2", season: "winter", budget: "premium" },
    forgotten: "season",
    told: "Choisissez une saison.",
    thanks: "Votre demande d’offre est bien arrivée",
    place: null,
    to: "pieces.bertrange@alzette-automobiles.example",
  },
];

const ABOUT_THE_GROUP: readonly LeadJourney[] = [
  {
    kind: "contact",
    goal: "writes to the group",
    arrive: fromPage("/contact"),
    answers: {
      ...REACHED_BY_MAIL,
      topic: "invoice",
      message: "Ma facture porte une autre adresse.",
      salutation: "madame",
    },
    forgotten: "consent",
    told: "Cochez cette case : sans votre accord, nous ne pouvons pas traiter la demande.",
    thanks: "Votre message est bien arrivé",
    place: null,
    to: "accueil@alzette-automobiles.example",
  },
  {
    kind: "fleet_request",
    goal: "asks for several vehicles of a company",
    arrive: fromPage("/entreprise/fleet-leasing"),
    answers: {
      ...REACHED_BY_PHONE,
      company: "Kieffer S.à r.l.",
      need: "leasing",
      fleet_size: "5-14",
      delivery: inDays(60),
    },
    kept: PHONE,
    forgotten: "company",
    told: "Indiquez le nom de votre société.",
    thanks: "Votre demande est bien arrivée",
    place: "bertrange",
    to: "entreprises.bertrange@alzette-automobiles.example",
  },
  {
    kind: "application",
    goal: "applies for a post that is open",
    async arrive(page) {
      await page.goto("/carrieres");
      await page.locator("a.card-link[href^='/carrieres/']", { hasText: "Mécanicien automobile" }).click();
      await follow(page, "Postuler en ligne");
    },
    answers: { ...PERSON, availability: "one_month", cv: FILES.document },
    kept: { cv: "cv-anais.pdf" },
    forgotten: "last_name",
    told: "Indiquez votre nom.",
    thanks: "Votre candidature est bien arrivée",
    place: "bertrange",
    to: "carrieres@alzette-automobiles.example",
  },
  {
    kind: "application",
    goal: "offers to work for the group in any place",
    arrive: fromPage("/carrieres"),
    answers: { ...PERSON, department: "apprenticeship", site: "Diekirch ou Bertrange", cv: FILES.document },
    kept: { cv: "cv-anais.pdf" },
    forgotten: "cv",
    told: "Joignez votre CV : c’est lui que nous lisons d’abord.",
    thanks: "Votre candidature est bien arrivée",
    place: null,
    to: "carrieres@alzette-automobiles.example",
  },
];

/** Every kind of request of Luxembourg that a page of the demo group asks for, and every way to it. */
export const LEAD_JOURNEYS: readonly LeadJourney[] = [
  ...ABOUT_CARS,
  ...ABOUT_MODELS,
  ...ABOUT_WORK,
  ...ABOUT_THE_GROUP,
];
