import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PlainAnchor } from "../../../ui/link/link.tsx";
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
  expect(AppLink({ href }).type !== PlainAnchor).toBe(isRouted);
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <AppLink href={href} preserveScroll>
          lien
        </AppLink>
      ),
    },
  ]);
  // The attribute for the router is set in the browser only.
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toBe(`<a href="${href}">lien</a>`);
});
