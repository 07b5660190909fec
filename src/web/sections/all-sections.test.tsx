import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ALL_SECTIONS } from "./all-sections.server.ts";
import type { SectionView } from "./elements/define-section.ts";
import { sectionNameOf } from "./section-name.ts";

const EXAMPLES = Object.entries(
  import.meta.glob<readonly SectionView[]>("./*/index.ts", { eager: true, import: "examples" }),
);

const COMPONENTS = import.meta.glob("./*/index.ts", { eager: true, import: "component" });

const CASES = EXAMPLES.flatMap(([path, examples]) =>
  examples.map((view, index) => [`example ${index + 1} of ${sectionNameOf(path)}`, view, path] as const),
);

test.each(CASES)("%s is plain JSON that its section has content for and renders", (_, view, path) => {
  const { component: Section, hasContent, hostsOf } = ALL_SECTIONS[view.component];
  expect(view.component).toBe(sectionNameOf(path));
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  expect(hasContent?.(view)).not.toBe(false);
  expect(() => hostsOf?.(view)).not.toThrow();
  const Page = createRoutesStub([{ path: "*", Component: () => <Section view={view} /> }]);
  expect(renderToStaticMarkup(<Page />).replaceAll(/<[^>]+>/g, "")).not.toBe("");
});

test("the browser gets the component that the server renders, and each section has an example", () => {
  const components = Object.entries(COMPONENTS).map(([path, component]) => [sectionNameOf(path), component]);
  expect(components).toEqual(Object.values(ALL_SECTIONS).map(({ name, component }) => [name, component]));
  expect(EXAMPLES.filter(([, examples]) => examples.length === 0)).toEqual([]);
});
