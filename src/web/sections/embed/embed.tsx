import type { ConsentHosts, ConsentPurpose } from "#domain/consent/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { grantConsent, useConsent, consentStrings } from "../../platform/consent/index.ts";
import { ThirdPartyFrame, useEmbedConsent, useReloadIfBlocked } from "../../platform/films/index.ts";
import { sectionStrings } from "../elements/sections-strings.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { OWN_HOST } from "#application/site/index.ts";
import { linkHost, type SectionOf } from "#domain/content/index.ts";
import { playerUrl } from "#domain/media/index.ts";
import type { SectionHosts } from "../elements/define-section.ts";
import type { AllowedHosts, LiveContent } from "../elements/live-content.ts";

/** URL of the frame and its host, `OWN_HOST` for pages of this site. */
type EmbedFrame = { readonly src: string; readonly host: string };

/**
 * A third-party page, or one of this site, and its host without "www."; `frame` is null if the settings do not allow
 * its host.
 */
export type EmbedSource = { readonly href: string; readonly host: string; readonly frame: EmbedFrame | null };

/**
 * What loads the frame: nothing for a page of this site, a consent to its purpose where that unlocks its host (`others`:
 * the other hosts that it unlocks), and else a click for this frame alone.
 */
type FrameConsent =
  | { readonly type: "none" }
  | { readonly type: "purpose"; readonly purpose: ConsentPurpose; readonly others: readonly string[] }
  | { readonly type: "once" };

type EmbedName = "iframe" | "reviews" | "recruiting";

type EmbedViewOf<Name extends EmbedName> = Name extends EmbedName
  ? Omit<SectionOf<Name>, "src" | "purpose"> & { readonly source: EmbedSource; readonly consent: FrameConsent }
  : never;

export type EmbedView = EmbedViewOf<EmbedName>;

/** Host of a URL, with a non-default port; null for other links. */
const frameHost = (src: string): string | null => (linkHost(src) === null ? null : new URL(src).host);

/** `allowed`: hosts in the settings. */
export const toEmbedSource = (href: string, allowed: readonly string[]): EmbedSource => {
  const src = playerUrl(href);
  const host = frameHost(src);
  return {
    href,
    host: (linkHost(href) ?? href).replace(/^www\./, ""),
    frame: host !== null && allowed.includes(host) ? { src, host } : null,
  };
};

const toFrameSource = (src: string, allowed: readonly string[]): EmbedSource =>
  src.startsWith("/") ? { href: src, host: OWN_HOST, frame: { src, host: OWN_HOST } } : toEmbedSource(src, allowed);

const toFrameConsent = ({ frame }: EmbedSource, purpose: ConsentPurpose, unlocked: ConsentHosts): FrameConsent => {
  if (frame?.host === OWN_HOST) return { type: "none" };
  if (frame === null || !unlocked[purpose].includes(frame.host)) return { type: "once" };
  return { type: "purpose", purpose, others: unlocked[purpose].filter((host) => host !== frame.host) };
};

export const toEmbedView = (section: SectionOf<EmbedName>, { embeds, widgets, consent }: AllowedHosts): EmbedView => {
  const { src, ...rest } = section;
  const isIframe = section.component === "iframe";
  const source = toFrameSource(src, isIframe ? embeds : widgets);
  return { ...rest, source, consent: toFrameConsent(source, isIframe ? section.purpose : "services", consent) };
};

export const toEmbedSectionView = (section: SectionOf<EmbedName>, { hosts }: LiveContent): EmbedView =>
  toEmbedView(section, hosts);

/** Contacted only after consent. */
export const frameHosts = ({ frame }: EmbedSource): SectionHosts => (frame === null ? {} : { frames: [frame.host] });

export const embedHosts = ({ source }: EmbedView): SectionHosts => frameHosts(source);

const strings = sectionStrings.embed;

type FrameProps = { readonly view: EmbedView; readonly frame: EmbedFrame };

const LoadedFrame = ({ view, frame }: FrameProps) => (
  <ThirdPartyFrame src={frame.src} title={view.title ?? frame.host} height={view.height} isLazy />
);

/** Names what the button contacts, now and on other pages. */
const Placeholder = ({ view: { component, consent }, frame, onShow }: FrameProps & { readonly onShow: () => void }) => (
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
      <div className="embed cell">
        {frame && <svg width="1" height={view.height} aria-hidden="true" className="with-script" />}
        {frame ? (
          <Frame view={view} frame={frame} />
        ) : (
          <div className="embed-notice">
            <p>{strings.closed(host)}</p>
          </div>
        )}
      </div>
      <p className="embed-link mt-16">
        <Link href={href} rel="noopener external">
          {href.startsWith("/") ? strings.openOwn : strings.open(host)}
        </Link>
      </p>
    </SectionFrame>
  );
};
