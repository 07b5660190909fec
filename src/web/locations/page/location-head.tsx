import { Button } from "../../../ui/button/button.tsx";
import { MailIcon, PhoneIcon, PinIcon, ShareIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { PageEvent } from "../../platform/analytics/index.ts";
import { OpenNow } from "../location/open-now.tsx";
import { PostalLines } from "../location/postal-lines.tsx";
import { SocialLinks } from "../location/social-links.tsx";
import { Crumbs } from "../../platform/page/index.ts";
import { locationPageStrings as strings } from "./location-page-strings.ts";
import type { LocationPageView } from "./location-page-view.ts";

type ViewProps = { readonly view: LocationPageView };

const PICTURE_SIZES = "(width >= 82.5rem) 640px, (width >= 64rem) 48vw, 92vw";

const ACTION_VARIANTS = ["primary", "secondary", "tertiary"] as const;

const OpenStates = ({ view }: ViewProps) => (
  <dl className="location-open">
    {view.hours.map(({ title, isOpen, openNow }) => (
      <div key={title}>
        <dt className="text-s strong">{title}</dt>
        <dd>
          <OpenNow isOpen={isOpen} label={openNow} />
        </dd>
      </div>
    ))}
  </dl>
);

const Reach = ({ view }: ViewProps) => (
  <ul className="location-reach stack gap-10" data-location-id={view.id}>
    <li className="icon-line">
      <PinIcon />
      <address>
        <PostalLines lines={view.address} />
        {view.routeHref && (
          <>
            {" "}
            <Link href={view.routeHref}>{strings.route}</Link>
          </>
        )}
      </address>
    </li>
    <li className="icon-line">
      <PhoneIcon />
      <Link href={view.phoneHref} className="figures">
        {view.phone}
      </Link>
    </li>
    <li className="icon-line">
      <MailIcon />
      <Link href={`mailto:${view.email}`}>{view.email}</Link>
    </li>
    {view.social.length > 0 && (
      <li className="icon-line">
        <ShareIcon />
        <SocialLinks links={view.social} of={view.name} />
      </li>
    )}
  </ul>
);

export const LocationHead = ({ view }: ViewProps) => {
  const [picture] = view.pictures;
  return (
    <div className="wrap">
      <PageEvent event="view_location_detail" fields={{ location_id: view.id }} />
      <Crumbs items={view.crumbs} />
      <div className={picture ? "location-top location-top-pictured" : "location-top"}>
        <div className="location-words">
          <p className="text-s medium leading-s text-soft">{strings.eyebrow}</p>
          <h1>{nonBreakingTitle(view.name)}</h1>
          {view.intro && <p className="location-intro text-l leading-m text-soft">{view.intro}</p>}
          <OpenStates view={view} />
          <Reach view={view} />
          {view.actions.length > 0 && (
            <nav aria-label={strings.actions.label} className="location-actions no-print">
              {view.actions.map(({ href, label }, index) => (
                <Button key={href} href={href} label={label} variant={ACTION_VARIANTS[index] ?? "tertiary"} />
              ))}
            </nav>
          )}
        </div>
        {picture && (
          <Photo
            source={picture.source}
            alt={picture.alt}
            sizes={PICTURE_SIZES}
            eager
            scene
            className="location-picture full rounded"
          />
        )}
      </div>
    </div>
  );
};
