import { Button } from "../../../ui/button/button.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { CheckIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { modelPageStrings as words, modelStrings } from "../../strings/models.ts";
import { Crumbs } from "../shell/crumbs.tsx";
import { VehiclePicture } from "../stock/vehicle-picture.tsx";
import type { ModelView } from "./model-view.ts";
import "./models.css";

type Part = { readonly view: ModelView };

const SIZES = "(width >= 64rem) 56vw, 92vw";

const Lease = ({ lease }: { readonly lease: NonNullable<ModelView["lease"]> }) => (
  <div>
    <dt>{words.lease}</dt>
    <dd>
      <span className="text-s text-soft">{modelStrings.from}</span>{" "}
      <Price amount={lease.monthly} suffix={modelStrings.perMonth} />
      <p>{lease.terms}</p>
      <p className="text-soft">{lease.emissions}</p>
      <details>
        <summary>{modelStrings.conditions}</summary>
        <p>
          {modelStrings.version(lease.version)} {lease.conditions}
        </p>
      </details>
    </dd>
  </div>
);

const Prices = ({ view }: Part) => (
  <dl className="model-prices">
    <div>
      <dt>{words.cash}</dt>
      <dd>
        {view.cash === null ? (
          <span className="font-semibold">{words.onRequest}</span>
        ) : (
          <>
            <span className="text-s text-soft">{modelStrings.from}</span> <Price amount={view.cash} />
          </>
        )}
      </dd>
    </div>
    {view.lease && <Lease lease={view.lease} />}
  </dl>
);

const LOOKS = ["primary", "secondary", "tertiary"] as const;

const Steps = ({ view }: Part) => (
  <>
    <div className="model-steps no-print">
      {view.steps.map(({ href, label }, index) => (
        <Button key={href} href={href} label={label} variant={LOOKS[index] ?? "tertiary"} />
      ))}
    </div>
    {view.configurator && (
      <p className="model-story">
        <Link href={view.configurator} rel="noopener external">
          {words.configure}
        </Link>
      </p>
    )}
    {view.story && (
      <p className="model-story">
        <Link href={view.story.href}>{view.story.label}</Link>
      </p>
    )}
  </>
);

const Essence = ({ view }: Part) => (
  <div className="model-essence">
    <section>
      <h2 className="text-xl">{words.features}</h2>
      <Facts facts={view.facts} />
    </section>
    {view.highlights.length > 0 && (
      <section>
        <h2 className="text-xl">{words.highlights}</h2>
        <ul className="model-highlights">
          {view.highlights.map((highlight) => (
            <li key={highlight}>
              <CheckIcon />
              <span>{highlight}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);

/** Picture, prices and next steps of a model, then what is worth knowing of it. */
export const ModelHead = ({ view }: Part) => (
  <div className="wrap">
    <Crumbs items={view.crumbs} />
    <div className="model-top">
      <div className="model-picture">
        <VehiclePicture picture={view.picture} sizes={SIZES} eager />
      </div>
      <div>
        <h1>{view.title}</h1>
        {view.intro && <p className="model-intro">{view.intro}</p>}
        <Prices view={view} />
        <Steps view={view} />
      </div>
    </div>
    <Essence view={view} />
  </div>
);
