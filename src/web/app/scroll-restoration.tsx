import { useContext } from "react";
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";

/** Positions by the key of the history's entry, written by the router when the page is left. */
const STORAGE_KEY = "react-router-scroll-positions";

/** Stands at the end of the page, so that it scrolls before the first paint. */
const RESTORE = `(()=>{try{const h=history;if(!h.state||!h.state.key)h.replaceState({key:Math.random().toString(32).slice(2)},"");const y=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")||"{}")[h.state.key];if(typeof y==="number")scrollTo(0,y)}catch{}})()`;

/**
 * Scrolls to where the visitor was. As the router's `ScrollRestoration`, whose script throws on every page where the
 * browser blocks site data.
 */
export const ScrollRestoration = () => {
  useScrollRestoration({ storageKey: STORAGE_KEY });
  const nonce = useContext(FrameworkContext)?.nonce;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: RESTORE }} />;
};
