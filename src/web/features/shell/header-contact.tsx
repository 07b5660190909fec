import { useLocation } from "react-router";
import { MailIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import type { ShellView } from "./shell-view.ts";

/** Contact link of the market, on every page except the contact page. Hidden on phones, where the menu has it. */
export const HeaderContact = ({ contact }: { readonly contact: NonNullable<ShellView["contact"]> }) => {
  const { pathname } = useLocation();
  if (pathname === contact.href) return null;
  return (
    <Anchor href={contact.href} className="header-contact" title={contact.label}>
      <MailIcon />
      <span>{contact.label}</span>
    </Anchor>
  );
};
