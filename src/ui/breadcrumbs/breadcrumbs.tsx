import { Link } from "../link/link.tsx";

export type Crumb = { readonly label: string; readonly href?: string | undefined };

export const Breadcrumbs = ({ label, items }: { readonly label: string; readonly items: readonly Crumb[] }) => (
  <nav aria-label={label} className="crumbs">
    <ol>
      {items.map((item) => (
        <li key={item.label}>
          {item.href === undefined ? (
            <span aria-current="page">{item.label}</span>
          ) : (
            <Link href={item.href} quiet>
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
