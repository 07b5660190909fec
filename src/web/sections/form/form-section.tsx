import { useActionData } from "react-router";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { type LeadFormReply, LeadForm, LocationChoice, leadFormStrings } from "../../leads/index.ts";
import { OpenNow, LocationAddress, locationStrings as strings, SpokenLines } from "../../locations/index.ts";
import type { AnsweringLocation, FormSectionView } from "./form-section-view.ts";

type AnsweringLocationProps = { readonly location: AnsweringLocation; readonly otherLocationsHref: string | null };

const LocationLines = ({ location, otherLocationsHref }: AnsweringLocationProps) => (
  <div className="form-place stack gap-4 start line-above text-s" data-location-id={location.id}>
    <p className="strong">
      <Link href={location.href} quiet>
        {location.name}
      </Link>
    </p>
    <LocationAddress lines={location.address} />
    <OpenNow isOpen={location.isOpen} label={location.openNow} />
    <p>
      {strings.preferCall}{" "}
      <Link href={location.phoneHref} className="figures">
        {location.phone}
      </Link>
      {location.callFrom && ` (${location.callFrom})`}
    </p>
    {otherLocationsHref && (
      <p>
        <Link href={otherLocationsHref}>{leadFormStrings.otherLocation}</Link>
      </p>
    )}
  </div>
);

const Form = ({ view }: { readonly view: FormSectionView }) => {
  const reply = useActionData<LeadFormReply>();
  const { form, privacyHref, action } = view;
  if (form.type === "form") {
    return (
      <LeadForm
        view={form.view}
        reply={reply}
        privacyHref={privacyHref}
        action={action}
        objectIds={view.location ? { location_id: view.location.id } : {}}
      />
    );
  }
  return <LocationChoice {...form.view} />;
};

/**
 * Posts to the URL of the page and displays errors in place. Without a location it offers the choice of locations
 * first.
 */
export const FormSection = ({ view }: { readonly view: FormSectionView }) => {
  const { form } = view;
  return (
    <section id={view.anchor} className="section">
      <div className="wrap">
        <div className="form-section">
          <div className="form-words sticky-aside">
            <h2>{nonBreakingTitle(view.title)}</h2>
            <p className="section-text">{view.text}</p>
            {view.location && form.type === "form" && (
              <LocationLines location={view.location} otherLocationsHref={form.otherLocationsHref} />
            )}
            <SpokenLines lines={view.spoken} />
          </div>
          <div className="form-width">
            <Form view={view} />
          </div>
        </div>
      </div>
    </section>
  );
};
