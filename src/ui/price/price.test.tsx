import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

test("separates the currency with its non-breaking space", () => {
  const html = renderToStaticMarkup(<Price amount={"24\u202f990\u00a0€"} />);
  expect(html).toContain("24\u202f990<small>\u00a0€</small>");
});

test("renders text instead of a price unchanged", () => {
  const html = renderToStaticMarkup(<Price amount="Prix sur demande" />);
  expect(html).toContain("Prix sur demande");
  expect(html).not.toContain("<small>");
});

test("says before the struck price what it is", () => {
  const html = renderToStaticMarkup(<Price amount="1 €" before={{ label: "Ancien prix :", amount: "2 €" }} />);
  expect(html).toContain('<span class="price-before">Ancien prix : <s>2 €</s></span>');
});
