import { useLocation } from "react-router";
import { MailIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { shellStrings as words } from "../../strings/shell.ts";
import type { ShellView } from "./shell-view.ts";

/** Somebody who answers, at the edge of every page but their own. A phone's edge belongs to the page's own action. */
export const StickyContact = ({ contact }: { readonly contact: NonNullable<ShellView["contact"]> }) => {
  const { pathname } = useLocation();
  if (pathname === contact.href) return null;
  return (
    <aside aria-label={words.contact} className="sticky-contact no-print">
      <Anchor href={contact.href} className="btn btn-tertiary">
        <MailIcon />
        <span>{contact.label}</span>
      </Anchor>
    </aside>
  );
};
