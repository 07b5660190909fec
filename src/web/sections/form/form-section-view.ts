import type { SectionOf } from "#domain/content/index.ts";
import type { LeadFormView } from "../../features/lead-form/form-view.ts";
import type { LiveContent } from "../live-content.ts";

export type FormSectionView = Omit<SectionOf<"form">, "kind" | "location"> & {
  readonly form: LeadFormView;
  readonly privacyHref: string;
  /** The router takes what is sent to "/" for the shell's own; null: the page's address. */
  readonly action: string | null;
};

export const formSectionView = (section: SectionOf<"form">, live: LiveContent): FormSectionView => {
  const { kind: _kind, location: _location, ...rest } = section;
  return {
    ...rest,
    form: live.formOf(section),
    privacyHref: live.paths.content("politique-de-traitement-des-donnees"),
    action: live.path === "/" ? "/?index" : null,
  };
};
