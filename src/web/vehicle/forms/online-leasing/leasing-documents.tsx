import { type DocumentsBySituation, leasingPageStrings } from "./online-leasing-strings.ts";

const strings = leasingPageStrings.documents;

/** Required documents for each situation; the style sheet shows the list of the selected one. */
export const LeasingDocumentList = ({ bySituation }: { readonly bySituation: DocumentsBySituation }) => (
  <div className="stack">
    <p>{strings.intro}</p>
    <p className="leasing-no-situation text-soft">{strings.choose}</p>
    {Object.entries(bySituation).map(([situation, documents]) => (
      <ul key={situation} aria-label={strings.label} className="leasing-documents bullets" data-situation={situation}>
        {documents.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
    ))}
  </div>
);
