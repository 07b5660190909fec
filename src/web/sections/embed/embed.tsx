import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { sectionStrings } from "../../strings/sections.ts";
import { SectionFrame } from "../section-frame.tsx";
import type { EmbedView } from "./embed-view.ts";
import { ForeignFrame } from "./foreign-frame.tsx";

const words = sectionStrings.embed;

/** Somebody else's page within ours: nothing of it is loaded before a click that says whom it contacts. */
export const Embed = ({ view }: { readonly view: EmbedView }) => {
  const [shown, setShown] = useState(false);
  const { href, host, frame } = view.source;
  return (
    <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
      {shown && frame !== null && <ForeignFrame src={frame} title={view.title} height={view.height} />}
      {!shown && (
        <div className="embed">
          <p>{frame === null ? words.closed(host) : words.notice(host, words.cookies[view.purpose])}</p>
          {frame !== null && (
            <Button
              variant="secondary"
              className="with-script"
              label={words.show[view.component]}
              onClick={() => setShown(true)}
            />
          )}
        </div>
      )}
      <p className="embed-link">
        <Link href={href} rel="noopener external">
          {words.open(host)}
        </Link>
      </p>
    </SectionFrame>
  );
};
