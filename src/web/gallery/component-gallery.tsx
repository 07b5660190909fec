import { ALL_EXAMPLES } from "./all-examples.ts";
import { SCREENS } from "./screens.tsx";

const toAnchor = (component: string): string => component.toLowerCase().replaceAll(/[^a-z]+/g, "-");

const TableOfContents = () => (
  <>
    <nav aria-label="Composants" className="mt-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-s">
        {ALL_EXAMPLES.map(({ component }) => (
          <li key={component}>
            <a href={`#${toAnchor(component)}`} className="link">
              {component}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <nav aria-label="Écrans" className="mt-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-s">
        {Object.keys(SCREENS).map((screen) => (
          <li key={screen}>
            <a href={`/_gallery/${screen}`} className="link">
              {screen}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </>
);

/** All examples on one page, or one screen by name. Development only. */
export const ComponentGallery = ({ screen }: { readonly screen?: string | undefined }) => {
  const render = screen === undefined ? undefined : SCREENS[screen];
  if (render) return render();
  return (
    <main id="contenu" className="wrap py-16">
      <h1>Composants</h1>
      <TableOfContents />
      {ALL_EXAMPLES.map(({ component, about, examples }) => (
        <section key={component} id={toAnchor(component)} className="mt-16 border-t border-line pt-6">
          <h2 className="text-xl">{component}</h2>
          <p className="mt-2 max-w-[64ch] text-soft">{about}</p>
          {examples.map((example) => (
            <div key={example.name} className="mt-8">
              <h3 className="mb-3 text-xs font-normal text-soft">{example.name}</h3>
              <div className={example.onDark ? "on-dark rounded-picture p-6" : undefined}>{example.render()}</div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
};
