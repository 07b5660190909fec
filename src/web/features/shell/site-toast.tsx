import { useState, useSyncExternalStore } from "react";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { shellStrings as words } from "../../strings/shell.ts";
import type { ShellView } from "./shell-view.ts";

/** In the session's storage: the text that was read and put away. */
const READ = "annonce-lue";

/** Storage may be forbidden; then the word stays until the next page. */
const remembered = (): string | null => {
  try {
    return sessionStorage.getItem(READ);
  } catch {
    return null;
  }
};

const nobodyElseWrites = () => (): void => {};

const remember = (text: string): void => {
  try {
    sessionStorage.setItem(READ, text);
  } catch {
    // Nothing to be done: it is put away for this page alone.
  }
};

/** A word to everybody. Without scripts it stands above the page; with them it floats, and can be put away. */
export const SiteToast = ({ toast }: { readonly toast: NonNullable<ShellView["toast"]> }) => {
  const [gone, setGone] = useState(false);
  const read = useSyncExternalStore(
    nobodyElseWrites,
    () => remembered() === toast.text,
    () => false,
  );
  if (gone || read) return null;
  const putAway = (): void => {
    remember(toast.text);
    setGone(true);
  };
  return (
    <aside aria-label={words.toast} className="site-toast on-dark no-print">
      <p>
        {toast.text}
        {toast.link && (
          <>
            {" "}
            <Link href={toast.link.href}>{toast.link.label}</Link>
          </>
        )}
      </p>
      <button type="button" className="round with-script" aria-label={words.closeToast} onClick={putAway}>
        <CloseIcon />
      </button>
    </aside>
  );
};
