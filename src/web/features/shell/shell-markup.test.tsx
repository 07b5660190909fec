import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { shellSchema } from "#domain/content/index.ts";
import { buildShellView } from "./shell-view.ts";
import { readShellView, toShellMarkup } from "./shell-markup.ts";
import { SHELL_INPUT } from "./shell.examples.ts";
import { SiteShell } from "./site-shell.tsx";

const SHELL = shellSchema.parse({
  top_bar: { text: "Bertrange", links: [{ label: "FAQ", link: "/faq", description: "Toutes les questions" }] },
  navigation: [
    {
      label: "Véhicules & services",
      items: [
        { label: "Tout le stock", link: "/stock?a=1&b=2", description: "Neufs, occasions" },
        { label: "Occasions", link: "/occasions" },
      ],
      action: { label: "Voir les {count} véhicules", link: "/stock" },
    },
    { label: "Contact", link: "/contact", description: "Par téléphone" },
  ],
  footer: {
    claim: "À votre service",
    columns: [{ title: "Groupe", links: [{ label: "Presse", link: "/presse" }] }],
    legal_links: [{ label: "Mentions légales", link: "/mentions-legales", description: "Qui publie" }],
    legal_text: "Groupe fictif",
  },
});

test("reads the view of header and footer back from their markup", () => {
  const view = buildShellView({ ...SHELL_INPUT, shell: SHELL });
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <SiteShell view={view} lists={null}>
          Page
        </SiteShell>
      ),
    },
  ]);
  const page = parse(renderToString(<RouterProvider router={router} />)) as unknown as ParentNode;
  const { rest } = toShellMarkup(view);
  expect(readShellView(page, rest)).toEqual(view);
  expect(rest).not.toContain("Occasions");
});
