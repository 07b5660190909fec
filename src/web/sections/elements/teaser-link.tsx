import { Button } from "../../../ui/button/button.tsx";
import { ArrowIcon } from "../../../ui/icons/icons.tsx";

/** Link to the full list; renders nothing without address or label. */
export const TeaserLink = ({ link, label }: { readonly link: string | null; readonly label: string | null }) =>
  link === null || label === null ? null : (
    <Button variant="tertiary" href={link} label={label} icon={<ArrowIcon />} iconPosition="end" />
  );
