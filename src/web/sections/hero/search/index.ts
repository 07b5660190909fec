export { HeroSearch, type HeroSearchProps } from "./hero-search.tsx";
