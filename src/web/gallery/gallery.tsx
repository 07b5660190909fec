import { ALL_EXAMPLES } from "./all-examples.ts";

const anchorOf = (component: string): string => component.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** Every component with every example, on one page; in development only. */
export const Gallery = () => (
  <main id="contenu" className="wrap py-16">
    <h1 className="text-3xl">Composants</h1>
    <nav aria-label="Composants" className="mt-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-s">
        {ALL_EXAMPLES.map(({ component }) => (
          <li key={component}>
            <a href={`#${anchorOf(component)}`} className="link">
              {component}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {ALL_EXAMPLES.map(({ component, about, examples }) => (
      <section key={component} id={anchorOf(component)} className="mt-16 border-t border-line pt-6">
        <h2 className="text-xl">{component}</h2>
        <p className="mt-2 max-w-[64ch] text-soft">{about}</p>
        {examples.map(({ name, render, onDark }) => (
          <div key={name} className="mt-8">
            <h3 className="mb-3 text-xs font-normal text-soft">{name}</h3>
            <div className={onDark ? "on-dark rounded-picture p-6" : undefined}>{render()}</div>
          </div>
        ))}
      </section>
    ))}
  </main>
);
