import type { ReactNode } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { CheckIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { modelStrings } from "../card/model-cards-strings.ts";
import { modelPageStrings as strings } from "../strings/models-strings.ts";
import { PageEvent } from "../../platform/analytics/index.ts";
import { VehicleGallery } from "../../vehicle/index.ts";
import type { ModelView } from "./model-view.ts";

type ViewProps = { readonly view: ModelView };

const Lease = ({ lease }: { readonly lease: NonNullable<ModelView["lease"]> }) => (
  <div>
    <dt className="text-s text-soft">{strings.lease}</dt>
    <dd>
      <span className="text-s text-soft">{modelStrings.from}</span>{" "}
      <Price amount={lease.monthly} suffix={lease.suffix} /> <span className="text-s">{lease.name}</span>
      <p>{lease.terms}</p>
      {lease.emissions && <p className="text-soft">{lease.emissions}</p>}
      <details className="mt-8">
        <summary>{modelStrings.conditions}</summary>
        <p className="mt-8 text-soft">
          {modelStrings.version(lease.version)} {lease.conditions}
        </p>
      </details>
      {lease.offerHref && (
        <p>
          <Link href={lease.offerHref}>{strings.leaseOffer}</Link>
        </p>
      )}
    </dd>
  </div>
);

const Prices = ({ view }: ViewProps) => (
  <dl className="model-prices pt-20 stack gap-20 mt-24 line-above">
    <div>
      <dt className="text-s text-soft">{strings.cash}</dt>
      <dd>
        {view.cash === null ? (
          <span className="strong">{strings.onRequest}</span>
        ) : (
          <>
            <span className="text-s text-soft">{modelStrings.from}</span>{" "}
            <Price amount={view.cash} suffix={view.priceSuffix} />
          </>
        )}
      </dd>
    </div>
    {view.lease && <Lease lease={view.lease} />}
  </dl>
);

const STEP_VARIANTS = ["primary", "secondary", "tertiary"] as const;

const Steps = ({ view }: ViewProps) => (
  <>
    <div className="model-steps cluster mt-24 no-print">
      {view.steps.map(({ href, label }, index) => (
        <Button key={href} href={href} label={label} variant={STEP_VARIANTS[index] ?? "tertiary"} />
      ))}
    </div>
    {view.configure && (
      <p className="model-story mt-16">
        <Link href={view.configure.href} rel={view.configure.isExternal ? "noopener external" : undefined}>
          {view.configure.label}
        </Link>
      </p>
    )}
    {view.story && (
      <p className="model-story mt-16">
        <Link href={view.story.href}>{view.story.label}</Link>
      </p>
    )}
  </>
);

const KeyFeatures = ({ view }: ViewProps) => (
  <div className="model-essence">
    <section>
      <h2 className="mb-12 text-xl">{strings.features}</h2>
      <DescriptionList items={view.attributes} />
    </section>
    {view.highlights.length > 0 && (
      <section>
        <h2 className="mb-12 text-xl">{strings.highlights}</h2>
        <ul className="model-highlights">
          {view.highlights.map((highlight) => (
            <li key={highlight}>
              <CheckIcon className="text-green" />
              <span>{highlight}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);

/** `downloads`: null without any. `heading`: of the page, unless another section has its title. */
type HeadProps = ViewProps & { readonly downloads: ReactNode; readonly heading: "h1" | "h2" };

export const ModelHead = ({ view, downloads, heading: Heading }: HeadProps) => (
  <div className="wrap">
    <PageEvent event="view_vehicle_model_detail" fields={{ model_id: view.id }} />
    <div className="model-top columns">
      <VehicleGallery media={view.gallery} />
      <div>
        <Heading>{nonBreakingTitle(view.title)}</Heading>
        {view.subtitle && <p className="mt-8 text-l strong snug">{nonBreakingTitle(view.subtitle)}</p>}
        {view.intro && <p className="measure mt-12">{view.intro}</p>}
        <Prices view={view} />
        <Steps view={view} />
        {downloads && (
          <div id="telechargements" className="model-downloads mt-24 pt-16 line-above">
            <p className="text-s text-soft">{strings.downloads}</p>
            {downloads}
          </div>
        )}
      </div>
    </div>
    <KeyFeatures view={view} />
  </div>
);
