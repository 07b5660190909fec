import type { SocialLink } from "#domain/locations/index.ts";
import { Link } from "../../../ui/link/link.tsx";
import { NETWORK_NAMES, socialStrings as strings } from "./social-strings.ts";

type SocialLinksProps = {
  readonly links: readonly SocialLink[];
  /** Name of the location; empty for the group. */
  readonly of?: string;
  readonly quiet?: boolean;
};

/** Renders nothing without links. */
export const SocialLinks = ({ links, of = "", quiet = false }: SocialLinksProps) =>
  links.length > 0 && (
    <ul className="cluster gap-4 gap-x-20 no-print" aria-label={strings.label(of)}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <Link href={url} rel="noopener external" data-network={network} quiet={quiet}>
            {NETWORK_NAMES[network]}
          </Link>
        </li>
      ))}
    </ul>
  );
