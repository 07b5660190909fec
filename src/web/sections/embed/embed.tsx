import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { grantConsent, useConsent, consentStrings } from "../../platform/consent/index.ts";
import { sectionStrings } from "../elements/sections-strings.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { EmbedView } from "./embed-view.ts";
import { ThirdPartyFrame } from "./third-party-frame.tsx";
import { useReloadIfBlocked } from "./use-embed-consent.ts";

const strings = sectionStrings.embed;

/** Requests consent in place of the frame. */
const Placeholder = ({ view }: { readonly view: EmbedView }) => {
  const { purpose } = view;
  const { frame, href, host } = view.source;
  const isOwn = href.startsWith("/");
  if (frame === null) return <p>{strings.closed(host)}</p>;
  return (
    <>
      <p>{isOwn ? strings.ownNotice : strings.notice(frame.host)}</p>
      <p className="with-script">{strings.consent(consentStrings.purposes[purpose].label)}</p>
      <Button
        variant="secondary"
        className="with-script"
        label={strings.show[view.component]}
        onClick={() => grantConsent(purpose)}
      />
    </>
  );
};

/**
 * Third-party iframe, loaded after consent to its purpose. Frame and placeholder have the same height, so that the
 * layout does not shift.
 */
export const Embed = ({ view }: { readonly view: EmbedView }) => {
  const { href, host, frame } = view.source;
  const isAccepted = useConsent(view.purpose);
  useReloadIfBlocked(frame?.src ?? null, isAccepted);
  return (
    <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
      <div className="embed">
        {frame && <svg width="1" height={view.height} aria-hidden="true" className="with-script" />}
        {frame && isAccepted ? (
          <ThirdPartyFrame src={frame.src} title={view.title} height={view.height} isLazy />
        ) : (
          <div className="embed-notice">
            <Placeholder view={view} />
          </div>
        )}
      </div>
      <p className="embed-link">
        <Link href={href} rel="noopener external">
          {href.startsWith("/") ? strings.openOwn : strings.open(host)}
        </Link>
      </p>
    </SectionFrame>
  );
};
