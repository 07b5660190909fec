import { ALL_EXAMPLES } from "./all-examples.ts";
import { SCREENS } from "./screens.tsx";
import "./component-gallery.css";

const toAnchor = (component: string): string => component.toLowerCase().replaceAll(/[^a-z]+/g, "-");

const TableOfContents = () => (
  <>
    <nav aria-label="Composants" className="gallery-index">
      <ul className="gallery-links text-s">
        {ALL_EXAMPLES.map(({ component }) => (
          <li key={component}>
            <a href={`#${toAnchor(component)}`} className="link">
              {component}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <nav aria-label="Écrans" className="gallery-index">
      <ul className="gallery-links text-s">
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
    <main id="contenu" className="wrap gallery-page">
      <h1>Composants</h1>
      <TableOfContents />
      {ALL_EXAMPLES.map(({ component, about, examples }) => (
        <section key={component} id={toAnchor(component)} className="gallery-component">
          <h2 className="text-xl">{component}</h2>
          <p className="gallery-about text-soft">{about}</p>
          {examples.map((example) => (
            <div key={example.name} className="gallery-example">
              <h3 className="gallery-example-name text-xs text-soft">{example.name}</h3>
              <div className={example.onDark ? "on-dark gallery-dark" : undefined}>{example.render()}</div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
};
