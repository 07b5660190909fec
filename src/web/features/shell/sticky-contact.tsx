import { useLocation } from "react-router";
import { MailIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { shellStrings as strings } from "../../strings/shell.ts";
import type { ShellView } from "./shell-view.ts";

/** Contact link on every page except the contact page. Hidden on phones. */
export const StickyContact = ({ contact }: { readonly contact: NonNullable<ShellView["contact"]> }) => {
  const { pathname } = useLocation();
  if (pathname === contact.href) return null;
  return (
    <aside aria-label={strings.contact} className="sticky-contact no-print">
      <Anchor href={contact.href} className="btn btn-tertiary">
        <MailIcon />
        <span>{contact.label}</span>
      </Anchor>
    </aside>
  );
};
