import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { ContentButtons } from "./content-buttons.tsx";

const shown = (button: object): string => {
  const { buttons } = SECTION_SCHEMAS.call_to_action.parse({
    component: "call_to_action",
    title: "Parlons-en",
    buttons: [{ label: "Voir", ...button }],
  });
  return renderToStaticMarkup(<ContentButtons buttons={buttons} />);
};

test("a button is a link where it has a target and is not disabled", () => {
  expect(shown({ link: "/stock" })).toContain('<a href="/stock"');
  expect(shown({ link: "/stock", disabled: true })).toMatch(/<button[^>]* disabled=""/);
  expect(shown({ link: "/stock", disabled: true })).not.toContain("href");
  expect(shown({})).toContain('<button type="button"');
});

test.each([
  ["variant", { variant: "tertiary" }, "btn-tertiary"],
  ["size", { size: "large" }, "btn-l"],
  ["small size", { size: "small" }, "btn-s"],
  ["smallest size", { size: "extra-small" }, "btn-xs"],
  ["width", { full_width: true }, "btn-full"],
  ["ground", { on_dark: true }, "btn-on-dark"],
])("its %s shows", (_property, button, className) => {
  expect(shown(button)).toMatch(new RegExp(`class="[^"]*\\b${className}\\b`));
  expect(shown({})).not.toMatch(new RegExp(`\\b${className}\\b`));
});

test("its icon stands before or after its words, and one that nobody drew is left out", () => {
  expect(shown({ icon: "phone" })).toMatch(/<svg.*<\/svg><span>Voir/);
  expect(shown({ icon: "phone", icon_position: "end" })).toMatch(/<span>Voir<\/span><svg/);
  expect(shown({ icon: "unheard-of" })).not.toContain("<svg");
});

test("one that makes an appointment leads to where that can be asked for, its own target first", () => {
  const plugins = [{ type: "appointment", location: "bertrange" }];
  expect(shown({ plugins })).toContain('<a href="/contact"');
  expect(shown({ plugins, link: "/formulaires/prise-de-rendez-vous-pneus-roues" })).toContain(
    '<a href="/formulaires/prise-de-rendez-vous-pneus-roues"',
  );
  expect(shown({ plugins, disabled: true })).toContain("<button");
});
