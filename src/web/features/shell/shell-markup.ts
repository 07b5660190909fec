import type { SocialLink } from "#domain/locations/index.ts";
import { type JsonText, parseJsonText, toJsonText } from "../../json-text.ts";
import { createMarkupReader, toMarkupValue, type MarkupValue } from "../../markup-value.ts";
import type { ShellEntry, ShellLink, ShellLocation, ShellView } from "./shell-view.ts";

/** Data of header and footer that their markup does not state. */
type ShellRest = Omit<ShellView, "navigation" | "locations" | "topBar" | "footer" | "social">;

/** As a text: the router would number each of its values. */
export type ShellMarkup = MarkupValue<JsonText<ShellRest>, ShellView>;

export const toShellMarkup = (view: ShellView): ShellMarkup => {
  const {
    navigation: _navigation,
    locations: _locations,
    topBar: _topBar,
    footer: _footer,
    social: _social,
    ...rest
  } = view;
  return toMarkupValue(toJsonText(rest), view);
};

/** Labels are the first text: number and description of a menu's link follow. */
const readLink = (link: Element): ShellLink => ({
  label: link.firstChild?.textContent ?? "",
  href: link.getAttribute("href") ?? "",
  description: link.querySelector(".nav-about")?.textContent ?? null,
});

const readMenu = (menu: Element, label: string): ShellEntry => {
  const action = menu.querySelector(".nav-all");
  const items = [...menu.querySelectorAll(".nav-panel a")].filter((item) => item !== action);
  return {
    kind: "menu",
    label,
    items: items.map((item) => ({ ...readLink(item), count: item.querySelector(".nav-count")?.textContent ?? null })),
    action: action && { label: action.textContent, href: action.getAttribute("href") ?? "" },
  };
};

const readLinks = (page: ParentNode, selector: string): readonly ShellLink[] =>
  [...page.querySelectorAll(selector)].map(readLink);

const readEntry = (item: Element): ShellEntry => {
  const label = item.querySelector("summary")?.textContent;
  if (label !== undefined) return readMenu(item, label);
  return { kind: "link", ...(readLinks(item, "a")[0] ?? { label: "", href: "", description: null }) };
};

const readLocation = (location: Element): ShellLocation => {
  const [title, phone] = readLinks(location, "a");
  const openNow = location.querySelector(".open-now");
  return {
    id: Number(location.getAttribute("data-location-id")),
    name: title?.label ?? "",
    href: title?.href ?? "",
    phone: phone?.label ?? "",
    phoneHref: phone?.href ?? "",
    isOpen: openNow?.getAttribute("class")?.includes("open-now-yes") ?? false,
    openNow: openNow?.textContent ?? "",
    changesAt: Number(openNow?.getAttribute("data-changes-at")),
  };
};

const readText = (page: ParentNode, selector: string): string | null =>
  page.querySelector(selector)?.textContent || null;

const readTopBar = (page: ParentNode): ShellView["topBar"] =>
  page.querySelector(".top-bar") && {
    text: readText(page, ".top-bar p"),
    links: readLinks(page, ".top-bar-links a"),
  };

const readFooter = (page: ParentNode): ShellView["footer"] => ({
  claim: readText(page, ".footer-claim > p"),
  columns: [...page.querySelectorAll(".footer-columns > nav")].map((column) => ({
    title: column.querySelector("h2")?.textContent ?? "",
    links: readLinks(column, "a"),
  })),
  legalLinks: readLinks(page, ".footer-legal a"),
  legalText: readText(page, ".footer-legal > p") ?? "",
});

const readSocialLinks = (page: ParentNode): ShellView["social"] =>
  [...page.querySelectorAll(".footer-claim a")].map((link) => ({
    network: link.getAttribute("data-network") as SocialLink["network"],
    url: link.getAttribute("href") ?? "",
  }));

export const readShellView = (page: ParentNode, text: JsonText<ShellRest>): ShellView => ({
  ...parseJsonText(text),
  topBar: readTopBar(page),
  navigation: [...page.querySelectorAll(".nav > li")].map(readEntry),
  locations: [...page.querySelectorAll(".footer-site")].map(readLocation),
  footer: readFooter(page),
  social: readSocialLinks(page),
});

export const shellViewOf = createMarkupReader(readShellView);
