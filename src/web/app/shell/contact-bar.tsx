import { memo } from "react";
import { useLocation } from "react-router";
import { CalendarIcon, ClockIcon, MailIcon, PhoneIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { shellStrings } from "../../platform/strings/index.ts";
import type { ContactEntry, ShellLocation, ShellView } from "./shell-view.ts";

const strings = shellStrings.contactBar;

const ICONS = { call: PhoneIcon, write: MailIcon, appointment: CalendarIcon, hours: ClockIcon } as const;

/** The page of a location has its own number and hours. */
const entryAt = (entry: ContactEntry, location: ShellLocation | undefined): ContactEntry => {
  if (location === undefined) return entry;
  if (entry.kind === "call") return { ...entry, href: location.phoneHref, callFrom: location.callFrom };
  return entry.kind === "hours" ? { ...entry, href: `${location.href}#horaires` } : entry;
};

type ContactLinksProps = { readonly entries: readonly ContactEntry[]; readonly location: ShellLocation | undefined };

const ContactLinks = memo(({ entries, location }: ContactLinksProps) => (
  <nav aria-label={strings.label} className="contact-bar no-print" data-location-id={location?.id}>
    <ul>
      {entries.map((entry) => {
        const { kind, href, callFrom } = entryAt(entry, location);
        const Icon = ICONS[kind];
        return (
          <li key={kind}>
            <Anchor
              href={href}
              aria-label={kind === "call" && location ? strings.callTo(location.name, callFrom) : undefined}
            >
              <Icon />
              <span>{callFrom ? strings.callFrom(callFrom) : strings[kind]}</span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  </nav>
));
ContactLinks.displayName = "ContactLinks";

/** Bar at the bottom of the page on phones. Not displayed on pages with their own bar, and while a field has the focus. */
export const ContactBar = ({ view }: { readonly view: Pick<ShellView, "contactBar" | "locations"> }) => {
  const { pathname } = useLocation();
  if (view.contactBar.length === 0) return null;
  return <ContactLinks entries={view.contactBar} location={view.locations.find(({ href }) => href === pathname)} />;
};
