import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PAGE_ERROR_KINDS } from "#domain/shared/index.ts";
import { exampleCard } from "../../vehicle/card/vehicle-card.examples.tsx";
import { ErrorPage } from "./error-page.tsx";

const render = (props: Partial<ComponentProps<typeof ErrorPage>> & Pick<ComponentProps<typeof ErrorPage>, "kind">) => {
  const Component = () => <ErrorPage hrefs={{ home: "/", stock: "/stock" }} {...props} />;
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Stub />);
};

test("marks the main element with its kind, with one heading and one link", () => {
  for (const kind of PAGE_ERROR_KINDS) {
    const html = render({ kind });
    expect(html).toContain(`data-error-type="${kind}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<a /g)).toHaveLength(1);
  }
});

test("links a missing vehicle to the stock", () => {
  const html = render({ kind: "vehicle-not-found" });
  expect(html).toContain('href="/stock"');
});

test("names a sold vehicle and lists similar ones with the reason", () => {
  const sold = {
    action: { href: "/stock", label: "Voir notre stock" },
    title: "Ce véhicule est vendu",
    text: "Ford Puma ST-Line a trouvé preneur.",
    href: null,
    similar: [{ card: exampleCard, similarity: "Même modèle, prix proche" }],
  };
  const html = render({ kind: "vehicle-not-found", sold });
  expect(html).toContain("Ford Puma ST-Line a trouvé preneur.");
  expect(html).toContain("Même modèle, prix proche");
  expect(html).toContain(`href="${exampleCard.href}"`);
});

test("offers a search of the stock for every kind of missing page, and none after a failure", () => {
  for (const kind of PAGE_ERROR_KINDS) {
    const html = render({ kind });
    const isMissing = kind !== "something-went-wrong";
    expect(/<form[^>]* action="\/stock"/.test(html), kind).toBe(isMissing);
    expect(html.includes('name="q"'), kind).toBe(isMissing);
  }
});
