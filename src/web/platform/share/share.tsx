import { useRef, useState, useSyncExternalStore } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "../../../ui/button/button.tsx";
import { CheckIcon, LinkIcon, MailIcon, MessageIcon, ShareIcon } from "../../../ui/icons/icons.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { shareStrings as strings } from "./share-strings.ts";

const COPIED_FOR_MS = 4_000;

const subscribeNever = () => () => undefined;
const canShare = (): boolean => typeof navigator.share === "function";

/** Absolute URL and title of the page to share. */
export type SharedPage = { readonly url: string; readonly title: string };

// Mail clients and messengers require `%20`; URLSearchParams writes `+`.
const encode = encodeURIComponent;

/** mailto link without a recipient. */
export const mailHref = ({ url, title }: SharedPage): string =>
  `mailto:?subject=${encode(title)}&body=${encode(`${title}\n${url}`)}`;

/** Opens the application if it is installed. */
export const whatsAppHref = ({ url, title }: SharedPage): string => `https://wa.me/?text=${encode(`${title} ${url}`)}`;

/** Clipboard and native share sheet, where the browser supports them. */
const useShare = ({ url, title }: SharedPage) => {
  const [copy, setCopy] = useState<"idle" | "copied" | "failed">("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasSheet = useSyncExternalStore(subscribeNever, canShare, () => false);
  const copyLink = async (): Promise<void> => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(url);
      setCopy("copied");
      timer.current = setTimeout(() => setCopy("idle"), COPIED_FOR_MS);
    } catch {
      // No permission or no secure context: the URL is displayed for manual copying.
      setCopy("failed");
    }
  };
  const openSheet = (): void => {
    // Closing the share sheet rejects the promise.
    navigator.share({ url, title }).catch(() => undefined);
  };
  return { copy, copyLink, hasSheet, openSheet };
};

type ShareProps = {
  /** Id of the popover, unique on the page. */
  readonly id: string;
  readonly page: SharedPage;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
};

const CopyLink = ({ page, copying }: { readonly page: SharedPage; readonly copying: ReturnType<typeof useShare> }) => (
  <>
    <button type="button" className="share-way row full text-m" onClick={() => void copying.copyLink()}>
      {copying.copy === "copied" ? <CheckIcon /> : <LinkIcon />}
      <span>{copying.copy === "copied" ? strings.copied : strings.copy}</span>
    </button>
    <span role="status" className="sr-only">
      {copying.copy === "copied" && strings.copied}
    </span>
    {copying.copy === "failed" && (
      <label className="share-address stack gap-6">
        <span role="alert">{strings.notCopied}</span>
        <input
          readOnly
          type="url"
          value={page.url}
          aria-label={strings.address}
          onFocus={(event) => event.target.select()}
        />
      </label>
    )}
  </>
);

/** Mail and messenger links work without scripts; copying the link and the native share sheet require them. */
export const Share = ({ id, page, variant = "ghost", size = "medium" }: ShareProps) => {
  const copying = useShare(page);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className="share-button no-print"
        icon={<ShareIcon />}
        label={strings.share}
        popoverTarget={id}
      />
      <Popover id={id} title={strings.title} closeLabel={strings.close}>
        <ul className="share-ways">
          <li className="with-script">
            <CopyLink page={page} copying={copying} />
          </li>
          <li>
            <a href={mailHref(page)} className="share-way row full text-m">
              <MailIcon />
              <span>{strings.mail}</span>
            </a>
          </li>
          <li>
            <a
              href={whatsAppHref(page)}
              className="share-way row full text-m"
              rel="noopener noreferrer"
              target="_blank"
            >
              <MessageIcon />
              <span>{strings.whatsApp}</span>
            </a>
          </li>
          {copying.hasSheet && (
            <li>
              <button type="button" className="share-way row full text-m" onClick={copying.openSheet}>
                <ShareIcon />
                <span>{strings.other}</span>
              </button>
            </li>
          )}
        </ul>
      </Popover>
    </>
  );
};
