import { useActionData } from "react-router";
import { Link } from "../../../ui/link/link.tsx";
import type { LeadFormReply } from "../../features/lead-form/form-view.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { PlaceChoice } from "../../features/lead-form/place-choice.tsx";
import { leadFormStrings } from "../../features/lead-form/strings.ts";
import { OpenNow } from "../../features/locations/opening-hours.tsx";
import type { PlaceCard } from "../../features/locations/place-card.ts";
import { PlaceAddress } from "../../features/locations/place-list.tsx";
import { locationStrings as words } from "../../strings/locations.ts";
import type { SectionViewOf } from "../section-views.ts";

type AnsweringProps = { readonly place: PlaceCard; readonly otherPlacesHref: string | null };

const Answering = ({ place, otherPlacesHref }: AnsweringProps) => (
  <div className="form-place">
    <p className="font-semibold">{place.name}</p>
    <PlaceAddress lines={place.address} />
    <OpenNow isOpen={place.isOpen} words={place.openNow} />
    <p>
      {words.preferCall}{" "}
      <Link href={place.phoneHref} className="figures">
        {place.phone}
      </Link>
    </p>
    {otherPlacesHref && (
      <p>
        <Link href={otherPlacesHref}>{leadFormStrings.otherPlace}</Link>
      </p>
    )}
  </div>
);

const Form = ({ view }: { readonly view: SectionViewOf<"form"> }) => {
  const reply = useActionData<LeadFormReply>();
  const { form, privacyHref, action } = view;
  if (form.type === "form") {
    return <LeadForm view={form.view} reply={reply} privacyHref={privacyHref} action={action} />;
  }
  return (
    <div className="grid gap-6">
      {view.title !== form.view.title && <h3 className="text-l">{form.view.title}</h3>}
      {view.text !== form.view.text && <p>{form.view.text}</p>}
      <PlaceChoice choices={form.view.choices} />
    </div>
  );
};

/** A form on the page itself: sent to the page's own address, its errors in place. Without a place to send it to, the places first. */
export const FormSection = ({ view }: { readonly view: SectionViewOf<"form"> }) => {
  const { form } = view;
  return (
    <section id={view.anchor} className="section">
      <div className="wrap">
        <div className="form-section">
          <div className="form-words">
            <h2>{view.title}</h2>
            <p className="section-text">{view.text}</p>
            {view.place && form.type === "form" && (
              <Answering place={view.place} otherPlacesHref={form.otherPlacesHref} />
            )}
          </div>
          <div className="form-fields">
            <Form view={view} />
          </div>
        </div>
      </div>
    </section>
  );
};
