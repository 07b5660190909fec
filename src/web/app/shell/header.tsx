import { type Location, useLocation } from "react-router";
import { Button } from "../../../ui/button/button.tsx";
import { Drawer, isOpenDrawer } from "../../../ui/drawer/drawer.tsx";
import { MailIcon, MenuIcon } from "../../../ui/icons/icons.tsx";
import { Anchor, type AnchorProps } from "../../../ui/link/link.tsx";
import { Wordmark } from "../../../ui/wordmark/wordmark.tsx";
import { shellStrings as strings } from "../../platform/strings/index.ts";
import { ListLinks } from "../../shortlist/index.ts";
import type { ShellEntry, ShellView } from "./shell-view.ts";
import { useEffect, useRef } from "react";

const MENU_ID = "menu";

type Current = Pick<HeaderView, "current">;

/** Marks the link to the current page. */
const NavAnchor = ({ current, ...props }: AnchorProps & Current) => (
  <Anchor {...props} aria-current={props.href === current ? "page" : undefined} />
);

const Entry = ({ entry, current }: { readonly entry: ShellEntry } & Current) => {
  if (entry.kind === "link") {
    return (
      <NavAnchor href={entry.href} current={current} className="nav-link">
        {entry.label}
      </NavAnchor>
    );
  }
  return (
    <details name="navigation" className="nav-menu">
      <summary className="nav-link icon-chevron">{entry.label}</summary>
      <ul className="nav-panel">
        {entry.items.map((item) => (
          <li key={item.href}>
            <NavAnchor href={item.href} current={current}>
              {item.label}
              {item.count && <span className="nav-count text-xs text-soft">{item.count}</span>}
              {item.description && <span className="own-line text-xs text-soft">{item.description}</span>}
            </NavAnchor>
          </li>
        ))}
        {entry.action && (
          <li>
            <NavAnchor href={entry.action.href} current={current} className="nav-all strong">
              {entry.action.label}
            </NavAnchor>
          </li>
        )}
      </ul>
    </details>
  );
};

const TopBar = ({ view }: { readonly view: HeaderView }) =>
  view.topBar && (
    <div className="top-bar text-xs leading-s on-dark quiet-links no-print">
      <div className="wrap top-bar-row">
        <p className="text-soft">{view.topBar.text}</p>
        <nav aria-label={strings.topBar}>
          <ul className="cluster gap-0 gap-x-24">
            {view.topBar.links.map((link) => (
              <li key={link.href}>
                <Anchor href={link.href}>{link.label}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );

/** Contact link of the market. Not on phones, where `ContactBar` has it. */
const HeaderContact = ({ contact }: { readonly contact: NonNullable<ShellView["contact"]> }) => (
  <Anchor href={contact.href} className="header-contact">
    <MailIcon />
    <span>{contact.label}</span>
  </Anchor>
);

/** What visitors come for most, on the first level of the drawer; wide screens have it beside the navigation. */
const DrawerLinks = ({ view: { stockHref, topBar, contact, current } }: { readonly view: HeaderView }) => (
  <ul className="nav-first">
    {[{ href: stockHref, label: strings.search }, ...(contact ? [contact] : []), ...(topBar?.links ?? [])].map(
      ({ href, label }) => (
        <li key={href}>
          <NavAnchor href={href} current={current} className="nav-link">
            {label}
          </NavAnchor>
        </li>
      ),
    )}
  </ul>
);

/** One navigation for all widths: a row on desktops, a drawer on phones. */
const HeaderRow = ({ view }: { readonly view: HeaderView }) => (
  <div className="wrap header-row">
    <Anchor href={view.homeHref} className="header-home" aria-label={strings.home(view.groupName)}>
      <Wordmark label={view.groupName} logo={view.logo} />
    </Anchor>
    <Drawer id={MENU_ID} title={strings.menu} closeLabel={strings.closeMenu} openFrom="wide">
      <nav aria-label={strings.navigation}>
        <ul className="nav">
          {view.navigation.map((entry) => (
            <li key={entry.label}>
              <Entry entry={entry} current={view.current} />
            </li>
          ))}
        </ul>
        <DrawerLinks view={view} />
      </nav>
    </Drawer>
    <div className="header-end row gap-8 no-print">
      {view.contact && <HeaderContact contact={view.contact} />}
      <ListLinks />
      {view.action && <Button size="small" variant="secondary" href={view.action.href} label={view.action.label} />}
      <button type="button" popoverTarget={MENU_ID} aria-label={strings.openMenu} className="round header-menu">
        <MenuIcon />
      </button>
    </div>
  </div>
);

const hasLink = (navigation: readonly ShellEntry[], href: string): boolean =>
  navigation.some((entry) => (entry.kind === "link" ? [entry] : entry.items).some((link) => link.href === href));

/** Omitted on the contact page itself. */
const toHeaderView = (view: ShellView, { pathname, search }: Location) => {
  const { topBar, homeHref, stockHref, groupName, logo, navigation, contact, action } = view;
  return {
    topBar,
    stockHref,
    homeHref,
    groupName,
    logo,
    navigation,
    action,
    contact: contact?.href === pathname ? null : contact,
    /** The link to the current page; null if the navigation does not contain the page. */
    current: hasLink(navigation, pathname + search) ? pathname + search : null,
  };
};

/** All input of the header. */
type HeaderView = ReturnType<typeof toHeaderView>;

const closeAll = (root: HTMLElement, except?: Node) => {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (!except || !menu.contains(except)) menu.open = false;
  }
};

/** Closes menus on Escape, on a click outside and after navigation; the browser opens them. */
const useCloseMenus = (drawerId: string) => {
  const root = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const onClick = (event: MouseEvent) => root.current && closeAll(root.current, event.target as Node);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !root.current) return;
      const menu = root.current.querySelector("details[open]");
      if (menu?.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      closeAll(root.current);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  useEffect(() => {
    if (root.current) closeAll(root.current);
    const drawer = document.getElementById(drawerId);
    if (isOpenDrawer(drawer)) drawer.hidePopover();
  }, [key, drawerId]);
  return root;
};

export const Header = ({ view }: { readonly view: ShellView }) => {
  const root = useCloseMenus(MENU_ID);
  const header = toHeaderView(view, useLocation());
  return (
    <header className="header" ref={root}>
      <TopBar view={header} />
      <HeaderRow view={header} />
    </header>
  );
};
