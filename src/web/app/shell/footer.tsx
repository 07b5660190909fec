import { Anchor } from "../../../ui/link/link.tsx";
import { Wordmark } from "../../../ui/wordmark/wordmark.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { shellStrings as strings } from "../../platform/strings/index.ts";
import { ConsentSettingsButton } from "../../platform/consent/index.ts";
import { OpenNow, SocialLinks } from "../../locations/index.ts";
import type { ShellLink, ShellView } from "./shell-view.ts";

const Links = ({ links }: { readonly links: readonly ShellLink[] }) =>
  links.map((link) => (
    <li key={link.href}>
      <Anchor href={link.href}>{link.label}</Anchor>
    </li>
  ));

const FooterLocations = ({ view }: { readonly view: ShellView }) => (
  <section aria-label={strings.locations} className="footer-sites">
    {view.locations.map((location) => (
      <div key={location.name} className="footer-site" data-location-id={location.id}>
        <h2 className="text-s">
          <Anchor href={location.href}>{nonBreakingTitle(location.name)}</Anchor>
        </h2>
        <OpenNow locationId={location.id} isOpen={location.isOpen} label={location.openNow} />
        <p className="figures">
          <Anchor href={location.phoneHref}>{location.phone}</Anchor>
        </p>
      </div>
    ))}
  </section>
);

/** Follows the main part of every page. */
export const FOOTER_ID = "pied";

export const Footer = ({ view }: { readonly view: ShellView }) => (
  <footer id={FOOTER_ID} className="footer on-dark quiet-links no-print" aria-label={strings.footer}>
    <div className="wrap">
      {view.locations.length > 0 && <FooterLocations view={view} />}
      <div className="footer-columns">
        <div className="footer-claim stack gap-16">
          <Wordmark label={view.groupName} logo={view.logo} again />
          {view.footer.claim && <p className="text-soft">{view.footer.claim}</p>}
          <SocialLinks links={view.social} />
        </div>
        {view.footer.columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="text-s">{nonBreakingTitle(column.title)}</h2>
            <ul>
              <Links links={column.links} />
            </ul>
          </nav>
        ))}
      </div>
      <div className="footer-legal pt-20 cluster gap-x-32 spread line-above text-xs text-soft">
        <p>{view.footer.legalText}</p>
        <nav aria-label={strings.legal}>
          <ul>
            <Links links={view.footer.legalLinks} />
            <li>
              <ConsentSettingsButton />
            </li>
          </ul>
        </nav>
      </div>
    </div>
  </footer>
);
