import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { readPages } from "./site-with-settings.ts";

const call = (...buttons: readonly string[]): string =>
  `  - component: call_to_action\n    title: "Boutons"\n    buttons:\n${buttons.map((button) => `      - { ${button} }\n`).join("")}`;

const PAGE = `name: "Éléments"
title: "Éléments"
description: "Une page avec des éléments de contenu."
updated_at: "2026-11-16T08:00:00Z"
sections:
  - component: hero
    eyebrow: "Neuf et occasion"
    title: "Les éléments"
    text: "Ce que l’éditeur a écrit."
    buttons: [{ label: "Voir le stock", link: /stock }]
  - component: grid
    title: "La grille"
    columns: 2
    items:
      - { title: "Première case", link: { label: "Lire la suite", link: /faq } }
      - { title: "Deuxième case" }
  - component: text
    text: !markdown |
      ## Un titre

      Du **gras**, de l’*italique* et [un lien](/faq).

      - une ligne
${call('label: "Primaire", link: /faq, icon: phone', 'label: "Secondaire", variant: secondary, link: /faq, icon: phone, icon_position: end')}
${call('label: "Tertiaire", variant: tertiary, link: /faq, full_width: true', 'label: "Fantôme", variant: ghost, link: /faq, on_dark: true')}
${call('label: "Inactif", link: /faq, disabled: true', 'label: "Sans but"', 'label: "Rendez-vous", link: /faq, plugins: [{ type: appointment, location: bertrange }]')}
`;

let site: Site;
let page: HTMLElement;

beforeAll(async () => {
  site = await startSite({
    writeContent: (contentDir) => {
      writeSmallContent(contentDir);
      writeFileSync(join(contentDir, "elements.yaml"), PAGE);
    },
  });
  page = await readPages(site.url)("/elements");
});

afterAll(() => site?.dispose());

const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.text ?? "").replaceAll(/[\s\u00a0\u202f]+/gu, " ").trim();

const buttonOf = (label: string): HTMLElement | undefined =>
  page.querySelectorAll("main .btn").find((button) => textOf(button) === label);

test("a hero has the page's heading, its text and its button", () => {
  expect(page.querySelectorAll("h1").map(textOf)).toEqual(["Les éléments"]);
  expect(textOf(page.querySelector("main"))).toContain("Ce que l’éditeur a écrit.");
  expect(buttonOf("Voir le stock")?.getAttribute("href")).toBe("/stock");
});

test("a grid has its columns, items and their links", () => {
  const items = page.querySelectorAll(".grid-items.grid-2 h3").map(textOf);
  expect(items).toEqual(["Première case", "Deuxième case"]);
  expect(page.querySelector('.grid-items a[href="/faq"]')?.text).toContain("Lire la suite");
});

test("a text has its headings, marks, links and lists", () => {
  const textAt = (selector: string) => page.querySelectorAll(`main ${selector}`).map(textOf);
  expect(textAt("h2")).toContain("Un titre");
  expect(textAt("strong")).toContain("gras");
  expect(textAt("em")).toContain("italique");
  expect(textAt('p a[href="/faq"]')).toContain("un lien");
  expect(textAt("ul li")).toContain("une ligne");
});

test.each([
  ["Primaire", "btn-primary"],
  ["Secondaire", "btn-secondary"],
  ["Tertiaire", "btn-tertiary"],
  ["Tertiaire", "btn-full"],
  ["Fantôme", "btn-ghost"],
  ["Fantôme", "btn-on-dark"],
])("the button %s is a link with the style %s", (label, className) => {
  const button = buttonOf(label);
  expect([button?.tagName, button?.getAttribute("href")]).toEqual(["A", "/faq"]);
  expect(button?.classList.contains(className)).toBe(true);
});

test("the icon of a button stands before or after its label", () => {
  const parts = (label: string) => buttonOf(label)?.children.map(({ tagName }) => tagName);
  expect(parts("Primaire")).toEqual(["SVG", "SPAN"]);
  expect(parts("Secondaire")).toEqual(["SPAN", "SVG"]);
  expect(parts("Tertiaire")).toEqual(["SPAN"]);
});

test("a button is no link that is disabled, has no target or has the appointment plugin", () => {
  for (const label of ["Inactif", "Sans but", "Rendez-vous"])
    expect([label, buttonOf(label)?.tagName]).toEqual([label, "BUTTON"]);
  expect(buttonOf("Inactif")?.hasAttribute("disabled")).toBe(true);
});
