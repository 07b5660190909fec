import { openPage } from "../hydration.ts";
import {
  ANY_SLOT,
  FILES,
  follow,
  fromVehicle,
  fromPage,
  inDays,
  type LeadJourney,
  PERSON,
  PHONE,
  REACHED_BY_MAIL,
  REACHED_BY_PHONE,
} from "./lead-journey.ts";

const ABOUT_VEHICLES: readonly LeadJourney[] = [
  {
    kind: "interest",
    goal: "requests an offer for a vehicle by phone",
    ...fromVehicle("location=bertrange&availability=available", "Demander une offre"),
    answers: {
      ...REACHED_BY_PHONE,
      preferred_contact: "phone",
      newsletter: true,
      message: "Est-elle visible samedi ?",
    },
    saved: PHONE,
    omitted: "phone",
    message: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé.",
    thanks: "Votre demande est bien arrivée",
    location: "bertrange",
    to: "vente.bertrange@alzette-automobiles.example",
  },
  {
    kind: "question",
    goal: "asks a question about a vehicle",
    ...fromVehicle("location=bertrange&availability=available", "Poser une question"),
    answers: {
      message: "A-t-elle un attelage ?",
      name: "Anaïs D’Hulst",
      preferred_contact: "email",
      email: PERSON.email,
    },
    omitted: "message",
    message: "Écrivez votre question en quelques mots.",
    thanks: "Votre question est bien arrivée",
    location: "bertrange",
    to: "vente.bertrange@alzette-automobiles.example",
  },
  {
    kind: "test_drive",
    goal: "books a test drive of a vehicle at its location",
    ...fromVehicle("location=niederkorn&availability=available", "Réserver un essai"),
    answers: { ...REACHED_BY_PHONE, slot: ANY_SLOT, driving_licence: true, salutation: "madame" },
    saved: PHONE,
    omitted: "slot",
    message: "Choisissez un créneau parmi ceux qui sont libres.",
    thanks: "Votre essai est réservé",
    location: "niederkorn",
    to: "vente.niederkorn@alzette-automobiles.example",
    appointment: { calendar: "test_drive", title: "Essai routier" },
  },
  {
    kind: "favourites",
    goal: "sends favourites to an adviser",
    async arrive(page) {
      await openPage(page, "/stock?location=esch-sur-alzette&availability=available");
      await page
        .getByRole("checkbox", { name: /en favori$/ })
        .or(page.getByRole("button", { name: /en favori$/ }))
        .first()
        .click();
      await page.waitForFunction(() => document.cookie.includes("favoris="));
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Favoris/ })
        .click();
      await follow(page, "Envoyer à un conseiller");
    },
    // Its visitor has the favourite's cookie.
    route: { start: "/stock/favoris", links: ["Envoyer à un conseiller"] },
    answers: { ...REACHED_BY_MAIL, message: "Laquelle pour une famille ?" },
    omitted: "email",
    message: "Indiquez votre adresse e-mail, pour recevoir notre réponse.",
    thanks: "Votre liste est bien arrivée",
    location: "esch-sur-alzette",
    to: "vente.esch@alzette-automobiles.example",
  },
];

const ABOUT_MODELS: readonly LeadJourney[] = [
  {
    kind: "model_contact",
    goal: "asks a question about a model",
    ...fromPage("/ford/models/puma", "Poser une question"),
    answers: { ...REACHED_BY_MAIL, message: "Quel délai pour la version électrique ?", salutation: "monsieur" },
    omitted: "message",
    message: "Écrivez votre question en quelques mots.",
    thanks: "Votre question est bien arrivée",
    location: null,
    to: "accueil@alzette-automobiles.example",
  },
  {
    kind: "model_test_drive",
    goal: "books a test drive of a model at one of the locations that sell it",
    ...fromPage("/ford/models/puma", "Réserver un essai", "Alzette Automobiles Diekirch"),
    answers: {
      ...REACHED_BY_PHONE,
      slot: ANY_SLOT,
      driving_licence: true,
      message: "La boîte automatique, si possible.",
    },
    saved: PHONE,
    omitted: "driving_licence",
    message: "Cochez cette case : sans permis B valable, nous ne pouvons pas vous confier la voiture.",
    thanks: "Votre essai est réservé",
    location: "diekirch",
    to: "vente.diekirch@alzette-automobiles.example",
    appointment: { calendar: "test_drive", title: "Essai routier" },
  },
  {
    kind: "model_test_drive",
    goal: "books a test drive of a model named in the form",
    ...fromPage("/reserver-un-essai", "Alzette Automobiles Esch-sur-Alzette"),
    answers: { ...REACHED_BY_PHONE, model: "Suzuki Vitara", slot: ANY_SLOT, driving_licence: true },
    saved: PHONE,
    omitted: "model",
    message: "Indiquez le modèle qui vous intéresse.",
    thanks: "Votre essai est réservé",
    location: "esch-sur-alzette",
    to: "vente.esch@alzette-automobiles.example",
    appointment: { calendar: "test_drive", title: "Essai routier" },
  },
  {
    kind: "lease_request",
    goal: "requests a monthly rate for a company",
    ...fromPage("/private-lease"),
    answers: {
      ...REACHED_BY_MAIL,
      customer: "business",
      company: "Boulangerie Kieffer",
      model: "Kia EV3",
      deposit: "2500",
    },
    omitted: "company",
    message: "Indiquez le nom de la société ou de l’activité pour laquelle vous demandez.",
    thanks: "Votre demande de leasing est bien arrivée",
    location: null,
    to: "accueil@alzette-automobiles.example",
  },
];

const ABOUT_WORK: readonly LeadJourney[] = [
  {
    kind: "workshop_appointment",
    goal: "books the workshop of a location chosen on the page",
    ...fromPage("/services/apres-vente", "Alzette Automobiles Niederkorn"),
    answers: {
      ...REACHED_BY_PHONE,
      work: "brakes",
      car: "Opel Corsa",
      plate: "AB 1234",
      mileage: "45 000",
      slot: ANY_SLOT,
      courtesy_car: true,
    },
    saved: { ...PHONE, mileage: "45000" },
    omitted: "work",
    message: "Choisissez le travail à faire ; en cas de doute, prenez « Autre travail ».",
    thanks: "Votre rendez-vous est réservé",
    location: "niederkorn",
    to: "atelier.niederkorn@alzette-automobiles.example",
    appointment: { calendar: "workshop", title: "Freins", priceCents: 21_900 },
  },
  {
    kind: "tyre_appointment",
    goal: "books a wheel change at the location of the page",
    ...fromPage("/services/pneus-et-stockage", "Rendez-vous à Esch"),
    answers: { ...REACHED_BY_PHONE, work: "wheels", plate: "CD 5678", car: "MG 4", stored: true, slot: ANY_SLOT },
    saved: PHONE,
    omitted: "plate",
    message: "Indiquez la plaque de la voiture, pour que nous préparions votre venue.",
    thanks: "Votre rendez-vous est réservé",
    location: "esch-sur-alzette",
    to: "atelier.esch@alzette-automobiles.example",
    appointment: { calendar: "tyres", title: "Changer quatre roues complètes", priceCents: 4900 },
  },
  {
    kind: "tyre_offer",
    goal: "requests a price for tyres",
    ...fromPage("/services/pneus-et-stockage", "Demander un prix de pneus"),
    answers: { ...REACHED_BY_MAIL, dimensions: "205/55 R16 91V", quantity: "2", season: "winter", budget: "premium" },
    omitted: "season",
    message: "Choisissez une saison.",
    thanks: "Votre demande d’offre est bien arrivée",
    location: null,
    to: "pieces.bertrange@alzette-automobiles.example",
  },
];

const ABOUT_THE_GROUP: readonly LeadJourney[] = [
  {
    kind: "contact",
    goal: "writes to the group",
    ...fromPage("/contact"),
    answers: {
      ...REACHED_BY_MAIL,
      topic: "invoice",
      message: "Ma facture porte une autre adresse.",
      salutation: "madame",
    },
    omitted: "topic",
    message: "Choisissez un sujet, pour que votre message arrive au bon endroit.",
    thanks: "Votre message est bien arrivé",
    location: null,
    to: "accueil@alzette-automobiles.example",
  },
  {
    kind: "fleet_request",
    goal: "requests several vehicles for a company",
    ...fromPage("/entreprise/fleet-leasing"),
    answers: {
      ...REACHED_BY_PHONE,
      company: "Kieffer S.à r.l.",
      need: "leasing",
      fleet_size: "5-14",
      delivery: inDays(60),
    },
    saved: PHONE,
    omitted: "company",
    message: "Indiquez le nom de votre société.",
    thanks: "Votre demande est bien arrivée",
    location: "bertrange",
    to: "entreprises.bertrange@alzette-automobiles.example",
  },
  {
    kind: "car_sale",
    goal: "offers a car for sale",
    async arrive(page) {
      await openPage(page, "/faq");
      await page.getByText("Reprenez-vous ma voiture si je n’en achète pas chez vous").click();
      await follow(page, "décrivez-la");
    },
    route: { start: "/faq", links: ["décrivez-la"] },
    answers: {
      ...REACHED_BY_MAIL,
      make: "Renault",
      model: "Clio TCe 90",
      year: "2019",
      mileage: "61 500",
      fuel: "petrol",
      condition: "used",
      photo: FILES.picture,
    },
    saved: { mileage: "61500", photo: "hatchback-grey.webp" },
    omitted: "condition",
    message: "Choisissez l’état qui s’en approche le plus.",
    thanks: "Votre voiture nous est bien proposée",
    location: null,
    to: "accueil@alzette-automobiles.example",
  },
  {
    kind: "application",
    goal: "applies for an open position",
    async arrive(page) {
      await openPage(page, "/carrieres");
      await page.locator("a.card-link[href^='/carrieres/']", { hasText: "Mécanicien automobile" }).click();
      await follow(page, "Postuler en ligne");
    },
    route: { start: "/carrieres", links: [/^\/carrieres\/mecanicien/, "Postuler en ligne"] },
    answers: { ...PERSON, availability: "one_month", cv: FILES.document },
    saved: { cv: "cv-anais.pdf" },
    omitted: "last_name",
    message: "Indiquez votre nom.",
    thanks: "Votre candidature est bien arrivée",
    location: "bertrange",
    to: "carrieres@alzette-automobiles.example",
  },
  {
    kind: "application",
    goal: "applies without an open position",
    ...fromPage("/carrieres"),
    answers: { ...PERSON, department: "apprenticeship", site: "Diekirch ou Bertrange", cv: FILES.document },
    saved: { cv: "cv-anais.pdf" },
    omitted: "cv",
    message: "Joignez votre CV : c’est lui que nous lisons d’abord.",
    thanks: "Votre candidature est bien arrivée",
    location: null,
    to: "carrieres@alzette-automobiles.example",
  },
];

/** Every kind of lead that a page of the demo group in Luxembourg has a form for, and every path to the form. */
export const LEAD_JOURNEYS: readonly LeadJourney[] = [
  ...ABOUT_VEHICLES,
  ...ABOUT_MODELS,
  ...ABOUT_WORK,
  ...ABOUT_THE_GROUP,
];
