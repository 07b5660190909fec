import type { TextLink } from "#domain/content/index.ts";
import { Link } from "../../../ui/link/link.tsx";

/** A link below a text; its label alone where it leads nowhere. */
export const ItemLink = ({ link: { label, link } }: { readonly link: TextLink }) =>
  link === null ? <span>{label}</span> : <Link href={link}>{label}</Link>;
