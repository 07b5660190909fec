import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { sectionStrings } from "../../strings/sections.ts";
import { SectionFrame } from "../elements/section-frame.tsx";
import type { EmbedView } from "./embed-view.ts";
import { ThirdPartyFrame } from "./third-party-frame.tsx";
import { useEmbedConsent } from "./use-embed-consent.ts";

const strings = sectionStrings.embed;

/** A third-party page, loaded only after a click on a notice that names the host. */
export const Embed = ({ view }: { readonly view: EmbedView }) => {
  const { href, host, frame } = view.source;
  const { accepted, accept } = useEmbedConsent(frame?.src ?? null);
  return (
    <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
      {frame && accepted ? (
        <ThirdPartyFrame src={frame.src} title={view.title} height={view.height} />
      ) : (
        <div className="embed">
          <p>{frame ? strings.notice(frame.host, strings.cookies[view.purpose]) : strings.closed(host)}</p>
          {frame && (
            <Button variant="secondary" className="with-script" label={strings.show[view.component]} onClick={accept} />
          )}
        </div>
      )}
      <p className="embed-link">
        <Link href={href} rel="noopener external">
          {strings.open(host)}
        </Link>
      </p>
    </SectionFrame>
  );
};
