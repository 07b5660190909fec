import { useActionData } from "react-router";
import { Link } from "../../../ui/link/link.tsx";
import type { LeadFormReply } from "../../features/lead-form/form-view.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { OpenNow } from "../../features/locations/opening-hours.tsx";
import type { PlaceCard } from "../../features/locations/place-card.ts";
import { PlaceAddress } from "../../features/locations/place-list.tsx";
import { locationStrings as words } from "../../strings/locations.ts";
import type { SectionViewOf } from "../section-views.ts";

const Answering = ({ place }: { readonly place: PlaceCard }) => (
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
  </div>
);

/** A form on the page itself: sent to the page's own address, its errors in place. */
export const FormSection = ({ view }: { readonly view: SectionViewOf<"form"> }) => {
  const reply = useActionData<LeadFormReply>();
  return (
    <section id={view.anchor ?? undefined} className="section">
      <div className="wrap">
        <div className="form-section">
          <div className="form-words">
            <h2>{view.title ?? view.form.title}</h2>
            <p className="section-text">{view.text ?? view.form.intro}</p>
            {view.place && <Answering place={view.place} />}
          </div>
          <div className="form-fields">
            <LeadForm view={view.form} reply={reply} privacyHref={view.privacyHref} action={view.action ?? undefined} />
          </div>
        </div>
      </div>
    </section>
  );
};
