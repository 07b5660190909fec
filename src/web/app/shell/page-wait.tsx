import { useLocation, useNavigation } from "react-router";

/** A line at the top of the window while another page is awaited; its animation begins after 400 ms. */
export const PageWait = () => {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isAwaited = location !== undefined && location.pathname !== pathname;
  // In an element of its own: a new sibling would restyle everything after it.
  return <div className="no-print">{isAwaited && <div className="page-wait" />}</div>;
};
