import { type SectionOf, toPlainText } from "#domain/content/index.ts";
import { SCHEMA, type StructuredData } from "../../platform/page/index.ts";
import { parseJsonText } from "../../platform/json-text/index.ts";
import type { SectionView } from "../../sections/elements/define-section.ts";
import type { SectionsText } from "../../sections/page-sections.tsx";

const isAccordion = (view: SectionView): view is SectionOf<"accordion"> => view.component === "accordion";

/**
 * The questions of a page, from its sections: the answers are in the loader data once. Null without questions. Source:
 * https://schema.org/FAQPage
 */
export const faqData = (sections: SectionsText): StructuredData | null => {
  if (!sections.includes('"accordion"')) return null;
  const items = parseJsonText(sections).flatMap((view) => (isAccordion(view) ? view.items : []));
  if (items.length === 0) return null;
  return {
    "@context": SCHEMA,
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: toPlainText(answer) },
    })),
  };
};
