import { expect, test } from "vitest";
import { mergeStyles, styleSetsOf } from "./merged-styles.ts";

test("a set for each route and page, whatever the order of its sheets, but none of a single sheet", () => {
  const sets = styleSetsOf({
    root: ["/root.css"],
    routes: [[], ["/page.css"], ["/stock.css"], ["/page.css"]],
    pages: [["/page.css"], ["/page.css", "/form.css", "/table.css"], ["/page.css", "/table.css", "/form.css"]],
  });
  expect(sets).toEqual([
    ["/root.css", "/page.css"],
    ["/root.css", "/stock.css"],
    ["/root.css", "/page.css", "/table.css", "/form.css"],
  ]);
});

test("a merged file has its parts in order and a name that follows its content", () => {
  const merge = (form: string) =>
    mergeStyles(["/root.css", "/form.css"], (address) => (address === "/root.css" ? "a{}\n" : form));
  const merged = merge("b{}\n");
  expect(merged).toMatchObject({ parts: ["/root.css", "/form.css"], code: "a{}b{}" });
  expect(merged.file).toMatch(/^\/assets\/[\w-]{8}\.css$/);
  expect(merge("b{}\n").file).toBe(merged.file);
  expect(merge("c{}\n").file).not.toBe(merged.file);
});
