import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PAGE_ERROR_KINDS } from "#domain/shared/index.ts";
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
