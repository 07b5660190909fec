import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { copySite } from "./site-copy.ts";
import { writeSmallContent } from "./small-content.ts";

/** The schema of a section. */
const SCHEMA = `import { z } from "zod";
import { anchorSchema, lineSchema } from "../section-fields.ts";

export const clickCounterSectionSchema = z.object({
  component: z.literal("click_counter"),
  anchor: anchorSchema,
  title: lineSchema,
});
`;

/** Its line in the domain's list, and the import that it needs. */
const IMPORT = 'import { clickCounterSectionSchema } from "./sections/click-counter.ts";\n';
const LINE = "  click_counter: clickCounterSectionSchema,\n";

/** Its folder. The component has what a build that leaves parts of React or of the router out would break. */
const FOLDER = {
  "index.ts": `import { defineSection } from "../elements/define-section.ts";
import { toClickCounterView } from "./click-counter-view.ts";
import { ClickCounter } from "./click-counter.tsx";

export const component = ClickCounter;

export const section = defineSection({
  name: "click_counter",
  component,
  toView: toClickCounterView,
  hasContent: ({ stock }) => stock > 0,
});
`,
  "click-counter-view.ts": `import type { SectionOf } from "#domain/content/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

export type ClickCounterView = SectionOf<"click_counter"> & { readonly stock: number };

export const toClickCounterView = (section: SectionOf<"click_counter">, { count }: LiveContent): ClickCounterView => ({
  ...section,
  stock: count(EMPTY_QUERY),
});
`,
  "click-counter.tsx": `import * as React from "react";
import { useFetcher } from "react-router";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { ClickCounterView } from "./click-counter-view.ts";

export const ClickCounter = ({ view }: { readonly view: ClickCounterView }) => {
  const [clicks, click] = React.useReducer((count: number) => count + 1, 0);
  const fetcher = useFetcher();
  return (
    <SectionFrame anchor={view.anchor} title={view.title}>
      <p className="click-counter">{view.stock} véhicules</p>
      <button type="button" onClick={click}>
        Compter
      </button>
      <output>{clicks}</output>
      <fetcher.Form method="post" action="/contact">
        <button type="submit">Envoyer</button>
      </fetcher.Form>
      <p role="status">{fetcher.data === undefined ? "" : "Répondu"}</p>
    </SectionFrame>
  );
};
`,
  "click-counter.css": `@layer components {
  .click-counter {
    letter-spacing: 3px;
  }
}
`,
};

const STORY = `name: "Compteur"
title: "Compteur"
updated_at: 2026-11-01T08:00:00Z
sections:
  - component: hero
    title: "Un compteur"
  - component: click_counter
    title: "Compter"
`;

/** The path of the page that has the section. */
export const ADDED_PATH = "/compteur";

/** Types of the section's own files, and of all that they import. */
const TYPES = { extends: "./tsconfig.json", include: ["src/web/sections/click-counter", "src/**/*.d.ts"] };

/** A copy of the site with one more section, and a page that has it. */
export const copySiteWithSection = (): { readonly folder: string; readonly dispose: () => void } => {
  const folder = copySite();
  const list = join(folder, "src/domain/content/sections.ts");
  const lines = readFileSync(list, "utf8");
  writeFileSync(list, IMPORT + lines.replace("SECTION_SCHEMAS = {\n", `SECTION_SCHEMAS = {\n${LINE}`));
  writeFileSync(join(folder, "src/domain/content/sections/click-counter.ts"), SCHEMA);
  mkdirSync(join(folder, "src/web/sections/click-counter"));
  for (const [name, code] of Object.entries(FOLDER))
    writeFileSync(join(folder, "src/web/sections/click-counter", name), code);
  mkdirSync(join(folder, "content"));
  writeSmallContent(join(folder, "content"));
  writeFileSync(join(folder, "content", "compteur.yaml"), STORY);
  writeFileSync(join(folder, "tsconfig.section.json"), JSON.stringify(TYPES));
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
};

/** The section of the page that is open has state, data, styles and a form. */
export const useSection = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Compter" }).click();
  await expect(page.locator("output")).toHaveText("1");
  await expect(page.locator(".click-counter")).toHaveText(/^\d+ véhicules$/);
  await expect(page.locator(".click-counter")).toHaveCSS("letter-spacing", "3px");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.locator("[role=status]", { hasText: "Répondu" })).toBeVisible();
};
