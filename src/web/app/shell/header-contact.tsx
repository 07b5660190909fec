import { MailIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import type { ShellView } from "./shell-view.ts";

/** Contact link of the market. Not on phones, where `ContactBar` has it. */
export const HeaderContact = ({ contact }: { readonly contact: NonNullable<ShellView["contact"]> }) => (
  <Anchor href={contact.href} className="header-contact">
    <MailIcon />
    <span>{contact.label}</span>
  </Anchor>
);
