import type { LinkItem, NavigationEntry, Shell } from "#domain/content/index.ts";
import { localTime, openPhrase, openState, type Location } from "#domain/locations/index.ts";
import type { ListHrefs } from "../shortlist/list-hrefs.ts";

export type ShellLink = { readonly label: string; readonly href: string; readonly description: string | null };

export type ShellEntry =
  | (ShellLink & { readonly kind: "link" })
  | { readonly kind: "menu"; readonly label: string; readonly items: readonly ShellLink[] };

export type ShellSite = {
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly isOpen: boolean;
  readonly openNow: string;
};

/** What stands around every page, plain JSON. */
export type ShellView = {
  readonly groupName: string;
  readonly homeHref: string;
  readonly lists: ListHrefs;
  readonly topBar: { readonly text: string | null; readonly links: readonly ShellLink[] } | null;
  readonly toast: { readonly text: string; readonly link: ShellLink | null } | null;
  /** The market's way to somebody who answers, always at hand. */
  readonly contact: { readonly label: string; readonly href: string } | null;
  readonly navigation: readonly ShellEntry[];
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly sites: readonly ShellSite[];
  readonly footer: {
    readonly claim: string | null;
    readonly columns: readonly { readonly title: string; readonly links: readonly ShellLink[] }[];
    readonly legalLinks: readonly ShellLink[];
    readonly legalText: string;
  };
};

export type ShellInput = {
  readonly shell: Shell;
  readonly groupName: string;
  readonly homeHref: string;
  readonly lists: ListHrefs;
  readonly locations: readonly Location[];
  readonly now: Date;
  readonly timeZone: string;
  readonly stickyContact: { readonly label: string; readonly link: string } | null;
};

const linkOf = ({ label, link, description }: LinkItem): ShellLink => ({ label, href: link, description });

const entryOf = (entry: NavigationEntry): ShellEntry =>
  "items" in entry
    ? { kind: "menu", label: entry.label, items: entry.items.map(linkOf) }
    : { kind: "link", ...linkOf(entry) };

/** Until the end of its last day on the calendar of the place. */
const toastOf = ({ shell: { toast }, now, timeZone }: ShellInput): ShellView["toast"] => {
  if (toast === null || (toast.until !== null && toast.until < localTime(now, timeZone).date)) return null;
  return { text: toast.text, link: toast.link && linkOf(toast.link) };
};

const siteOf = (location: Location, now: Date, timeZone: string): ShellSite => {
  const state = openState(location.showroom_hours, now, timeZone);
  return {
    name: location.name,
    phone: location.phone,
    phoneHref: `tel:${location.phone.replaceAll(" ", "")}`,
    isOpen: state.open,
    openNow: openPhrase(state),
  };
};

export const buildShellView = (input: ShellInput): ShellView => {
  const { shell, groupName, homeHref, lists, locations, now, timeZone } = input;
  const { top_bar: topBar, navigation, action, footer } = shell;
  return {
    groupName,
    homeHref,
    lists,
    topBar: topBar && { text: topBar.text, links: topBar.links.map(linkOf) },
    toast: toastOf(input),
    contact: input.stickyContact && { label: input.stickyContact.label, href: input.stickyContact.link },
    navigation: navigation.map(entryOf),
    action: action?.link ? { label: action.label, href: action.link } : null,
    sites: locations.map((location) => siteOf(location, now, timeZone)),
    footer: {
      claim: footer.claim,
      columns: footer.columns.map(({ title, links }) => ({ title, links: links.map(linkOf) })),
      legalLinks: footer.legal_links.map(linkOf),
      legalText: footer.legal_text,
    },
  };
};
