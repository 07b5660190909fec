import { parse, type HTMLElement } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { shellSchema } from "#domain/content/index.ts";
import { buildShellView } from "./shell-view.ts";
import { SHELL_INPUT } from "./shell.examples.ts";
import { SiteShell } from "./site-shell.tsx";

const shell = shellSchema.parse({
  top_bar: { text: "Ouvert samedi", links: [{ label: "Nos sites", link: "/concessions" }] },
  toast: { text: "Fermé le 26 décembre", link: { label: "Horaires", link: "/concessions" } },
  navigation: [
    { label: "Véhicules", items: [{ label: "Stock", link: "/stock", description: "Neuf et occasion" }] },
    { label: "Actualités", link: "/news" },
  ],
  footer: {
    claim: "Depuis 1962",
    columns: [{ title: "Services", links: [{ label: "Financement", link: "/services/financement" }] }],
    legal_links: [{ label: "Mentions légales", link: "/mentions-legales" }],
    legal_text: "Groupe fictif",
  },
});

const view = buildShellView({ ...SHELL_INPUT, shell, count: () => 0 });

const renderAt = (path: string): HTMLElement => {
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <SiteShell view={view} lists={null}>
          {<main id="contenu">La page</main>}
        </SiteShell>
      ),
    },
  ]);
  return parse(renderToStaticMarkup(<Stub initialEntries={[path]} />));
};

const page = renderAt("/stock");

const linksIn = (selector: string): readonly string[] =>
  page.querySelectorAll(`${selector} a`).map((link) => `${link.text.trim()} ${link.getAttribute("href")}`);

test("every page stands between one header and one footer", () => {
  const landmarks = page.querySelectorAll("header, main, footer").map(({ tagName }) => tagName);
  expect(landmarks).toEqual(["HEADER", "MAIN", "FOOTER"]);
  expect(page.querySelector("header .header-home")?.getAttribute("href")).toBe("/");
  expect(page.querySelector("footer")?.text).toContain("Depuis 1962");
  expect(page.querySelector("footer")?.text).toContain("Groupe fictif");
  expect(linksIn("footer")).toEqual(["Financement /services/financement", "Mentions légales /mentions-legales"]);
});

test("the bar above the header has its text and links", () => {
  expect(page.querySelector("header .top-bar p")?.text).toBe("Ouvert samedi");
  expect(linksIn("header .top-bar")).toEqual(["Nos sites /concessions"]);
});

test("menus of the navigation open without scripts, one at a time, and mark the current page", () => {
  const menu = page.querySelector("header nav details");
  expect(menu?.getAttribute("name")).toBe("navigation");
  expect(menu?.querySelector("summary")?.text).toBe("Véhicules");
  const item = menu?.querySelector("a");
  expect([item?.getAttribute("href"), item?.getAttribute("aria-current")]).toEqual(["/stock", "page"]);
  expect(item?.text).toContain("Neuf et occasion");
  expect(page.querySelector('header nav a[href="/news"]')?.getAttribute("aria-current")).toBeUndefined();
});

test("an announcement stands above the page, with its link", () => {
  const toast = page.querySelector("aside.site-toast");
  expect(toast?.text).toContain("Fermé le 26 décembre");
  expect(toast?.querySelector("a")?.getAttribute("href")).toBe("/concessions");
});

test("the contact link of the settings is in the header, except on its own page", () => {
  const contact = page.querySelector("header .header-contact");
  expect([contact?.text, contact?.getAttribute("href")]).toEqual(["Nous contacter", "/contact"]);
  expect(renderAt("/contact").querySelector("header .header-contact")).toBeNull();
});
