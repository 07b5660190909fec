import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ALL_SECTIONS } from "./all-sections.server.ts";
import { sectionNameOf } from "./section-name.ts";
import { SECTION_EXAMPLES } from "./sections.examples.tsx";

const COMPONENTS = import.meta.glob("./*/index.ts", { eager: true, import: "component" });

const CASES = [...SECTION_EXAMPLES].flatMap(([name, views]) =>
  views.map((view, index) => [`example ${index + 1} of ${name}`, view] as const),
);

test.each(CASES)("%s is plain JSON that its section has content for and renders", (_, view) => {
  const { component: Section, hasContent, hostsOf } = ALL_SECTIONS[view.component];
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  expect(hasContent?.(view)).not.toBe(false);
  expect(() => hostsOf?.(view)).not.toThrow();
  const Page = createRoutesStub([{ path: "*", Component: () => <Section view={view} /> }]);
  expect(renderToStaticMarkup(<Page />).replaceAll(/<[^>]+>/g, "")).not.toBe("");
});

test("the browser gets the component that the server renders, and each section has an example", () => {
  const components = Object.entries(COMPONENTS).map(([path, component]) => [sectionNameOf(path), component]);
  expect(components).toEqual(Object.values(ALL_SECTIONS).map(({ name, component }) => [name, component]));
  expect([...SECTION_EXAMPLES.keys()].toSorted()).toEqual(Object.keys(ALL_SECTIONS).toSorted());
});
