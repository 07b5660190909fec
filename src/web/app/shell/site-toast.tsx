import { useState, useSyncExternalStore } from "react";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { tabStorage } from "../../platform/storage/index.ts";
import { shellStrings as strings } from "../../platform/strings/index.ts";
import type { ShellView } from "./shell-view.ts";

/** Session storage key of the dismissed text. */
const STORAGE_KEY = "annonce-lue";

const subscribeNever = () => (): void => {};

/** Site-wide announcement: above the page without scripts, floating and dismissible with them. */
export const SiteToast = ({ toast }: { readonly toast: NonNullable<ShellView["toast"]> }) => {
  const [dismissed, setDismissed] = useState(false);
  const dismissedBefore = useSyncExternalStore(
    subscribeNever,
    () => tabStorage.read(STORAGE_KEY) === toast.text,
    () => false,
  );
  if (dismissed || dismissedBefore) return null;
  const dismiss = (): void => {
    // If it is not stored, the toast is dismissed on this page only.
    tabStorage.write(STORAGE_KEY, toast.text);
    setDismissed(true);
  };
  return (
    <aside aria-label={strings.toast} className="site-toast on-dark no-print">
      <p>
        {toast.text}
        {toast.link && (
          <>
            {" "}
            <Link href={toast.link.href}>{toast.link.label}</Link>
          </>
        )}
      </p>
      <button type="button" className="round with-script" aria-label={strings.closeToast} onClick={dismiss}>
        <CloseIcon />
      </button>
    </aside>
  );
};
