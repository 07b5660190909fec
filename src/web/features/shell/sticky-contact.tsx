import { useLocation } from "react-router";
import { MailIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import type { ShellView } from "./shell-view.ts";

/** Somebody who answers, at the edge of every page but their own. A phone's edge belongs to the page's own action. */
export const StickyContact = ({ contact }: { readonly contact: NonNullable<ShellView["contact"]> }) => {
  const { pathname } = useLocation();
  if (pathname === contact.href) return null;
  return (
    <Anchor href={contact.href} className="btn btn-secondary sticky-contact no-print">
      <MailIcon />
      <span>{contact.label}</span>
    </Anchor>
  );
};
