export { Slider as slider } from "../slider/slider.tsx";
