// The tables are data: French, and what neighbours add to it in German and English.

import { COUNTRIES } from "../../countries/index.ts";

/** Allowed between the words of a phrase and before a number. */
export const LINK_WORDS: ReadonlySet<string> = new Set("de du des d la le l les a au aux en un une par".split(" "));

/** Phrases that say nothing about the vehicle. */
export const STOP_PHRASES: readonly string[] = [
  ...Object.values(COUNTRIES).map(({ searchedAs }) => searchedAs),
  "de, du, des, d, la, le, l, les, a, au, aux, en, un, une, et, ou, avec, pour, dans, sur, chez, qui, que, est, sont",
  "je, j, me, moi, m, on, nous, vous, il, elle, ce, cet, cette, c, qu, y, ai, ma, mon, mes, notre, nos, votre, vos",
  "cherche, recherche, cherchons, recherchons, chercher, rechercher, voudrais, voudrai, veux, veut, souhaite, voulons",
  "souhaiterais, aimerais, aimerait, besoin, envie, trouver, trouvez, montrez, voir, acheter, achat, achète, achèterais",
  "bonjour, bonsoir, salut, merci, svp, s il vous plaît, s il te plaît, stp",
  "voiture, véhicule, bagnole, autos, automobile, une auto, mon auto, modèle, marque, couleur, carburant, moteur",
  "motorisation, carrosserie, annonce, offre, vente, à vendre, vendre, stock, en stock, concession, garage, équipement",
  "équipé, équipée, doté, dotée, muni, munie, option, ayant, possédant, avoir, ait, type, genre, sorte, catégorie",
  "ma famille, notre famille, la famille, famille, toute la famille, ma femme, mon mari, mes enfants, mon entreprise",
  "prix, budget, tout, toute, tous, toutes, janvier, février, mars, avril, mai, juin, juillet, août, septembre",
  "jeune conducteur, jeune conductrice, jeunes conducteurs, jeune permis, premier véhicule, première voiture, permis, étudiant, étudiante, débutant, débutante",
  "der, das, den, dem, ein, eine, einen, einem, und, oder, mit, für, im, ich, wir, suche, suchen, kaufen, möchte, wagen, pkw",
  "fahrzeug, fahrzeuge, ein auto, bitte, hallo, guten tag, danke, fahranfänger, moien, in, the, and, with, for, car, cars, vehicle",
  "vehicles, want, need, looking for, looking, buy, please, hello, young driver, first car, family, my family",
  "octobre, novembre, décembre, bon, bonne, beau, belle, joli, jolie, bon état, bel, très, plutôt, assez, si possible, idéalement, de préférence",
];

/** French words that resemble a name or a topic word and are never corrected to it. */
export const NEVER_CORRECTED: readonly string[] = [
  "fort, forte, mode, gros, grosse, grand, grande, petit, petite, mais, moi, toi, lui, leur, elle, notre, votre, porte",
  "quoi, quel, quelle, tout, toute, tous, rien, sans, sauf, hors, plus, moins, fait, faire, aller, jour, mois, année",
  "ville, route, chien, chat, sport, sportif, sportive, premier, dernier, nouveau, nouvelle, classe, série, jeune",
  "conducteur, permis, rouler, roule, conduire, porter, payer, louer, vivre, style, blues, titre, pièce, place",
];
