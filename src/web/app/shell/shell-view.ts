import type { WordmarkDrawing } from "../../../ui/wordmark/wordmark.tsx";
import type { CountedLinkItem, LinkItem, NavigationEntry, Shell } from "#domain/content/index.ts";
import { answeredFrom } from "#application/strings/hours.ts";
import { localTime, type Location, type OpenState, openState, type SocialLink } from "#domain/locations/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import { parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import type { ConsentView } from "../../platform/consent/index.ts";
import type { ThirdPartyScript } from "../../platform/third-party-scripts/index.ts";
import type { ListHrefs } from "../../shortlist/index.ts";
import { type LocationContext, phoneLink, toLocationCard } from "../../locations/index.ts";

export type ShellLink = { readonly label: string; readonly href: string; readonly description: string | null };

/** `count`: formatted number of vehicles in stock; null for a link without a query, or without vehicles. */
type MenuLink = ShellLink & { readonly count: string | null };

export type ShellEntry =
  | (ShellLink & { readonly kind: "link" })
  | {
      readonly kind: "menu";
      readonly label: string;
      readonly items: readonly MenuLink[];
      readonly action: { readonly label: string; readonly href: string } | null;
    };

export type ShellLocation = {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly isOpen: boolean;
  readonly openNow: string;
  readonly changesAt: number;
  readonly callFrom: string | null;
};

/** When the telephone is answered again: "lundi, 8 h"; null while it is. */
type CallTime = { readonly callFrom?: string | null };

/** A way to reach the group, in the order of the bar on phones. */
export type ContactEntry = {
  readonly kind: "call" | "write" | "appointment" | "hours";
  readonly href: string;
} & CallTime;

export type ShellInput = {
  readonly consent: ConsentView;
  readonly scripts: readonly ThirdPartyScript[];
  readonly shell: Shell;
  readonly groupName: string;
  readonly logo: WordmarkDrawing | null;
  readonly homeHref: string;
  readonly lists: ListHrefs;
  readonly locations: readonly Location[];
  readonly paths: Pick<Paths, "location" | "locations" | "stock">;
  /** Number of vehicles in stock that match. */
  readonly count: (query: StockQuery) => number;
  readonly now: Date;
  readonly timeZone: string;
  readonly mediaHosts: readonly string[];
  readonly social: readonly SocialLink[];
  readonly stickyContact: Settings["stickyContact"];
  /** Telephone number of the group. */
  readonly phone: string | null;
};

const toShellLink = ({ label, link, description }: LinkItem): ShellLink => ({ label, href: link, description });

/** A link whose description is not visible. */
const toPlainLink = ({ label, link }: LinkItem): ShellLink => ({ label, href: link, description: null });

/** The query of the item, otherwise that of its link to the stock. */
const queryOf = ({ query, link }: CountedLinkItem, stockPath: string): StockQuery | null => {
  if (query !== null) return query;
  const [path, search] = link.split("?");
  return path === stockPath ? parseStockQuery(new URLSearchParams(search)) : null;
};

type CountLink = (item: CountedLinkItem) => string | null;

const createCountLink =
  ({ paths, count }: Pick<ShellInput, "paths" | "count">): CountLink =>
  (item) => {
    const query = queryOf(item, paths.stock());
    const found = query === null ? 0 : count(query);
    return found === 0 ? null : formatNumber(found);
  };

const COUNT = "{count}";

/** Null if no vehicle matches. */
const toMenuAction = (action: CountedLinkItem, countLink: CountLink) => {
  const count = countLink(action);
  if (count === null && action.label.includes(COUNT)) return null;
  return { label: action.label.replace(COUNT, count ?? ""), href: action.link };
};

const toShellEntry = (entry: NavigationEntry, countLink: CountLink): ShellEntry =>
  "items" in entry
    ? {
        kind: "menu",
        label: entry.label,
        items: entry.items.map((item) => ({ ...toShellLink(item), count: countLink(item) })),
        action: entry.action && toMenuAction(entry.action, countLink),
      }
    : { kind: "link", ...toPlainLink(entry) };

/** The toast is visible until the end of its last day in the time zone of the site. */
const toToast = ({ shell: { toast }, now, timeZone }: ShellInput) => {
  if (toast === null || (toast.until !== null && toast.until < localTime(now, timeZone).date)) return null;
  return { text: toast.text, link: toast.link && toShellLink(toast.link) };
};

const toShellLocation = (location: Location, context: LocationContext): ShellLocation => {
  const { id, name, href, phone, phoneHref, isOpen, openNow, changesAt } = toLocationCard(location, context);
  const callFrom = answeredFrom(openState(location.showroom_hours, context.now, context.timeZone));
  return { id, name, href, phone, phoneHref, isOpen, openNow, changesAt, callFrom };
};

/** The telephone of the group is answered while one of its locations is open. */
const groupState = ({ locations, now, timeZone }: ShellInput): OpenState => {
  const states = locations.map(({ showroom_hours: hours }) => openState(hours, now, timeZone));
  const opened = states.find(({ open }) => open);
  const [next = null] = states
    .flatMap((state) => (state.open || state.next === null ? [] : [state.next]))
    .toSorted((one, other) => (one.date + one.time < other.date + other.time ? -1 : 1));
  return opened ?? { open: false, next };
};

const toContactBar = (input: ShellInput): readonly ContactEntry[] => {
  const { stickyContact, phone, paths } = input;
  if (stickyContact === null) return [];
  const callFrom = answeredFrom(groupState(input));
  const { link, appointment } = stickyContact;
  return [
    ...(phone === null ? [] : [{ kind: "call" as const, href: phoneLink(phone), callFrom }]),
    { kind: "write", href: link },
    ...(appointment === null ? [] : [{ kind: "appointment" as const, href: appointment }]),
    { kind: "hours", href: paths.locations() },
  ];
};

export const buildShellView = (input: ShellInput) => {
  const { shell, groupName, homeHref, lists, locations, mediaHosts, social } = input;
  const { top_bar: topBar, navigation, action, footer } = shell;
  const countLink = createCountLink(input);
  return {
    consent: input.consent,
    /** Third-party scripts, loaded on every page. */
    scripts: input.scripts,
    /** Links to these hosts are downloads. */
    mediaHosts,
    social,
    groupName,
    /** Null: the name is set as type. */
    logo: input.logo,
    homeHref,
    stockHref: input.paths.stock(),
    lists,
    topBar: topBar && { text: topBar.text, links: topBar.links.map(toPlainLink) },
    toast: toToast(input),
    /** Contact link of the header, which is sticky on wide screens. */
    contact: input.stickyContact && { label: input.stickyContact.label, href: input.stickyContact.link },
    /** Bar at the bottom of the page on phones; empty without a contact link. */
    contactBar: toContactBar(input),
    navigation: navigation.map((entry) => toShellEntry(entry, countLink)),
    action: action?.link ? { label: action.label, href: action.link } : null,
    locations: locations.map((location) => toShellLocation(location, input)),
    footer: {
      claim: footer.claim,
      columns: footer.columns.map(({ title, links }) => ({ title, links: links.map(toPlainLink) })),
      legalLinks: footer.legal_links.map(toPlainLink),
      legalText: footer.legal_text,
    },
  };
};

/** Plain JSON. */
export type ShellView = ReturnType<typeof buildShellView>;
