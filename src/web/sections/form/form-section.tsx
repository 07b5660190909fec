import { useActionData } from "react-router";
import type { LeadFormReply } from "../../features/lead-form/form-view.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

/** A form on the page itself: sent to the page's own address, its errors in place. */
export const FormSection = ({ view }: { readonly view: SectionViewOf<"form"> }) => {
  const reply = useActionData<LeadFormReply>();
  return (
    <SectionFrame anchor={view.anchor} title={view.title ?? view.form.title} text={view.text ?? view.form.intro}>
      <div className="max-w-[640px]">
        <LeadForm view={view.form} reply={reply} privacyHref={view.privacyHref} action={view.action ?? undefined} />
      </div>
    </SectionFrame>
  );
};
