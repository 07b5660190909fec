import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PAGE_ERROR_KINDS } from "#domain/shared/index.ts";
import { exampleCard } from "../../vehicle/card/vehicle-card.examples.tsx";
import { ErrorPage } from "./error-page.tsx";

test("marks the main element with its kind, with one heading and one link", () => {
  for (const kind of PAGE_ERROR_KINDS) {
    const html = renderToStaticMarkup(<ErrorPage kind={kind} hrefs={{ home: "/", stock: "/stock" }} />);
    expect(html).toContain(`data-error-type="${kind}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<a /g)).toHaveLength(1);
  }
});

test("links a missing vehicle to the stock", () => {
  const html = renderToStaticMarkup(<ErrorPage kind="vehicle-not-found" hrefs={{ home: "/", stock: "/stock" }} />);
  expect(html).toContain('href="/stock"');
});

test("names a sold vehicle and lists similar ones with the reason", () => {
  const sold = { name: "Ford Puma ST-Line", similar: [{ card: exampleCard, similarity: "Même modèle, prix proche" }] };
  const html = renderToStaticMarkup(
    <ErrorPage kind="vehicle-not-found" hrefs={{ home: "/", stock: "/stock" }} sold={sold} />,
  );
  expect(html).toContain("Ford Puma ST-Line a trouvé preneur.");
  expect(html).toContain("Même modèle, prix proche");
  expect(html).toContain(`href="${exampleCard.href}"`);
});
