import type { TextLink as TextLinkContent } from "#domain/content/index.ts";
import { Link } from "../../../ui/link/link.tsx";

/** A link below a text; its label alone where it leads nowhere. */
export const TextLink = ({ link: { label, link } }: { readonly link: TextLinkContent }) =>
  link === null ? <span>{label}</span> : <Link href={link}>{label}</Link>;
