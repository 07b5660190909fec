import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { shellSchema } from "#domain/content/index.ts";
import { buildShellView, type ShellView } from "./shell-view.ts";
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

const renderShell = (view: ShellView): ParentNode => {
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
  return parse(renderToString(<RouterProvider router={router} />)) as unknown as ParentNode;
};

test("reads the view of header and footer back from their markup", () => {
  const social = [{ network: "linkedin" as const, url: "https://linkedin.example/groupe?a=1&b=2" }];
  const view = buildShellView({ ...SHELL_INPUT, shell: SHELL, social });
  const page = renderShell(view);
  const { rest } = toShellMarkup(view);
  expect(readShellView(page, rest)).toEqual(view);
  for (const stated of ["Occasions", "Bertrange", "À votre service", "Groupe fictif", "linkedin"]) {
    expect(rest).not.toContain(stated);
  }
});

test("reads back a shell without a bar above the header, a claim and social networks", () => {
  const view = buildShellView(SHELL_INPUT);
  const page = renderShell(view);
  expect(readShellView(page, toShellMarkup(view).rest)).toEqual(view);
});
