import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PAGE_ERROR_KINDS } from "#domain/shared/index.ts";
import { exampleCard } from "../stock/vehicle-card.examples.tsx";
import { ErrorPage } from "./error-page.tsx";

test("every kind marks the main part, has one heading and one way on", () => {
  for (const kind of PAGE_ERROR_KINDS) {
    const html = renderToStaticMarkup(<ErrorPage kind={kind} hrefs={{ home: "/", stock: "/stock" }} />);
    expect(html).toContain(`data-error-type="${kind}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<a /g)).toHaveLength(1);
  }
});

test("a vehicle that is gone leads to the stock, everything else home", () => {
  const html = renderToStaticMarkup(<ErrorPage kind="vehicle-not-found" hrefs={{ home: "/", stock: "/stock" }} />);
  expect(html).toContain('href="/stock"');
});

test("a vehicle that was sold is named, with others like it below and why they are", () => {
  const sold = { name: "Ford Puma ST-Line", similar: [{ card: exampleCard, likeness: "Même modèle, prix proche" }] };
  const html = renderToStaticMarkup(
    <ErrorPage kind="vehicle-not-found" hrefs={{ home: "/", stock: "/stock" }} sold={sold} />,
  );
  expect(html).toContain("Ford Puma ST-Line a trouvé preneur.");
  expect(html).toContain("Même modèle, prix proche");
  expect(html).toContain(`href="${exampleCard.href}"`);
});
