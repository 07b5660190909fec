import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { sectionStrings } from "../../strings/sections.ts";
import { SectionFrame } from "../section-frame.tsx";
import type { EmbedView } from "./embed-view.ts";
import { ForeignFrame } from "./foreign-frame.tsx";
import { useAskedFor } from "./use-asked-for.ts";

const words = sectionStrings.embed;

/** Somebody else's page within ours: nothing of it is loaded before a click that says whom it contacts. */
export const Embed = ({ view }: { readonly view: EmbedView }) => {
  const { href, host, frame } = view.source;
  const { asked, ask } = useAskedFor(frame?.src ?? null);
  return (
    <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
      {frame && asked ? (
        <ForeignFrame src={frame.src} title={view.title} height={view.height} />
      ) : (
        <div className="embed">
          <p>{frame ? words.notice(frame.host, words.cookies[view.purpose]) : words.closed(host)}</p>
          {frame && (
            <Button variant="secondary" className="with-script" label={words.show[view.component]} onClick={ask} />
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
