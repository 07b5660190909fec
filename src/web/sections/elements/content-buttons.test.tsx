import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { AppointmentContext } from "../../platform/appointment/index.ts";
import { ContentButtons } from "./content-buttons.tsx";

const render = (button: object, wrap = (page: ReactNode): ReactNode => page): string => {
  const { buttons } = SECTION_SCHEMAS.call_to_action.parse({
    component: "call_to_action",
    title: "Parlons-en",
    buttons: [{ label: "Voir", ...button }],
  });
  return renderToStaticMarkup(wrap(<ContentButtons buttons={buttons} />));
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

test("renders a button that leads to the site's own form when it has an appointment plugin, with a target too", () => {
  const view = {
    scriptUrl: null,
    formHref: "/services/apres-vente#rendez-vous",
    locationHrefs: { bertrange: "/services/apres-vente?concession=bertrange#rendez-vous" },
  };
  const renderOn = (button: object) =>
    render(button, (page) => <AppointmentContext value={view}>{page}</AppointmentContext>);
  const plugins = [{ type: "appointment", location: "bertrange" }];
  const atLocation = renderOn({ plugins, link: "/stock" });
  expect(atLocation).toMatch(/<form [^>]*action="\/services\/apres-vente#rendez-vous" method="get"/);
  expect(atLocation).toContain('<input type="hidden" name="concession" value="bertrange"/>');
  expect(atLocation).toContain('<button type="submit"');
  expect(atLocation).not.toContain("<a ");
  expect(renderOn({ plugins: [{ type: "appointment", location: "elsewhere" }] })).not.toContain("hidden");
  expect(renderOn({ plugins, disabled: true })).toMatch(/<button type="submit"[^>]* disabled=""/);
});
