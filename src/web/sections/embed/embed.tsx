import type { ConsentPurpose } from "#domain/consent/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { grantConsent, useConsent, consentStrings } from "../../platform/consent/index.ts";
import { ThirdPartyFrame, useEmbedConsent, useReloadIfBlocked } from "../../platform/films/index.ts";
import { sectionStrings } from "../elements/sections-strings.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { EmbedFrame, EmbedView } from "./embed-view.ts";

const strings = sectionStrings.embed;

type FrameProps = { readonly view: EmbedView; readonly frame: EmbedFrame };

const LoadedFrame = ({ view, frame }: FrameProps) => (
  <ThirdPartyFrame src={frame.src} title={view.title ?? frame.host} height={view.height} isLazy />
);

type PlaceholderProps = FrameProps & { readonly onShow: () => void };

/** Names what the button contacts, now and on other pages. */
const Placeholder = ({ view: { component, consent }, frame, onShow }: PlaceholderProps) => (
  <div className="embed-notice">
    <p>{strings.notice(frame.host)}</p>
    {consent.type === "purpose" && (
      <p className="with-script">
        {consentStrings.inPlace(consentStrings.purposes[consent.purpose].label, consent.others)}
      </p>
    )}
    <Button variant="secondary" className="with-script" label={strings.show[component]} onClick={onShow} />
  </div>
);

/** Loaded after consent to its purpose, given here or elsewhere. */
const FrameOfPurpose = ({ purpose, ...props }: FrameProps & { readonly purpose: ConsentPurpose }) => {
  const isAccepted = useConsent(purpose, props.frame.host);
  useReloadIfBlocked(props.frame.src, isAccepted);
  return isAccepted ? <LoadedFrame {...props} /> : <Placeholder {...props} onShow={() => grantConsent(purpose)} />;
};

/** Loaded after a click, which unlocks nothing else. */
const FrameOnce = (props: FrameProps) => {
  const { accepted, accept } = useEmbedConsent(props.frame.src);
  return accepted ? <LoadedFrame {...props} /> : <Placeholder {...props} onShow={accept} />;
};

const Frame = (props: FrameProps) => {
  const { consent } = props.view;
  if (consent.type === "none") return <LoadedFrame {...props} />;
  return consent.type === "once" ? <FrameOnce {...props} /> : <FrameOfPurpose {...props} purpose={consent.purpose} />;
};

/**
 * A page in a frame: of another site after consent, of this site at once. Frame and placeholder have the same height, so
 * that the layout does not shift.
 */
export const Embed = ({ view }: { readonly view: EmbedView }) => {
  const { href, host, frame } = view.source;
  return (
    <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
      <div className="embed">
        {frame && <svg width="1" height={view.height} aria-hidden="true" className="with-script" />}
        {frame ? (
          <Frame view={view} frame={frame} />
        ) : (
          <div className="embed-notice">
            <p>{strings.closed(host)}</p>
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
