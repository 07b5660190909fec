import { Link } from "../../../ui/link/link.tsx";
import { Wordmark } from "../../../ui/wordmark/wordmark.tsx";
import { shellStrings as words } from "../../strings/shell.ts";
import { OpenNow } from "../locations/opening-hours.tsx";
import type { ShellLink, ShellView } from "./shell-view.ts";

const Links = ({ links }: { readonly links: readonly ShellLink[] }) =>
  links.map((link) => (
    <li key={link.href}>
      <Link href={link.href} quiet>
        {link.label}
      </Link>
    </li>
  ));

const Sites = ({ view }: { readonly view: ShellView }) => (
  <section aria-label={words.sites} className="footer-sites">
    {view.sites.map((site) => (
      <div key={site.name} className="footer-site">
        <h2 className="text-m">{site.name}</h2>
        <OpenNow isOpen={site.isOpen} words={site.openNow} />
        <p className="figures">
          <Link href={site.phoneHref} quiet>
            {site.phone}
          </Link>
        </p>
      </div>
    ))}
  </section>
);

export const Footer = ({ view }: { readonly view: ShellView }) => (
  <footer className="footer on-dark" aria-label={words.footer}>
    <div className="wrap">
      {view.sites.length > 0 && <Sites view={view} />}
      <div className="footer-columns">
        <div className="footer-claim">
          <Wordmark label={view.groupName} />
          {view.footer.claim && <p>{view.footer.claim}</p>}
        </div>
        {view.footer.columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="text-s">{column.title}</h2>
            <ul>
              <Links links={column.links} />
            </ul>
          </nav>
        ))}
      </div>
      <div className="footer-legal">
        <p>{view.footer.legalText}</p>
        <nav aria-label={words.legal}>
          <ul>
            <Links links={view.footer.legalLinks} />
          </ul>
        </nav>
      </div>
    </div>
  </footer>
);
