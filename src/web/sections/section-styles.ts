/** Styles of all sections, part of the style sheet of every page. Those of `elements` come first (`app.css`). */
import.meta.glob(["./*/*.css", "!./elements/*.css"], { eager: true });
