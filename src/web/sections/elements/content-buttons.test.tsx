import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { ContentButtons } from "./content-buttons.tsx";

const render = (button: object): string => {
  const { buttons } = SECTION_SCHEMAS.call_to_action.parse({
    component: "call_to_action",
    title: "Parlons-en",
    buttons: [{ label: "Voir", ...button }],
  });
  return renderToStaticMarkup(<ContentButtons buttons={buttons} />);
};

test("renders a link if the button has a target and is not disabled", () => {
  expect(render({ link: "/stock" })).toContain('<a href="/stock"');
  expect(render({ link: "/stock", disabled: true })).toMatch(/<button[^>]* disabled=""/);
  expect(render({ link: "/stock", disabled: true })).not.toContain("href");
  expect(render({})).toContain('<button type="button"');
});

test.each([
  ["variant", { variant: "tertiary" }, "btn-tertiary"],
  ["size", { size: "large" }, "btn-l"],
  ["small size", { size: "small" }, "btn-s"],
  ["smallest size", { size: "extra-small" }, "btn-xs"],
  ["width", { full_width: true }, "btn-full"],
  ["ground", { on_dark: true }, "btn-on-dark"],
])("applies the %s", (_property, button, className) => {
  expect(render(button)).toMatch(new RegExp(`class="[^"]*\\b${className}\\b`));
  expect(render({})).not.toMatch(new RegExp(`\\b${className}\\b`));
});

test("places the icon before or after the label and leaves out unknown ones", () => {
  expect(render({ icon: "phone" })).toMatch(/<svg.*<\/svg><span>Voir/);
  expect(render({ icon: "phone", icon_position: "end" })).toMatch(/<span>Voir<\/span><svg/);
  expect(render({ icon: "unheard-of" })).not.toContain("<svg");
});

test("links an appointment button to the contact page unless it has a target", () => {
  const plugins = [{ type: "appointment", location: "bertrange" }];
  expect(render({ plugins })).toContain('<a href="/contact"');
  expect(render({ plugins, link: "/formulaires/prise-de-rendez-vous-pneus-roues" })).toContain(
    '<a href="/formulaires/prise-de-rendez-vous-pneus-roues"',
  );
  expect(render({ plugins, disabled: true })).toContain("<button");
});
