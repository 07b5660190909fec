import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { AppLink } from "./app-link.tsx";

test.each([
  ["/stock?q=1.0", true],
  ["/ford/models/puma#versions", true],
  ["/brochures/ford-puma.pdf", false],
  ["/site.webmanifest", false],
  ["/media/garantie.PDF?v=2", false],
  ["//elsewhere.example/a", false],
  ["https://elsewhere.example/a", false],
])("%s is followed by the router: %s", (href, isRouted) => {
  const router = createMemoryRouter([{ path: "*", element: <AppLink href={href}>lien</AppLink> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain(`href="${href}"`);
  // An attribute of links to pages alone.
  expect(html.includes("data-discover")).toBe(isRouted);
});
