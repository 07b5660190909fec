import { expect, test } from "vitest";
import { EMPTY_SHELL, shellSchema } from "#domain/content/index.ts";
import { LOCATIONS } from "../../../../tests/builders/live-sections.ts";
import { SHELL_INPUT } from "./shell.examples.ts";
import { openingHoursSchema } from "#domain/locations/opening-hours.ts";
import { buildShellView, type ShellInput } from "./shell-view.ts";

const input = (shell: ShellInput["shell"]): ShellInput => ({ ...SHELL_INPUT, shell });

test("falls back to the group name and the home link", () => {
  const view = buildShellView(input(EMPTY_SHELL));
  expect(view).toMatchObject({ groupName: "Garage Exemple", homeHref: "/", navigation: [], action: null });
});

test("turns entries with items into menus and drops an action without a target", () => {
  const shell = shellSchema.parse({
    navigation: [
      { label: "Véhicules", items: [{ label: "Stock", link: "/stock", description: "" }] },
      { label: "Contact", link: "/contact" },
    ],
    action: { label: "Voir" },
    footer: { columns: [], legal_links: [], legal_text: "Groupe fictif" },
  });
  const view = buildShellView(input(shell));
  expect(view.navigation.map(({ kind }) => kind)).toEqual(["menu", "link"]);
  expect(view.action).toBeNull();
});

test("counts the vehicles of links to the stock, and of queries of other links", () => {
  const brand = { label: "Ford", link: "/ford", query: "brand=ford" };
  const items = [{ label: "SUV", link: "/stock?body=suv" }, brand, { label: "Équipe", link: "/collaborateurs" }];
  const menu = { label: "Véhicules", items, action: { label: "Voir les {count} véhicules", link: "/stock" } };
  const shell = shellSchema.parse({ navigation: [menu], footer: { columns: [], legal_links: [], legal_text: "x" } });
  const entryOf = (count: ShellInput["count"]) => buildShellView({ ...input(shell), count }).navigation[0];
  const countByFilter: ShellInput["count"] = ({ values }) =>
    values.body?.[0] === "suv" ? 260 : values.brand?.[0] === "ford" ? 94 : 1_700;
  expect(entryOf(countByFilter)).toMatchObject({
    items: [{ count: "260" }, { count: "94" }, { count: null }],
    action: { label: "Voir les 1\u202f700 véhicules", href: "/stock" },
  });
  expect(entryOf(() => 0)).toMatchObject({ items: [{ count: null }, { count: null }, { count: null }], action: null });
});

test("displays a toast until the end of its last day, or without a limit", () => {
  const at = (until: string | undefined, now: string) => {
    const toast = { text: "Fermé le 26 décembre", ...(until === undefined ? {} : { until }) };
    const shell = shellSchema.parse({
      toast,
      navigation: [],
      footer: { columns: [], legal_links: [], legal_text: "x" },
    });
    return buildShellView({ ...input(shell), now: new Date(now) }).toast;
  };
  expect(at("2026-12-26", "2026-12-26T22:30:00Z")).toEqual({ text: "Fermé le 26 décembre", link: null });
  expect(at("2026-12-26", "2026-12-26T23:30:00Z")).toBeNull();
  expect(at(undefined, "2030-01-01T00:00:00Z")).not.toBeNull();
});

test("says when the telephone of the group is answered again: from the first opening of a location on", () => {
  const [location = expect.fail("no location")] = LOCATIONS;
  const opening = (open: string) => ({
    ...location,
    showroom_hours: openingHoursSchema.parse({ monday: [{ open, closed: "18:00" }] }),
  });
  const locations = [opening("08:30"), opening("07:30")];
  const reachable = {
    stickyContact: { label: "Contact", link: "/contact", appointment: null },
    phone: "+352 20 00 01 00",
  };
  const callAt = (now: string) =>
    buildShellView({ ...input(EMPTY_SHELL), ...reachable, locations, now: new Date(now) }).contactBar.find(
      ({ kind }) => kind === "call",
    )?.callFrom;
  expect(callAt("2026-11-30T05:00:00Z")).toBe("dès 7\u00a0h\u00a030");
  expect(callAt("2026-11-30T07:00:00Z")).toBeNull();
  expect(callAt("2026-11-30T19:00:00Z")).toMatch(/^7\sdécembre, 7\sh\s30$/);
});
