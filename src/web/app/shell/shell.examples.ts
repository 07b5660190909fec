import { EMPTY_SHELL } from "#domain/content/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import type { ShellInput } from "./shell-view.ts";

/** A group without pages and without locations. */
export const SHELL_INPUT: ShellInput = {
  shell: EMPTY_SHELL,
  consent: { version: 1, months: 6, purposes: [] },
  scripts: [],
  groupName: "Garage Exemple",
  logo: null,
  homeHref: "/",
  lists: { favourites: "/stock/favoris", compare: "/stock/comparer", change: "/listes" },
  locations: [],
  count: () => 128,
  paths: createPaths(FRENCH_SEGMENTS),
  now: new Date("2026-11-20T10:00:00Z"),
  timeZone: "Europe/Luxembourg",
  mediaHosts: [],
  social: [],
  stickyContact: {
    label: "Nous contacter",
    link: "/contact",
    appointment: "/services/apres-vente#rendez-vous",
  },
  phone: "+33 1 99 00 00 00",
};
