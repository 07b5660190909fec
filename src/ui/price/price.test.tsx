import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

test("the currency steps back from the figures, with the space that keeps it on the line", () => {
  const html = renderToStaticMarkup(<Price amount={"24\u202f990\u00a0€"} />);
  expect(html).toContain('24\u202f990<span class="price-unit">\u00a0€</span>');
});

test("words in place of a price stay whole", () => {
  const html = renderToStaticMarkup(<Price amount="Prix sur demande" />);
  expect(html).toContain("Prix sur demande");
  expect(html).not.toContain("price-unit");
});

test("the price before is said to be one", () => {
  const html = renderToStaticMarkup(<Price amount="1 €" before={{ label: "Ancien prix :", amount: "2 €" }} />);
  expect(html).toMatch(/<s class="price-before"><span class="sr-only">Ancien prix :/);
});
