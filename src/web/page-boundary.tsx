import { type ComponentType, createContext, type ReactNode, Suspense, use } from "react";

type BoundaryProps = { readonly children: ReactNode; readonly fallback?: ReactNode };

/** The boundary around what differs by page. The server sets another one to learn what failed in it. */
export const PageBoundaryContext = createContext<ComponentType<BoundaryProps>>(Suspense);

/** A server that could not render the page sends no page with a hole. */
const Waiting = (): null => {
  if (import.meta.env.SSR) throw new Error("the page was not rendered");
  return null;
};

/**
 * Stays while pages come and go: in a navigation the page before remains until the scripts of the next page are there, and the markup of
 * a document until those of its own are.
 */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => {
  const Boundary = use(PageBoundaryContext);
  return <Boundary fallback={<Waiting />}>{children}</Boundary>;
};
