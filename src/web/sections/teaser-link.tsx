import { Button } from "../../ui/button/button.tsx";
import { ArrowIcon } from "../../ui/icons/icons.tsx";

type TeaserLinkProps = { readonly link: string | null; readonly label: string | null };

/** The way to all of what a section shows some of; nothing where an editor gave no address or no words. */
export const TeaserLink = ({ link, label }: TeaserLinkProps) =>
  link === null || label === null ? null : (
    <Button variant="tertiary" href={link} label={label} icon={<ArrowIcon />} iconPosition="end" />
  );
