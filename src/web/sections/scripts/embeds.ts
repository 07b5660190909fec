export { Embed as iframe, Embed as recruiting, Embed as reviews } from "../embed/embed.tsx";
