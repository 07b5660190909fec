import { Button, type ButtonSize, type ButtonVariant } from "../../../ui/button/button.tsx";
import { CheckIcon, LinkIcon, MailIcon, MessageIcon, ShareIcon } from "../../../ui/icons/icons.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { shareStrings as words } from "../../strings/share.ts";
import { mailHref, whatsAppHref, type Shared } from "./share-links.ts";
import { useShare } from "./use-share.ts";

type ShareProps = {
  /** Of the popover; unique on the page. */
  readonly id: string;
  readonly shared: Shared;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
};

const CopyLink = ({ shared, copying }: { readonly shared: Shared; readonly copying: ReturnType<typeof useShare> }) => (
  <>
    <button type="button" className="share-way" onClick={() => void copying.copyLink()}>
      {copying.copy === "copied" ? <CheckIcon /> : <LinkIcon />}
      <span>{copying.copy === "copied" ? words.copied : words.copy}</span>
    </button>
    <span role="status" className="sr-only">
      {copying.copy === "copied" && words.copied}
    </span>
    {copying.copy === "failed" && (
      <label className="share-address">
        <span role="alert">{words.notCopied}</span>
        <input
          readOnly
          type="url"
          value={shared.url}
          aria-label={words.address}
          onFocus={(event) => event.target.select()}
        />
      </label>
    )}
  </>
);

/**
 * A page on its way to somebody else: by mail and messenger as plain links, scripts or not; with scripts the link is
 * copied, or handed to the device's own sheet.
 */
export const Share = ({ id, shared, variant = "ghost", size = "medium" }: ShareProps) => {
  const copying = useShare(shared);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className="share-button no-print"
        icon={<ShareIcon />}
        label={words.share}
        popoverTarget={id}
      />
      <Popover id={id} title={words.title} closeLabel={words.close}>
        <ul className="share-ways">
          <li className="with-script">
            <CopyLink shared={shared} copying={copying} />
          </li>
          <li>
            <a href={mailHref(shared)} className="share-way">
              <MailIcon />
              <span>{words.mail}</span>
            </a>
          </li>
          <li>
            <a href={whatsAppHref(shared)} className="share-way" rel="noopener noreferrer" target="_blank">
              <MessageIcon />
              <span>{words.whatsApp}</span>
            </a>
          </li>
          {copying.hasSheet && (
            <li>
              <button type="button" className="share-way" onClick={copying.openSheet}>
                <ShareIcon />
                <span>{words.other}</span>
              </button>
            </li>
          )}
        </ul>
      </Popover>
    </>
  );
};
