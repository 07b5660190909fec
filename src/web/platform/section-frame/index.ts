export { SectionFrame } from "./section-frame.tsx";
