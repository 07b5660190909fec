export { LocationsMap as map } from "../map/locations-map.tsx";
