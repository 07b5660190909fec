import type { TextBlock } from "./text-blocks.ts";

type DescriptionProps = { readonly blocks: readonly TextBlock[] };

/** The seller's own text. */
export const VehicleDescription = ({ blocks }: DescriptionProps) =>
  blocks.map(({ type, lines }, index) =>
    type === "paragraph" ? (
      <p key={`${index} ${lines[0] ?? ""}`} className="description-paragraph">
        {lines.join("\n")}
      </p>
    ) : (
      <ul key={`${index} ${lines[0] ?? ""}`} className="description-list">
        {lines.map((line, item) => (
          <li key={`${item} ${line}`}>{line}</li>
        ))}
      </ul>
    ),
  );
