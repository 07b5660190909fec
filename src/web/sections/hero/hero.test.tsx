import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { buildView } from "../../../../tests/builders/live-sections.ts";
import { SECTION_IMAGE } from "../../../../tests/builders/static-section.tsx";
import { Hero, type HeroView } from "./hero.tsx";

const render = async (fields: object): Promise<string> => {
  const view = await buildView<HeroView>({ component: "hero", title: "Que cherchez-vous ?", ...fields });
  const Stub = createRoutesStub([{ path: "*", Component: () => view && <Hero view={view} /> }]);
  return renderToStaticMarkup(<Stub />);
};

test("has the page's heading, its text, picture and buttons", async () => {
  const html = await render({
    eyebrow: "Neuf et occasion",
    text: "Décrivez votre voiture.",
    image: SECTION_IMAGE,
    buttons: [{ label: "Voir le stock", link: "/stock" }],
  });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.replaceAll(/<[^>]+>/g, "")).toContain("Que cherchez-vous");
  expect(html).toContain("Décrivez votre voiture.");
  expect(html).toContain(`alt="${SECTION_IMAGE.alt}"`);
  expect(html).toContain('href="/stock"');
});

test("searches the stock where the editor wants it to, without scripts too", async () => {
  const search = { label: "Rechercher", hint: "Break hybride", submit: "Voir les véhicules" };
  const html = await render({ variant: "showroom", search });
  expect(html).toMatch(/<form [^>]*action="\/stock"/);
  expect(html).toContain('name="q"');
  expect(await render({ variant: "showroom" })).not.toContain("<form");
});
