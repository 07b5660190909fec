import { type ComponentType, createContext, type ReactNode, Suspense, use } from "react";

type BoundaryProps = { readonly children: ReactNode; readonly fallback?: ReactNode };

/** Boundary around the content of a page. The server replaces it to get the error that occurred inside. */
export const PageBoundaryContext = createContext<ComponentType<BoundaryProps>>(Suspense);

/** On the server, fails instead of sending a page without content. */
const Waiting = (): null => {
  if (import.meta.env.SSR) throw new Error("the page was not rendered");
  return null;
};

/**
 * Stays mounted across navigations: the previous page remains until the scripts of the next one are loaded, and server
 * markup until its own scripts are.
 */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => {
  const Boundary = use(PageBoundaryContext);
  return <Boundary fallback={<Waiting />}>{children}</Boundary>;
};
